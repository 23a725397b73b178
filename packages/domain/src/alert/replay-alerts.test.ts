import { describe, expect, it } from 'vitest';
import type { AlertRule } from './alert-rule.ts';
import { checkRule } from './check-rule.ts';
import { type PastOutlook, replayAlerts } from './replay-alerts.ts';

/** Friday, 24 July 2026, 14:00 in Vietnam. */
const START = Date.parse('2026-07-24T14:00:00+07:00') / 1000;
const MINUTE = 60;

function makeRule(fields: object = {}): AlertRule {
  const checked = checkRule({ kind: 'rain', threshold: 1, leadMinutes: 30, ...fields });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

/** Outlooks every ten minutes of a perfect forecast: rain in these spans of minutes from the start. */
function play(hours: number, rain: readonly (readonly [from: number, to: number])[], stale: readonly number[] = []) {
  return Array.from({ length: 6 * hours }, (_, index): PastOutlook => {
    const at = START + 10 * index * MINUTE;
    const steps = Array.from({ length: 19 }, (_step, step) => {
      const minute = 10 * (index + step);
      const isWet = rain.some(([from, to]) => minute >= from && minute < to);
      return {
        fromAt: at + 600 * step,
        toAt: at + 600 * (step + 1),
        value: isWet ? 4 : 0,
        chance: null,
      };
    });
    return { at, basis: 'radar', steps, isStale: stale.includes(10 * index) };
  });
}

const NO_QUIET = { from: 0, to: 0 };
const list = (rule: AlertRule, outlooks: readonly PastOutlook[], quiet = NO_QUIET) =>
  replayAlerts(rule, outlooks, quiet).alerts.map(({ announcedAt: toldAt, eventAt, isSent }) => [
    (toldAt - START) / MINUTE,
    (eventAt - START) / MINUTE,
    isSent,
  ]);

describe('a rule that is replayed', () => {
  it('tells of each event once, at its lead', () => {
    expect(
      list(
        makeRule(),
        play(8, [
          [60, 100],
          [300, 320],
        ]),
      ),
    ).toEqual([
      [30, 60, true],
      [270, 300, true],
    ]);
    expect(replayAlerts(makeRule(), play(8, [[60, 100]]), NO_QUIET).messages).toBe(2);
  });

  it('withholds in quiet hours, where the radar is silent and beyond the limit of a day, and says no end of what was withheld', () => {
    const rain = [[60, 100]] as const;
    const withheld = [[30, 60, false]];
    expect(list(makeRule(), play(4, rain), { from: 14, to: 15 })).toEqual(withheld);
    expect(list(makeRule({ quietHours: { from: 0, to: 0 } }), play(4, rain), { from: 14, to: 15 })).toEqual([
      [30, 60, true],
    ]);
    expect(list(makeRule(), play(4, rain, [30]))).toEqual(withheld);
    expect(replayAlerts(makeRule(), play(4, rain, [30]), NO_QUIET).messages).toBe(0);
  });

  it('counts the events of a day by days in Vietnam', () => {
    const rule = makeRule({ maxPerDay: 1, pauseMinutes: 0 });
    // 15:00, 18:00 and 1:00 of the next day.
    expect(
      list(
        rule,
        play(14, [
          [60, 80],
          [240, 260],
          [660, 680],
        ]),
      ).map(([, at, isSent]) => [at, isSent]),
    ).toEqual([
      [60, true],
      [240, false],
      [660, true],
    ]);
  });

  it('goes on until its end was noticed, longer than was forecast', () => {
    const [alert] = replayAlerts(
      makeRule(),
      play(8, [
        [60, 100],
        [110, 200],
      ]),
      NO_QUIET,
    ).alerts;
    expect(((alert?.endAt ?? 0) - START) / MINUTE).toBeGreaterThanOrEqual(200);
  });
});
