import { expect, test } from 'vitest';
import { findSkyBadge, nameShownSky } from './sky-badge.ts';
import type { SkyCode } from './sky-state.ts';

const badges = (codes: readonly SkyCode[], heightM: number | null = 10) =>
  codes.map((code) => findSkyBadge(code, heightM));

test('every state of heat or cold has its badge, no other has one', () => {
  expect(badges([1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28])).toEqual(Array(11).fill(null));
  expect(badges([2, 3, 4])).toEqual(['hot', 'veryHot', 'especiallyHot']);
  const colds = ['cold', 'severeCold', 'damagingCold', 'ice'];
  expect(badges([8, 9, 10, 11])).toEqual(colds);
  expect(badges([17, 18, 19, 20])).toEqual(colds);
  expect(badges([21, 22, 23])).toEqual(colds.slice(0, 3));
  expect(badges([25, 26, 27])).toEqual(colds.slice(0, 3));
  expect(findSkyBadge(null, 10)).toBeNull();
});

test('rét is said below 800 m only, rét đậm and worse everywhere', () => {
  expect([799, 800, null].map((heightM) => findSkyBadge(8, heightM))).toEqual(['cold', null, 'cold']);
  expect(badges([17, 18, 10], 1500)).toEqual([null, 'severeCold', 'damagingCold']);
});

test('a cold dry sky is named with its clouds', () => {
  const cloudy = { code: 8, skyCode: 7, badge: 'cold' } as const;
  expect(nameShownSky(cloudy, true, 'vi')).toBe('Nhiều mây, trời rét');
  expect(nameShownSky(cloudy, true, 'en', 1)).toBe('Overcast, cold, thunderstorms possible');
  expect(nameShownSky({ code: 10, skyCode: 1, badge: 'damagingCold' }, false, 'vi')).toBe('Trời quang, rét hại');
});

test('in the highlands the sky alone is named, not the rét of the lowlands', () => {
  expect(nameShownSky({ code: 8, skyCode: 5, badge: null }, true, 'vi')).toBe('Ít mây, trời nắng');
  expect(nameShownSky({ code: 17, skyCode: 13, badge: null }, true, 'vi')).toBe('Mưa nhỏ');
});

test('every other state keeps its name', () => {
  expect(nameShownSky({ code: 17, skyCode: 13, badge: 'cold' }, true, 'vi')).toBe('Có mưa, trời rét');
  expect(nameShownSky({ code: 3, skyCode: 6, badge: 'veryHot' }, true, 'vi')).toBe('Nắng nóng gay gắt');
  expect(nameShownSky({ code: 14, skyCode: 14, badge: null }, true, 'en', 2)).toBe('Rain, thunderstorms');
  expect(nameShownSky({ code: null, skyCode: null, badge: null }, true, 'vi')).toBe('Chưa có dữ liệu');
});
