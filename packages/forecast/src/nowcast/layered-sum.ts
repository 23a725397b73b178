import type { RasterSize } from '#grid/raster-size.ts';
import { fillDouble, halveSize, type Raster } from './pyramid.ts';
import { addWeighted, type WeightedPart } from './weighted-sum.ts';

/** One part of a sum that lies on a raster halved so many times. */
export interface LayeredPart extends WeightedPart {
  readonly halvings: number;
}

/** Rasters of a size, of half of it, of a quarter and so on. */
export function makeLayers(size: RasterSize, halvings: number): readonly Raster[] {
  const layers: Raster[] = [];
  let next = size;
  for (let times = 0; times <= halvings; times += 1) {
    layers.push({ ...next, values: new Float32Array(next.columns * next.rows) });
    next = halveSize(next);
  }
  return layers;
}

/** Fills the first layer with `base` and the weighted values of all parts, from the coarsest raster up. */
export function fillLayeredSum(layers: readonly Raster[], base: number, parts: readonly LayeredPart[]): void {
  let coarser: Raster | null = null;
  for (let halvings = layers.length - 1; halvings >= 0; halvings -= 1) {
    const layer = layers[halvings];
    if (layer === undefined) continue;
    if (coarser === null) layer.values.fill(base);
    else fillDouble(coarser, layer);
    addWeighted(
      layer.values,
      parts.filter((part) => part.halvings === halvings),
    );
    coarser = layer;
  }
}
