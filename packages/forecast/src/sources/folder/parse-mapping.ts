import type { GribVariable, SecondLevel } from '#sources/grib-file/grib-variable.ts';
import { isSourceName } from '#store/durable-file.ts';
import { getVariable, isVariableName } from '#variables/variable.table.ts';
import { createFaultFinder, type FaultFinder } from './fault-finder.ts';

/** Content of a folder's `mapping.json`. */
export interface FolderMapping {
  /** Name of the runs' source: lower-case letters, digits and hyphens. */
  readonly source: string;
  /** Licence and credit that must be shown with the data. */
  readonly licence: string;
  /** Number of complete steps at which a run is published. */
  readonly wholeSteps: number;
  /** The grid required of every field; null: any grid. */
  readonly grid: ExpectedGrid | null;
  /** Accepted messages; the first matching line applies. */
  readonly variables: readonly MappedVariable[];
}

/** A line of the mapping. */
export interface MappedVariable extends GribVariable {
  /** Whether a step is complete without it. */
  readonly optional: boolean;
}

/** Outermost points and steps of a grid, degrees. */
export interface ExpectedGrid {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
  readonly latStep: number;
  readonly lngStep: number;
}

/** A mapping, or its faults: one line each, beginning with the path of the fault. */
type ParsedMapping =
  | { readonly mapping: FolderMapping; readonly faults: readonly [] }
  | { readonly mapping: null; readonly faults: readonly string[] };

const KEYS = ['source', 'licence', 'wholeSteps', 'grid', 'variables'];
const LINE_KEYS = [
  ...['variable', 'parameter', 'centre', 'levelType', 'level', 'secondLevelType', 'secondLevel', 'statistic'],
  ...['unit', 'factor', 'shift', 'perSecond', 'optional'],
];
const GRID_KEYS = ['south', 'north', 'west', 'east', 'latStep', 'lngStep'];
const MOST_STEPS = 2000;
const MOST_OCTET = 255;
const MOST_CENTRE = 65_535;
const MOST_LICENCE = 1000;
/** Code table 4.10: 0 is the mean of the interval, 1 the amount. */
const STATISTIC_OF = { instant: null, accumulated: 1, averaged: 0 } as const;

/** Parses a `mapping.json`. `reserved` are source names that it must not use: those of the portal's own sources. */
export function parseMapping(text: string, reserved: readonly string[]): ParsedMapping {
  const faults: string[] = [];
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch (error) {
    return { mapping: null, faults: [`is not JSON: ${String(error).replaceAll(/\s+/g, ' ')}`] };
  }
  const find = createFaultFinder(faults, '', root);
  if (find === null) return { mapping: null, faults };
  find.checkKeys(KEYS);
  const source = find.text('source');
  const mapping: FolderMapping = {
    source: source ?? '',
    licence: find.text('licence', MOST_LICENCE) ?? '',
    wholeSteps: find.count('wholeSteps', 1, MOST_STEPS) ?? 1,
    grid: parseGrid(find.inside('grid')),
    variables: parseLines(find),
  };
  if (source !== null && !isSourceName(source))
    find.add('source', `"${source}" is not small letters, digits and hyphens`);
  if (source !== null && reserved.includes(source)) find.add('source', `"${source}" is a source of the portal itself`);
  return faults.length === 0 ? { mapping, faults: [] } : { mapping: null, faults };
}

function parseGrid(find: FaultFinder | null): ExpectedGrid | null {
  if (find === null) return null;
  find.checkKeys(GRID_KEYS);
  const [south, north] = [find.number('south', -90, 90), find.number('north', -90, 90)];
  const [west, east] = [find.number('west', -180, 360), find.number('east', -180, 540)];
  const [latStep, lngStep] = [find.number('latStep', 1e-4, 10), find.number('lngStep', 1e-4, 10)];
  if (south !== null && north !== null && south >= north) find.add('south', 'is not less than north');
  if (west !== null && east !== null && west >= east) find.add('west', 'is not less than east');
  const isWhole = [south, north, west, east, latStep, lngStep].every((value) => value !== null);
  if (!isWhole) return null;
  return { south, north, west, east, latStep, lngStep } as ExpectedGrid;
}

function parseLines(find: FaultFinder): MappedVariable[] {
  const lines = find.list('variables').map(parseLine);
  if (lines.length > 0 && lines.every((line) => line?.variable === 'surfaceHeight'))
    find.add('variables', 'has no variable of the weather');
  return lines.filter((line) => line !== null);
}

function parseLine(find: FaultFinder): MappedVariable | null {
  find.checkKeys(LINE_KEYS);
  const name = find.text('variable');
  const isGround = name === 'surfaceHeight';
  const variable = name !== null && (isGround || isVariableName(name)) ? name : null;
  if (name !== null && variable === null) find.add('variable', `"${name}" is no variable of the portal`);
  const parameter = find.triple('parameter', MOST_OCTET);
  const levelType = find.count('levelType', 0, MOST_OCTET);
  const level = find.optionalNumber('level');
  const secondLevel = parseSecondLevel(find);
  const centre = find.has('centre') ? find.count('centre', 0, MOST_CENTRE) : null;
  const definition = variable === null || variable === 'surfaceHeight' ? null : getVariable(variable);
  const defaultStatistic = STATISTIC_OF[definition?.kind ?? 'instant'];
  const statistic = find.has('statistic') ? find.countOrNull('statistic', MOST_OCTET) : defaultStatistic;
  const unit = find.has('unit') ? find.text('unit') : (definition?.unit ?? 'm');
  const factor = find.optionalNumber('factor') ?? 1;
  if (factor === 0) find.add('factor', 'is 0: every value would be the same');
  const shift = find.optionalNumber('shift') ?? 0;
  const perSecond = find.flag('perSecond');
  if (perSecond && definition?.kind !== 'averaged') find.add('perSecond', 'fits only means, such as radiation');
  const optional = find.flag('optional') || isGround;
  if (variable === null || parameter === null || levelType === null) return null;
  return {
    ...{
      variable,
      parameter,
      levelTypes: [levelType],
      statistics: [statistic],
      unit: unit ?? '',
      factor,
      shift,
      optional,
    },
    ...(level === null ? {} : { level }),
    ...(secondLevel === undefined ? {} : { secondLevel }),
    ...(centre === null ? {} : { centre }),
    ...(perSecond ? { perSecond } : {}),
  };
}

/** The second surface of a layer; null if the mapping requires none, undefined if it says nothing. */
function parseSecondLevel(find: FaultFinder): SecondLevel | null | undefined {
  const isStated = find.has('secondLevelType');
  const type = isStated ? find.countOrNull('secondLevelType', MOST_OCTET) : null;
  const value = find.optionalNumber('secondLevel');
  if (type !== null) return value === null ? { type } : { type, value };
  if (value !== null) find.add('secondLevel', 'needs secondLevelType');
  return isStated ? null : undefined;
}
