import { describe, expect, it } from 'vitest';
import { countBytes, findExtent, readBlock, readOrigin, readPlane, readValue } from './map-frames.ts';

const shape = {
  bounds: { north: 4, south: 0, west: 100, east: 104 },
  width: 4,
  height: 4,
  planes: 1,
  scale: { offset: -10, factor: 0.5, power: 1, missing: 255 },
};
/** Every cell is 20 (value 0) except row 1 from the north, column 2: 60 (value 20). */
const bytes = new Uint8Array(16).fill(20);
bytes[1 * 4 + 2] = 60;

describe('a value of a frame', () => {
  it('is that of the cell in its middle, and between cells in between', () => {
    expect(readPlane(bytes, shape, 0, { lat: 2.5, lng: 102.5 })).toBe(20);
    expect(readPlane(bytes, shape, 0, { lat: 2.5, lng: 102 })).toBe(10);
    expect(readPlane(bytes, shape, 0, { lat: 2, lng: 102 })).toBe(5);
    expect(readPlane(bytes, shape, 0, { lat: 0.2, lng: 100.1 })).toBe(0);
  });

  it('is none outside, and does not mix with cells that are missing', () => {
    expect(readPlane(bytes, shape, 0, { lat: 4.01, lng: 102 })).toBeNull();
    expect(readPlane(bytes, shape, 0, { lat: 2, lng: 99.9 })).toBeNull();
    const holed = bytes.map((byte, cell) => (cell === 6 ? byte : 255));
    expect(readPlane(holed, shape, 0, { lat: 2.2, lng: 102.1 })).toBeCloseTo(20, 9);
    expect(readPlane(holed, shape, 0, { lat: 0.5, lng: 100.5 })).toBeNull();
  });

  it('of wind is its speed', () => {
    const wind = { ...shape, planes: 2, scale: { ...shape.scale, offset: 0, factor: 1 } };
    const planes = new Uint8Array(32).fill(3).fill(4, 16);
    expect(readValue(planes, wind, { lat: 1, lng: 101 })).toBe(5);
  });
});

/** Two planes of 2 × 2 fine cells inside 4 × 4 coarse cells, all 3. */
const framed = {
  bounds: { north: 3, south: 1, west: 101, east: 103 },
  width: 2,
  height: 2,
  planes: 1,
  basisPlane: 1,
  scale: { offset: 0, factor: 1, power: 1, missing: 255 },
  region: { bounds: { north: 4, south: 0, west: 100, east: 104 }, width: 4, height: 4 },
};
const whole = new Uint8Array([8, 8, 8, 8, 1, 1, 1, 1, ...Array<number>(16).fill(3)]);

describe('a frame with a region around its cells', () => {
  it('is as long as both', () => {
    expect(countBytes(framed)).toBe(whole.length);
    expect(findExtent(framed)).toEqual(framed.region.bounds);
  });

  it('has the values of its own cells within, and those of the region beyond', () => {
    expect(readValue(whole, framed, { lat: 2, lng: 102 })).toBe(8);
    expect(readValue(whole, framed, { lat: 2, lng: 103.5 })).toBe(3);
    expect(readValue(whole, framed, { lat: 2, lng: 104.1 })).toBeNull();
  });

  it('has blocks of both, and a mean where a block lies on the edge', () => {
    expect(readBlock(whole, framed, { north: 3, south: 2, west: 101, east: 102 })).toBe(8);
    expect(readBlock(whole, framed, { north: 3, south: 2, west: 103, east: 104 })).toBe(3);
    expect(readBlock(whole, framed, { north: 2.5, south: 1.5, west: 102.4, east: 103.4 })).toBeCloseTo(
      (6 * 8 + 3 * 3) / 9,
      6,
    );
    expect(readBlock(whole, framed, { north: 5, south: 4.1, west: 100, east: 101 })).toBeNull();
  });

  it('is the radar’s within at most', () => {
    expect(readOrigin(whole, framed, { lat: 2, lng: 102 })).toBe('radar');
    expect(readOrigin(whole, framed, { lat: 2, lng: 103.5 })).toBe('model');
    const { basisPlane: _, ...plain } = framed;
    expect(readOrigin(whole, plain, { lat: 2, lng: 102 })).toBe('model');
    const seen = whole.map((byte, index) => (index >= framed.width * framed.height && byte === 1 ? 2 : byte));
    expect(readOrigin(seen, framed, { lat: 2, lng: 102 })).toBe('satellite');
  });
});
