import { expect, it } from 'vitest';
import { findBulletinSpan, findSendingDay } from './bulletin-span.ts';
import { countSpoken, findReadingSeconds } from './reading-time.ts';
import { chooseColdAction, chooseDryAction, chooseHeatAction, chooseRainAction, isPressing } from './ward-action.ts';

const NOW = Date.UTC(2026, 6, 22, 7) / 1000;
const MINUTE = 60;

const spell = (minutes: number, changes = {}) => ({
  fromAt: NOW + minutes * MINUTE,
  namedClass: 2 as const,
  sumClass: 2 as const,
  word: 'rain' as const,
  ...changes,
});

it.each([
  [29, { kind: 'coverNow' }],
  [30, { kind: 'coverNow' }],
  [40, { kind: 'coverBefore', at: NOW + 10 * MINUTE, isHeavy: false }],
  [49, { kind: 'coverBefore', at: NOW + 10 * MINUTE, isHeavy: false }],
  [0, { kind: 'raincoat' }],
])('rain %i minutes ahead leaves half an hour to cover the yard', (minutes, action) => {
  expect(chooseRainAction(spell(minutes), NOW)).toEqual(action);
});

it('rain is heavy from the class of heavy rain on, by its hours or its sum', () => {
  expect(chooseRainAction(spell(0, { namedClass: 3, sumClass: 3 }), NOW)).toEqual({ kind: 'raincoat' });
  expect(chooseRainAction(spell(0, { namedClass: 4, sumClass: 3 }), NOW)).toEqual({ kind: 'avoidFlood' });
  expect(chooseRainAction(spell(0, { namedClass: 3, sumClass: 4 }), NOW)).toEqual({ kind: 'avoidFlood' });
});

it('rain with a slight chance asks to be ready, with a good one to cover', () => {
  expect(chooseRainAction(spell(90, { word: 'slight' }), NOW)).toEqual({ kind: 'beReady' });
  expect(chooseRainAction(spell(90, { word: 'good' }), NOW).kind).toBe('coverBefore');
});

it('heat and cold call for more from their second class on', () => {
  expect([1, 2, 3].map((heat) => chooseHeatAction(heat as 1 | 2 | 3, NOW)?.kind)).toEqual([
    'avoidHeat',
    'restInHeat',
    'restInHeat',
  ]);
  expect([1, 2].map((cold) => chooseColdAction(cold as 1 | 2).kind)).toEqual(['dressWarm', 'keepWarm']);
});

it.each([
  ['2026-07-22T03:59:00+07:00', 'night', '2026-07-22T07:00:00+07:00'],
  ['2026-07-22T04:00:00+07:00', 'day', '2026-07-22T19:00:00+07:00'],
  ['2026-07-22T16:59:00+07:00', 'day', '2026-07-22T19:00:00+07:00'],
  ['2026-07-22T17:00:00+07:00', 'night', '2026-07-23T07:00:00+07:00'],
])('a bulletin of %s is about the %s', (issuedAt, kind, validTo) => {
  expect(findBulletinSpan(Date.parse(issuedAt) / 1000)).toEqual({ kind, validTo: Date.parse(validTo) / 1000 });
});

it.each([
  ['2026-07-22T04:59:59+07:00', null],
  ['2026-07-22T05:00:00+07:00', '2026-07-22T00:00:00+07:00'],
  ['2026-07-22T10:59:59+07:00', '2026-07-22T00:00:00+07:00'],
  ['2026-07-22T11:00:00+07:00', null],
])('at %s the bulletin of the day %s may be sent', (now, day) => {
  expect(findSendingDay(Date.parse(now) / 1000)).toBe(day === null ? null : Date.parse(day) / 1000);
});

it('counts syllables in Vietnamese, words in English, no signs', () => {
  expect(countSpoken('Mi-li-mét, hai mươi – ba.', 'vi')).toBe(6);
  expect(countSpoken('Twenty-two millimetres – then rain.', 'en')).toBe(4);
  expect(findReadingSeconds('một hai ba', 'vi')).toBe(2);
});

const atClock = (clock: string): number => Date.parse(`2026-07-22T${clock}:00+07:00`) / 1000;

it('rain of the night is prepared for before people sleep', () => {
  const before = (clock: string) => chooseRainAction({ ...spell(0), fromAt: atClock(clock) + 86_400 }, NOW).kind;
  expect(['22:20', '22:30', '06:20', '06:30'].map(before)).toEqual([
    'coverBefore',
    'coverTonight',
    'coverTonight',
    'coverBefore',
  ]);
});

it('heat is avoided until the sun is low', () => {
  expect(chooseHeatAction(1, atClock('15:59'))).toEqual({ kind: 'avoidHeat' });
  expect(chooseHeatAction(3, atClock('16:00'))).toBeNull();
});

it('crops dry on a sunny morning only, and nothing presses', () => {
  expect(chooseDryAction(6, atClock('11:59'))).toEqual({ kind: 'dryOutside' });
  expect(chooseDryAction(7, atClock('11:59'))).toBeNull();
  expect(chooseDryAction(6, atClock('12:00'))).toBeNull();
  expect(chooseDryAction(null, atClock('08:00'))).toBeNull();
  expect([{ kind: 'dryOutside' } as const, null, { kind: 'lights' } as const].map(isPressing)).toEqual([
    false,
    false,
    true,
  ]);
});
