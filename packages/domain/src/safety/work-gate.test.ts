import { describe, expect, it, test } from 'vitest';
import type { WorkWarning } from './warning-gate.ts';
import { findWorkGate, NO_CONDITIONS, type WorkConditions } from './work-gate.ts';

const HOUR = 3600;
const NOW = Date.parse('2026-08-03T14:00:00+07:00') / 1000;

const WARNING: WorkWarning = {
  id: 'a',
  number: '12',
  kind: 'thunderstorm',
  level: 1,
  startsAt: NOW,
  expiresAt: NOW + 2 * HOUR,
};
const conditions = (changes: Partial<WorkConditions>): WorkConditions => ({
  ...NO_CONDITIONS,
  hourAt: NOW,
  ...changes,
});
const gateAt = (at: number, thunder: 0 | 1 | 2 | 3 | null, given: WorkConditions) =>
  findWorkGate({ at, thunder }, given)?.kind ?? null;

describe('what stands above the verdict of an hour', () => {
  it('is nothing where nothing is known', () => {
    expect([null, 0 as const].map((thunder) => gateAt(NOW, thunder, NO_CONDITIONS))).toEqual([null, null]);
  });

  it('is a warning in each hour of which it holds a minute', () => {
    const given = conditions({
      warnings: [{ ...WARNING, startsAt: NOW + 1.5 * HOUR, expiresAt: NOW + 3 * HOUR + 60 }],
    });
    expect([0, 1, 2, 3, 4].map((hours) => gateAt(NOW + hours * HOUR, 0, given))).toEqual([
      null,
      'warning',
      'warning',
      'warning',
      null,
    ]);
    const whole = conditions({ warnings: [WARNING] });
    expect([-1, 0, 1, 2].map((hours) => gateAt(NOW + hours * HOUR, 0, whole))).toEqual([
      null,
      'warning',
      'warning',
      null,
    ]);
  });

  it('is the weightiest warning that stops work, before thunder and rain', () => {
    const cold = { ...WARNING, id: 'c', kind: 'cold', level: 3 } as const;
    const storm = { ...WARNING, id: 's', kind: 'storm', level: 4 } as const;
    const given = conditions({ warnings: [cold, storm, WARNING], rainNow: { rateMmh: 20, thunder: 3 } });
    expect(findWorkGate({ at: NOW, thunder: 2 }, given)).toEqual({ kind: 'warning', warning: storm });
    expect(gateAt(NOW, 0, conditions({ warnings: [cold] }))).toBeNull();
  });

  test.each([
    [null, null],
    [0, null],
    [1, 'thunderPossible'],
    [2, 'thunder'],
    [3, 'thunder'],
  ] as const)('by thunder %s of the hour is %s', (thunder, gate) => {
    expect(gateAt(NOW + 5 * HOUR, thunder, conditions({}))).toBe(gate);
  });

  it('is thunder of this minute for this hour, and where lightning was seen for the next', () => {
    const after = (thunder: 0 | 1 | 2 | 3 | null) =>
      [-1, 0, 1, 2].map((hours) => gateAt(NOW + hours * HOUR, 0, conditions({ rainNow: { rateMmh: 0, thunder } })));
    expect(after(3)).toEqual([null, 'thunder', 'thunder', null]);
    expect(after(2)).toEqual([null, 'thunder', null, null]);
    expect(after(1)).toEqual([null, 'thunderPossible', null, null]);
    expect(after(null)).toEqual([null, null, null, null]);
  });

  it('is rain from 0.1 mm/h on, for the current hour alone', () => {
    const raining = (rateMmh: number | null, hours = 0) =>
      gateAt(NOW + hours * HOUR, 0, conditions({ rainNow: { rateMmh, thunder: 0 } }));
    expect([null, 0, 0.09, 0.1, 30].map((rate) => raining(rate))).toEqual([null, null, null, 'rainNow', 'rainNow']);
    expect([-1, 1].map((hours) => raining(30, hours))).toEqual([null, null]);
  });
});
