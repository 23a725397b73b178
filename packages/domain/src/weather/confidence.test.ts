import { expect, test } from 'vitest';
import { decideConfidence } from './confidence.ts';

const NONE = { temperatureK: null, rainLowMm: null, rainHighMm: null };

test.each([
  [0, 'high'],
  [2.5, 'high'],
  [2.51, 'medium'],
  [5, 'medium'],
  [5.01, 'low'],
] as const)('ends of the temperature %d K apart make it %s', (temperatureK, confidence) => {
  expect(decideConfidence({ ...NONE, temperatureK })).toBe(confidence);
});

test.each([
  [0, 0.5, 'high'],
  [0, 0.6, 'medium'],
  [6, 15.9, 'high'],
  [0, 15.9, 'medium'],
  [0, 16, 'low'],
  [16, 100, 'medium'],
  [16, 100.1, 'medium'],
  [15.9, 100.1, 'low'],
] as const)('rain from %d to %d mm makes it %s', (rainLowMm, rainHighMm, confidence) => {
  expect(decideConfidence({ ...NONE, rainLowMm, rainHighMm })).toBe(confidence);
});

test('the less sure of both decides', () => {
  expect(decideConfidence({ temperatureK: 1, rainLowMm: 0, rainHighMm: 20 })).toBe('low');
  expect(decideConfidence({ temperatureK: 4, rainLowMm: 0, rainHighMm: 0 })).toBe('medium');
});

test('without an ensemble, and with one end of the rain alone, it is unknown', () => {
  expect(decideConfidence(NONE)).toBeNull();
  expect(decideConfidence({ ...NONE, rainHighMm: 4 })).toBeNull();
});
