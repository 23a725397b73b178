import { describe, expect, it } from 'vitest';
import type { AlertRule } from './alert-rule.ts';
import { checkRule } from './check-rule.ts';
import {
  type AnnouncedAlert,
  findAnnouncement,
  findObservedCondition,
  listObservedEvents,
  type ObservedStep,
  rateAlert,
  rateAlerts,
} from './rate-alerts.ts';

/** Friday, 24 July 2026, 14:00 in Vietnam. */
const START = Date.parse('2026-07-24T14:00:00+07:00') / 1000;
const MINUTE = 60;
const RAIN = { quantity: 'rain', compare: 'atLeast', threshold: 1 } as const;

function makeRule(fields: object = {}): AlertRule {
  const checked = checkRule({ kind: 'rain', threshold: 1, ...fields });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

/** Steps of ten minutes, dry except for these minutes from the start. */
function watch(minutes: number, wet: Readonly<Record<number, number | null>> = {}): ObservedStep[] {
  return Array.from({ length: minutes / 10 }, (_, index) => ({
    fromAt: START + 10 * index * MINUTE,
    toAt: START + 10 * (index + 1) * MINUTE,
    value: 10 * index in wet ? (wet[10 * index] ?? null) : 0,
  }));
}

const tell = (told: number, from: number, to: number | null, isSent = true): AnnouncedAlert => ({
  announcedAt: START + told * MINUTE,
  eventAt: START + from * MINUTE,
  endAt: to === null ? null : START + to * MINUTE,
  isSent,
});
const minutes = (at: number | null) => (at === null ? null : (at - START) / MINUTE);

describe('an alert', () => {
  const rate = (steps: readonly ObservedStep[], alert = tell(0, 60, 80)) => rateAlert(RAIN, alert, steps);

  it('is right where its condition was seen from ten minutes before it to thirty after it', () => {
    const outcomes = [30, 40, 50, 100, 110].map((minute) => rate(watch(240, { [minute]: 1 })).outcome);
    expect(outcomes).toEqual(['wrong', 'wrong', 'right', 'right', 'wrong']);
    expect(rate(watch(240, { 60: 0.9 })).outcome).toBe('wrong');
  });

  it('says when it was seen first, and the strongest of it', () => {
    const { at, peak } = rate(watch(240, { 70: 2, 80: 7, 90: 3, 200: 50 }));
    expect([minutes(at), peak]).toEqual([70, 7]);
  });

  it('is neither right nor wrong where more than two steps of its window were not seen', () => {
    expect(rate(watch(240, { 70: null, 80: null })).outcome).toBe('wrong');
    expect(rate(watch(240, { 70: null, 80: null, 90: null })).outcome).toBe('unknown');
    expect(rate(watch(240, { 60: 3, 70: null, 80: null, 90: null })).outcome).toBe('right');
    expect(rate([]).outcome).toBe('unknown');
    expect(rate(watch(90)).outcome).toBe('wrong');
    expect(rate(watch(80)).outcome).toBe('unknown');
  });

  it('of no known end holds for an hour and thirty minutes', () => {
    const outcomes = [140, 150].map((minute) => rate(watch(240, { [minute]: 1 }), tell(0, 60, null)).outcome);
    expect(outcomes).toEqual(['right', 'wrong']);
  });
});

describe('what happened', () => {
  it('is one event with lulls of its kind in it', () => {
    const events = listObservedEvents(RAIN, watch(240, { 10: 1, 20: 4, 50: 2, 90: 1 }), 20 * MINUTE);
    expect(events.map(({ at, endAt, peak, peakAt }) => [minutes(at), minutes(endAt), peak, minutes(peakAt)])).toEqual([
      [10, 60, 4, 20],
      [90, 100, 1, 90],
    ]);
  });

  it('of lightning is the nearer the stronger', () => {
    const condition = { quantity: 'strokeKm', compare: 'atMost', threshold: 20 } as const;
    const steps = watch(60).map((step, index) => ({ ...step, value: [999, 18, 6, 12, 999, 999][index] ?? null }));
    expect(listObservedEvents(condition, steps, 1800)).toMatchObject([{ at: START + 10 * MINUTE, peak: 6 }]);
  });

  it('can be seen of rain and lightning only', () => {
    expect(findObservedCondition(makeRule({ threshold: 3 }))).toEqual({ ...RAIN, threshold: 3 });
    expect(findObservedCondition(makeRule({ kind: 'rainChance', threshold: 60 }))).toEqual({ ...RAIN, threshold: 0.1 });
    expect(findObservedCondition(makeRule({ kind: 'thunder', threshold: 2 }))).toMatchObject({ threshold: 20 });
    for (const kind of ['gust', 'temperature'])
      expect(findObservedCondition(makeRule({ kind, threshold: 20 }))).toBeNull();
    expect(findObservedCondition(makeRule({ kind: 'officialWarning', threshold: 2 }))).toBeNull();
  });
});

describe('an event is missed', () => {
  const rule = makeRule({ pauseMinutes: 60 });
  const steps = watch(300, { 60: 3, 70: 3 });
  const listMissed = (alerts: readonly AnnouncedAlert[], of: AlertRule = rule, seen = steps) =>
    rateAlerts(of, alerts, seen).missed.map(({ at }) => minutes(at));

  it('where no alert of it was sent by the ten minutes in which it began', () => {
    expect(listMissed([])).toEqual([60]);
    expect(listMissed([tell(70, 70, 80)])).toEqual([]);
    expect(listMissed([tell(71, 71, 80)])).toEqual([60]);
    expect(listMissed([tell(30, 60, 80)])).toEqual([]);
    expect(listMissed([tell(0, 10, 20)])).toEqual([60]);
  });

  it('not where the alert was withheld, nor at a time that its rule does not count or wants silence', () => {
    expect(listMissed([tell(30, 60, 80, false)])).toEqual([]);
    expect(listMissed([], { ...rule, hours: { from: 16, to: 20 } })).toEqual([]);
    expect(listMissed([], { ...rule, hours: { from: 15, to: 20 } })).toEqual([60]);
    expect(listMissed([], { ...rule, weekdays: [6, 7] })).toEqual([]);
    expect(listMissed([], { ...rule, quietHours: { from: 15, to: 16 } })).toEqual([]);
    expect(listMissed([], { ...rule, quietHours: { from: 16, to: 17 } })).toEqual([60]);
  });

  it('not in the pause after something that was told', () => {
    const again = watch(300, { 60: 3, 70: 3, 130: 2 });
    expect(listMissed([tell(30, 60, 80)], rule, again)).toEqual([]);
    expect(listMissed([tell(30, 60, 80)], { ...rule, pauseMinutes: 50 }, again)).toEqual([130]);
    expect(listMissed([], rule, again)).toEqual([60, 130]);
  });

  it('never of kinds that nothing is measured of, whose alerts stay unrated', () => {
    const gust = makeRule({ kind: 'gust', threshold: 15 });
    expect(rateAlerts(gust, [tell(0, 60, 80)], steps)).toEqual({
      ratings: [{ outcome: 'unknown', at: null, peak: null }],
      missed: [],
    });
  });
});

it('an event is announced by the first alert that was sent of it', () => {
  const event = { at: START + 60 * MINUTE, endAt: START + 80 * MINUTE, peak: 3, peakAt: START + 60 * MINUTE };
  const alerts = [tell(0, 10, 20), tell(20, 60, 80, false), tell(30, 60, 80), tell(40, 60, 80)];
  expect(findAnnouncement(event, alerts)).toBe(alerts[2]);
  expect(findAnnouncement(event, alerts.slice(0, 2))).toBeNull();
});
