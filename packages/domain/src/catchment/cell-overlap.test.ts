import { describe, expect, it } from 'vitest';
import { computeAreaKm2 } from './authalic-area.ts';
import { findBasinMean } from './basin-mean.ts';
import { computeOverlaps } from './cell-overlap.ts';
import { checkPolygon } from './check-polygon.ts';
import { type CatchmentPolygon, findBounds, listRings } from './polygon.ts';
import { createRandom, makeRandomPolygon } from './random-polygon.fixture.ts';

const QUARTER = { south: 5, west: 99, latStep: 0.25, lngStep: 0.25, rows: 79, columns: 83 };
const RADAR = { south: 8.515, west: 101.515, latStep: 0.03006, lngStep: 0.0301, rows: 500, columns: 300 };
const RADIANS = Math.PI / 180;

/**
 * The mean by brute force: thousands of lines of latitude, on each the stretches between edges by the even-odd rule.
 */
function sampleMean(polygon: CatchmentPolygon, grid: typeof QUARTER, values: Float64Array): number {
  const { south, north } = findBounds(polygon);
  const LINES = 2500;
  let [sum, area] = [0, 0];
  for (let line = 0; line < LINES; line++) {
    const lat = south + ((line + 0.5) * (north - south)) / LINES;
    const row = Math.round((lat - grid.south) / grid.latStep);
    const weight = Math.cos(lat * RADIANS);
    const crossings = listCrossings(polygon, lat);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [from, to] = [crossings[pair] as number, crossings[pair + 1] as number];
      for (let column = Math.round((from - grid.west) / grid.lngStep); ; column++) {
        const left = grid.west + (column - 0.5) * grid.lngStep;
        if (left >= to) break;
        const part = Math.min(to, left + grid.lngStep) - Math.max(from, left);
        if (part <= 0) continue;
        sum += weight * part * (values[row * grid.columns + column] as number);
        area += weight * part;
      }
    }
  }
  return sum / area;
}

function listCrossings(polygon: CatchmentPolygon, lat: number): number[] {
  const crossings: number[] = [];
  for (const { ring } of listRings(polygon)) {
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length;
      const [lat0, lat1] = [ring[at + 1] as number, ring[next + 1] as number];
      if (lat0 > lat === lat1 > lat) continue;
      const [lng0, lng1] = [ring[at] as number, ring[next] as number];
      crossings.push(lng0 + ((lng1 - lng0) * (lat - lat0)) / (lat1 - lat0));
    }
  }
  return crossings.sort((a, b) => a - b);
}

function makeField(cells: number, seed: number): Float64Array {
  const random = createRandom(seed);
  return Float64Array.from({ length: cells }, () => 1 + 99 * random());
}

function findMean(polygon: CatchmentPolygon, grid: typeof QUARTER, field: Float64Array): number | null {
  const weights = computeOverlaps(polygon, grid);
  return findBasinMean(
    Float64Array.from(weights.cells, (cell) => field[cell] as number),
    weights,
  ).mean;
}

describe('overlap of a catchment with the cells of a grid', () => {
  const seeds = Array.from({ length: 50 }, (_, index) => index + 1);

  it.each(seeds)('gives the mean of a brute-force overlay to 0.1 %% for random polygon %i', (seed) => {
    const polygon = makeRandomPolygon(seed);
    const raw = polygon.parts.map(({ outer, holes }) => [outer, ...holes].map((ring) => Array.from(ring)));
    expect(checkPolygon(raw).faults).toEqual([]);
    for (const grid of [QUARTER, RADAR]) {
      const field = makeField(grid.rows * grid.columns, seed);
      const expected = sampleMean(polygon, grid, field);
      const mean = findMean(polygon, grid, field) as number;
      expect(Math.abs(mean / expected - 1)).toBeLessThan(0.001);
    }
  });

  it('has the whole area of the polygon in its cells', () => {
    for (const seed of seeds) {
      const polygon = makeRandomPolygon(seed);
      const { areasKm2, areaKm2 } = computeOverlaps(polygon, QUARTER);
      const sum = areasKm2.reduce((total, area) => total + area, 0);
      expect(sum / computeAreaKm2(polygon)).toBeCloseTo(1, 7);
      expect(areaKm2).toBeCloseTo(sum, 6);
    }
  });

  it('gives a box that is one cell exactly that cell, and a box on four corners a quarter of each', () => {
    const box = (west: number, south: number): CatchmentPolygon => ({
      parts: [{ outer: [west, south, west + 0.25, south, west + 0.25, south + 0.25, west, south + 0.25], holes: [] }],
    });
    const whole = computeOverlaps(box(104.875, 15.875), QUARTER);
    expect([...whole.cells]).toEqual([44 * 83 + 24]);
    expect(whole.areasKm2[0]).toBeCloseTo(whole.areaKm2, 9);
    const corner = computeOverlaps(box(105, 16), QUARTER);
    expect(corner.cells).toHaveLength(4);
    for (const area of corner.areasKm2) expect(area / corner.areaKm2).toBeCloseTo(0.25, 3);
  });

  it('counts what lies outside the grid as area without cells', () => {
    const polygon: CatchmentPolygon = {
      parts: [{ outer: [98.375, 10, 99.375, 10, 99.375, 11, 98.375, 11], holes: [] }],
    };
    const { areasKm2, areaKm2 } = computeOverlaps(polygon, QUARTER);
    expect(areasKm2.reduce((total, area) => total + area, 0) / areaKm2).toBeCloseTo(0.5, 9);
  });
});

describe('mean over a catchment', () => {
  const weights = { cells: Int32Array.of(1, 2, 3), areasKm2: Float64Array.of(50, 30, 20), areaKm2: 100 };

  it('counts each cell by its area', () => {
    expect(findBasinMean([10, 20, 30], weights)).toEqual({ mean: 17, coveredPart: 1 });
  });

  it('is known from 80 % of the area on', () => {
    expect(findBasinMean([10, 20, Number.NaN], weights)).toEqual({ mean: 13.75, coveredPart: 0.8 });
    expect(findBasinMean([10, 20, 30], { ...weights, areaKm2: 126 }).mean).toBeNull();
    expect(findBasinMean([Number.NaN, 20, 30], weights)).toEqual({ mean: null, coveredPart: 0.5 });
  });
});
