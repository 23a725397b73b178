import { COVERAGE } from '@portal/domain/geo/lat-lng';
import type { Grib2Message, LatLngGridDefinition } from '#formats/grib2/message.ts';
import type { VariableName } from '#variables/variable.table.ts';

/** The second fixed surface of a layer (code table 4.5), as the file orders the two: soil of 0–10 cm is 106/0 and 106/0.1. */
export interface SecondLevel {
  readonly type: number;
  /** In the unit of the type; any where left out. */
  readonly value?: number;
}

/** What a GRIB2 parameter on a level is to the engine. */
export interface GribVariable {
  /** Discipline, category and number of the parameter (code tables 0.0, 4.1, 4.2). */
  readonly parameter: readonly [discipline: number, category: number, number: number];
  /** Only of this centre (its local table); of any where left out. */
  readonly centre?: number;
  /** Types of the first fixed surface (code table 4.5) that count. */
  readonly levelTypes: readonly number[];
  /** Value of the level; any where left out. */
  readonly level?: number;
  /**
   * The second fixed surface: of a layer between two surfaces its other one, `null` where there must be none. Left out it
   * is not compared: some producers state one for the whole atmosphere.
   */
  readonly secondLevel?: SecondLevel | null;
  /** Statistical processing (code table 4.10) that counts; null is an instant. */
  readonly statistics: readonly (number | null)[];
  /** `surfaceHeight` is the model's ground, metres. */
  readonly variable: VariableName | 'surfaceHeight';
  /** Unit of the file; stored value = file value × factor + shift. */
  readonly unit: string;
  readonly factor: number;
  readonly shift: number;
  /** The file has an amount where the engine has its mean: divided by the seconds of the interval. */
  readonly perSecond?: true;
}

/** What a message is to the engine by the lines of a table; null where it is none of them. */
export function findGribVariable<Line extends GribVariable>(
  message: Grib2Message,
  lines: readonly Line[],
): Line | null {
  return lines.find((line) => isOf(message, line)) ?? null;
}

/** A part of an amount has the numbers of the whole: one kind and size of aerosol, waves of some periods. */
const PART_TEMPLATES: ReadonlySet<number> = new Set([48, 103]);

function isOf(message: Grib2Message, line: GribVariable): boolean {
  const [discipline, category, number] = line.parameter;
  return (
    !PART_TEMPLATES.has(message.productTemplate) &&
    message.discipline === discipline &&
    message.category === category &&
    message.parameter === number &&
    (line.centre === undefined || line.centre === message.centre) &&
    message.levelType !== null &&
    line.levelTypes.includes(message.levelType) &&
    (line.level === undefined || line.level === message.levelValue) &&
    hasSecondLevel(message, line.secondLevel) &&
    line.statistics.includes(message.statistic)
  );
}

function hasSecondLevel(message: Grib2Message, expected: SecondLevel | null | undefined): boolean {
  if (expected === undefined) return true;
  if (expected === null) return message.secondLevelType === null;
  if (message.secondLevelType !== expected.type) return false;
  return expected.value === undefined || message.secondLevelValue === expected.value;
}

/** Flag table 3.4, bit 1: columns run west. */
const I_NEGATIVE = 0x80;

/** Whether a message's grid has a point in the area that the portal serves, whatever way its longitudes are counted. */
export function touchesRegion({ grid }: Grib2Message): boolean {
  if (grid.kind !== 'lat-lng') return false;
  const south = Math.min(grid.firstLat, grid.lastLat);
  const north = Math.max(grid.firstLat, grid.lastLat);
  return south <= COVERAGE.north && north >= COVERAGE.south && touchesLongitudes(grid);
}

function touchesLongitudes({ firstLng, lastLng, ni, iStep, scanningMode }: LatLngGridDefinition): boolean {
  const west = (scanningMode & I_NEGATIVE) === 0 ? firstLng : lastLng;
  const east = west + (ni - 1) * iStep;
  return [-360, 0, 360].some((turn) => west + turn <= COVERAGE.east && east + turn >= COVERAGE.west);
}

/** `5–24.5° N, 99–119.5° E`: the area in an error line. */
export const REGION_TEXT = `${COVERAGE.south}–${COVERAGE.north}° N, ${COVERAGE.west}–${COVERAGE.east}° E`;
