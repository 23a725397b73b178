import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BULLETIN_STATES,
  checkBulletinMoments,
  findBulletinPlan,
  formatLocalMinute,
  listBulletinLimits,
  mayMoveBulletin,
  parseLocalMinute,
} from './bulletin-request.ts';

const NOW = Date.parse('2026-11-21T14:20:00+07:00') / 1000;
const at = (text: string): number => parseLocalMinute(text) ?? Number.NaN;

describe('the state of an order', () => {
  it('goes from received to its end and never back', () => {
    const moves = BULLETIN_STATES.flatMap((from) =>
      BULLETIN_STATES.filter((to) => mayMoveBulletin(from, to)).map((to) => `${from} ${to}`),
    );
    expect(moves).toEqual([
      'received writing',
      'received declined',
      'received cancelled',
      'writing delivered',
      'writing declined',
      'delivered delivered',
    ]);
  });
});

describe('a moment to the minute', () => {
  it('is read as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
        const minute = seconds - (seconds % 60);
        expect(parseLocalMinute(formatLocalMinute(minute))).toBe(minute);
      }),
    );
  });

  it.each(['2026-11-31T06:00', '2026-02-29T06:00', '2026-11-22 06:00', '2026-11-22T24:00', '2026-11-22T6:00', ''])(
    'is nothing else: %j',
    (text) => expect(parseLocalMinute(text)).toBeNull(),
  );
});

describe('an order', () => {
  const check = (from: string, to: string, needed = '2026-11-21T15:00') =>
    checkBulletinMoments({ fromAt: at(from), toAt: at(to), neededAt: at(needed) }, NOW).map(
      ({ field, fault }) => `${field} ${fault}`,
    );

  it('is about full hours from the present one to the end of the fifteenth day', () => {
    expect(check('2026-11-21T14:00', '2026-12-06T00:00')).toEqual([]);
    expect(check('2026-11-21T13:00', '2026-12-06T01:00')).toEqual(['from past', 'to tooFar']);
    expect(check('2026-11-22T06:30', '2026-11-22T07:30')).toEqual(['from notHour', 'to notHour']);
    expect(check('2026-11-22T06:00', '2026-11-22T06:00')).toEqual(['to order']);
    expect(check('2026-11-22T06:00', '2026-11-22T07:00', '2026-11-21T14:20')).toEqual(['neededAt past']);
    expect(check('2026-11-22T06:00', '2026-11-22T07:00', '2026-11-22T07:01')).toEqual(['neededAt afterStart']);
  });

  it('has the days, the sea and the number of its plan', () => {
    const limits = (plan: 'community' | 'package-2' | 'package-5', to: string, waves = false, openOrders = 0) =>
      listBulletinLimits(plan, { toAt: at(to), concerns: waves ? ['waves'] : ['rain'] }, { openOrders, now: NOW }).map(
        ({ field, limit }) => `${field} ${limit}`,
      );
    expect(limits('community', '2026-11-24T00:00')).toEqual([]);
    expect(limits('community', '2026-11-24T01:00')).toEqual(['to 3']);
    expect(limits('community', '2026-11-22T01:00', true)).toEqual(['concerns 0']);
    expect(limits('community', '2026-11-22T01:00', false, 2)).toEqual(['place 2']);
    expect(limits('package-2', '2026-11-28T00:00', true, 5)).toEqual([]);
    expect(limits('package-2', '2026-11-28T01:00', true, 6)).toEqual(['to 7', 'concerns 7', 'place 6']);
    expect(limits('package-5', '2026-12-06T00:00', true, 9)).toEqual([]);
    expect(limits('package-5', '2026-12-06T00:00', true, 10)).toEqual(['place 10']);
    expect(findBulletinPlan({ toAt: at('2026-11-28T00:00'), concerns: ['waves'] }, NOW)).toBe('package-2');
  });
});
