import type { RasterSize } from '#grid/raster-size.ts';
import { type BlurWidth, blurTo } from './blur.ts';
import { fillDouble, halve, type Raster } from './pyramid.ts';

/** Standard deviation from which on a blur is taken of a raster half as fine, where it is half as many cells wide, again and again. */
const WIDE = 4;

/**
 * Blurs a raster in place by about a Gaussian of so many cells of standard deviation. Wide ones are taken of halved rasters: nothing
 * finer is left in them. `scratch` is as long as the raster.
 */
export function blurWidely(values: Float32Array, size: RasterSize, deviation: number, scratch: Float32Array): void {
  const rasters: Raster[] = [{ ...size, values }];
  let variance = deviation * deviation;
  for (let last = rasters[0]; last !== undefined && variance >= WIDE * WIDE; last = rasters.at(-1)) {
    // Halving spreads by a quarter, doubling by three quarters of a cell squared.
    variance = (variance - 1) / 4;
    rasters.push(halve(last));
  }
  let coarser = rasters.pop();
  if (coarser === undefined) return;
  blurTo(coarser.values, coarser.values, coarser, { ...toBlurWidth(variance), scratch });
  for (let next = rasters.pop(); next !== undefined; next = rasters.pop()) {
    fillDouble(coarser, next);
    coarser = next;
  }
}

/** The widest means whose variance does not go beyond this one, cells squared. */
export function toBlurWidth(variance: number): BlurWidth {
  const radius = Math.floor(Math.sqrt(0.25 + variance) - 0.5);
  const wider = (2 * radius + 2) / 3;
  return { radius, extra: Math.floor((variance - radius * radius - radius) / wider) };
}
