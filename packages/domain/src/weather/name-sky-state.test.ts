import { describe, expect, test } from 'vitest';
import { nameSkyState } from './name-sky-state.ts';
import type { SkyCode } from './sky-state.ts';

const codes = Array.from({ length: 28 }, (_, i) => (i + 1) as SkyCode);

test.each<[SkyCode, boolean, string, string]>([
  [1, true, 'Nắng', 'Sunny'],
  [1, false, 'Trời quang', 'Clear sky'],
  [4, false, 'Đặc biệt oi nóng', 'Especially hot'],
  [5, true, 'Ít mây, trời nắng', 'Sunny with few clouds'],
  [5, false, 'Ít mây', 'Partly cloudy'],
  [7, false, 'Nhiều mây', 'Cloudy'],
  [9, true, 'Rét đậm', 'Severe cold'],
  [10, false, 'Rét hại', 'Damaging cold'],
  [12, true, 'Có lúc có mưa', 'Intermittent rain'],
  [18, true, 'Có mưa, rét đậm', 'Rainy, severe cold'],
  [19, true, 'Có mưa, rét hại', 'Rainy, damaging cold'],
  [24, false, 'Mưa tuyết', 'Sleet'],
  [27, true, 'Mưa rất to, rét hại', 'Very heavy rain, damaging cold'],
])('state %i, by day: %s, is %s / %s', (code, isDay, vi, en) => {
  expect([nameSkyState(code, isDay, 'vi'), nameSkyState(code, isDay, 'en')]).toEqual([vi, en]);
});

test('states 1–7 read differently by night, but for the English of 4; 8–28 read the same', () => {
  const differs = (language: 'vi' | 'en') =>
    codes.filter((code) => nameSkyState(code, true, language) !== nameSkyState(code, false, language));
  expect(differs('vi')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(differs('en')).toEqual([1, 2, 3, 5, 6, 7]);
});

test('no English name keeps the words that would mislead', () => {
  for (const code of codes) expect(nameSkyState(code, true, 'en')).not.toMatch(/deep freeze|harmful/i);
});

test('no two states share a name by day or by night, but for the two sleets in English', () => {
  for (const isDay of [true, false]) {
    expect(new Set(codes.map((code) => nameSkyState(code, isDay, 'vi'))).size).toBe(28);
    expect(new Set(codes.map((code) => nameSkyState(code, isDay, 'en'))).size).toBe(27);
  }
});

describe('thunder', () => {
  test.each([
    [null, 'Mưa to', 'Heavy rain'],
    [0, 'Mưa to', 'Heavy rain'],
    [1, 'Mưa to, có thể có dông', 'Heavy rain, thunderstorms possible'],
    [2, 'Mưa to, có dông', 'Heavy rain, thunderstorms'],
    [3, 'Mưa to, có dông', 'Heavy rain, thunderstorms'],
  ] as const)('%s is said after the name', (thunder, vi, en) => {
    expect([nameSkyState(15, true, 'vi', thunder), nameSkyState(15, true, 'en', thunder)]).toEqual([vi, en]);
  });
});

test('an unknown state says that there are no data, whatever the thunder', () => {
  expect([nameSkyState(null, true, 'vi', 2), nameSkyState(null, false, 'en')]).toEqual([
    'Chưa có dữ liệu',
    'No data yet',
  ]);
});
