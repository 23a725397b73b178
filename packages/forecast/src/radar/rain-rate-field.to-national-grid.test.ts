import { describe, expect, it } from 'vitest';
import { NATIONAL_GRID, toNationalGrid } from './rain-rate-field.ts';

const cellAt = (lat: number, lng: number) =>
  Math.floor((NATIONAL_GRID.north - lat) / NATIONAL_GRID.cellHeight) * 300 + Math.floor((lng - 101.5) / 0.0301);

/** A picture in UTM zone 48 with 2 km cells around Hà Nội: dry, with rain in one block, and one corner unobserved. */
function drawPicture() {
  const grid = {
    projection: '+proj=utm +zone=48 +datum=WGS84 +units=m',
    columns: 100,
    rows: 100,
    west: 490_000,
    north: 2_430_000,
    cellWidth: 2000,
    cellHeight: 2000,
  };
  const rainMmh = new Float32Array(10_000);
  for (let row = 45; row < 60; row += 1) rainMmh.fill(6, row * 100 + 45, row * 100 + 60);
  for (let row = 0; row < 20; row += 1) rainMmh.fill(Number.NaN, row * 100, row * 100 + 20);
  return { at: 0, grid, rainMmh };
}

describe('the national grid', () => {
  it('has the rain where it is, dry where it was seen dry, and nothing where nothing was seen', () => {
    const national = toNationalGrid(drawPicture());
    expect(national).toHaveLength(150_000);
    // 20.99° N, 105.91° E is at 594.7 km east, 2,321.3 km north in this zone: column 52, row 54.
    expect(national[cellAt(20.99, 105.91)]).toBe(6);
    expect(national[cellAt(20.4, 106.5)]).toBe(0);
    expect(national[cellAt(21.9, 105.0)]).toBeNaN();
    expect(national[cellAt(10.8, 106.7)]).toBeNaN();
  });

  it('comes to an end of a picture that lies about its place, with cells of no width in its middle', () => {
    const grid = { columns: 2000, rows: 1000, west: 101, north: 190, cellWidth: 0.001, cellHeight: 0.2 };
    const rainMmh = new Float32Array(2_000_000).fill(3);
    const national = toNationalGrid({ at: 0, grid: { ...grid, projection: '+proj=longlat +datum=WGS84' }, rainMmh });
    expect(national[cellAt(20.99, 102)]).toBe(3);
  });

  it('passes on what lies on it already', () => {
    const rainMmh = new Float32Array(150_000);
    expect(toNationalGrid({ at: 0, grid: NATIONAL_GRID, rainMmh })).toBe(rainMmh);
  });
});
