import type { LatLng } from '@portal/domain/geo/lat-lng';
import { expect, it } from 'vitest';
import { placeNames } from './place-names.ts';

it('writes names whole on the drawing and none over another, archipelagos always', () => {
  // 20 units per degree, from 24° N and 102° E.
  const drawing = {
    width: 300,
    height: 340,
    letter: 6,
    project: ({ lat, lng }: LatLng) => ({ x: 20 * (lng - 102), y: 20 * (24 - lat) }),
  };
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
    name('Trùng', 'province', 95, 21, 105.8),
    name('Xa', 'province', 100, 40, 105.8),
    name('Quần đảo Trường Sa', 'archipelago', 1, 10, 114.5),
  ];
  const placed = placeNames(drawing, names, 'vi');
  expect(placed.map((one) => [one.name.vi, one.isLeft])).toEqual([
    ['Quần đảo Trường Sa', true],
    ['Hà Nội', false],
  ]);
});

it('leaves out a name that would lie over what is written', () => {
  const drawing = { width: 120, height: 60, letter: 6, project: ({ lat, lng }: LatLng) => ({ x: lng, y: lat }) };
  const town = { kind: 'town', vi: 'Bảo Lộc', en: 'Bao Loc', lat: 30, lng: 45, weight: 50 };
  const line = (y: number) => [{ from: 30, to: 60, x: 45, y }];
  expect(placeNames(drawing, [town], 'vi', line(41))).toEqual([]);
  expect(placeNames(drawing, [town], 'vi', line(42))).toHaveLength(1);
});
