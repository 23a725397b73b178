import { CLIMATE_REGION_IDS, type ClimateRegionId } from '@portal/domain/climate/climate-region';
import type { Terciles } from '@portal/domain/climate/seasonal-outlook';
import { listRegionNormals } from '#climate/region-normals.ts';
import { type ClassicNetcdf, openClassicNetcdf, type ReadVariable } from '#formats/netcdf/read-netcdf.ts';

/** Terciles by region of each month of one file, by names such as `2026-12`. */
export type MonthTerciles = ReadonlyMap<string, Readonly<Record<ClimateRegionId, Terciles | null>>>;

const NAMES = { below: 'prob_below', near: 'prob_norm', above: 'prob_above' } as const;
const MONTHS_SINCE = /^months since (\d{4})-0?1-0?1\b/;
const MOST_MONTHS = 24;
/** Fill values of such files are 1e20, NaN or netCDF's own. */
const LARGEST = 1e6;
/** The three shares add up to this, give or take rounding. */
const WHOLE = { least: 0.97, most: 1.03 };
/** A region needs values for this share of its land; coasts lack some cells. */
const LEAST_LAND = 0.8;
const MOST_STEP_DEGREES = 1.01;

function requireVariable<Found>(find: (name: string) => Found | null, name: string): Found {
  const found = find(name);
  if (found === null) throw new RangeError(`has no ${name}`);
  return found;
}

/** Months of a time axis, as numbers counted from year 0. */
function readMonths({ attributes, values }: ReadVariable, name: string): number[] {
  const units = String(attributes.units ?? '');
  const [, year] = MONTHS_SINCE.exec(units) ?? [];
  if (year === undefined) throw new RangeError(`counts ${name} in a way that is not known here ("${units}")`);
  if (values.length === 0 || values.length > MOST_MONTHS)
    throw new RangeError(`has ${values.length} values of ${name}`);
  return values.map((value) => {
    if (!Number.isFinite(value)) throw new RangeError(`has a damaged ${name}`);
    return 12 * Number(year) + Math.floor(value + 1e-6);
  });
}

const nameMonth = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** Index of the coordinate nearest to a point, at most half a cell away; -1 if there is none. */
function findNearest(line: readonly number[], wanted: number): number {
  let best = -1;
  let apart = MOST_STEP_DEGREES / 2;
  for (const [index, value] of line.entries()) {
    const distance = Math.abs(value - wanted);
    if (distance > apart) continue;
    [best, apart] = [index, distance];
  }
  return best;
}

interface Cell {
  readonly index: number;
  readonly areaKm2: number;
}

/** Cells of the grid that the stations of each region stand in, with the land of each station. */
function listRegionCells(lats: readonly number[], lngs: readonly number[]): Map<ClimateRegionId, readonly Cell[]> {
  return new Map(
    listRegionNormals().map(({ region, stations }) => [
      region,
      stations.map(({ station, areaKm2 }) => {
        const [row, column] = [findNearest(lats, station.lat), findNearest(lngs, station.lng)];
        if (row < 0 || column < 0) throw new RangeError('does not cover Vietnam on a grid of a degree');
        return { index: row * lngs.length + column, areaKm2 };
      }),
    ]),
  );
}

type Probabilities = Readonly<Record<keyof Terciles, readonly number[]>>;

/** Shares at a cell; null where the file has none. Throws `RangeError` for values that are no probabilities. */
function readCell(values: Probabilities, at: number, unit: number): Terciles | null {
  const [below = NaN, near = NaN, above = NaN] = [values.below[at], values.near[at], values.above[at]];
  const all = [below, near, above];
  if (all.some((value) => !(Math.abs(value) < LARGEST))) return null;
  const sum = (below + near + above) / unit;
  // Cells without a forecast are filled with zeros in some files.
  if (sum === 0) return null;
  if (all.some((value) => value < 0) || sum < WHOLE.least || sum > WHOLE.most)
    throw new RangeError(`has probabilities that add up to ${sum.toFixed(2)}`);
  return { below: below / unit / sum, near: near / unit / sum, above: above / unit / sum };
}

/** Mean of a region's cells by land; null where too little of it is known. */
function meanRegion(values: Probabilities, cells: readonly Cell[], start: number, unit: number): Terciles | null {
  let known = 0;
  const sums = { below: 0, near: 0, above: 0 };
  for (const { index, areaKm2 } of cells) {
    const cell = readCell(values, start + index, unit);
    if (cell === null) continue;
    known += areaKm2;
    for (const name of ['below', 'near', 'above'] as const) sums[name] += areaKm2 * cell[name];
  }
  const land = cells.reduce((sum, { areaKm2 }) => sum + areaKm2, 0);
  if (known < LEAST_LAND * land) return null;
  const toShare = (sum: number): number => Math.round((1000 * sum) / known) / 1000;
  return { below: toShare(sums.below), near: toShare(sums.near), above: toShare(sums.above) };
}

/** Files state per cent and hold shares, or hold per cent: the values decide. */
function findUnit({ below }: Probabilities): number {
  const most = below.reduce((found, value) => (Math.abs(value) < LARGEST ? Math.max(found, value) : found), 0);
  return most > 1.5 ? 100 : 1;
}

/** Axes in their order: an optional single issue, months, latitudes, longitudes. */
function checkAxes({ dimensions }: Pick<ReadVariable, 'dimensions'>, name: string, lengths: readonly number[]): void {
  const own = dimensions.map(({ length }) => length);
  const expected = own.length === lengths.length + 1 ? [1, ...lengths] : lengths;
  const names = dimensions.slice(-3).map((one) => one.name);
  if (own.join() !== expected.join() || names.join() !== 'target,lat,lon')
    throw new RangeError(`has ${name} on other axes (${dimensions.map((one) => one.name).join(', ')})`);
}

/**
 * The months, grid and layout of a file, checked without its probabilities. Throws `RangeError` with the reason, also
 * for a file of another month of issue.
 */
function readFrame(file: ClassicNetcdf, issueMonth: string) {
  const need = (name: string) => requireVariable(file.findVariable, name);
  const months = readMonths(need('target'), 'target');
  const [issue, ...others] = readMonths(need('initial_time'), 'initial_time');
  if (issue === undefined || others.length > 0 || nameMonth(issue) !== issueMonth)
    throw new RangeError(`was issued in ${issue === undefined ? 'no month' : nameMonth(issue)}, not ${issueMonth}`);
  const [lats, lngs] = [need('lat').values, need('lon').values];
  const regions = listRegionCells(lats, lngs);
  for (const name of Object.values(NAMES)) {
    checkAxes(requireVariable(file.findLayout, name), name, [months.length, lats.length, lngs.length]);
  }
  return { months, regions, cellCount: lats.length * lngs.length };
}

/**
 * Checks the beginning of a file as `readNmme` does, all but its probabilities; returns its months. Throws `RangeError`
 * with the reason, also where the beginning is too short.
 */
export function checkNmmeHead(bytes: Uint8Array, issueMonth: string): readonly string[] {
  return readFrame(openClassicNetcdf(bytes), issueMonth).months.map(nameMonth);
}

/**
 * Reads a file of NMME's monthly probabilities (`{prate,tmp2m}.{YYYYMM}.prob.adj.mon.nc`) and averages them over the
 * climate regions. The layout follows public code, not a sample: whatever differs is refused. Throws `RangeError` with
 * the reason, also for a file of another month of issue.
 */
export function readNmme(bytes: Uint8Array, issueMonth: string): MonthTerciles {
  const file = openClassicNetcdf(bytes);
  const { months, regions, cellCount } = readFrame(file, issueMonth);
  const read = (name: string): readonly number[] => requireVariable(file.findVariable, name).values;
  const values = { below: read(NAMES.below), near: read(NAMES.near), above: read(NAMES.above) };
  const unit = findUnit(values);
  return new Map(
    months.map((month, index) => [
      nameMonth(month),
      Object.fromEntries(
        CLIMATE_REGION_IDS.map((region) => [
          region,
          meanRegion(values, regions.get(region) ?? [], index * cellCount, unit),
        ]),
      ) as Record<ClimateRegionId, Terciles | null>,
    ]),
  );
}
