import type { RasterSize } from '#grid/regular-grid.ts';
import { fillDouble, halveSize, type Raster } from './pyramid.ts';

/** One part of a sum: its values count so many times. */
interface WeightedPart {
  readonly values: Float32Array;
  readonly weight: number;
}

/** Adds per cell the weighted values of all parts, four at a time: writing costs more than reckoning. */
function addWeighted(out: Float32Array, parts: readonly WeightedPart[]): void {
  for (let first = 0; first < parts.length; first += 4) {
    const [a, b, c, d] = parts.slice(first, first + 4);
    if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) addFour(out, [a, b, c, d]);
    else for (const part of parts.slice(first)) addOne(out, part);
  }
}

type Four = readonly [WeightedPart, WeightedPart, WeightedPart, WeightedPart];

function addFour(out: Float32Array, parts: Four): void {
  const [{ values: a, weight: wa }, { values: b, weight: wb }, { values: c, weight: wc }, { values: d, weight: wd }] =
    parts;
  for (let cell = 0; cell < out.length; cell += 1) {
    out[cell] =
      (out[cell] as number) +
      wa * (a[cell] as number) +
      wb * (b[cell] as number) +
      wc * (c[cell] as number) +
      wd * (d[cell] as number);
  }
}

function addOne(out: Float32Array, { values, weight }: WeightedPart): void {
  for (let cell = 0; cell < out.length; cell += 1)
    out[cell] = (out[cell] as number) + weight * (values[cell] as number);
}

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
