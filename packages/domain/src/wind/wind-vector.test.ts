import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSpeedAndDirection } from './wind-vector.ts';

test.each([
  ['north', 0, -5, 0],
  ['east', -5, 0, 90],
  ['south', 0, 5, 180],
  ['west', 5, 0, 270],
  ['northeast', -3, -3, 45],
  ['southwest', 3, 3, 225],
])('a wind from the %s', (_name, u, v, directionDeg) => {
  const wind = toSpeedAndDirection(u, v);
  expect(wind.directionDeg).toBeCloseTo(directionDeg, 9);
  expect(wind.speedMs).toBeCloseTo(Math.hypot(u, v), 9);
});

test('still air has speed 0 and direction 0, without a minus', () => {
  expect(toSpeedAndDirection(0, 0)).toEqual({ speedMs: 0, directionDeg: 0 });
  expect(Object.is(toSpeedAndDirection(0, -5).directionDeg, 0)).toBe(true);
});

test('the direction is within 0 and 360 and gives the components back', () => {
  const component = fc.double({ min: -100, max: 100, noNaN: true });
  fc.assert(
    fc.property(component, component, (u, v) => {
      const { speedMs, directionDeg } = toSpeedAndDirection(u, v);
      expect(directionDeg).toBeGreaterThanOrEqual(0);
      expect(directionDeg).toBeLessThan(360);
      const radians = (directionDeg * Math.PI) / 180;
      expect(-speedMs * Math.sin(radians)).toBeCloseTo(u, 6);
      expect(-speedMs * Math.cos(radians)).toBeCloseTo(v, 6);
    }),
  );
});

test('an unknown component makes the wind unknown', () => {
  expect(toSpeedAndDirection(Number.NaN, 3)).toEqual({ speedMs: Number.NaN, directionDeg: Number.NaN });
});
