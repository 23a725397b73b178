import { describe, expect, it } from 'vitest';
import { countHalvings, splitScales } from './cascade.ts';
import { fillLayeredSum, makeLayers } from './layered-sum.ts';
import { divideIntoNeighbourhoods } from './neighbourhoods.ts';

describe('the scales of a raster', () => {
  it.each([
    [256, 256, 8],
    [300, 133, 7],
    [17, 9, 3],
    [2, 3, 1],
  ])('add up to it (%i × %i: %i scales)', (columns, rows, count) => {
    const values = Float32Array.from({ length: columns * rows }, (_, cell) => ((cell * 7919) % 101) / 10);
    const scales = splitScales(values, { columns, rows });
    expect(scales).toHaveLength(count);
    const layers = makeLayers({ columns, rows }, countHalvings(count - 1));
    const places = divideIntoNeighbourhoods({ columns, rows }, 3);
    const figures = (value: number) => new Float32Array(places.columns * places.rows).fill(value);
    const parts = scales.map((scale, level) => ({ ...scale, halvings: countHalvings(level), weights: figures(1) }));
    fillLayeredSum(layers, figures(0), parts, places);
    expect(layers[0]?.values.every((value, cell) => Math.abs(value - (values[cell] as number)) < 1e-4)).toBe(true);
  });
});
