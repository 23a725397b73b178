import { describe, expect, test } from 'vitest';
import { assessRide, listRides, type RideSlice } from './ride.ts';
import type { WorkWarning } from './warning-gate.ts';

/** 14:00 in Vietnam. */
const NOW = Date.UTC(2026, 7, 3, 7) / 1000;
const HOUR = 3600;

const sliceOf = (hour: number, changes: Partial<RideSlice> = {}): RideSlice => ({
  fromAt: NOW + hour * HOUR,
  toAt: NOW + (hour + 1) * HOUR,
  rainMmh: 0,
  chancePercent: 5,
  thunder: 0,
  gustMs: 5,
  visibilityKm: 10,
  ...changes,
});
const assess = (changes: Partial<RideSlice>, warnings: readonly WorkWarning[] = []) =>
  assessRide(NOW, [sliceOf(0, changes)], warnings);
const warningOf = (changes: Partial<WorkWarning>): WorkWarning => ({
  id: 'w',
  number: '14',
  kind: 'storm',
  level: 4,
  startsAt: NOW - HOUR,
  expiresAt: NOW + 2 * HOUR,
  ...changes,
});

describe('a ride', () => {
  test.each([
    [{}, 'dry', 'rain'],
    [{ rainMmh: 0.1, chancePercent: 19 }, 'dry', 'rain'],
    [{ chancePercent: 20 }, 'light', 'rain'],
    [{ rainMmh: 2.4, chancePercent: 90 }, 'light', 'rain'],
    [{ rainMmh: 2.5, chancePercent: 90 }, 'wet', 'rain'],
    [{ rainMmh: 2.5, chancePercent: 39 }, 'light', 'rain'],
    [{ thunder: 1 }, 'dry', 'rain'],
    [{ thunder: 2 }, 'stop', 'thunder'],
    [{ gustMs: 10.7 }, 'dry', 'rain'],
    [{ gustMs: 10.8 }, 'light', 'gust'],
    [{ gustMs: 17.2 }, 'stop', 'gust'],
    [{ visibilityKm: 1 }, 'dry', 'rain'],
    [{ visibilityKm: 0.9 }, 'light', 'fog'],
    [{ visibilityKm: 0.05 }, 'light', 'fog'],
    [{ visibilityKm: 0.04 }, 'stop', 'fog'],
    [{ visibilityKm: 0.9, rainMmh: 2, chancePercent: 90 }, 'light', 'rain'],
    [{ visibilityKm: null }, 'dry', 'rain'],
    [{ rainMmh: null }, 'unknown', 'rain'],
  ] as const)('with %j is %s by %s', (changes, verdict, reason) => {
    expect(assess(changes)).toMatchObject({ verdict, reason });
  });

  test('is not known where its end is not', () => {
    expect(assessRide(NOW + 0.75 * HOUR, [sliceOf(0)], []).verdict).toBe('unknown');
    expect(assessRide(NOW + 0.5 * HOUR, [sliceOf(0)], []).verdict).toBe('dry');
  });

  test('says until when it stays dry after it, where rain begins within two hours', () => {
    const rain = { rainMmh: 3, chancePercent: 90 };
    expect(assessRide(NOW, [sliceOf(0), sliceOf(1, rain)], []).dryUntil).toBe(NOW + HOUR);
    expect(assessRide(NOW, [sliceOf(0), sliceOf(1), sliceOf(2), sliceOf(3, rain)], []).dryUntil).toBeNull();
  });

  test('stops for an emergency in its hours, and is never dry before or after them', () => {
    expect(assess({}, [warningOf({})])).toMatchObject({ verdict: 'stop', reason: 'warning' });
    const later = warningOf({ startsAt: NOW + 3 * HOUR, expiresAt: NOW + 9 * HOUR });
    expect(assess({}, [later])).toMatchObject({ verdict: 'light', reason: 'warning', warning: later });
  });

  test('is not judged in the day after an emergency, and again when that has passed', () => {
    const over = warningOf({ startsAt: NOW - 30 * HOUR, expiresAt: NOW - HOUR });
    expect(assess({}, [over])).toMatchObject({ verdict: 'unknown', reason: 'afterWarning', warning: over });
    const past = warningOf({ startsAt: NOW - 50 * HOUR, expiresAt: NOW - 24 * HOUR });
    expect(assess({}, [past])).toMatchObject({ verdict: 'dry', warning: null });
  });

  test('is not dry under a lesser warning of thunderstorms in force, and is free of one of heat', () => {
    expect(assess({}, [warningOf({ kind: 'thunderstorm', level: 1 })])).toMatchObject({ verdict: 'light' });
    expect(assess({}, [warningOf({ kind: 'heat', level: 2 })])).toMatchObject({ verdict: 'dry', warning: null });
  });
});

describe('three departures', () => {
  const list = (rates: readonly number[]) =>
    listRides(
      NOW + 300,
      rates.map((rainMmh, hour) => sliceOf(hour, { rainMmh, chancePercent: rainMmh > 0 ? 90 : 5 })),
      [],
    ).map(({ at, verdict }) => `${(at - NOW) / HOUR < 0.5 ? 'now' : (at - NOW) / HOUR} ${verdict}`);

  test('are now, the change and the change back', () => {
    expect(list([0, 0, 0, 4, 4, 0, 0, 0, 0])).toEqual(['now dry', '3 wet', '5 dry']);
  });

  test('are three and four hours later where nothing changes', () => {
    expect(list([0, 0, 0, 0, 0, 0, 0, 0, 0])).toEqual(['now dry', '3 dry', '4 dry']);
  });

  test('are always three different times', () => {
    expect(list([0, 0, 0, 0, 0, 0, 4, 4, 4])).toEqual(['now dry', '3 dry', '6 wet']);
    expect(list([4, 4, 0, 0, 0, 0, 0, 0, 0])).toEqual(['now wet', '2 dry', '3 dry']);
  });
});
