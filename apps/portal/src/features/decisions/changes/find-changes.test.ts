import type { DecisionCondition } from '@portal/domain/decision/decision-condition';
import { describe, expect, it } from 'vitest';
import type { WorkHours } from '../needs.ts';
import { makeWorkHours } from '../work-hours.fixture.ts';
import { compareVerdicts, listTellable } from './find-changes.ts';

const DRY: readonly DecisionCondition[] = [
  { quantity: 'rain', compare: 'atMost', threshold: 2.5, near: null, hours: 1 },
];
const HOURS = 48;
const STORM = { id: 'a', number: '14', kind: 'storm', level: 3, startsAt: 0, expiresAt: 1 } as const;

/** A storm warning from an hour on: one hour in force and the 24 hours after it. */
const makeStorm = (from: number): WorkHours['gates'] =>
  Array.from({ length: HOURS }, (_, hour) => {
    if (hour < from || hour >= from + 25) return null;
    return { kind: hour === from ? ('warning' as const) : ('afterWarning' as const), warning: STORM };
  });

const { startAt } = makeWorkHours(HOURS);
const told = (verdicts: string) => ({ startAt, verdicts });

describe('a letter about changed advice', () => {
  it('says go of no hour in a warning and the day after it', () => {
    const open = compareVerdicts(DRY, makeWorkHours(HOURS), told('s'.repeat(HOURS)));
    expect(open.changes).toEqual([{ fromAt: startAt, toAt: startAt + 24 * 3600, now: 'go' }]);
    const closed = compareVerdicts(DRY, makeWorkHours(HOURS, { gates: makeStorm(0) }), told('s'.repeat(HOURS)));
    expect(closed.changes).toEqual([]);
    expect(closed.present.verdicts).toBe(`s${'u'.repeat(24)}${'g'.repeat(23)}`);
  });

  it('tells a stop that a warning brings', () => {
    const { changes } = compareVerdicts(DRY, makeWorkHours(HOURS, { gates: makeStorm(5) }), told('g'.repeat(HOURS)));
    expect(changes).toEqual([{ fromAt: startAt + 5 * 3600, toAt: startAt + 6 * 3600, now: 'stop' }]);
  });

  it('that waited to be sent leaves out what has been closed since, and all of it where no hours are known', () => {
    const go = { fromAt: startAt + 2 * 3600, toAt: startAt + 5 * 3600, now: 'go' } as const;
    const stop = { ...go, now: 'stop' } as const;
    const tell = (gates: WorkHours['gates']) => listTellable([go, stop], { startAt, gates });
    expect(tell(makeStorm(HOURS))).toEqual([go, stop]);
    expect(tell(makeStorm(5))).toEqual([go, stop]);
    expect(tell(makeStorm(4))).toEqual([stop]);
    expect(tell(makeStorm(-20))).toEqual([stop]);
    expect(listTellable([go, stop], null)).toEqual([stop]);
  });
});
