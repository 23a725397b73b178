import proj4 from 'proj4';
import { toRasterMark } from '#formats/hdf5/cf-values.ts';
import type { Hdf5File, Hdf5Raster } from '#formats/hdf5/open-hdf5.ts';
import { parseCompactTime, type RadarGrid, type RainRateField } from './rain-rate-field.ts';
import { findPowerRelation, makeRainRate, mapToRain, type ZrRelation } from './zr-relation.ts';

/**
 * Refuses a composite that is dry in every cell and has no unobserved edge, unless its values are proven to be in the
 * file: a file that has lost its chunk index reads as zeros. Throws `RangeError`.
 */
export function refuseEmptied(rainMmh: Float32Array, raster: Hdf5Raster): void {
  if (rainMmh.every((rate) => rate === 0) && !raster.isStored()) {
    throw new RangeError('is dry in every cell, as files come that have lost their values');
  }
}

/** A raster of a composite: its group, such as `dataset1/data1`, and its quantity. */
interface OdimLayer {
  readonly path: string;
  readonly quantity: string;
}

/** An attribute, inherited by everything below its group unless overridden. Undefined if it is missing. */
function findOdimEntry(file: Hdf5File, path: string, kind: 'what' | 'where' | 'how', name: string) {
  const [dataset = ''] = path.split('/');
  return [path, dataset, '']
    .map((group) => file.findAttribute(group === '' ? kind : `${group}/${kind}`, name))
    .find((value) => value !== null);
}

/** An attribute of `what`. */
function findWhat(file: Hdf5File, path: string, name: string) {
  return findOdimEntry(file, path, 'what', name);
}

/** Quantities that may be unscaled; reflectivity in bytes is meaningless without its scale. */
const UNSCALED: readonly string[] = ['RATE', 'ACRR'];

/** Scale of a raster: value × gain + offset, except for the two special values; NaN for one that does not occur. */
interface OdimScale {
  readonly gain: number;
  readonly offset: number;
  readonly nodata: number;
  readonly undetect: number;
  /** Attributes missing from the file. */
  readonly notes: readonly string[];
}

/**
 * Reads the scale of a layer. A rate or an amount may omit gain and offset (then 1 and 0, the defaults of ODIM_H5), the
 * value for dry (0 is dry by itself), and the value for unobserved if some cells are NaN. Throws `RangeError` for any
 * other omission: unobserved cells would count as rain or as dry.
 */
function readOdimScale(file: Hdf5File, { path, quantity }: OdimLayer, { values }: Hdf5Raster): OdimScale {
  const notes: string[] = [];
  const isUnscaled = UNSCALED.includes(quantity);
  const read = (name: string, preset: number, isPreset: boolean, meaning: string): number | null => {
    const stated = findWhat(file, path, name);
    if (stated !== undefined) return Number(stated);
    if (!isPreset) return null;
    notes.push(`names no ${name}: ${meaning}`);
    return preset;
  };
  const gain = read('gain', 1, isUnscaled, 'taken as 1');
  const offset = read('offset', 0, isUnscaled, 'taken as 0');
  if (gain === null || offset === null || !Number.isFinite(gain + offset)) {
    throw new RangeError(`has no gain and offset in ${path}`);
  }
  const nodata = read(
    'nodata',
    Number.NaN,
    isUnscaled && hasNoNumbers(values),
    'cells that are no number are not seen',
  );
  const undetect = read('undetect', Number.NaN, isUnscaled, '0 is dry');
  if (nodata === null) throw new RangeError('does not say what stands for nodata');
  if (undetect === null) throw new RangeError('does not say what stands for undetect');
  return { gain, offset, nodata: toRasterMark(values, nodata), undetect: toRasterMark(values, undetect), notes };
}

/** Whether some cells are NaN: these are then the unobserved ones. */
function hasNoNumbers(values: ArrayLike<number>): boolean {
  for (let cell = 0; cell < values.length; cell += 1) if (Number.isNaN(values[cell])) return true;
  return false;
}

const HOUR_SECONDS = 3600;
/** Best first: a rate needs no Z–R relation, an amount no duration. */
const QUANTITIES = ['RATE', 'ACRR', 'DBZH', 'TH'] as const;
/**
 * Below this total quality the network itself rates an echo as probably clutter, and the absence of an echo as no
 * information.
 */
const LEAST_QUALITY = 0.05;

/**
 * A composite by the European data model (ODIM_H5, EUMETNET OPERA): a rain rate, an amount or reflectivity. `undetect`
 * is observed dry, `nodata` is not observed; nor are cells that the file's own quality field rates as worthless, with
 * or without an echo. Throws `RangeError` with the reason.
 */
export function readOdim(file: Hdf5File, zr: ZrRelation): RainRateField {
  refuseVolume(file);
  const { path, quantity } = findLayer(file);
  const raster = file.findRaster(`${path}/data`);
  if (raster === null) throw new RangeError(`has no raster in ${path}`);
  const { gain, offset, nodata, undetect, notes } = readOdimScale(file, { path, quantity }, raster);
  const toRate = makeRate(quantity, getSeconds(file, path), findOwnRelation(file, path) ?? zr);
  const rainMmh = mapToRain(raster.values, (value) => {
    if (value === nodata || !Number.isFinite(value)) return Number.NaN;
    return value === undetect ? 0 : toRate(value * gain + offset);
  });
  refuseEmptied(rainMmh, raster);
  hideWorthless(file, path, rainMmh);
  return { at: getTime(file, path), grid: readGrid(file, path, raster), rainMmh, notes };
}

/** Objects of ODIM_H5 on the beams of one radar, which have no map projection. */
const POLAR = new Map([
  ['PVOL', 'a polar volume'],
  ['SCAN', 'a polar scan'],
  ['ELEV', 'a section through a polar volume'],
  ['AZIM', 'a part of a polar scan'],
  ['RAY', 'a polar ray'],
]);

function refuseVolume(file: Hdf5File): void {
  const object = String(file.findAttribute('what', 'object') ?? '');
  const kind = POLAR.get(object);
  if (kind !== undefined) throw new RangeError(`is ${kind} (${object}), not a composite`);
}

function findLayer(file: Hdf5File): OdimLayer {
  const layers = file
    .listNames('')
    .filter((name) => /^dataset\d+$/.test(name))
    .flatMap((dataset) =>
      file
        .listNames(dataset)
        .filter((name) => /^data\d+$/.test(name))
        .map((data) => `${dataset}/${data}`),
    )
    .map((path) => ({ path, quantity: String(findWhat(file, path, 'quantity') ?? '') }));
  for (const wanted of QUANTITIES) {
    const found = layers.find(({ quantity }) => quantity === wanted);
    if (found !== undefined) return found;
  }
  if (layers.length === 0) throw new RangeError('is ODIM, but its datasets hold no data');
  throw new RangeError(`holds ${layers.map(({ quantity }) => quantity || 'an unnamed quantity').join(', ')}, not rain`);
}

/** The Z–R relation that the network states for its reflectivity; null if it states no valid one. */
function findOwnRelation(file: Hdf5File, path: string): ZrRelation | null {
  const [a, b] = ['zr_a', 'zr_b'].map((name) => Number(findOdimEntry(file, path, 'how', name) ?? Number.NaN));
  return findPowerRelation(a ?? Number.NaN, b ?? Number.NaN);
}

function findMoment(file: Hdf5File, path: string, end: 'start' | 'end') {
  return parseCompactTime(
    `${findWhat(file, path, `${end}date`) ?? ''}${String(findWhat(file, path, `${end}time`) ?? '').padStart(6, '0')}`,
  );
}

function getTime(file: Hdf5File, path: string): number {
  const nominal = `${findWhat(file, path, 'date') ?? ''}${findWhat(file, path, 'time') ?? ''}`;
  const at = parseCompactTime(nominal) ?? findMoment(file, path, 'end');
  if (at === null) throw new RangeError('has no time');
  return at;
}

function getSeconds(file: Hdf5File, path: string): number {
  const [start, end] = [findMoment(file, path, 'start'), findMoment(file, path, 'end')];
  return start === null || end === null ? 0 : end - start;
}

function makeRate(quantity: string, seconds: number, zr: ZrRelation): (value: number) => number {
  if (quantity === 'RATE') return (mmh) => mmh;
  if (quantity !== 'ACRR') return makeRainRate(zr);
  if (!(seconds > 0 && seconds <= HOUR_SECONDS))
    throw new RangeError(`is an amount of ${seconds} s, not of up to an hour`);
  return (mm) => (mm * HOUR_SECONDS) / seconds;
}

function hideWorthless(file: Hdf5File, path: string, rainMmh: Float32Array): void {
  const [dataset = ''] = path.split('/');
  for (const group of [path, dataset]) {
    const name = file.listNames(group).find((quality) => {
      const task = String(file.findAttribute(`${group}/${quality}/how`, 'task') ?? '');
      return /^quality\d+$/.test(quality) && task.endsWith('qi_total');
    });
    const quality = name === undefined ? null : file.findRaster(`${group}/${name}/data`);
    if (quality === null || quality.values.length !== rainMmh.length) continue;
    const gain = Number(file.findAttribute(`${group}/${name}/what`, 'gain') ?? 1);
    const offset = Number(file.findAttribute(`${group}/${name}/what`, 'offset') ?? 0);
    for (let cell = 0; cell < rainMmh.length; cell += 1) {
      const share = (quality.values[cell] as number) * gain + offset;
      if (share >= 0 && share < LEAST_QUALITY) rainMmh[cell] = Number.NaN;
    }
  }
}

/**
 * The grid by its upper left corner and the size of its cells, or by two opposite corners. Throws `RangeError` without
 * a projection and one of both.
 */
function readGrid(file: Hdf5File, path: string, { columns, rows }: Hdf5Raster): RadarGrid {
  const find = (name: string) => findOdimEntry(file, path, 'where', name);
  const number = (name: string) => Number(find(name) ?? Number.NaN);
  const projection = String(find('projdef') ?? '').trim();
  if (!/^\+proj=/.test(projection)) throw new RangeError('has no projection');
  const findCorner = (corner: 'UL' | 'UR' | 'LL' | 'LR') => {
    const place = [number(`${corner}_lon`), number(`${corner}_lat`)];
    return place.every(Number.isFinite) ? (proj4(projection).forward(place) as [number, number]) : null;
  };
  const [upperLeft, upperRight, lowerLeft, lowerRight] = [
    findCorner('UL'),
    findCorner('UR'),
    findCorner('LL'),
    findCorner('LR'),
  ];
  const west = (upperLeft ?? lowerLeft)?.[0] ?? Number.NaN;
  const north = (upperLeft ?? upperRight)?.[1] ?? Number.NaN;
  const east = (lowerRight ?? upperRight)?.[0] ?? Number.NaN;
  const south = (lowerRight ?? lowerLeft)?.[1] ?? Number.NaN;
  const cellWidth = number('xscale') || (east - west) / columns;
  const cellHeight = number('yscale') || (north - south) / rows;
  const isWhole = cellWidth > 0 && cellHeight > 0 && Number.isFinite(west) && Number.isFinite(north);
  if (!isWhole) throw new RangeError('names neither its upper left corner and sizes of cells nor two opposite corners');
  return { projection, columns, rows, west, north, cellWidth, cellHeight };
}
