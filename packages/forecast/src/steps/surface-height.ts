import type { CellWeights } from '#grid/regular-grid.ts';
import type { CellSource } from '#store/cell-source.ts';

/** Cooling with height, K per metre: 6.5 K per km of the standard atmosphere (ISO 2533). */
const LAPSE_C_PER_M = 0.0065;

/** Height of a source's ground at a point, metres; null where the source does not give it for every cell that counts. */
export function findSurfaceHeightM({ surfaceHeightM }: CellSource, { cells, weights }: CellWeights): number | null {
  if (surfaceHeightM === null) return null;
  let height = 0;
  for (let corner = 0; corner < 4; corner++) {
    const weight = weights[corner] as number;
    if (weight > 0) height += weight * (surfaceHeightM[cells[corner] as number] as number);
  }
  return Number.isNaN(height) ? null : height;
}

/**
 * What is added to a source's temperature and dew point at a place, °C: the lapse rate on the difference between the
 * place's height and the source's ground, metres. Nothing where either is unknown.
 */
export function findHeightShiftC(placeHeightM: number | null, surfaceHeightM: number | null): number {
  if (placeHeightM === null || surfaceHeightM === null) return 0;
  return (surfaceHeightM - placeHeightM) * LAPSE_C_PER_M;
}
