import { GUEST_CONTEXT, type RequestContext } from '@portal/contract/context';
import type { ActivityInput } from '@portal/contract/endpoints/decisions';
import { AppError } from '@portal/contract/errors';
import { describe, expect, it } from 'vitest';
import type { DecisionNeeds, WorkHours } from '../needs.ts';
import { makeWorkHours } from '../work-hours.fixture.ts';
import { evaluateActivities, requireDays } from './evaluate-activities.ts';
import { writeBoardCalendar, writeBoardCsv } from './write-board.ts';

const POUR: ActivityInput = {
  name: 'Đổ bê tông',
  conditions: [{ quantity: 'rain', compare: 'atMost', threshold: 2.5, near: 0.5, hours: 2 }],
};
const OWNER: RequestContext = {
  ...GUEST_CONTEXT,
  caller: { kind: 'account', accountId: 'a', sessionId: 's', expiresAt: 0 },
};

function evaluate(activities: readonly ActivityInput[], hours?: Partial<WorkHours>, context = GUEST_CONTEXT) {
  const needs = {
    findPlan: async () => ({ planId: 'community' }),
    readWorkHours: (_point: unknown, count: number) => makeWorkHours(count, hours),
  } as unknown as DecisionNeeds;
  return evaluateActivities(needs, { query: {}, body: { lat: 21, lng: 105.8, activities: [...activities] } }, context);
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) =>
      error instanceof AppError ? [error.code, error.options.status, error.options.planLimit] : error,
  );
const rainAt = (...hours: number[]) => {
  const rain = new Float64Array(72);
  for (const hour of hours) rain[hour] = 14;
  return { columns: { rain } };
};
/** A storm: one hour of warning, then hours after it up to `closed`. */
const makeStorm = (closed: number): WorkHours['gates'] => {
  const warning = { id: 'a', number: '14', kind: 'storm', level: 3, startsAt: 0, expiresAt: 1 } as const;
  return Array.from({ length: 72 }, (_, hour) =>
    hour >= closed ? null : { kind: hour < 1 ? ('warning' as const) : ('afterWarning' as const), warning },
  );
};

describe('the board of a place', () => {
  it('has verdict and reason of each hour, the windows of each day and the next one', async () => {
    const { activities, weather } = await evaluate([POUR], rainAt(2));
    const [work] = activities;
    expect(work?.hours.slice(0, 4).map(({ verdict }) => verdict)).toEqual(['go', 'stop', 'stop', 'go']);
    expect(work?.hours[1]?.because).toContain('vượt ngưỡng từ 16:00');
    expect(work?.next).toEqual({ from: '2026-08-03T14:00:00+07:00', to: '2026-08-03T15:00:00+07:00' });
    expect(work?.days[0]?.windows).toEqual([
      { from: '2026-08-03T14:00:00+07:00', to: '2026-08-03T15:00:00+07:00' },
      { from: '2026-08-03T17:00:00+07:00', to: '2026-08-04T00:00:00+07:00' },
    ]);
    expect([work?.hours.length, weather[2]?.rain]).toEqual([72, 14]);
    // The last hour would need one hour beyond the data.
    expect(work?.hours[71]?.verdict).toBeNull();
  });

  it('gives no verdict and no window without a threshold', async () => {
    const empty = { name: 'Trống', conditions: [{ quantity: 'rain', compare: 'atMost', threshold: null } as const] };
    for (const activity of [empty, { name: 'Trống', conditions: [] }]) {
      const [work] = (await evaluate([activity])).activities;
      expect(work?.hours.every(({ verdict, chance }) => verdict === null && chance === null)).toBe(true);
      expect([work?.next, work?.days.flatMap(({ windows }) => windows)]).toEqual([null, []]);
    }
  });

  it('stops under a warning, and says its number', async () => {
    const [work] = (await evaluate([POUR], { gates: makeStorm(1) })).activities;
    expect(work?.hours.slice(0, 2).map(({ verdict }) => verdict)).toEqual(['stop', 'go']);
    expect(work?.hours[0]?.because).toContain('số 14');
  });

  it('weighs no cost in a gated time and the day after it, however cheap going on would be', async () => {
    const dry = { ...POUR, conditions: [{ quantity: 'rain', compare: 'atMost', threshold: 0.2 } as const] };
    const dear = { ...dry, cost: 50, loss: 100 };
    const closed = await evaluate([dear], { gates: makeStorm(72) });
    const [work] = closed.activities;
    expect(work?.saving).toBeNull();
    expect(work?.hours.every(({ chance, act }) => chance === null && act === null)).toBe(true);
    expect(JSON.stringify(closed)).not.toContain('cứ làm');
    // The riskiest open hour is weighed, never a closed one.
    const [open] = (await evaluate([dear], { gates: makeStorm(20) })).activities;
    expect(open?.saving).toMatchObject({ at: '2026-08-04T10:00:00+07:00', act: false });
    expect(open?.hours.slice(18, 22).map(({ chance }) => chance)).toEqual([null, null, 5, 5]);
  });

  it('turns a fit hour to one to consider where protecting pays, never another', async () => {
    const dry = { ...POUR, conditions: [{ quantity: 'rain', compare: 'atMost', threshold: 0.2 } as const] };
    const [cheap] = (await evaluate([{ ...dry, cost: 1, loss: 100 }], rainAt(1))).activities;
    expect(cheap?.hours.slice(0, 2).map(({ verdict, act }) => [verdict, act])).toEqual([
      ['consider', true],
      ['stop', true],
    ]);
    expect(cheap?.saving).toMatchObject({ fromPercent: 1, chance: 5, act: true, amount: 4 });
    const [dear] = (await evaluate([{ ...dry, cost: 50, loss: 100 }])).activities;
    expect([dear?.hours[0]?.verdict, dear?.saving?.act]).toEqual(['go', false]);
  });
});

describe('what a caller may ask for', () => {
  it('is three activities for guests, and as many as the plan has for others', async () => {
    expect(await codeOf(evaluate(Array(3).fill(POUR)))).toBeNull();
    expect(await codeOf(evaluate(Array(4).fill(POUR)))).toMatchObject([
      'planLimit',
      403,
      { limit: 3, plan: 'guest', upgrade: { plan: 'community', price: 0 } },
    ]);
    expect(await codeOf(evaluate(Array(10).fill(POUR), {}, OWNER))).toBeNull();
    expect(await codeOf(evaluate(Array(11).fill(POUR), {}, OWNER))).toMatchObject(['planLimit', 403, { limit: 10 }]);
  });

  it('is three days for guests, and those of the plan for others', async () => {
    const needs = { findPlan: async () => ({ planId: 'package-2' as const }) };
    const ask = (days: string | undefined, context: RequestContext) =>
      codeOf(requireDays(needs, days === undefined ? {} : { days }, context.caller));
    expect(await ask(undefined, GUEST_CONTEXT)).toBeNull();
    expect(await ask('4', GUEST_CONTEXT)).toMatchObject([
      'planLimit',
      403,
      { limit: 3, plan: 'guest', upgrade: { plan: 'package-1', price: 490_000 } },
    ]);
    expect(await ask('7', OWNER)).toBeNull();
    expect(await ask('8', OWNER)).toMatchObject(['planLimit', 403, { limit: 7 }]);
  });

  it('is named field by field where a threshold is out of range or half of a pair is missing', async () => {
    const wrong = {
      ...POUR,
      cost: 5,
      conditions: [{ quantity: 'humidity', compare: 'atMost', threshold: 101 } as const],
    };
    await expect(evaluate([POUR, wrong])).rejects.toMatchObject({
      options: {
        errors: [{ path: 'activities[1].conditions[0].threshold' }, { path: 'activities[1].loss' }],
      },
    });
  });
});

const CALENDAR = { product: 'p', language: 'vi', title: 'T' } as const;

describe('the board as a file', () => {
  it('runs no formula in a spreadsheet', async () => {
    const csv = writeBoardCsv(await evaluate([{ ...POUR, name: '=HYPERLINK("x")' }]));
    expect(csv.split('\r\n')[1]).toContain('"\'=HYPERLINK(""x"")"');
  });

  it('has no event in a gated time and the day after it, in either form', async () => {
    const closedHours = 25;
    const hours = { gates: makeStorm(closedHours) };
    const board = await evaluate([POUR], hours);
    const starts = [...writeBoardCalendar([board], CALENDAR).matchAll(/DTSTART:(\d+T\d+Z)/g)].map(([, at]) => at);
    // 14:00 in Vietnam plus 25 hours.
    expect(starts[0]).toBe('20260804T080000Z');
    expect(starts.every((at) => (at ?? '') >= '20260804T080000Z')).toBe(true);
    const rows = writeBoardCsv(board)
      .trim()
      .split('\r\n')
      .slice(1, closedHours + 1);
    expect(rows).toHaveLength(closedHours);
    expect(rows.filter((row) => /,go,/.test(row))).toEqual([]);
    const all = await evaluate([POUR], { gates: makeStorm(72) });
    expect(writeBoardCalendar([all], CALENDAR)).not.toContain('VEVENT');
  });

  it('has an event for each window, with an id of its own that stays', async () => {
    const board = await evaluate([POUR, POUR], rainAt(2));
    const write = () => writeBoardCalendar([board], CALENDAR);
    const ids = write().match(/UID:[^\r]+/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(write()).toBe(write());
    expect(write()).toContain('DTSTART:20260803T070000Z\r\nDTEND:20260803T080000Z');
    expect(
      write()
        .split('\r\n')
        .every((line) => Buffer.byteLength(line) <= 75),
    ).toBe(true);
  });
});
