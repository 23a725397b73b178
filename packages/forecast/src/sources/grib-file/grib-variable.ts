import { COVERAGE } from '@portal/domain/geo/lat-lng';
import type { Grib2Message, LatLngGridDefinition } from '#formats/grib2/message.ts';
import type { VariableName } from '#variables/variable.table.ts';

/** The second fixed surface of a layer (code table 4.5), in the file's order: soil of 0–10 cm is 106/0 and 106/0.1. */
export interface SecondLevel {
  readonly type: number;
  /** In the unit of the type; default: any. */
  readonly value?: number;
}

/** Mapping of a GRIB2 parameter on a level to the engine. */
export interface GribVariable {
  /** Discipline, category and number of the parameter (code tables 0.0, 4.1, 4.2). */
  readonly parameter: readonly [discipline: number, category: number, number: number];
  /** Only of this centre (its local table); default: any. */
  readonly centre?: number;
  /** Accepted types of the first fixed surface (code table 4.5). */
  readonly levelTypes: readonly number[];
  /** Value of the level; default: any. */
  readonly level?: number;
  /**
   * The second fixed surface of a layer; `null` if there must be none. If absent it is not compared: some producers
   * state one for the whole atmosphere.
   */
  readonly secondLevel?: SecondLevel | null;
  /** Accepted statistical processing (code table 4.10); null is an instant. */
  readonly statistics: readonly (number | null)[];
  /** `surfaceHeight` is the model surface, metres. */
  readonly variable: VariableName | 'surfaceHeight';
  /** Unit of the file; stored value = file value × factor + shift. */
  readonly unit: string;
  readonly factor: number;
  readonly shift: number;
  /** Only this kind of aerosol, of smaller particles than this; a line without it matches no aerosol. */
  readonly aerosol?: { readonly kind: number; readonly belowM: number };
  /** Only the chance of at least this, in the unit of the parameter; a line without it matches no chance. */
  readonly chanceFrom?: number;
  /**
   * Brings a decoded field into `unit`, in place, where the file does not state the unit of its values. Throws
   * `RangeError` if the values do not tell it.
   */
  readonly findUnit?: (values: Float64Array) => void;
  /** The file has an amount where the engine has its rate: divided by the seconds of the interval. */
  readonly perSecond?: true;
}

/** The first table line that matches a message; null if there is none. */
export function findGribVariable<Line extends GribVariable>(
  message: Grib2Message,
  lines: readonly Line[],
): Line | null {
  return lines.find((line) => isOf(message, line)) ?? null;
}

/** A part has the same parameter numbers as the whole: waves of some periods. */
const WAVE_PARTS_TEMPLATE = 103;

function isOf(message: Grib2Message, line: GribVariable): boolean {
  const [discipline, category, number] = line.parameter;
  return (
    message.productTemplate !== WAVE_PARTS_TEMPLATE &&
    isAerosol(message, line.aerosol) &&
    isChance(message, line.chanceFrom) &&
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

/** Code table 4.91: smaller than the first limit. */
const SMALLER = 0;

/** An aerosol's kinds and sizes share the parameter's numbers. */
function isAerosol({ aerosol }: Grib2Message, expected: GribVariable['aerosol']): boolean {
  if (aerosol === null || expected === undefined) return aerosol === null && expected === undefined;
  return aerosol.kind === expected.kind && aerosol.sizeType === SMALLER && aerosol.sizeM === expected.belowM;
}

/** Code table 4.9. */
const ABOVE_UPPER = 1;
const ABOVE_LOWER = 3;

/** A chance has the numbers of its parameter, and the limit and its kind tell which chance it is. */
function isChance({ probability }: Grib2Message, from: number | undefined): boolean {
  if (probability === null || from === undefined) return probability === null && from === undefined;
  const { type, lower, upper } = probability;
  return (type === ABOVE_LOWER && lower === from) || (type === ABOVE_UPPER && upper === from);
}

function hasSecondLevel(message: Grib2Message, expected: SecondLevel | null | undefined): boolean {
  if (expected === undefined) return true;
  if (expected === null) return message.secondLevelType === null;
  if (message.secondLevelType !== expected.type) return false;
  return expected.value === undefined || message.secondLevelValue === expected.value;
}

/** Flag table 3.4, bit 1: columns run west. */
const I_NEGATIVE = 0x80;

/** The outermost cell centres of a grid, degrees: a west as the file has it, and the east reached from there. */
export function findGridEdges(grid: LatLngGridDefinition): Record<'south' | 'north' | 'west' | 'east', number> {
  const { firstLat, lastLat, firstLng, lastLng, ni, iStep, scanningMode } = grid;
  const west = (scanningMode & I_NEGATIVE) === 0 ? firstLng : lastLng;
  const [south, north] = [Math.min(firstLat, lastLat), Math.max(firstLat, lastLat)];
  return { south, north, west, east: west + (ni - 1) * iStep };
}

/** Whether a message's grid has a point in the portal's area, whatever its convention for longitudes. */
export function touchesRegion({ grid }: Grib2Message): boolean {
  if (grid.kind !== 'lat-lng') return false;
  const { south, north, west, east } = findGridEdges(grid);
  return (
    south <= COVERAGE.north &&
    north >= COVERAGE.south &&
    [-360, 0, 360].some((turn) => west + turn <= COVERAGE.east && east + turn >= COVERAGE.west)
  );
}

/** `5–24.5° N, 99–119.5° E`: the area in an error line. */
export const REGION_TEXT = `${COVERAGE.south}–${COVERAGE.north}° N, ${COVERAGE.west}–${COVERAGE.east}° E`;
