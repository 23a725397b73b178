import { expect, test } from 'vitest';
import { readJmaRadii } from './jma-radii.ts';

const side = (area: unknown, km: unknown) => ({ area, range: { km } });

test.each([
  ['no area', undefined, null],
  ['an empty list', [], null],
  ['a circle of nothing', [side('全域', 0)], null],
  ['a circle', [side({ jp: '全域' }, 90)], { ne: 90, se: 90, sw: 90, nw: 90 }],
  ['text for numbers', [side('全域', '90')], { ne: 90, se: 90, sw: 90, nw: 90 }],
  // A circle of 195 km with its centre 85 km north: √(195² − 85²) = 175 to the east and west.
  ['a longer side to the north', [side('北', 280), side('南', 110)], { ne: 280, se: 175, sw: 175, nw: 280 }],
  ['the shorter side first', [side('南側', 110), side('北側', 280)], { ne: 280, se: 175, sw: 175, nw: 280 }],
  // To the north, 45° off the axis: 85 × cos 45° + √(195² − (85 × sin 45°)²).
  ['a longer side to the north-east', [side('北東', 280), side('南西', 110)], { ne: 280, se: 246, sw: 125, nw: 246 }],
  [
    'a longer side to the west',
    [side({ jp: '西' }, 300), side({ jp: '東' }, 100)],
    { ne: 173, se: 173, sw: 300, nw: 300 },
  ],
])('%s', (_, area, quadrants) => {
  expect(readJmaRadii(area, 30, 0)).toEqual(quadrants && { kt: 30, minutes: 10, ...quadrants });
});

test('the circle of uncertainty is no wind', () => {
  const circle = [side('全域', 310)];
  expect(readJmaRadii(circle, 50, 220)).toEqual({ kt: 50, minutes: 10, ne: 90, se: 90, sw: 90, nw: 90 });
  expect(readJmaRadii(circle, 50, 310)).toBeNull();
  expect(readJmaRadii(circle, 50, 400)).toBeNull();
  expect(() => readJmaRadii(circle, 50, null)).toThrow('no circle of uncertainty');
});

test.each([
  ['words', '全域', 'area of 30 kt winds is "全域"'],
  ['three sides', [side('北', 1), side('南', 1), side('東', 1)], 'area of 30 kt winds is [{'],
  ['an unknown direction', [side('上', 90)], 'side of 30 kt winds is {"area":"上"'],
  ['no reach', [{ area: '全域', range: { nm: 50 } }], 'side of 30 kt winds is'],
  ['a reach below zero', [side('全域', -5)], 'side of 30 kt winds is'],
  ['nothing', [null], 'side of 30 kt winds is null'],
  ['half a circle', [side('北', 90)], 'has one side'],
  ['sides that are not opposite', [side('北', 90), side('東', 80)], 'are not opposite'],
])('%s in one line', (_, area, line) => {
  expect(() => readJmaRadii(area, 30, 0)).toThrow(line);
});
