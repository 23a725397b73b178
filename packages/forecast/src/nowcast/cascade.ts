import type { RasterSize } from '#grid/regular-grid.ts';
import { blurTo } from './blur.ts';
import { fillDouble, halve, type Raster } from './pyramid.ts';

/** Radii of the blurs between neighbouring scales, cells; each one is twice the previous. */
const RADII = [1, 2, 4, 8, 16, 32, 64] as const;
/** A wider blur is computed on a raster coarse enough that it has this width there; it leaves no finer detail. */
const WIDEST = 2;

/**
 * A raster split by scale, finest first, each on a raster of matching resolution: scales of 2 cells and less on all
 * cells, each next one on a quarter of them. Their sum, upsampled (`fillDouble`), is the raster. The last one holds
 * everything larger.
 */
export type Cascade = readonly Raster[];

/** How many times the raster of a scale is halved. */
export const countHalvings = (level: number): number => Math.max(level - 2, 0);

/**
 * Radius of the blur that separates a scale from the next, in cells of its own raster; the last scale uses the previous
 * radius.
 */
export function findScaleRadius(level: number): number {
  return (RADII[Math.min(level, RADII.length - 1)] ?? 1) / 2 ** countHalvings(level);
}

/** Splits a raster into differences of blurs (Seed 2003 splits by Fourier bands; blurs need no periodic boundary). */
export function splitScales(values: Float32Array, size: RasterSize): Cascade {
  const scratch = new Float32Array(values.length);
  const least = Math.min(size.columns, size.rows);
  const levels: Raster[] = [];
  let source: Raster = { ...size, values };
  let finer: Raster = { ...size, values: values.slice() };
  for (const radius of RADII.filter((radius) => 4 * radius <= least)) {
    if (radius > WIDEST) source = halve(source);
    const coarser = { ...source, values: new Float32Array(source.values.length) };
    blurTo(source.values, coarser.values, source, { radius: Math.min(radius, WIDEST), scratch });
    subtract(finer, coarser, scratch);
    levels.push(finer);
    finer = coarser;
  }
  return [...levels, finer];
}

function subtract(finer: Raster, coarser: Raster, scratch: Float32Array): void {
  const isDoubled = coarser.columns < finer.columns;
  if (isDoubled) fillDouble(coarser, { ...finer, values: scratch });
  const { values } = finer;
  const less = isDoubled ? scratch : coarser.values;
  for (let cell = 0; cell < values.length; cell += 1) values[cell] = (values[cell] as number) - (less[cell] as number);
}
