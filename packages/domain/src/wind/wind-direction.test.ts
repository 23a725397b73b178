import fc from 'fast-check';
import { expect, test } from 'vitest';
import { abbreviateWindDirection, findWindDirection, nameWindDirection, type WindDirection } from './wind-direction.ts';

const english = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');
const vietnamese = 'B BĐB ĐB ĐĐB Đ ĐĐN ĐN NĐN N NTN TN TTN T TTB TB BTB'.split(' ');
const directions = english.map((_, i) => i as WindDirection);

test('the middle of each sector has its direction', () => {
  expect(directions.map((i) => findWindDirection(i * 22.5, 5))).toEqual(directions);
});

test.each([
  [0, 0],
  [11.24, 0],
  [11.25, 1],
  [33.74, 1],
  [33.75, 2],
  [348.74, 15],
  [348.75, 0],
  [360, 0],
  [-22.5, 15],
  [405, 2],
])('%d° is direction %i', (degrees, direction) => {
  expect(findWindDirection(degrees, 5)).toBe(direction);
});

test('any number of degrees has one of the sixteen directions', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (degrees) => {
      expect(directions).toContain(findWindDirection(degrees, 5));
    }),
  );
});

test('air below 0.3 m/s is calm and has no direction', () => {
  expect([findWindDirection(90, 0.29), findWindDirection(90, 0.3)]).toEqual([null, 4]);
});

test('an unknown wind has no direction', () => {
  expect(findWindDirection(Number.NaN, 5)).toBeNull();
  expect(findWindDirection(90, Number.NaN)).toBeNull();
});

test('the short forms go round the compass in both languages', () => {
  expect(directions.map((i) => abbreviateWindDirection(i, 'en'))).toEqual(english);
  expect(directions.map((i) => abbreviateWindDirection(i, 'vi'))).toEqual(vietnamese);
});

test('a Vietnamese short form is the initials of the name', () => {
  for (const i of directions) {
    const initials = nameWindDirection(i, 'vi')
      .split(' ')
      .map((word) => word[0]);
    expect(abbreviateWindDirection(i, 'vi')).toBe(initials.join(''));
  }
});

test.each<[WindDirection, string, string]>([
  [0, 'Bắc', 'North'],
  [1, 'Bắc Đông Bắc', 'North-northeast'],
  [6, 'Đông Nam', 'Southeast'],
  [11, 'Tây Tây Nam', 'West-southwest'],
])('direction %i is %s / %s', (direction, vi, en) => {
  expect([nameWindDirection(direction, 'vi'), nameWindDirection(direction, 'en')]).toEqual([vi, en]);
});
