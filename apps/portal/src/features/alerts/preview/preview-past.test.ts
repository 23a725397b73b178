import type { Place } from '@portal/contract/endpoints/place-schema';
import type { DryingDay } from '@portal/domain/agriculture/drying-plan';
import { checkRule } from '@portal/domain/alert/check-rule';
import { describe, expect, it } from 'vitest';
import { listPreviewEvents } from './list-events.ts';
import type { PastSky } from './needs.ts';
import { previewPast } from './preview-past.ts';

const START = Date.parse('2026-07-24T08:00:00+07:00') / 1000;
const STEP = 600;
const MINUTE = 60;
const PLACE = { displayName: { main: 'Hải Châu', secondary: '' }, slug: null } as unknown as Place;

type Course = (minute: number) => number | null;

/** Ten hours with a snapshot every ten minutes. */
function makeSky(forecast: Course, seen: Course | null, isStale = false): PastSky {
  const at = (minute: number) => START + minute * MINUTE;
  const minutes = Array.from({ length: 60 }, (_, step) => 10 * step);
  return {
    fromAt: START,
    toAt: at(600),
    demo: false,
    sights: minutes.map((minute) => ({
      at: at(minute),
      basis: 'radar',
      isOutsideRadar: false,
      isStale,
      hours: [],
      findDrying: () => null,
      findHeat: () => null,
      slices: Array.from({ length: 19 }, (_, step) => ({
        fromAt: at(minute + 10 * step),
        toAt: at(minute + 10 * step) + STEP,
        rainMmh: forecast(minute + 10 * step),
        chancePercent: null,
        thunder: null,
      })),
      findChances: (threshold) =>
        Array.from({ length: 19 }, (_, step) => ((forecast(minute + 10 * step) ?? 0) >= threshold ? 80 : 10)),
    })),
    rain:
      seen === null
        ? []
        : minutes.map((minute) => ({ fromAt: at(minute), toAt: at(minute) + STEP, value: seen(minute) })),
  };
}

const shower =
  (from: number, to: number, rate = 4): Course =>
  (minute) =>
    minute >= from && minute < to ? rate : 0;

function preview(sky: PastSky, fields: object = {}) {
  const checked = checkRule({ kind: 'rain', threshold: 1, leadMinutes: 30, ...fields });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const needs = { readPast: async () => sky, readObserved: () => [] };
  return previewPast(needs, PLACE, checked.value);
}
const dry: Course = () => 0;

describe('the past of a rule', () => {
  it('has its messages, each with its outcome', async () => {
    const { messages, missed, knownFrom } = await preview(makeSky(shower(120, 160), shower(130, 160)));
    expect(messages).toMatchObject([
      {
        at: START + 90 * MINUTE,
        outcome: 'right',
        text: expect.stringContaining('Hải Châu: mưa vừa từ khoảng 10:00.'),
      },
    ]);
    expect([missed, knownFrom]).toEqual([[], START]);
    expect((await preview(makeSky(shower(120, 160), dry))).messages).toMatchObject([{ outcome: 'wrong' }]);
  });

  it('has what was missed, with how strong it was', async () => {
    const { messages, missed } = await preview(makeSky(dry, shower(300, 330, 9)));
    expect(messages).toEqual([]);
    expect(missed).toMatchObject([{ at: START + 300 * MINUTE, peak: 9 }]);
  });

  it('is unknown where nobody saw, and nothing is missed there', async () => {
    const { messages, missed } = await preview(makeSky(shower(120, 160), null));
    expect(messages).toMatchObject([{ outcome: 'unknown' }]);
    expect(missed).toEqual([]);
    expect((await preview(makeSky(() => null, null))).knownFrom).toBeNull();
  });

  it('says by when what dries had to be gathered, once a day, from the first day that is known', async () => {
    const NOON = START + 240 * MINUTE;
    const day = (verdict: DryingDay['verdict']): DryingDay => ({
      startAt: START - 8 * 3600,
      verdict,
      spell: verdict === 'good' ? { fromAt: START + 3600, toAt: NOON + 3600 } : null,
      gatherAt: verdict === 'good' ? NOON : null,
      gatherFor: verdict === 'good' ? 'rain' : null,
      endsAt: verdict === 'good' ? NOON + 1800 : null,
      chancePercent: 45,
      gate: null,
    });
    const sky = makeSky(dry, null);
    const withDays = (find: (at: number) => DryingDay | null): PastSky => ({
      ...sky,
      sights: sky.sights.map((sight) => ({ ...sight, findDrying: () => find(sight.at) })),
    });
    const drying = { kind: 'drying', compare: 'atMost', leadMinutes: 60 };
    const good = withDays(() => day('good'));
    const { messages, knownFrom } = await preview(good, { ...drying, threshold: 24 });
    expect(knownFrom).toBe(START);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      // Seen twice, as live.
      at: START + STEP,
      outcome: 'unknown',
      text: expect.stringContaining('12:00'),
    });
    // Noon is early enough for a rule until 12:00, half an hour later is not.
    expect((await preview(good, { ...drying, threshold: 12 })).messages).toHaveLength(1);
    const late = withDays(() => ({ ...day('good'), gatherAt: NOON + 1800 }));
    expect((await preview(late, { ...drying, threshold: 12 })).messages).toEqual([]);
    // A day on which nothing dries is known; one without data is not.
    const avoid = await preview(
      withDays((at) => (at < NOON ? null : day('avoid'))),
      { ...drying, threshold: 24 },
    );
    expect([avoid.messages, avoid.knownFrom]).toEqual([[], NOON]);
    expect(
      (
        await preview(
          withDays(() => null),
          { ...drying, threshold: 24 },
        )
      ).knownFrom,
    ).toBeNull();
  });

  it('says from when a past day was too hot, and knows cool days', async () => {
    const sky = makeSky(dry, null);
    const reach = { fromAt: START + 3 * 3600, toAt: START + 5 * 3600 };
    const withHeat = (wbgtC: number): PastSky => ({
      ...sky,
      sights: sky.sights.map((sight) => ({ ...sight, findHeat: (limitC) => (wbgtC >= limitC ? reach : null) })),
    });
    const heat = { kind: 'heat', threshold: 30.5 };
    const { messages, knownFrom } = await preview(withHeat(30.5), heat);
    expect(knownFrom).toBe(START);
    expect(messages).toMatchObject([{ outcome: 'unknown', text: expect.stringContaining('từ 11:00 nóng đến mức') }]);
    const cool = await preview(withHeat(30.4), heat);
    expect([cool.messages, cool.knownFrom]).toEqual([[], START]);
    expect((await preview(sky, heat)).knownFrom).toBeNull();
  });

  it('begins where both is known', async () => {
    const seen: Course = (minute) => (minute < 200 ? null : shower(300, 340)(minute));
    const both: Course = (minute) => (shower(120, 160)(minute) ?? 0) + (shower(300, 340)(minute) ?? 0);
    const { knownFrom, messages } = await preview(makeSky(both, seen));
    expect(knownFrom).toBe(START + 200 * MINUTE);
    expect(messages.map(({ at }) => (at - START) / MINUTE)).toEqual([270]);
  });

  it('has no message that would have been withheld', async () => {
    const sky = makeSky(shower(120, 160), shower(120, 160));
    expect((await preview(sky, { quietHours: { from: 9, to: 10 } })).messages).toEqual([]);
    expect((await preview(makeSky(shower(120, 160), shower(120, 160), true))).messages).toEqual([]);
  });
});

describe('the events under the sliders', () => {
  it('are what was seen and what was forecast only, with what was said at each lead', () => {
    const forecast: Course = (minute) => (shower(200, 220, 2)(minute) ?? 0) + (shower(400, 420, 3)(minute) ?? 0);
    const events = listPreviewEvents(makeSky(forecast, shower(200, 220, 0.7)), 1);
    expect(events).toMatchObject([
      { at: START + 200 * MINUTE, peak: 0.7, happened: false },
      { at: START + 400 * MINUTE, peak: 0, happened: false },
    ]);
    expect(events[0]?.byLead).toContainEqual({ lead: 60, chance: 80, rate: 2 });
    expect(events[0]?.byLead.map(({ lead }) => lead)).toEqual([10, 20, 30, 60, 90, 120, 180]);
  });

  it('go down to half a millimetre an hour, and not below the rule where that is lower', () => {
    const list = (rate: number, threshold: number) =>
      listPreviewEvents(makeSky(dry, shower(200, 220, rate)), threshold);
    expect([list(0.5, 5), list(0.4, 5), list(0.4, 0.4)].map(({ length }) => length)).toEqual([1, 0, 1]);
  });

  it('have no peak where nobody saw', () => {
    expect(listPreviewEvents(makeSky(shower(200, 220), null), 1)).toMatchObject([{ peak: null, happened: null }]);
  });
});
