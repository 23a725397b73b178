import { describe, expect, it } from 'vitest';
import { computeAreaKm2, computeRingKm2 } from './authalic-area.ts';

const A = 6378.137;
const E2 = 0.006_694_379_990_141_3;
const RADIANS = Math.PI / 180;

/** Area of a box on the ellipsoid, by the radii of curvature: another formula than the authalic sphere's. */
function integrateBox(south: number, north: number, widthDeg: number): number {
  const STEPS = 2000;
  const step = ((north - south) * RADIANS) / STEPS;
  let sum = 0;
  for (let index = 0; index < STEPS; index++) {
    const lat = south * RADIANS + (index + 0.5) * step;
    const bend = 1 - E2 * Math.sin(lat) ** 2;
    sum += ((A * A * (1 - E2)) / bend ** 2) * Math.cos(lat) * step;
  }
  return sum * widthDeg * RADIANS;
}

const box = (west: number, south: number, width: number, height: number) => [
  west,
  south,
  west + width,
  south,
  west + width,
  south + height,
  west,
  south + height,
];

describe('area of a ring', () => {
  it.each([
    [8, 1],
    [15, 0.25],
    [22, 2],
  ])('of a box from %d° N on, %d° high, is that of the ellipsoid to a millionth', (south, size) => {
    expect(computeRingKm2(box(105, south, size, size)) / integrateBox(south, south + size, size)).toBeCloseTo(1, 6);
  });

  it('is negative where the ring runs clockwise, and none without three points', () => {
    expect(computeRingKm2([105, 15, 105, 16, 106, 16, 106, 15])).toBeLessThan(0);
    expect(computeRingKm2([105, 15, 106, 16])).toBe(0);
  });

  it('of a catchment is without its holes, whichever way they run', () => {
    const outer = box(105, 15, 1, 1);
    const hole = box(105.25, 15.25, 0.5, 0.5);
    const area = computeAreaKm2({ parts: [{ outer, holes: [hole] }] });
    expect(area / computeAreaKm2({ parts: [{ outer, holes: [] }] })).toBeCloseTo(0.75, 4);
  });
});
