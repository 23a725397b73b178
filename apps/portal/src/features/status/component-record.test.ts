import { describe, expect, it } from 'vitest';
import { type ComponentRecord, followProbe, type Incident, type ProbedState } from './component-record.ts';

const START = 1_790_000_040;

/** State after probes of one component, one per minute; a number is a gap in minutes. */
function follow(found: readonly (ProbedState | number)[]) {
  let record: ComponentRecord | null = null;
  let minute = START;
  const incidents = new Map<number, Incident>();
  for (const state of found) {
    if (typeof state === 'number') {
      minute += state * 60;
      continue;
    }
    const next = followProbe(record, { component: 'api', state, minute });
    record = next.record;
    for (const incident of next.incidents) incidents.set(incident.startedAt, incident);
    minute += 60;
  }
  return { record, incidents: [...incidents.values()] };
}

describe('probes in a row', () => {
  it('make no incident of a single failure', () => {
    const { record, incidents } = follow(['good', 'down', 'good']);
    expect(incidents).toEqual([]);
    expect(record).toMatchObject({ state: 'good', failures: 0, badSince: null, worst: null });
  });

  it('make one of two, from the first failure to the first good probe', () => {
    expect(follow(['good', 'degraded', 'down', 'good']).incidents).toEqual([
      { component: 'api', startedAt: START + 60, endedAt: START + 180, worst: 'down' },
    ]);
  });

  it('leave one open that goes on, and keep the worst that it was', () => {
    const { incidents, record } = follow(['down', 'down', 'degraded']);
    expect(incidents).toEqual([{ component: 'api', startedAt: START, endedAt: null, worst: 'down' }]);
    expect(record).toMatchObject({ state: 'degraded', failures: 3, badSince: START });
  });

  it('are no longer in a row after five minutes without one: the incident ended with its last probe', () => {
    const { incidents, record } = follow(['down', 'down', 5, 'down']);
    expect(incidents).toEqual([{ component: 'api', startedAt: START, endedAt: START + 120, worst: 'down' }]);
    expect(record?.failures).toBe(1);
    expect(follow(['down', 'down', 4, 'down']).record?.failures).toBe(3);
  });
});
