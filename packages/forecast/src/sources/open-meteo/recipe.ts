import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '#grid/regular-grid.ts';
import type { CycleTimetable, FetchedSourceFacts } from '#sources/schedule/source.ts';
import type { VariableName } from '#variables/variable.table.ts';

/** A variable of the service, as requested and as expected in the reply. */
export interface HourlyVariable {
  readonly name: string;
  /** Required value in `hourly_units`. */
  readonly unit: string;
  /** Its meaning in the engine, which sets the limits of its values. */
  readonly means: VariableName | 'speed' | 'direction';
  /** Value in the engine's unit = value of the service × factor. */
  readonly factor: number;
}

/**
 * The hour that a value describes, relative to the hour `t` under which the service lists it. `at`: the moment t.
 * `before`: the amount or mean of the hour that ends at t. `from`: as `before`, stored under the hour's start, because
 * the engine's variable describes the hour that begins there.
 */
type SpokenHour = 'at' | 'before' | 'from';

/** A variable of the engine taken from one of the service. */
export interface ValueRecipe {
  readonly kind: 'value';
  readonly variable: VariableName;
  readonly of: HourlyVariable;
  readonly hour: SpokenHour;
  readonly note?: string;
}

/** Speed and direction at one height above ground. */
export interface WindLevel {
  readonly heightM: number;
  readonly speed: HourlyVariable;
  readonly direction: HourlyVariable;
}

/** Both components of a wind, from one level at this height or from one below and one above. */
export interface WindRecipe {
  readonly kind: 'wind';
  readonly u: VariableName;
  readonly v: VariableName;
  readonly heightM: number;
  readonly levels: readonly [WindLevel] | readonly [WindLevel, WindLevel];
}

/** Derivation of the engine's fields from variables of the service. */
export type Recipe = ValueRecipe | WindRecipe;

/** The variables of the service that recipes need, each once, in order. */
export function listHourlyVariables(recipes: readonly Recipe[]): HourlyVariable[] {
  return recipes.flatMap((recipe) =>
    recipe.kind === 'value' ? [recipe.of] : recipe.levels.flatMap(({ speed, direction }) => [speed, direction]),
  );
}

/** One of Open-Meteo's services: what to request, where and when. */
export interface OpenMeteoService extends FetchedSourceFacts {
  /** Last part of the address. */
  readonly call: 'forecast' | 'air-quality' | 'marine';
  /** Base URL of `call` for the free service, and for customers with a key. */
  readonly publicUrl: string;
  readonly keyed: { readonly setting: string; readonly publicUrl: string };
  readonly timetable: CycleTimetable;
  readonly grid: RegularGrid;
  /** Grid cells whose centres are requested, ascending; the others stay unknown. */
  readonly cells: readonly number[];
  /** First and last hour, relative to the start of the run. Earlier hours serve the day so far and the nowcast. */
  readonly hours: { readonly from: number; readonly to: number };
  readonly recipes: readonly Recipe[];
  /**
   * A variable of the service without which a point is useless, and up to which hour; null if no variable is required.
   */
  readonly required: { readonly name: string; readonly upToHour: number } | null;
  /** Whether the heights of the points count as the model surface. */
  readonly hasGround: boolean;
}

/** Properties of a service's variable besides name and unit: default: factor 1, instantaneous. */
interface ValueParts {
  readonly factor?: number;
  readonly hour?: SpokenHour;
  readonly note?: string;
}

/** A variable of the engine from one of the service. */
export function makeValueRecipe(
  variable: VariableName,
  name: string,
  unit: string,
  { factor = 1, hour = 'at', note }: ValueParts = {},
): ValueRecipe {
  const of = { name, unit, means: variable, factor };
  return { kind: 'value', variable, of, hour, ...(note === undefined ? {} : { note }) };
}

/** Speed, m/s, and direction of the wind at a height, as the service names them. */
export function makeWindLevel(heightM: number): WindLevel {
  return {
    heightM,
    speed: { name: `wind_speed_${heightM}m`, unit: 'm/s', means: 'speed', factor: 1 },
    direction: { name: `wind_direction_${heightM}m`, unit: '°', means: 'direction', factor: 1 },
  };
}

/** Points that are requested together. */
export interface Batch {
  /** Index of its first point among all requested points, from 0. */
  readonly first: number;
  readonly points: readonly BatchPoint[];
}

/** A requested point. */
export interface BatchPoint extends LatLng {
  /** The grid cell whose centre it is. */
  readonly cell: number;
}

/** The points of a service in batches of nearly equal size, none larger than `most`. */
export function listBatches({ grid, cells }: Pick<OpenMeteoService, 'grid' | 'cells'>, most: number): Batch[] {
  const count = Math.ceil(cells.length / most);
  return Array.from({ length: count }, (_, batch) => {
    const first = Math.ceil((batch * cells.length) / count);
    const after = Math.ceil(((batch + 1) * cells.length) / count);
    return { first, points: cells.slice(first, after).map((cell) => toPoint(grid, cell)) };
  });
}

function toPoint(grid: OpenMeteoService['grid'], cell: number): BatchPoint {
  const row = Math.floor(cell / grid.columns);
  const column = cell % grid.columns;
  return {
    cell,
    lat: roundDegrees(grid.south + row * grid.latStep),
    lng: roundDegrees(grid.west + column * grid.lngStep),
  };
}

/** Removes floating point noise from sums of steps. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}

/** The request, and so the expected reply. */
export interface Asked {
  readonly points: readonly BatchPoint[];
  readonly times: readonly EpochSeconds[];
  readonly variables: readonly HourlyVariable[];
  /** A variable that each point must have at all times up to one; null for none. */
  readonly required: { readonly name: string; readonly upTo: EpochSeconds } | null;
}

/** Data of a point. */
export interface PointHours {
  readonly cell: number;
  /** Surface height of the values, metres; NaN if the service gives none. */
  readonly elevationM: number;
  /** By name of the variable: a value for each time, in the engine's unit, NaN if unknown. */
  readonly values: ReadonlyMap<string, Float32Array>;
}
