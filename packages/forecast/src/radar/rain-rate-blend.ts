import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Hdf5File, Hdf5Raster, RasterWindow } from '#formats/hdf5/open-hdf5.ts';
import { RATES } from './cf-netcdf.ts';
import { refuseEmptied } from './odim.ts';
import { HIMAWARI, makeParallaxTable, type ParallaxTable, undoParallax } from './parallax.ts';
import type { RadarGrid, RainRateField } from './rain-rate-field.ts';

/** The variable of the rain rate, by which the file is recognized, and that of its quality. */
export const BLEND_RATE = 'RRQPE';
const QUALITY = 'DQF';

/** The raster of the whole file: cell centres from 70° N and 180° W, 0.02° apart. */
const SIDES = { rows: 6501, columns: 18_000 } as const;
const STEP_DEG = 0.02;
const EDGES: Readonly<Record<string, number>> = {
  geospatial_lat_max: 70,
  geospatial_lat_min: -60,
  geospatial_lon_min: -180,
  geospatial_lon_max: 180,
};

/** Cells of 6–25° N, 100–118° E. */
export const BLEND_WINDOW: RasterWindow = { row: 2250, column: 14_000, rows: 951, columns: 901 };

/** Extent of the window's cells, degrees. */
export const BLEND_GRID: RadarGrid = {
  projection: '+proj=longlat +datum=WGS84',
  columns: BLEND_WINDOW.columns,
  rows: BLEND_WINDOW.rows,
  west: -180 + (BLEND_WINDOW.column - 0.5) * STEP_DEG,
  north: 70 - (BLEND_WINDOW.row - 0.5) * STEP_DEG,
  cellWidth: STEP_DEG,
  cellHeight: STEP_DEG,
};

/** Quality 3 is no data; 2 is degraded by a low view angle, but usable. */
const NO_DATA = 3;
const FILL = -9990;
const SCALE = 0.1;
/** Range of the product; values outside are damage. */
const MOST_MMH = 100;
/** Weaker rates are noise of the estimate: as dry as drizzle, which it cannot see. */
const LEAST_MMH = 0.2;
/** Least share of the window's cells with a value: a partial blend has edges that look like motion. */
const LEAST_SEEN = 0.95;

/**
 * The window over Viet Nam of NOAA's Enterprise Rain Rate blend (netCDF-4): rain estimated from infrared images, where
 * the clouds are seen. Throws `RangeError` with the reason for another raster, other units, and a window of which less
 * than 95 % has a value.
 */
export function readRainRateBlend(file: Hdf5File, at: EpochSeconds): RainRateField {
  checkRaster(file, BLEND_RATE);
  checkRaster(file, QUALITY);
  checkEdges(file);
  const toRate = makeRate(file);
  const rates = findWindow(file, BLEND_RATE);
  const quality = findWindow(file, QUALITY).values;
  const [fill = FILL] = file.listNumbers(BLEND_RATE, '_FillValue');
  const rainMmh = new Float32Array(rates.rows * rates.columns);
  let seen = 0;
  for (let cell = 0; cell < rainMmh.length; cell += 1) {
    const stored = rates.values[cell] as number;
    const rate = stored === fill || quality[cell] === NO_DATA ? Number.NaN : toRate(stored);
    const isSeen = rate >= 0 && rate <= MOST_MMH;
    rainMmh[cell] = !isSeen ? Number.NaN : rate < LEAST_MMH ? 0 : rate;
    if (isSeen) seen += 1;
  }
  const share = seen / rainMmh.length;
  if (share < LEAST_SEEN) {
    const percent = `${Math.floor(100 * share)} %`;
    throw new RangeError(`has values in ${percent} of the window of Viet Nam, not in ${100 * LEAST_SEEN} %`);
  }
  refuseEmptied(rainMmh, rates);
  return { at, grid: BLEND_GRID, rainMmh };
}

function checkRaster(file: Hdf5File, path: string): void {
  const sides = file.listSides(path);
  const [columns, rows, ...more] = [...sides].reverse();
  if (sides.length === 0) throw new RangeError(`has no ${path}`);
  if (columns !== SIDES.columns || rows !== SIDES.rows || more.some((side) => side !== 1)) {
    throw new RangeError(`has ${sides.join(' × ')} cells in ${path}, not ${SIDES.rows} × ${SIDES.columns}`);
  }
}

/** The edges that the file states: those of the cells, or of their centres. */
function checkEdges(file: Hdf5File): void {
  for (const [name, wanted] of Object.entries(EDGES)) {
    const stated = toNumber(file.findAttribute('', name));
    if (stated !== null && !(Math.abs(stated - wanted) <= 1.5 * STEP_DEG)) {
      throw new RangeError(`lies elsewhere: ${name} is ${stated}, not ${wanted}`);
    }
  }
  const step = toNumber(file.findAttribute('', 'geospatial_lat_resolution'));
  if (step !== null && !(Math.abs(step - STEP_DEG) <= 0.01 * STEP_DEG)) {
    throw new RangeError(`has cells of ${step}°, not ${STEP_DEG}°`);
  }
}

/** Attributes come as numbers or as text such as `0.02 degrees`. */
function toNumber(attribute: string | number | null): number | null {
  if (attribute === null) return null;
  return typeof attribute === 'number' ? attribute : Number.parseFloat(attribute);
}

function makeRate(file: Hdf5File): (stored: number) => number {
  const units = file.findAttribute(BLEND_RATE, 'units');
  const unit = units === null ? 1 : RATES[String(units).trim()];
  if (unit === undefined) {
    throw new RangeError(`variable ${BLEND_RATE}: unit ${units}, expected ${Object.keys(RATES).join(', ')}`);
  }
  const [scale = SCALE] = file.listNumbers(BLEND_RATE, 'scale_factor');
  const [offset = 0] = file.listNumbers(BLEND_RATE, 'add_offset');
  if (!(scale > 0) || !Number.isFinite(offset)) throw new RangeError(`has an impossible scale (${scale}, ${offset})`);
  return (stored) => (stored * scale + offset) * unit;
}

function findWindow(file: Hdf5File, path: string): Hdf5Raster {
  const raster = file.findWindow(path, BLEND_WINDOW);
  if (raster === null) throw new RangeError(`has no raster in ${path}`);
  return raster;
}

/** Assumed height of the tops of raining clouds, km. */
const TOP_KM = 11;
let table: ParallaxTable | null = null;

/** The window's rain on the ground: clouds are seen farther from the satellite than they stand. */
export function toGround(field: RainRateField): RainRateField {
  table ??= makeParallaxTable(BLEND_GRID, HIMAWARI, TOP_KM);
  return { ...field, rainMmh: undoParallax(field.rainMmh, table) };
}

/** What the name of a blend says. */
export interface BlendName {
  /** Start of the scan: the moment of the frame. */
  readonly at: EpochSeconds;
  /** Number of satellites that were merged; 5 is complete. */
  readonly satellites: number;
  /** Stamp of its making; of two files of the same satellites the later one counts. */
  readonly madeAt: string;
}

const NAME = /^RRQPE-INST-GLB-(\d)_v\d+r\d+_blend_s(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)\d{3}_e\d{15}_c(\d{15})\.nc$/;

/** Parses a file name such as `RRQPE-INST-GLB-5_v1r1_blend_s202608140000000_e…_c….nc`; null for any other. */
export function parseBlendName(name: string): BlendName | null {
  const [, satellites = '', year, month, day, hour, minute, madeAt = ''] = NAME.exec(name) ?? [];
  const iso = `${year}-${month}-${day}T${hour}:${minute}:00`;
  const at = Date.parse(`${iso}Z`);
  if (!Number.isFinite(at) || !new Date(at).toISOString().startsWith(iso)) return null;
  return { at: at / 1000, satellites: Number(satellites), madeAt };
}
