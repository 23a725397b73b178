import { describe, expect, test } from 'vitest';
import { findGateEnd, findWarningGate, type WorkWarning } from './warning-gate.ts';

const HOUR = 3600;
const MINUTE = 60;
/** 07:00 in Vietnam: the end of the bulletin. */
const END = Date.UTC(2026, 10, 24) / 1000;
const STORM: WorkWarning = {
  id: 's',
  number: '14',
  kind: 'storm',
  level: 4,
  startsAt: END - 20 * HOUR,
  expiresAt: END,
};

/** The gate of one minute. */
const gateAt = (at: number, ...warnings: WorkWarning[]) => findWarningGate(at, at + MINUTE, warnings)?.kind ?? null;

describe('the gate before advice', () => {
  test.each([
    ['before it begins', -20 * HOUR - MINUTE, null],
    ['at its start', -20 * HOUR, 'warning'],
    ['in its middle', -10 * HOUR, 'warning'],
    ['a minute before its end', -MINUTE, 'warning'],
    ['at its end', 0, 'afterWarning'],
    ['a minute after its end', MINUTE, 'afterWarning'],
    ['23 h 59 after its end', 24 * HOUR - MINUTE, 'afterWarning'],
    ['24 h after its end', 24 * HOUR, null],
    ['24 h 01 after its end', 24 * HOUR + MINUTE, null],
  ] as const)('of a storm %s', (_, seconds, gate) => {
    expect(gateAt(END + seconds, STORM)).toBe(gate);
  });

  test('is closed for a day by every emergency of level 3 and more, a storm without a level among them', () => {
    const after = (changes: Partial<WorkWarning>) => gateAt(END + HOUR, { ...STORM, ...changes });
    const kinds = ['storm', 'tropicalDepression', 'heavyRain', 'flood', 'inundation', 'flashFlood', 'surge', 'tsunami'];
    for (const kind of kinds as WorkWarning['kind'][]) {
      expect([kind, after({ kind, level: 3 }), after({ kind, level: 2 })]).toEqual([kind, 'afterWarning', null]);
    }
    expect(after({ level: null })).toBe('afterWarning');
    expect(after({ kind: 'heavyRain', level: null })).toBeNull();
  });

  test('is open after heat and cold of any level, and after a lesser thunderstorm', () => {
    expect(gateAt(END - HOUR, { ...STORM, kind: 'thunderstorm', level: 1 })).toBe('warning');
    expect(gateAt(END + HOUR, { ...STORM, kind: 'thunderstorm', level: 1 })).toBeNull();
    expect(gateAt(END - HOUR, { ...STORM, kind: 'heat', level: 4 })).toBeNull();
    expect(gateAt(END + HOUR, { ...STORM, kind: 'heat', level: 4 })).toBeNull();
  });

  test('names a warning in force before one that is over', () => {
    const next = { ...STORM, id: 'n', startsAt: END, expiresAt: END + 6 * HOUR };
    expect(findWarningGate(END + HOUR, END + 2 * HOUR, [STORM, next])).toEqual({ kind: 'warning', warning: next });
    expect(gateAt(END + 7 * HOUR, STORM, next)).toBe('afterWarning');
  });

  test('is never closed by one that was ended before it began', () => {
    const called = { ...STORM, startsAt: END + HOUR, expiresAt: END };
    expect(findGateEnd(called)).toBe(END);
    expect(gateAt(END + MINUTE, called)).toBeNull();
  });
});
