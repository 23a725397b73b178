import { describe, expect, test } from 'vitest';
import type { WorkWarning } from '#safety/warning-gate.ts';
import { assessDeparture, type Departure, type TripSlice, type WeatheredPiece } from './assess-departure.ts';
import { adviseDeparture, chooseDeparture, isJustInTime } from './choose-departure.ts';
import { planTrip } from './trip-way.ts';

/** 16:40 in Vietnam. */
const NOW = Date.UTC(2026, 7, 3, 9, 40) / 1000;
const HA_NOI = { lat: 21.0, lng: 105.8 };
const MINUTE = 60;

const sliceOf = (fromMinute: number, minutes: number, changes: Partial<TripSlice> = {}): TripSlice => ({
  fromAt: NOW + fromMinute * MINUTE,
  toAt: NOW + (fromMinute + minutes) * MINUTE,
  rainMmh: 0,
  chancePercent: 5,
  thunder: 0,
  gustMs: 5,
  visibilityKm: 10,
  feelsLikeC: 30,
  highMmh: 0,
  members: null,
  basis: 'radar',
  ...changes,
});
const pieceOf = (from: number, to: number, slices: readonly TripSlice[]): WeatheredPiece => ({
  ...HA_NOI,
  fromSeconds: from * MINUTE,
  toSeconds: to * MINUTE,
  slices,
});
/** A trip of half an hour at one spot. */
const assess = (changes: Partial<TripSlice>, warnings: readonly WorkWarning[] = []) =>
  assessDeparture(NOW, [pieceOf(0, 30, [sliceOf(0, 60, changes)])], warnings);
const warningOf = (changes: Partial<WorkWarning> = {}): WorkWarning => ({
  id: 'w',
  number: '14',
  kind: 'storm',
  level: 3,
  startsAt: NOW - 3600,
  expiresAt: NOW + 3600,
  ...changes,
});

describe('the way', () => {
  test('is passed at a town’s pace for 15 km, then faster', () => {
    const near = planTrip(HA_NOI, { lat: 21.09, lng: 105.8 }, 'motorbike');
    expect(near.distanceKm).toBeCloseTo(10.0, 1);
    expect(near.seconds).toBe(30 * MINUTE);
    expect(near.pieces).toHaveLength(15);
    const far = planTrip(HA_NOI, { lat: 21.45, lng: 105.8 }, 'motorbike');
    expect(far.seconds).toBe(Math.round(45 + ((far.distanceKm - 15) / 35) * 60) * MINUTE);
    expect(planTrip(HA_NOI, { lat: 21.45, lng: 105.8 }, 'walk').seconds).toBeGreaterThan(12 * 3600);
  });

  test('has pieces without a gap, whose middles lie where the traveller is', () => {
    const { pieces, seconds, distanceKm } = planTrip(HA_NOI, { lat: 21.45, lng: 105.8 }, 'motorbike');
    expect(pieces).toHaveLength(30);
    expect(pieces.at(-1)?.toSeconds).toBeCloseTo(seconds);
    for (const [index, piece] of pieces.entries()) {
      expect(piece.fromSeconds).toBeCloseTo(pieces[index - 1]?.toSeconds ?? 0);
    }
    // After half of the 105 minutes the slow 15 km and seven and a half more are done.
    const middle = pieces[15] as WeatheredPiece;
    const gone = ((middle.lat - 21.0) / 0.45) * distanceKm;
    expect(gone).toBeCloseTo(15 + ((15.5 / 30) * (seconds / 60) - 45) * (35 / 60), 0);
  });

  test('follows a road at the pace of its own length, which a straight road does not change', () => {
    const [from, to] = [HA_NOI, { lat: 21.0, lng: 106.2 }];
    const line = planTrip(from, to, 'motorbike');
    const direct = planTrip(from, to, 'motorbike', [from, { lat: 21.0, lng: 106.0 }, to]);
    expect(direct.roadKm).toBeCloseTo(line.distanceKm, 1);
    expect(direct.seconds).toBeLessThan(line.seconds);
    // North, then east: both legs are of the road's length, and no piece is on the line.
    const corner = { lat: 21.2, lng: 105.8 };
    const around = planTrip(from, to, 'motorbike', [from, corner, { lat: 21.2, lng: 106.2 }, to]);
    expect(around.distanceKm).toBe(line.distanceKm);
    expect(around.roadKm).toBeCloseTo(22.3 + 41.5 + 22.3, 0);
    expect(around.seconds).toBeGreaterThan(line.seconds);
    const gone = around.pieces.map(({ lat, lng }) => [lat.toFixed(2), lng.toFixed(2)]);
    expect(gone.every(([lat, lng]) => lat === '21.20' || lng === '105.80' || lng === '106.20')).toBe(true);
    expect(gone.filter(([lat]) => lat === '21.20').length).toBeGreaterThan(8);
  });

  test('takes five minutes at least', () => {
    expect(planTrip(HA_NOI, HA_NOI, 'car')).toMatchObject({ distanceKm: 0, seconds: 300 });
    expect(planTrip(HA_NOI, HA_NOI, 'car', [HA_NOI, HA_NOI])).toMatchObject({ roadKm: 0, seconds: 300 });
  });
});

describe('a departure', () => {
  test.each([
    [{}, 'dry', null],
    [{ chancePercent: 19 }, 'dry', null],
    [{ chancePercent: 20 }, 'maybe', null],
    [{ chancePercent: null }, 'maybe', null],
    [{ rainMmh: 0.09 }, 'dry', null],
    [{ rainMmh: 0.1 }, 'damp', null],
    [{ rainMmh: 1.89 }, 'damp', null],
    [{ rainMmh: 1.9 }, 'soaked', null],
    [{ rainMmh: null }, 'unknown', null],
    [{ thunder: 1 }, 'dry', null],
    [{ thunder: 2 }, 'stop', 'thunder'],
    [{ gustMs: 17.1 }, 'dry', null],
    [{ gustMs: 17.2 }, 'stop', 'gust'],
    [{ visibilityKm: 0.05 }, 'dry', null],
    [{ visibilityKm: 0.04 }, 'stop', 'fog'],
  ] as const)('in %j is %s', (changes, verdict, danger) => {
    expect(assess(changes)).toMatchObject({ verdict, danger });
  });

  test('adds up the rain where the traveller is at the time', () => {
    // The shower stands over the second half of the way until minute 20.
    const ahead = [sliceOf(0, 20, { rainMmh: 12 }), sliceOf(20, 40)];
    const pieces = [pieceOf(0, 15, [sliceOf(0, 60)]), pieceOf(15, 30, ahead)];
    expect(assessDeparture(NOW, pieces, [])).toMatchObject({ rainMm: 1, wetMinutes: 5, heavyMinutes: 5 });
    expect(assessDeparture(NOW + 600, pieces, [])).toMatchObject({ rainMm: 0, wetMinutes: 0, heavyMinutes: 0 });
  });

  test('counts heavy minutes from 10 mm/h on', () => {
    expect(assess({ rainMmh: 9.9 }).heavyMinutes).toBe(0);
    expect(assess({ rainMmh: 10 }).heavyMinutes).toBe(30);
  });

  test('takes members’ totals over the whole way, so that neighbours count together', () => {
    const members = Array.from({ length: 11 }, (_, member) => member);
    const opposite = members.toReversed();
    const pieces = (second: readonly number[]) => [
      pieceOf(0, 15, [sliceOf(0, 60, { members })]),
      pieceOf(15, 30, [sliceOf(0, 60, { members: second })]),
    ];
    // In step, nine of ten members have 9 mm/h or less; where one has what the other lacks, all have the same.
    expect(assessDeparture(NOW, pieces(members), []).rainMmHigh).toBe(4.5);
    expect(assessDeparture(NOW, pieces(opposite), []).rainMmHigh).toBe(2.5);
  });

  test('has a high end of its own where there are no members, never below the rain', () => {
    expect(assess({ rainMmh: 2, highMmh: 6 }).rainMmHigh).toBe(3);
    expect(assess({ rainMmh: 2, highMmh: 1 }).rainMmHigh).toBe(1);
    expect(assess({ rainMmh: 2, highMmh: null }).rainMmHigh).toBeNull();
  });

  test('is unknown where its end is', () => {
    const pieces = [pieceOf(0, 30, [sliceOf(0, 30)])];
    expect(assessDeparture(NOW, pieces, []).verdict).toBe('dry');
    expect(assessDeparture(NOW + 1, pieces, [])).toMatchObject({ verdict: 'unknown', rainMm: null });
  });

  test('rests on the model where that leads for most of it, else on what was seen', () => {
    const basisOf = (first: TripSlice['basis'], second: TripSlice['basis'], minutes: number) =>
      assessDeparture(
        NOW,
        [pieceOf(0, 30, [sliceOf(0, minutes, { basis: first }), sliceOf(minutes, 60, { basis: second })])],
        [],
      ).basis;
    expect(basisOf('radar', 'model', 15)).toBe('radar');
    expect(basisOf('radar', 'model', 14)).toBe('model');
    expect(basisOf('radar', 'satellite', 29)).toBe('satellite');
  });

  test('is not offered within a bulletin of level 3 and in the day after it', () => {
    expect(assess({}, [warningOf()])).toMatchObject({ verdict: 'none', gate: { kind: 'closed' } });
    expect(assess({}, [warningOf({ kind: 'heat' })]).verdict).toBe('none');
    expect(assess({}, [warningOf({ level: 2 })]).verdict).toBe('dry');
    const over = { startsAt: NOW - 90_000, expiresAt: NOW - 86_399 };
    expect(assess({}, [warningOf(over)])).toMatchObject({ verdict: 'none', gate: { kind: 'after' } });
    expect(assess({}, [warningOf({ ...over, expiresAt: NOW - 86_400 })]).verdict).toBe('dry');
    // It begins on the way, or after it.
    expect(assess({}, [warningOf({ startsAt: NOW + 1799 })]).verdict).toBe('none');
    expect(assess({}, [warningOf({ startsAt: NOW + 1800 })]).verdict).toBe('dry');
  });

  test('is never dry next to a warning of thunderstorms', () => {
    const thunderstorm = warningOf({ kind: 'thunderstorm', level: 1 });
    expect(assess({}, [thunderstorm])).toMatchObject({ verdict: 'maybe', gate: { kind: 'caution' } });
  });
});

describe('the choice', () => {
  const departureOf = (minute: number, changes: Partial<Departure> = {}): Departure => ({
    ...assess({}),
    at: NOW + minute * MINUTE,
    ...changes,
  });
  const wet = (minute: number, rainMm: number, rainMmHigh = rainMm) =>
    departureOf(minute, { rainMm, rainMmHigh, verdict: rainMm >= 1 ? 'soaked' : 'damp' });

  test('is the driest departure, the earliest of those that hardly differ', () => {
    const list = [wet(0, 2), wet(10, 0.5), wet(20, 0.4), wet(30, 3)];
    expect(chooseDeparture(list)?.at).toBe(NOW + 600);
    expect(chooseDeparture([wet(0, 2), wet(10, 0.6), wet(20, 0.4)])?.at).toBe(NOW + 1200);
  });

  test('minds what may come', () => {
    expect(chooseDeparture([wet(0, 0.3, 2), wet(10, 0.4, 0.5)])?.at).toBe(NOW + 600);
  });

  test('leaves out what may not be offered', () => {
    const stopped = departureOf(0, { verdict: 'stop' });
    expect(chooseDeparture([stopped, wet(10, 2)])?.at).toBe(NOW + 600);
    expect(chooseDeparture([stopped, departureOf(10, { verdict: 'none' })])).toBeNull();
    expect(chooseDeparture([])).toBeNull();
  });

  test.each([
    ['every departure is dry', [departureOf(0), departureOf(10)], 'alwaysDry'],
    ['the chosen one is dry', [departureOf(0), wet(10, 2)], 'dry'],
    ['another one is dry', [wet(0, 0.3), departureOf(10)], 'other'],
    ['another one has half a millimetre less', [wet(0, 1.5), wet(10, 1)], 'other'],
    ['another one has hardly less', [wet(0, 1.4), wet(10, 1)], 'same'],
    ['none may be offered', [departureOf(0, { verdict: 'none' })], 'none'],
    ['it is unknown', [departureOf(0, { verdict: 'unknown' }), departureOf(10)], 'unknown'],
    ['only others are safe', [departureOf(0, { verdict: 'stop' }), wet(10, 2)], 'other'],
  ] as const)('is told apart: %s', (_, list, kind) => {
    expect(adviseDeparture(list[0], list, chooseDeparture(list)).kind).toBe(kind);
  });

  test('is just in time if half an hour later is too late', () => {
    const [dry, damp] = [departureOf(0), wet(0, 0.5)];
    const [later, last] = [departureOf(10), departureOf(20)];
    expect(isJustInTime(dry, [dry, later, last, wet(30, 1)])).toBe(true);
    expect(isJustInTime(dry, [dry, later, last, departureOf(30), wet(40, 1)])).toBe(false);
    expect(isJustInTime(dry, [dry, later, last, wet(30, 0.9)])).toBe(false);
    expect(isJustInTime(damp, [damp, wet(10, 1)])).toBe(false);
  });
});
