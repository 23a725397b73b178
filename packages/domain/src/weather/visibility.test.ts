import { expect, test } from 'vitest';
import { classifyVisibility } from './visibility.ts';

test.each([
  [0, 'denseFog'],
  [0.049, 'denseFog'],
  [0.05, 'fog'],
  [0.999, 'fog'],
  [1, 'poor'],
  [3.999, 'poor'],
  [4, 'moderate'],
  [10, 'moderate'],
  [10.001, 'good'],
])('%d km is %s', (visibilityKm, band) => {
  expect(classifyVisibility(visibilityKm)).toBe(band);
});

test('an unknown visibility has no band', () => {
  expect(() => classifyVisibility(Number.NaN)).toThrow(RangeError);
});
