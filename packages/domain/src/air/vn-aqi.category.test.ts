import { expect, test } from 'vitest';
import { AQI_CATEGORIES, classifyAqi } from './vn-aqi.ts';

test.each([
  [0, 'good'],
  [50, 'good'],
  [51, 'moderate'],
  [100, 'moderate'],
  [101, 'poor'],
  [150, 'poor'],
  [151, 'unhealthy'],
  [200, 'unhealthy'],
  [201, 'veryUnhealthy'],
  [300, 'veryUnhealthy'],
  [301, 'hazardous'],
  [500, 'hazardous'],
])('an index of %i is %s', (aqi, category) => {
  expect(classifyAqi(aqi)).toBe(category);
});

test('an unknown index has no class', () => {
  expect(() => classifyAqi(Number.NaN)).toThrow(RangeError);
});

test('the classes have the names and colours of the decision', () => {
  expect(Object.values(AQI_CATEGORIES).map(({ name, colour }) => [name.vi, name.en, colour])).toEqual([
    ['Tốt', 'Good', '#00E400'],
    ['Trung bình', 'Moderate', '#FFFF00'],
    ['Kém', 'Poor', '#FF7E00'],
    ['Xấu', 'Unhealthy', '#FF0000'],
    ['Rất xấu', 'Very unhealthy', '#8F3F97'],
    ['Nguy hại', 'Hazardous', '#7E0023'],
  ]);
});
