import { expect, it } from 'vitest';
import { type ScoredDay, scoreBulletins } from './score-bulletins.ts';

const makeDay = (said: number, came: number, more: Partial<ScoredDay> = {}): ScoredDay => ({
  kind: 'rain',
  leadDays: 1,
  forecast: said,
  observed: came,
  persistence: came + 2,
  climatology: null,
  permissible: null,
  radarPart: 0.5,
  ...more,
});

it('leads are scored apart, rain before inflow, on the days of the references', () => {
  const scores = scoreBulletins([
    makeDay(100, 90, { kind: 'flow', permissible: 10, climatology: 70, radarPart: null }),
    makeDay(80, 95, { kind: 'flow', permissible: 10, climatology: 70, radarPart: null }),
    makeDay(5, 5, { leadDays: 7 }),
    makeDay(10, 8),
    makeDay(0, 6, { persistence: null }),
  ]);
  expect(scores.map(({ kind, leadDays, pairs }) => [kind, leadDays, pairs])).toEqual([
    ['rain', 1, 2],
    ['rain', 7, 1],
    ['flow', 1, 2],
  ]);
  expect(scores[0]).toMatchObject({ mae: 4, meanError: -2, heldMae: null, usualMae: null, radarPercent: 50 });
  expect(scores[1]).toMatchObject({ nse: null, heldMae: 2, withinPercent: null });
  expect(scores[2]).toMatchObject({
    mae: 12.5,
    meanError: -2.5,
    usualMae: 22.5,
    withinPercent: 50,
    radarPercent: null,
  });
});

it('nineteen pairs are too few, twenty are enough', () => {
  const make = (count: number) => scoreBulletins(Array.from({ length: count }, () => makeDay(1, 2)))[0];
  expect([make(19)?.isEnough, make(20)?.isEnough]).toEqual([false, true]);
});
