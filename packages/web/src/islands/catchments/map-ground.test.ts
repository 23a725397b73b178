import { expect, it } from 'vitest';
import { fitFrame, placeNames, toPath, toPoint, toXY } from './map-ground.ts';

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

it('writes names whole on the drawing and none over another, archipelagos always', () => {
  const frame = fitFrame(
    [
      { lat: 8, lng: 102 },
      { lat: 23, lng: 116 },
    ],
    560,
    420,
  );
  const name = (vi: string, kind: 'province' | 'archipelago', weight: number, lat: number, lng: number) => ({
    kind,
    weight,
    lat,
    lng,
    vi,
    en: vi,
  });
  const names = [
    name('Nhỏ', 'province', 90, 21, 105.9),
    name('Hà Nội', 'province', 100, 21, 105.8),
    name('Xa', 'province', 100, 40, 105.8),
    name('Quần đảo Trường Sa', 'archipelago', 1, 10, 114.5),
  ];
  const placed = placeNames(frame, names, 'vi');
  expect(placed.map((one) => [one.name.vi, one.isLeft])).toEqual([
    ['Quần đảo Trường Sa', true],
    ['Hà Nội', false],
  ]);
});
