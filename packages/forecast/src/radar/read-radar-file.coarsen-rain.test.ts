import { describe, expect, it } from 'vitest';
import { coarsenRain } from './read-radar-file.ts';

const grid = { projection: '+proj=longlat', columns: 4, rows: 2, west: 100, north: 20, cellWidth: 1, cellHeight: 1 };
const NONE = Number.NaN;

describe('large pictures', () => {
  it('become means of blocks, and a block of which less than half was seen is not seen', () => {
    const rainMmh = Float32Array.of(1, 3, 2, NONE, 0, 0, NONE, NONE);
    const coarse = coarsenRain({ at: 0, grid, rainMmh }, 2);
    expect([...coarse.rainMmh]).toEqual([1, NONE]);
    expect(coarse.grid).toMatchObject({ columns: 2, rows: 1, cellWidth: 2, cellHeight: 2, west: 100, north: 20 });
  });

  it('stay as they are when they are small enough', () => {
    const field = { at: 0, grid, rainMmh: new Float32Array(8) };
    expect(coarsenRain(field, 8)).toBe(field);
  });

  it('counts a block of which half was seen', () => {
    const rainMmh = Float32Array.of(4, NONE, 0, 0, 2, NONE, 0, 0);
    expect(coarsenRain({ at: 0, grid, rainMmh }, 2).rainMmh[0]).toBe(3);
  });
});
