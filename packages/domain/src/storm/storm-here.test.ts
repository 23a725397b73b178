import { expect, test } from 'vitest';
import type { Approach, ExpectedPoint } from './nearest-approach.ts';
import {
  comesNear,
  decideStormHere,
  findCentreGap,
  findDayAfter,
  findRunningStep,
  findStormZero,
  type StormHour,
} from './storm-here.ts';

const HOUR = 3600;
const NOW = Date.UTC(2026, 8, 18, 6) / 1000;
const PLACE = { lat: 0, lng: 106 };
const DEGREE_KM = 111.32;

const point = (hours: number, km: number): ExpectedPoint => ({
  ...{ at: NOW + hours * HOUR, lat: 0, lng: 106 + km / DEGREE_KM, errorKm: null },
});

test.each([
  ['now', [point(0, 499), point(24, 900)], true],
  ['now, too far', [point(0, 501), point(24, 900)], false],
  ['within three days', [point(0, 1500), point(72, 498), point(96, 0)], true],
  ['not within three days', [point(0, 1500), point(72, 502), point(96, 0)], false],
  ['on a track that has ended', [point(-24, 100), point(-1, 100)], false],
])('a storm is near up to 500 km and 72 hours: %s', (_, track, isNear) => {
  expect(comesNear(track, PLACE, NOW)).toBe(isNear);
});

test.each([
  ['over the place', [point(-6, 5), point(0, 150)], 18],
  ['just near enough', [point(-6, 198), point(0, 350)], 18],
  ['too far', [point(-6, 202), point(0, 350)], null],
  ['a day ago and more', [point(-30, 0), point(-25, 150), point(0, 500)], null],
  ['still coming', [point(-6, 300), point(0, 100), point(6, 0)], null],
])('a storm has passed that was within 200 km in the last day: %s', (_, track, hoursLeft) => {
  expect(findDayAfter(track, PLACE, NOW)).toBe(hoursLeft === null ? null : NOW + hoursLeft * HOUR);
});

test('an official bulletin leads, then what comes, then what has gone', () => {
  const coming = [{ isComing: false }, { isComing: true }];
  const leaving = [{ isComing: false }];
  expect(decideStormHere({ isWarned: true, isAfter: true, near: coming })).toBe('warning');
  expect(decideStormHere({ isWarned: false, isAfter: true, near: coming })).toBe('approaching');
  expect(decideStormHere({ isWarned: false, isAfter: true, near: leaving })).toBe('after');
  expect(decideStormHere({ isWarned: false, isAfter: false, near: leaving })).toBe('leaving');
  expect(decideStormHere({ isWarned: false, isAfter: false, near: [] })).toBe('none');
});

const hour = (hours: number, modelForce: number | null, ...least: StormHour['least']): StormHour => ({
  ...{ at: NOW + hours * HOUR, modelForce, least },
});
const nearest = (hours: number | null, km = 50): Approach => ({
  ...{ km: 400, bearingDeg: 90 },
  nearest: hours === null ? null : { at: NOW + hours * HOUR, km, errorKm: null },
});

test('T 0 is the first hour of force 8 by radii or model', () => {
  const radii = hour(5, 6, { centre: 'jma', force: 7 }, { centre: 'jtwc', force: 9 });
  expect(findStormZero([hour(0, 7), radii, hour(6, 8)], [])).toEqual({
    ...{ at: NOW + 5 * HOUR, basis: 'radii', centre: 'jtwc' },
  });
  expect(findStormZero([hour(0, 7), hour(4, 8), radii], [])).toEqual({
    ...{ at: NOW + 4 * HOUR, basis: 'model', centre: null },
  });
});

test('below force 8 T 0 is the nearest approach by the first centre that sees one', () => {
  const hours = [hour(0, 7, { centre: 'jtwc', force: 7 }), hour(1, null)];
  const approaches = [
    { centre: 'jma' as const, approach: nearest(null) },
    { centre: 'jtwc' as const, approach: nearest(20) },
  ];
  expect(findStormZero(hours, approaches)).toEqual({ at: NOW + 20 * HOUR, basis: 'approach', centre: 'jtwc' });
  expect(findStormZero(hours, approaches.slice(0, 1))).toBeNull();
});

test.each([
  [60, 48],
  [48.1, 48],
  [48, 24],
  [28.5, 24],
  [24, 12],
  [12, 6],
  [6, 0],
  [0, 0],
  [-3, 0],
])('%f hours before T 0 the step of %i hours is running', (left, step) => {
  expect(findRunningStep(NOW + left * HOUR, NOW)).toBe(step);
});

test('centres differ by distance and hours, without an average', () => {
  expect(findCentreGap([nearest(19, 60), nearest(22, 120)])).toEqual({ km: 60, hours: 3 });
  expect(findCentreGap([nearest(19, 60), nearest(null)])).toEqual({ km: 340, hours: null });
  expect(findCentreGap([nearest(19)])).toBeNull();
});
