import { expect, test } from 'vitest';
import { isWorthMoving, listRegularSpans, planShift, weighShift } from './shift-plan.ts';

/** Rest of a day by spans of hours; 0 elsewhere. */
const makeDay = (...spans: readonly (readonly [from: number, to: number, minutes: number | null])[]) =>
  Array.from({ length: 24 }, (_, hour) => {
    const span = spans.find(([from, to]) => hour >= from && hour < to);
    return span === undefined ? 0 : span[2];
  });
const WISH = { slots: 14, from: 10, to: 38 };
const toClock = (plan: ReturnType<typeof planShift>) => plan?.spans.map(({ from, to }) => [from / 2, to / 2]) ?? null;

test('cool days stay with the regular hours', () => {
  expect(toClock(planShift(makeDay(), WISH))).toEqual([
    [7, 11],
    [13, 16],
  ]);
  expect(toClock(planShift(makeDay(), { ...WISH, slots: 8 }))).toEqual([[7, 11]]);
});

test('a hot noon is left out, and all the hours remain', () => {
  const plan = planShift(makeDay([9, 16, 60], [8, 9, 30]), WISH);
  expect(toClock(plan)).toEqual([
    [5, 9],
    [16, 19],
  ]);
  expect(plan).toMatchObject({ presentMinutes: 420, workMinutes: 390 });
});

test('the regular shift counts what its rests leave', () => {
  const day = makeDay([9, 16, 60], [8, 9, 30]);
  expect(weighShift(day, listRegularSpans(14))).toMatchObject({ presentMinutes: 420, workMinutes: 90 });
  expect(weighShift(makeDay([8, 9, null]), listRegularSpans(14))).toBeNull();
});

test('no start before the wished hour, no end after the last', () => {
  const day = makeDay([9, 16, 60]);
  const plan = planShift(day, { slots: 14, from: 13, to: 36 });
  expect(toClock(plan)).toEqual([
    [6.5, 9],
    [16, 18],
  ]);
  expect(plan?.presentMinutes).toBe(270);
});

test('no span is longer than six hours, none shorter than one and a half', () => {
  expect(toClock(planShift(makeDay([12, 24, 60]), { ...WISH, slots: 16 }))).toEqual([[5, 11]]);
  const day = makeDay([0, 6, 60], [7, 24, 60]);
  expect(planShift(day, WISH)).toBeNull();
  expect(toClock(planShift(day, { ...WISH, slots: 2 }))).toEqual([[6, 7]]);
});

test('a day that is unknown, or under a bulletin, has no shift', () => {
  expect(planShift(makeDay([0, 24, null]), WISH)).toBeNull();
  expect(planShift(makeDay([0, 24, 60]), WISH)).toBeNull();
});

test('an hour more of work moves nobody, a quarter beyond does', () => {
  expect(isWorthMoving({ workMinutes: 300 }, { workMinutes: 360 })).toBe(false);
  expect(isWorthMoving({ workMinutes: 300 }, { workMinutes: 375 })).toBe(true);
  expect(isWorthMoving(null, { workMinutes: 30 })).toBe(true);
});
