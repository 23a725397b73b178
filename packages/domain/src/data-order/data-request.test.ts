import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPlanLimit } from '#plan/may-use.ts';
import { PLANS, type PlanId } from '#plan/plan.table.ts';
import { DAY_SECONDS, formatMoment, HOUR_SECONDS, startOfVietnamDay } from '#time/vietnam-time.ts';
import { parseDataQuery } from './data-query.ts';
import {
  checkDataSpan,
  type DataRequest,
  findDataPlan,
  findDataRows,
  findFirstDataHour,
  listDataLimits,
} from './data-request.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam. */
const NOW = Date.parse('2026-11-21T14:20:00+07:00') / 1000;
const TODAY = startOfVietnamDay(NOW);
const PLAN_IDS = Object.keys(PLANS) as PlanId[];

/** A file from this many days before today to this many after, both included. */
function ask(back: number, ahead: number, more: Partial<DataRequest> = {}): DataRequest {
  const places = [{ name: 'Huế', lat: 16.46, lng: 107.59 }];
  const span = { fromAt: TODAY - back * DAY_SECONDS, toAt: TODAY + ahead * DAY_SECONDS };
  return { step: 'hourly', places, ...span, variables: ['rain'], format: 'csv', mark: false, ...more };
}

const fieldsOf = (plan: PlanId, request: DataRequest) => listDataLimits(plan, request, NOW).map(({ field }) => field);

describe('limits of a plan', () => {
  it('the forecast reaches its days, today included, and not one more', () => {
    expect(fieldsOf('community', ask(0, 2))).toEqual([]);
    expect(fieldsOf('community', ask(0, 3))).toEqual(['to']);
    expect(fieldsOf('package-5', ask(0, 14))).toEqual([]);
  });

  it('the day in which the past of a plan begins may be asked for, and its file begins there', () => {
    // 24 hours before 14:00 are 14:00 of yesterday.
    expect(fieldsOf('package-2', ask(1, 0))).toEqual([]);
    expect(fieldsOf('package-2', ask(2, 0))).toEqual(['from']);
    expect(formatMoment(findDataRows('package-2', ask(1, 0), NOW).startAt)).toBe('2026-11-20T14:00:00+07:00');
    expect(formatMoment(findDataRows('package-3', ask(1, 0), NOW).startAt)).toBe('2026-11-20T00:00:00+07:00');
  });

  it('days are whole: the one in which the past begins is left out, today never is', () => {
    const daily = { step: 'daily', variables: ['rain'] } as const;
    expect(formatMoment(findDataRows('package-2', ask(1, 0, daily), NOW).startAt)).toBe('2026-11-21T00:00:00+07:00');
    expect(findDataRows('community', ask(0, 2, daily), NOW).count).toBe(3);
    expect(findDataRows('package-3', ask(2, 0, daily), NOW).count).toBe(3);
  });

  it('places, waves and earlier runs are limits of their own', () => {
    const places = Array.from({ length: 3 }, (_, index) => ({ name: `${index}`, lat: 16, lng: 108 + index }));
    expect(fieldsOf('community', ask(0, 0, { places }))).toEqual(['places']);
    expect(fieldsOf('package-1', ask(0, 0, { variables: ['waveHeight'] }))).toEqual(['variables']);
    expect(fieldsOf('package-2', ask(0, 6, { variables: ['waveHeight'] }))).toEqual([]);
    expect(fieldsOf('happy-rain', ask(300, 0, { step: 'runs' }))).toEqual(['step']);
    expect(fieldsOf('package-1', ask(300, 0, { step: 'runs' }))).toEqual([]);
  });

  it('the smallest plan is named, and none where the archive ends first', () => {
    expect(findDataPlan(ask(0, 2), NOW)).toBe('community');
    expect(findDataPlan(ask(0, 4), NOW)).toBe('package-1');
    expect(findDataPlan(ask(7, 0), NOW)).toBe('package-4');
    expect(findDataPlan(ask(8, 0), NOW)).toBe('package-5');
    expect(findDataPlan(ask(31, 0), NOW)).toBeNull();
  });

  it('no row of any request lies before the past of its plan, nor after its last day', () => {
    const wish = fc.record({
      plan: fc.constantFrom(...PLAN_IDS),
      step: fc.constantFrom('hourly' as const, 'daily' as const),
      back: fc.integer({ min: 0, max: 40 }),
      ahead: fc.integer({ min: 0, max: 14 }),
      at: fc.integer({ min: 0, max: DAY_SECONDS - 1 }),
    });
    fc.assert(
      fc.property(wish, ({ plan, step, back, ahead, at }) => {
        const now = TODAY + at;
        const request = ask(back, ahead, { step });
        if (listDataLimits(plan, request, now).length > 0) return;
        const { startAt, count, stepSeconds } = findDataRows(plan, request, now);
        const pastHours = getPlanLimit(plan, 'pastRain');
        const oldest = Math.floor(now / HOUR_SECONDS) * HOUR_SECONDS - pastHours * HOUR_SECONDS;
        expect(startAt).toBeGreaterThanOrEqual(step === 'hourly' ? oldest : Math.min(oldest, TODAY));
        expect(startAt + count * stepSeconds).toBe(request.toAt + DAY_SECONDS);
        expect(findFirstDataHour(plan, step, now)).toBeLessThanOrEqual(startAt);
      }),
    );
  });
});

it('spans that no plan has are faults of their field', () => {
  const check = (back: number, ahead: number, step: DataRequest['step']) =>
    checkDataSpan(ask(back, ahead, { step }), NOW).map(({ field, fault }) => `${field} ${fault}`);
  expect(check(40, 14, 'hourly')).toEqual([]);
  expect(check(41, 15, 'hourly')).toEqual(['from tooOld', 'to tooLate']);
  expect(check(0, -1, 'daily')).toEqual(['to order']);
  expect(check(365, 0, 'runs')).toEqual([]);
  expect(check(366, 1, 'runs')).toEqual(['to tooLate', 'from tooLong']);
});

it('an address without anything asks for three days of everything but the sea; nonsense is usual', () => {
  const usual = parseDataQuery({}, NOW);
  expect(usual).toMatchObject({
    step: 'hourly',
    from: '2026-11-21',
    to: '2026-11-23',
    format: 'csv',
    places: 1,
    faults: [],
  });
  expect(usual.variables).not.toContain('waveHeight');
  expect(parseDataQuery({ step: 'x', format: 'xls', count: '-3', 'v-nothing': '1' }, NOW)).toEqual(usual);
  expect(parseDataQuery({ step: 'daily', 'v-rain': '1', count: '900' }, NOW)).toMatchObject({
    variables: ['rain'],
    places: 100,
  });
  expect(parseDataQuery({ from: '30/2' }, NOW).faults).toEqual([{ field: 'from', fault: 'day', limit: 0 }]);
});
