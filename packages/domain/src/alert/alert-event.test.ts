import { describe, expect, it } from 'vitest';
import { type AlertOutlook, type EventState, isInHours, stepEvent } from './alert-event.ts';
import type { AlertRule } from './alert-rule.ts';

/** Friday, 24 July 2026, 14:00 in Vietnam. */
const START = Date.parse('2026-07-24T14:00:00+07:00') / 1000;
const MINUTE = 60;
const STEP = 10 * MINUTE;

const RULE: AlertRule = {
  kind: 'rain',
  compare: 'atLeast',
  threshold: 1,
  chance: null,
  costLoss: null,
  leadMinutes: 60,
  hours: { from: 0, to: 24 },
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  quietHours: null,
  severeBreaksQuiet: false,
  pauseMinutes: 60,
  maxPerDay: 10,
  language: 'vi',
  segment: null,
  windUnit: 'kmh',
  temperatureUnit: 'C',
};

/** An outlook this many minutes after the start; its rates begin with the current ten minutes. */
function makeOutlook(
  minutes: number,
  rates: readonly (number | null)[],
  chances: readonly number[] = [],
): AlertOutlook {
  const at = START + minutes * MINUTE;
  const from = at - (at % STEP);
  return {
    at,
    basis: 'radar',
    steps: rates.map((value, step) => ({
      fromAt: from + step * STEP,
      toAt: from + (step + 1) * STEP,
      value,
      chance: chances[step] ?? null,
    })),
  };
}

/** The messages of a sequence of outlooks. */
function play(outlooks: readonly AlertOutlook[], rule: AlertRule = RULE) {
  let state: EventState | null = null;
  return outlooks.flatMap((outlook) => {
    const step = stepEvent(rule, outlook, state);
    state = step.state;
    return step.messages.map((message) => ({ at: (outlook.at - START) / MINUTE, ...message }));
  });
}

const dry = (minutes: number) => makeOutlook(minutes, Array(7).fill(0));
/** Rain this many minutes ahead. */
const coming = (minutes: number, ahead: number, rate: number, steps = 3) =>
  makeOutlook(minutes, [...Array(ahead / 10).fill(0), ...Array(steps).fill(rate), 0, 0, 0]);
const kinds = (messages: ReturnType<typeof play>) => messages.map(({ at, kind }) => `${at} ${kind}`);

describe('an event of rain', () => {
  it('is told once while it comes nearer, and its end when it is over', () => {
    const messages = play([
      coming(0, 30, 5),
      coming(10, 20, 5),
      coming(20, 10, 5),
      coming(30, 0, 5),
      coming(40, 0, 5, 2),
      coming(50, 0, 5, 1),
      dry(60),
      dry(70),
      dry(80),
    ]);
    expect(kinds(messages)).toEqual(['0 start', '80 end']);
    expect(messages[0]).toMatchObject({ eventAt: START + 30 * MINUTE, endAt: START + 60 * MINUTE, peak: 5 });
  });

  it('that barely meets the rule far away waits for a second outlook', () => {
    expect(kinds(play([coming(0, 40, 1.2), coming(10, 30, 1.2)]))).toEqual(['10 start']);
    expect(kinds(play([coming(0, 40, 1.2), dry(10), dry(20)]))).toEqual([]);
    expect(kinds(play([coming(0, 40, 1.5)]))).toEqual(['0 start']);
    expect(kinds(play([coming(0, 20, 1.2)]))).toEqual(['0 start']);
    expect(kinds(play([coming(0, 30, 1.2)]))).toEqual([]);
  });

  it('of a single step that barely meets the rule waits unless it is the next one', () => {
    expect(kinds(play([coming(0, 20, 1.4, 1)]))).toEqual([]);
    expect(kinds(play([coming(0, 20, 1.4, 2)]))).toEqual(['0 start']);
    expect(kinds(play([coming(0, 20, 1.5, 1)]))).toEqual(['0 start']);
    expect(kinds(play([coming(0, 10, 1.2, 1)]))).toEqual(['0 start']);
    expect(kinds(play([coming(0, 20, 1.2, 1), coming(5, 20, 1.2, 1)]))).toEqual(['5 start']);
  });

  it('survives an outlook or two without it', () => {
    const messages = play([
      coming(0, 40, 5),
      dry(10),
      dry(20),
      coming(30, 10, 5),
      coming(40, 0, 5),
      dry(50),
      coming(60, 0, 5),
    ]);
    expect(kinds(messages)).toEqual(['0 start']);
  });

  it('that dissolves before it begins ends without a word, and another is told after the pause only', () => {
    const gone = [coming(0, 40, 2), dry(10), dry(20), dry(30)];
    expect(kinds(play([...gone, coming(40, 20, 2)]))).toEqual(['0 start']);
    expect(kinds(play([...gone, coming(69, 20, 2)]))).toEqual(['0 start']);
    expect(kinds(play([...gone, coming(70, 20, 2)]))).toEqual(['0 start', '70 start']);
  });

  it('is not dissolved by frames that come in a burst after an outage, the oldest first', () => {
    const burst = [coming(0, 40, 2), dry(35), dry(36), dry(37), dry(38)];
    expect(kinds(play([...burst, coming(40, 0, 2, 1), dry(50), dry(60), dry(70)]))).toEqual(['0 start', '70 end']);
  });

  it('is followed by a pause from when it ended, not from when that was noticed', () => {
    const over = [coming(0, 0, 2, 1), dry(10), dry(20), dry(30)];
    expect(kinds(play([...over, coming(69, 20, 2)]))).toEqual(['0 start', '30 end']);
    expect(kinds(play([...over, coming(70, 20, 2)]))).toEqual(['0 start', '30 end', '70 start']);
  });

  it('three times as strong as the threshold is told in the pause too', () => {
    const over = [coming(0, 0, 2, 1), dry(10), dry(20), dry(30)];
    expect(kinds(play([...over, coming(40, 20, 3)]))).toEqual(['0 start', '30 end', '40 start']);
    expect(kinds(play([...over, coming(40, 20, 2.9)]))).toEqual(['0 start', '30 end']);
  });

  it('tells a clear rise once, and no small one', () => {
    const messages = play([
      coming(0, 30, 3),
      coming(10, 20, 9),
      coming(20, 10, 20),
      coming(30, 0, 30),
      coming(40, 0, 60),
    ]);
    expect(kinds(messages)).toEqual(['0 start', '20 upgrade', '40 upgrade']);
    expect(messages[1]).toMatchObject({ peak: 20, eventAt: START + 30 * MINUTE });
  });

  it('changes nothing when an outlook comes again or too late', () => {
    const first = stepEvent(RULE, coming(10, 30, 5), null);
    expect(first.messages).toHaveLength(1);
    for (const outlook of [coming(10, 30, 5), coming(0, 10, 60), dry(5)])
      expect(stepEvent(RULE, outlook, first.state)).toEqual({ state: first.state, messages: [] });
  });

  it('beyond the lead is none', () => {
    expect(kinds(play([coming(0, 50, 9)], { ...RULE, leadMinutes: 40 }))).toEqual([]);
    expect(kinds(play([coming(0, 40, 9)], { ...RULE, leadMinutes: 40 }))).toEqual(['0 start']);
  });

  it('counts where it begins within hours and on days, also when it rained before', () => {
    const rule = { ...RULE, hours: { from: 15, to: 22 } };
    expect(play([coming(0, 0, 9, 7)], rule)).toMatchObject([{ kind: 'start', eventAt: START + 60 * MINUTE }]);
    expect(play([coming(0, 0, 9, 5)], rule)).toEqual([]);
    expect(play([coming(0, 0, 9)], { ...RULE, weekdays: [5] })).toHaveLength(1);
    expect(play([coming(0, 0, 9)], { ...RULE, weekdays: [1, 2, 3, 4, 6, 7] })).toEqual([]);
  });

  it('that nobody knows of is none', () => {
    expect(play([makeOutlook(0, [null, null, null])])).toEqual([]);
    expect(play([makeOutlook(0, [])])).toEqual([]);
  });
});

describe('a rule with a chance', () => {
  const rule = { ...RULE, chance: 40 };

  it('goes by the chance of its steps, not by the likeliest course', () => {
    expect(kinds(play([makeOutlook(0, [0, 0, 0, 0.4], [0, 10, 20, 70])], rule))).toEqual(['0 start']);
    expect(kinds(play([makeOutlook(0, [0, 0, 0, 9], [0, 10, 20, 30])], rule))).toEqual([]);
    expect(play([makeOutlook(0, [0, 0, 0, 9])], rule)).toHaveLength(1);
  });

  it('is told in the pause after an event where the chance is forty points above its own', () => {
    const over = [makeOutlook(0, [2], [100]), dry(10), dry(20), dry(30)].map((outlook) => ({
      ...outlook,
      steps: outlook.steps.map((step) => ({ ...step, chance: step.chance ?? 0 })),
    }));
    const next = (chance: number) => makeOutlook(40, [0, 0, 2], [0, 0, chance]);
    expect(kinds(play([...over, next(79)], rule))).toEqual(['0 start', '30 end']);
    expect(kinds(play([...over, next(80)], rule))).toEqual(['0 start', '30 end', '40 start']);
  });

  it('takes it from what an alert costs and what it saves', () => {
    const byMoney = { ...RULE, costLoss: { cost: 1, loss: 10 } };
    expect(play([makeOutlook(0, [0, 0.2], [0, 12])], byMoney)).toHaveLength(1);
    expect(play([makeOutlook(0, [0, 0.2], [0, 8])], byMoney)).toHaveLength(0);
  });
});

describe('other kinds', () => {
  it('lightning is told at once and its all-clear thirty minutes after the last stroke', () => {
    const rule: AlertRule = { ...RULE, kind: 'lightning', compare: 'atMost', threshold: 10 };
    const stroke = (minutes: number, km: number) => makeOutlook(minutes, [km]);
    const messages = play(
      [stroke(0, 30), stroke(10, 8), stroke(20, 4), stroke(30, 999), stroke(40, 999), stroke(50, 999)],
      rule,
    );
    expect(kinds(messages)).toEqual(['10 start', '20 upgrade', '50 end']);
    // After an all-clear no pause may delay the next alert.
    const again = play([stroke(0, 8), stroke(10, 999), stroke(30, 999), stroke(40, 8)], rule);
    expect(kinds(again)).toEqual(['0 start', '30 end', '40 start']);
  });

  it('cold is met from above', () => {
    const rule: AlertRule = { ...RULE, kind: 'temperature', compare: 'atMost', threshold: 10 };
    expect(play([makeOutlook(0, [12, 9, 7])], rule)).toMatchObject([{ kind: 'start', peak: 7 }]);
    expect(play([makeOutlook(0, [12, 11, 11])], rule)).toEqual([]);
  });

  it('a warning is told, raised, and taken back at once', () => {
    const rule: AlertRule = { ...RULE, kind: 'officialWarning', threshold: 2 };
    const level = (minutes: number, value: number) => ({
      ...makeOutlook(minutes, []),
      steps: value === 0 ? [] : [{ fromAt: START + minutes * MINUTE, toAt: START + 36_000, value, chance: null }],
    });
    expect(kinds(play([level(0, 1), level(10, 2), level(20, 2), level(30, 3), level(40, 0)], rule))).toEqual([
      '10 start',
      '30 upgrade',
      '40 end',
    ]);
  });
});

it('hours may pass midnight, and the whole day may be written in two ways', () => {
  const at = (hour: number) => START + (hour - 14) * 3600;
  const within = (span: { from: number; to: number }) =>
    [21, 22, 23, 24, 29, 30].filter((hour) => isInHours(span, at(hour)));
  expect(within({ from: 22, to: 6 })).toEqual([22, 23, 24, 29]);
  expect(within({ from: 0, to: 24 })).toHaveLength(6);
  expect(within({ from: 7, to: 7 })).toHaveLength(6);
});

describe('a day of drying', () => {
  const DRYING: AlertRule = { ...RULE, kind: 'drying', compare: 'atMost', threshold: 24, leadMinutes: 60 };
  /** It dries from 15:00, an hour after the start, until the hour after it has to be gathered. */
  const outlook = (minutes: number, gatherHour: number | null): AlertOutlook => ({
    at: START + minutes * MINUTE,
    basis: 'model',
    steps:
      gatherHour === null
        ? []
        : [
            {
              fromAt: START + 60 * MINUTE,
              toAt: START + (gatherHour - 14 + 1.5) * 60 * MINUTE,
              value: gatherHour,
              chance: 40,
            },
          ],
  });

  it('is announced once with its hour, again only for an earlier one, and ends without a message', () => {
    const told = play(
      [
        outlook(0, 18),
        outlook(10, 18),
        outlook(70, 18),
        outlook(80, 18.5),
        outlook(90, 16.5),
        outlook(100, 17.5),
        outlook(110, 16),
        ...[250, 260, 320, 330].map((minutes) => outlook(minutes, null)),
      ],
      DRYING,
    );
    expect(told.map(({ at, kind, peak, chance }) => [at, kind, peak, chance])).toEqual([
      [10, 'start', 18, 40],
      [90, 'upgrade', 16.5, 40],
      [110, 'upgrade', 16, 40],
    ]);
  });

  it('is left out where it ends later than the rule asks', () => {
    expect(play([outlook(55, 17.5)], { ...DRYING, threshold: 17 })).toEqual([]);
    expect(play([outlook(55, 17)], { ...DRYING, threshold: 17 })).toHaveLength(1);
  });
});
