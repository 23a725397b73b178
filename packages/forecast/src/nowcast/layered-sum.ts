import type { RasterSize } from '#grid/regular-grid.ts';
import { type HalvedSize, type Neighbourhoods, spreadRow } from './neighbourhoods.ts';
import { halveSize, makeRowDoubler, type Raster, type RowWriter } from './pyramid.ts';

/** One term of a sum, on a raster halved this many times, with its weight in each neighbourhood. */
export interface LayeredPart {
  readonly values: Float32Array;
  readonly weights: Float32Array;
  readonly halvings: number;
}

/** A part with its weights along the row at hand. */
interface WeighedPart extends LayeredPart {
  readonly size: HalvedSize;
  readonly line: Float64Array;
}

/**
 * Fills a layer row by row with what it starts from, and adds the weighted values of its parts, two at a time, while
 * the row is in the CPU cache.
 */
function fillLayer(
  { columns, rows, values }: Raster,
  start: RowWriter,
  parts: readonly WeighedPart[],
  places: Neighbourhoods,
): void {
  for (let row = 0; row < rows; row += 1) {
    const first = row * columns;
    start(row, values, first);
    for (const { weights, size, line } of parts) spreadRow(weights, places, size, row, line);
    for (let index = 0; index < parts.length; index += 2) {
      const [a, b] = [parts[index], parts[index + 1]];
      if (a !== undefined && b !== undefined) addTwo(values, first, a, b);
      else if (a !== undefined) addOne(values, first, a);
    }
  }
}

function addTwo(out: Float32Array, first: number, a: WeighedPart, b: WeighedPart): void {
  const { line: weightsA, values: valuesA } = a;
  const { line: weightsB, values: valuesB } = b;
  for (let column = 0, cell = first; column < weightsA.length; column += 1, cell += 1) {
    out[cell] =
      (out[cell] as number) +
      (weightsA[column] as number) * (valuesA[cell] as number) +
      (weightsB[column] as number) * (valuesB[cell] as number);
  }
}

function addOne(out: Float32Array, first: number, { line, values }: WeighedPart): void {
  for (let column = 0, cell = first; column < line.length; column += 1, cell += 1)
    out[cell] = (out[cell] as number) + (line[column] as number) * (values[cell] as number);
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
    const size = { columns: layer.columns, rows: layer.rows, halvings };
    const start = coarser === null ? spreadBase(base, places, size) : makeRowDoubler(coarser, layer.columns);
    const own = parts
      .filter((part) => part.halvings === halvings)
      .map((part) => ({ ...part, size, line: new Float64Array(layer.columns) }));
    fillLayer(layer, start, own, places);
    coarser = layer;
  }
}

/** Writes the figures of neighbourhoods for the cells of a row. */
function spreadBase(base: Float32Array, places: Neighbourhoods, size: HalvedSize): RowWriter {
  const line = new Float64Array(size.columns);
  return (row, out, at) => {
    spreadRow(base, places, size, row, line);
    out.set(line, at);
  };
}
