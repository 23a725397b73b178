import type { RasterSize } from '#grid/raster-size.ts';
import { blurTo } from './blur.ts';

/** Radii of the blurs between neighbouring scales, cells; each next one smooths twice as far. */
const RADII = [1, 2, 4, 8, 16, 32, 64] as const;

/** A raster split by scale, finest first: their sum, cell by cell, is the raster. The last one holds all that is larger. */
export type Cascade = readonly Float32Array[];

/** Radius of the blur that ends a scale, cells; the last scale, which has no end, has that of the one before. */
export const findScaleRadius = (level: number): number => RADII[Math.min(level, RADII.length - 1)] ?? 1;

/** Splits a raster into differences of blurs (Seed 2003 splits by Fourier bands; these need no border that wraps round). */
export function splitScales(values: Float32Array, size: RasterSize): Cascade {
  const scratch = new Float32Array(values.length);
  const least = Math.min(size.columns, size.rows);
  const levels: Float32Array[] = [];
  let finer = values;
  for (const radius of RADII.filter((radius) => 4 * radius <= least)) {
    const coarser = new Float32Array(values.length);
    blurTo(values, coarser, size, { radius, scratch });
    // The finer blur is not needed again: its room is the level's. New memory costs more than the subtraction.
    const level = finer === values ? new Float32Array(values.length) : finer;
    for (let cell = 0; cell < level.length; cell += 1)
      level[cell] = (finer[cell] as number) - (coarser[cell] as number);
    levels.push(level);
    finer = coarser;
  }
  return [...levels, finer];
}
