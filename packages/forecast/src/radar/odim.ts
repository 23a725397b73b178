import proj4 from 'proj4';
import type { Hdf5File, Hdf5Raster } from '#formats/hdf5/open-hdf5.ts';
import { parseCompactTime } from './compact-time.ts';
import { mapToRain } from './map-to-rain.ts';
import { findOdimEntry, findWhat, type OdimLayer } from './odim-entry.ts';
import { readOdimScale } from './odim-scale.ts';
import type { RadarGrid, RainRateField } from './rain-rate-field.ts';
import { refuseEmptied } from './refuse-emptied.ts';
import { findPowerRelation, makeRainRate, type ZrRelation } from './zr-relation.ts';

const HOUR_SECONDS = 3600;
/** Best first: a rate needs no relation, an amount no time. */
const QUANTITIES = ['RATE', 'ACRR', 'DBZH', 'TH'] as const;
/** Below this total quality the network itself says that an echo is most likely none, and that no echo says nothing. */
const LEAST_QUALITY = 0.05;

/**
 * A composite after the European data model (ODIM_H5, EUMETNET OPERA): a rain rate, an amount or reflectivity. `undetect`
 * is seen to be dry, `nodata` is not seen; nor is what the file's own quality field calls worthless: an echo there is clutter, none is no
 * sight. Throws `RangeError` with what is wrong.
 */
export function readOdim(file: Hdf5File, zr: ZrRelation): RainRateField {
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
  return { at: getTime(file, path), grid: readGrid(file, raster), rainMmh, notes };
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
  throw new RangeError(`holds ${layers.map(({ quantity }) => quantity).join(', ') || 'no data'}, not rain`);
}

/** The relation that the network itself states for its reflectivity; null where it states none that can be. */
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

function readGrid(file: Hdf5File, { columns, rows }: Hdf5Raster): RadarGrid {
  const number = (name: string) => Number(file.findAttribute('where', name) ?? Number.NaN);
  const projection = String(file.findAttribute('where', 'projdef') ?? '').trim();
  const [cellWidth, cellHeight] = [number('xscale'), number('yscale')];
  const corner = [number('UL_lon'), number('UL_lat')];
  const isWhole = /^\+proj=/.test(projection) && cellWidth > 0 && cellHeight > 0 && corner.every(Number.isFinite);
  if (!isWhole) throw new RangeError('has no projection with its upper left corner and sizes of cells');
  const [west = 0, north = 0] = proj4(projection).forward(corner) as number[];
  return { projection, columns, rows, west, north, cellWidth, cellHeight };
}
