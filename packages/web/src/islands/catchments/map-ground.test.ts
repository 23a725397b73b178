import { expect, it } from 'vitest';
import { fitFrame, toPath, toPoint, toXY } from './map-ground.ts';

const POINTS = [
  { lat: 21, lng: 103 },
  { lat: 22, lng: 105 },
];

it('a frame has all points in it, the middle in its middle, and gives each place back', () => {
  const frame = fitFrame(POINTS, 560, 400);
  expect(toXY(frame, { lat: 21.5, lng: 104 })).toEqual([280, 200]);
  for (const point of POINTS) {
    const [x, y] = toXY(frame, point);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(560);
    expect(toPoint(frame, x, y).lat).toBeCloseTo(point.lat, 9);
    expect(toPoint(frame, x, y).lng).toBeCloseTo(point.lng, 9);
  }
});

it('a single point does not make an endless scale', () => {
  expect(fitFrame([{ lat: 21, lng: 103 }], 560, 400).scale).toBe(4000);
});

it('lines outside the drawing are left out', () => {
  const frame = fitFrame(POINTS, 560, 400);
  expect(toPath(frame, [[[150, -30]]])).toBe('');
  expect(toPath(frame, [[[104, 21.5]]], true)).toBe('M280 200Z');
});
