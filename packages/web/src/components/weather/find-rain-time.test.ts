import type { Day } from '@portal/contract/endpoints/weather-schema';
import { expect, it } from 'vitest';
import { findRainTime } from './find-rain-time.ts';
import { makeDay } from './make-sample-weather.ts';

const sample = makeDay(0);

function find(rainAt: Readonly<Record<number, number>>, changes: Partial<Day> = {}) {
  const rainHours = Array.from({ length: 24 }, (_, hour) => rainAt[hour] ?? 0);
  return findRainTime({ ...sample, code: 1, rainProbability: 76, rainHours, ...changes });
}

it('names the quarter of the day that gets the rain', () => {
  expect(find({ 5: 2 })).toBe('early');
  expect(find({ 6: 2 })).toBe('morning');
  expect(find({ 17: 2 })).toBe('afternoon');
  expect(find({ 18: 2, 23: 1 })).toBe('night');
});

it('names none where the picture tells of rain, where rain is unlikely, or where the chance is unknown', () => {
  expect(find({ 20: 2 }, { code: 11 })).toBe('night');
  expect(find({ 20: 2 }, { code: 12 })).toBeNull();
  expect(find({ 20: 2 }, { code: null })).toBeNull();
  expect(find({ 20: 2 }, { rainProbability: 30 })).toBe('night');
  expect(find({ 20: 2 }, { rainProbability: 29 })).toBeNull();
  expect(find({ 20: 2 }, { rainProbability: null })).toBeNull();
});

it('names none for rain that is spread over the day, or too little', () => {
  expect(find({ 3: 0.4, 20: 0.6 })).toBe('night');
  expect(find({ 3: 0.41, 20: 0.59 })).toBeNull();
  expect(find({ 20: 0.1 })).toBe('night');
  expect(find({ 20: 0.09 })).toBeNull();
});
