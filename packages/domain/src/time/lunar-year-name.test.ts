import { expect, test } from 'vitest';
import { nameLunarYear } from './lunar-year-name.ts';

test.each([
  [1968, 'Mậu Thân', 'Earth Monkey'],
  [1984, 'Giáp Tý', 'Wood Rat'],
  [2023, 'Quý Mão', 'Water Cat'],
  [2024, 'Giáp Thìn', 'Wood Dragon'],
  [2025, 'Ất Tỵ', 'Wood Snake'],
  [2026, 'Bính Ngọ', 'Fire Horse'],
  [2027, 'Đinh Mùi', 'Fire Goat'],
  [2033, 'Quý Sửu', 'Water Buffalo'],
])('%i is the year %s', (year, vi, en) => {
  expect([nameLunarYear(year, 'vi'), nameLunarYear(year, 'en')]).toEqual([vi, en]);
});

test('the names come back after sixty years and not before', () => {
  const names = Array.from({ length: 60 }, (_, i) => nameLunarYear(1980 + i, 'vi'));
  expect(new Set(names).size).toBe(60);
  expect(nameLunarYear(2040, 'vi')).toBe(nameLunarYear(1980, 'vi'));
});
