import type { Hdf5Raster } from '#formats/hdf5/open-hdf5.ts';

/**
 * Refuses a composite that is dry in every cell and has no edge of what was seen, unless its values are proven to stand in the file: from a
 * file that has lost the index of its parts all comes as zeros. Throws `RangeError`.
 */
export function refuseEmptied(rainMmh: Float32Array, raster: Hdf5Raster): void {
  if (rainMmh.every((rate) => rate === 0) && !raster.isStored()) {
    throw new RangeError('is dry in every cell, as files come that have lost their values');
  }
}
