import { describe, expect, it } from 'vitest';
import { type CountedRule, countOutcomes, type ForecastEvent } from './count-outcomes.ts';

const RULE: CountedRule = { compare: 'atLeast', threshold: 2, chance: null, leadMinutes: 60 };
const makeEvent = (peak: number | null, ...byLead: [lead: number, rate: number | null, chance?: number][]) =>
  ({
    peak,
    happened: peak === null ? null : peak >= 2,
    byLead: byLead.map(([lead, rate, chance]) => ({ lead, rate, chance: chance ?? null })),
  }) satisfies ForecastEvent;

describe('the events of a rule', () => {
  it('are told where any forecast within the lead reaches the threshold', () => {
    const events = [makeEvent(5, [30, 2]), makeEvent(5, [30, 1.9]), makeEvent(0, [60, 9]), makeEvent(0, [61, 9])];
    expect(countOutcomes(events, RULE)).toEqual({ messages: 2, right: 1, wrong: 1, unknown: 0, missed: 1 });
  });

  it('go by the chance where the rule has one and it is known', () => {
    const events = [makeEvent(5, [30, 0, 60]), makeEvent(5, [30, 9, 59]), makeEvent(5, [30, 9])];
    expect(countOutcomes(events, { ...RULE, chance: 60 })).toMatchObject({ messages: 2, right: 2, missed: 1 });
  });

  it('are counted anew for another threshold, by their peaks', () => {
    const events = [makeEvent(3, [30, 9])];
    expect(countOutcomes(events, { ...RULE, threshold: 3 })).toMatchObject({ right: 1, wrong: 0 });
    expect(countOutcomes(events, { ...RULE, threshold: 3.1 })).toMatchObject({ right: 0, wrong: 1 });
  });

  it('that nobody saw are unknown, and never missed', () => {
    expect(countOutcomes([makeEvent(null, [30, 9]), makeEvent(null, [30, 0])], RULE)).toEqual({
      messages: 1,
      right: 0,
      wrong: 0,
      unknown: 1,
      missed: 0,
    });
  });

  it('of what must not be exceeded are met from below', () => {
    const cold = { ...RULE, compare: 'atMost' } as const;
    expect(countOutcomes([makeEvent(1, [30, 2]), makeEvent(1, [30, 2.1])], cold)).toMatchObject({
      right: 1,
      missed: 1,
    });
  });
});
