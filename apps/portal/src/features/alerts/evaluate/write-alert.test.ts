import { ALERT_SEGMENTS } from '@portal/domain/alert/alert-rule';
import { checkRule } from '@portal/domain/alert/check-rule';
import type { WorkWarning } from '@portal/domain/safety/warning-gate';
import { describe, expect, it } from 'vitest';
import type { PlaceSight } from './outlook.ts';
import { writeAlert } from './write-alert.ts';

const HOUR = 3600;
const NOW = Date.parse('2026-07-24T14:00:00+07:00') / 1000;
const MESSAGE = {
  kind: 'start',
  eventAt: NOW + HOUR,
  endAt: NOW + 2 * HOUR,
  peak: 12,
  peakAt: NOW + 1.5 * HOUR,
  chance: 80,
  mayGrow: false,
} as const;
const STORM = { id: 'a', number: '14', kind: 'storm', level: 4, startsAt: NOW - 48 * HOUR } as const;
const GATED = /theo bản tin|chờ bản tin mới/;

/** The sentences after the first of a rain alert, an hour ahead, at a place with these gates. */
function write(segment: (typeof ALERT_SEGMENTS)[number], gates: readonly WorkWarning[]): readonly string[] {
  const checked = checkRule({ kind: 'rain', threshold: 1, segment, language: 'vi' });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const sight = { listGates: () => gates, listWarnings: () => [], issued: { demo: false } } as unknown as PlaceSight;
  return writeAlert(
    { rule: checked.value, name: 'Nhà', slug: null },
    { message: MESSAGE, sight, basis: 'radar', isOutsideRadar: false, now: NOW },
  ).more;
}

describe.each(ALERT_SEGMENTS)('a message of rain to %s', (segment) => {
  const free = write(segment, []);
  const findLost = (gates: readonly WorkWarning[]) => free.filter((text) => !write(segment, gates).includes(text));

  it('advises nothing under a warning there, nor in the day after it, though none is in force', () => {
    for (const expiresAt of [NOW + HOUR, NOW - HOUR, NOW - 23 * HOUR]) {
      const gates = [{ ...STORM, expiresAt }];
      expect(findLost(gates)).toHaveLength(1);
      expect(write(segment, gates).filter((text) => GATED.test(text))).toHaveLength(1);
    }
  });

  it('advises again after that day, and under a bulletin of another hazard', () => {
    expect(findLost([{ ...STORM, expiresAt: NOW - 25 * HOUR }])).toEqual([]);
    expect(findLost([{ ...STORM, kind: 'heat', expiresAt: NOW + HOUR }])).toEqual([]);
    expect(free.some((text) => GATED.test(text))).toBe(false);
  });

  it('advises nothing of a time in which a warning is to come', () => {
    const gates = [{ ...STORM, startsAt: NOW + 1.5 * HOUR, expiresAt: NOW + 9 * HOUR }];
    expect(findLost(gates)).toHaveLength(1);
  });
});
