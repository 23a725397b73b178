import type { Hdf5File, Hdf5Raster } from '#formats/hdf5/open-hdf5.ts';
import { toRasterMark } from './map-to-rain.ts';
import { findWhat, type OdimLayer } from './odim-entry.ts';

/** They are rain as they stand; reflectivity in bytes is nothing without its scale. */
const UNSCALED: readonly string[] = ['RATE', 'ACRR'];

/** What stands for what in a raster: value × gain + offset, but for the two marks; NaN is a mark that no value equals. */
export interface OdimScale {
  readonly gain: number;
  readonly offset: number;
  readonly nodata: number;
  readonly undetect: number;
  /** What the file leaves out. */
  readonly notes: readonly string[];
}

/**
 * Reads the scale of a layer. A rate or an amount may leave out gain and offset (then 1 and 0, the defaults of ODIM_H5), the mark of dry
 * (0 is dry by itself), and the mark of not seen where some cells are no number. Throws `RangeError` for anything else that is left
 * out: what was not seen would be taken for rain or for dry.
 */
export function readOdimScale(file: Hdf5File, { path, quantity }: OdimLayer, { values }: Hdf5Raster): OdimScale {
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

/** Whether some cells are no number: then these are the ones that were not seen. */
function hasNoNumbers(values: ArrayLike<number>): boolean {
  for (let cell = 0; cell < values.length; cell += 1) if (Number.isNaN(values[cell])) return true;
  return false;
}
