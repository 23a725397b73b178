import type { RasterSize } from '#grid/regular-grid.ts';
import { type Neighbourhoods, spreadRow } from './neighbourhoods.ts';
import { fillDouble, halveSize, type Raster } from './pyramid.ts';

/** One term of a sum, on a raster halved this many times, with its weight in each neighbourhood. */
export interface LayeredPart {
  readonly values: Float32Array;
  readonly weights: Float32Array;
  readonly halvings: number;
}

/** Adds per cell the weighted values of all parts, row by row and two at a time: writing costs more than computing. */
function addWeighted(layer: Raster, halvings: number, parts: readonly LayeredPart[], places: Neighbourhoods): void {
  for (let index = 0; index < parts.length; index += 2) {
    const [a, b] = [parts[index], parts[index + 1]];
    if (a !== undefined && b !== undefined) addTwo(layer, halvings, [a, b], places);
    else if (a !== undefined) addOne(layer, halvings, a, places);
  }
}

function addTwo(
  { columns, rows, values: out }: Raster,
  halvings: number,
  [a, b]: readonly [LayeredPart, LayeredPart],
  places: Neighbourhoods,
): void {
  const [weightsA, weightsB] = [new Float32Array(columns), new Float32Array(columns)];
  const [valuesA, valuesB] = [a.values, b.values];
  for (let row = 0, cell = 0; row < rows; row += 1) {
    spreadRow(a.weights, places, { columns, rows, halvings }, row, weightsA);
    spreadRow(b.weights, places, { columns, rows, halvings }, row, weightsB);
    for (let column = 0; column < columns; column += 1, cell += 1) {
      out[cell] =
        (out[cell] as number) +
        (weightsA[column] as number) * (valuesA[cell] as number) +
        (weightsB[column] as number) * (valuesB[cell] as number);
    }
  }
}

function addOne(
  { columns, rows, values: out }: Raster,
  halvings: number,
  { values, weights }: LayeredPart,
  places: Neighbourhoods,
): void {
  const line = new Float32Array(columns);
  for (let row = 0, cell = 0; row < rows; row += 1) {
    spreadRow(weights, places, { columns, rows, halvings }, row, line);
    for (let column = 0; column < columns; column += 1, cell += 1)
      out[cell] = (out[cell] as number) + (line[column] as number) * (values[cell] as number);
  }
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

/**
 * Fills the first layer with `base` of each neighbourhood plus the weighted values of all parts, from the coarsest
 * raster up.
 */
export function fillLayeredSum(
  layers: readonly Raster[],
  base: Float32Array,
  parts: readonly LayeredPart[],
  places: Neighbourhoods,
): void {
  let coarser: Raster | null = null;
  for (let halvings = layers.length - 1; halvings >= 0; halvings -= 1) {
    const layer = layers[halvings];
    if (layer === undefined) continue;
    if (coarser === null) fillBase(layer, base, halvings, places);
    else fillDouble(coarser, layer);
    const own = parts.filter((part) => part.halvings === halvings);
    addWeighted(layer, halvings, own, places);
    coarser = layer;
  }
}

function fillBase(
  { columns, rows, values }: Raster,
  base: Float32Array,
  halvings: number,
  places: Neighbourhoods,
): void {
  const line = new Float32Array(columns);
  for (let row = 0; row < rows; row += 1) {
    spreadRow(base, places, { columns, rows, halvings }, row, line);
    values.set(line, row * columns);
  }
}
