import { describe, expect, test } from 'vitest';
import {
  isSameTrip,
  MOST_SAVED_TRIPS,
  parseSavedTrip,
  pickTrip,
  readSavedTrips,
  type SavedTrip,
  withoutTrip,
  withTrip,
  writeSavedTrips,
} from './saved-trip.ts';

const HOME: SavedTrip = {
  name: 'Về nhà',
  from: 'ba-dinh-ha-noi',
  to: '21.05,105.88',
  mode: 'motorbike',
  clock: '17:30',
};
const WORK: SavedTrip = { name: 'Đi làm', from: '21.05,105.88', to: 'ba-dinh-ha-noi', mode: 'car', clock: '07:40' };
const FIELDS = { ...HOME, clock: '17:30' };
/** 16:40 in Vietnam. */
const NOW = Date.UTC(2026, 7, 3, 9, 40) / 1000;

describe('the cookie', () => {
  test('gives back the trips, in characters that a cookie may have', () => {
    const trips = [HOME, { ...WORK, name: 'A|b:c;d, "é" %', clock: null }];
    const word = writeSavedTrips(trips);
    expect(word).toMatch(/^[\w%.!~*'()|:-]+$/);
    expect(readSavedTrips(word)).toEqual(trips);
    expect(readSavedTrips(writeSavedTrips([]))).toEqual([]);
  });

  test('holds the longest trips', () => {
    const long = { ...HOME, name: 'Ữ'.repeat(30), from: 'a'.repeat(80), to: 'b'.repeat(80) };
    const trips = Array.from({ length: MOST_SAVED_TRIPS }, (_, index) => ({ ...long, clock: `1${index}:00` }));
    const word = writeSavedTrips(trips);
    expect(`trips=${word}`.length).toBeLessThan(4000);
    expect(readSavedTrips(word)).toEqual(trips);
  });

  test.each([
    ['nothing', ''],
    ['another form', '{"version":0}'],
    ['a broken code', 'a:b:c:motorbike:%E0%A4%A'],
    ['a field too few', 'Nhà:a:b:motorbike'],
    ['a field too many', 'Nhà:a:b:motorbike:17%3A30:x'],
    ['too much', 'Nh%C3%A0:a:b:motorbike:|'.repeat(200)],
  ])('of %s has no trip', (_, word) => {
    expect(readSavedTrips(word)).toEqual([]);
  });

  test('loses only what is no trip, and what is too many', () => {
    const good = writeSavedTrips([HOME]);
    expect(readSavedTrips(`x|${good}|a:b:c:rocket:`)).toEqual([HOME]);
    const many = Array.from({ length: 9 }, (_, index) => ({ ...HOME, clock: `0${index}:00` }));
    expect(readSavedTrips(writeSavedTrips(many))).toEqual(many.slice(0, MOST_SAVED_TRIPS));
  });
});

test.each([
  { name: ' \n' },
  { from: '' },
  { from: 'Hà Nội' },
  { to: '../x' },
  { to: 'a'.repeat(81) },
  { mode: 'rocket' },
  { clock: '24:00' },
  { clock: '7:40' },
])('fields with %j are no trip', (changes) => {
  expect(parseSavedTrip({ ...FIELDS, ...changes })).toBeNull();
});

test('a name is one short line', () => {
  expect(parseSavedTrip({ ...FIELDS, name: ` Về\r\nnhà\u0000 ${'a'.repeat(40)}` })?.name).toBe(
    `Về nhà ${'a'.repeat(23)}`,
  );
});

describe('the list', () => {
  test('has a trip once, under its last name, and none beyond its length', () => {
    expect(withTrip([HOME, WORK], { ...HOME, name: 'Nhà' })).toEqual([{ ...HOME, name: 'Nhà' }, WORK]);
    const full = Array.from({ length: MOST_SAVED_TRIPS }, (_, index) => ({ ...HOME, clock: `0${index}:00` }));
    expect(withTrip(full, WORK)).toEqual(full);
  });

  test('loses a trip by what it is, not by its name', () => {
    expect(withoutTrip([HOME, WORK], { ...HOME, name: 'x' } as SavedTrip)).toEqual([WORK]);
    expect(isSameTrip(HOME, { ...HOME, mode: 'walk' })).toBe(false);
  });
});

describe('the trip to open with', () => {
  test('leaves next: in the afternoon home, at night and in the morning to work', () => {
    expect(pickTrip([WORK, HOME], undefined, NOW)).toBe(HOME);
    expect(pickTrip([HOME, WORK], undefined, NOW + 2 * 3600)).toBe(WORK);
  });

  test('begins at the place that is read, where there is one', () => {
    expect(pickTrip([WORK, HOME], 'ba-dinh-ha-noi', NOW + 2 * 3600)).toBe(HOME);
    expect(pickTrip([WORK, HOME], 'hue', NOW)).toBe(HOME);
    expect(pickTrip([], 'hue', NOW)).toBeNull();
  });
});
