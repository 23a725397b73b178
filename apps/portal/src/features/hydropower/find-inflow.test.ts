import { computeAreaKm2 } from '@portal/domain/catchment/authalic-area';
import { makeGr4State, runGr4 } from '@portal/domain/hydro/model/gr4-model';
import { DAY_SECONDS, HOUR_SECONDS, parseDate } from '@portal/domain/time/vietnam-time';
import { describe, expect, it } from 'vitest';
import { findInflow, toInflowShape } from './find-inflow.ts';
import type { CatchmentFit } from './fit-catchment.ts';
import { listPe } from './pe-normals.ts';
import type { StoredModel } from './series-store.ts';

const STATE_AT = parseDate('2026-08-01') ?? 0;
const NOW = STATE_AT + 2 * DAY_SECONDS + 14 * HOUR_SECONDS;
const PARAMS = { x1Mm: 350, x2Mm: 0, x3Mm: 90, x4Steps: 4 };
const AREA = computeAreaKm2({ parts: [{ outer: [105, 15, 106, 15, 106, 16, 105, 16], holes: [] }] });
const START = makeGr4State('hour', PARAMS);

const makeModel = (step: 'day' | 'hour', nse = 0.6): StoredModel => ({
  fit: {
    model: { step, params: PARAMS, heldBack: { nse, kge: 0.6 } },
    state: makeGr4State(step, PARAMS),
    stateAt: STATE_AT,
  } as unknown as CatchmentFit,
  peNormals: { 8: 4 },
  areaKm2: AREA,
  fittedAt: STATE_AT,
});
const makeRain = (hours: number, mm: (hour: number) => number = () => 1) => ({
  from: STATE_AT,
  demo: false,
  ends: null,
  members: null,
  rainMm: Array.from({ length: hours }, (_, hour) => mm(hour)),
});

describe('inflow ahead', () => {
  it('is none without a model', () => {
    expect(findInflow(null, makeRain(300), NOW)).toEqual({ state: 'uncalibrated' });
  });

  it('is that of one run of the model over the rain since its records and ahead, without a band', () => {
    const found = findInflow(makeModel('hour'), makeRain(302), NOW);
    if (found.state !== 'ready') throw new Error(found.state);
    expect(found.forecast.hourBand).toBeNull();
    expect(found.forecast.hours).toHaveLength(1);
    expect(found.forecast.hours[0]).toHaveLength(240);
    const flow = new Float64Array(302);
    const rainMm = new Float64Array(302).fill(1);
    runGr4('hour', PARAMS, START, { rainMm, peMm: listPe({ 8: 4 }, 'hour', STATE_AT, 302) }, flow);
    const expected = ((flow[62 + 100] as number) * AREA * 1000) / 3600;
    expect(found.forecast.hours[0]?.[100]).toBeCloseTo(expected, 6);
  });

  it.each(['hour', 'day'] as const)('has beside it what the ends of the rain would make, by the %s', (step) => {
    const rain = makeRain(302);
    const toEnd = (mm: number) => makeRain(302, (hour) => (hour < 62 ? 1 : mm)).rainMm;
    const ends = { lowMm: toEnd(0.2), highMm: toEnd(4) };
    const found = findInflow(makeModel(step), { ...rain, ends }, NOW);
    if (found.state !== 'ready') throw new Error(found.state);
    for (const [course, mm] of [
      [found.ends?.lowM3S, ends.lowMm],
      [found.ends?.highM3S, ends.highMm],
    ] as const) {
      const alone = findInflow(makeModel(step), { ...rain, rainMm: mm }, NOW);
      expect(course).toEqual(alone.state === 'ready' ? alone.forecast.hours[0] : null);
    }
    const last = (course: Float64Array | undefined) => course?.at(-1) ?? 0;
    expect(last(found.ends?.lowM3S)).toBeLessThan(last(found.forecast.hours[0]));
    expect(last(found.ends?.highM3S)).toBeGreaterThan(last(found.forecast.hours[0]));
    const shape = toInflowShape(found, makeModel(step), { now: NOW, demo: false });
    expect(shape).toMatchObject({ band: null, members: 1 });
    expect(
      shape.hours?.every(({ low, flow, high }) => low !== null && high !== null && low <= flow && flow <= high),
    ).toBe(true);
    const alone = findInflow(makeModel(step), rain, NOW);
    expect(toInflowShape(alone, makeModel(step), { now: NOW, demo: false })).toMatchObject({
      peakLow: null,
      peakHigh: null,
    });
  });

  it.each([
    ['hour', 216],
    ['day', 202],
  ] as const)('has a band of what each member alone would make, by the %s', (step, bandHours) => {
    const rain = makeRain(302);
    const members = Array.from({ length: 9 }, (_, member) => {
      // Members that are wet on different days and end before the main series.
      const rainMm = makeRain(278, (hour) => (hour < 62 ? 1 : Math.floor(hour / 24) % 9 === member ? 6 : 0.3)).rainMm;
      return Float64Array.from(rainMm);
    });
    const asked = { ...rain, members: { source: 'gefs', runAt: NOW - 6 * HOUR_SECONDS, rainMm: members } };
    const found = findInflow(makeModel(step), asked, NOW);
    if (found.state !== 'ready') throw new Error(found.state);
    const alone = members.map((rainMm) => {
      const one = findInflow(makeModel(step), { ...rain, rainMm }, NOW);
      return one.state === 'ready' ? (one.forecast.hours[0] ?? new Float64Array()) : new Float64Array();
    });
    const [shape, over] = [toInflowShape(found, makeModel(step), { now: NOW, demo: false }), step === 'day' ? 14 : 0];
    expect(shape).toMatchObject({ band: 'members', members: 9, membersSource: 'gefs' });
    for (const hour of [0, 30, 100, 190]) {
      const rising = alone.map((course) => course[over + hour] ?? 0).sort((a, b) => a - b);
      // Nine members: P50 is the fifth, P10 lies four fifths of the way from the first to the second.
      expect(shape.hours?.[hour]?.middle).toBe(Number((rising[4] ?? 0).toPrecision(4)));
      expect(shape.hours?.[hour]?.low).toBe(
        Number(((rising[0] ?? 0) + 0.8 * ((rising[1] ?? 0) - (rising[0] ?? 0))).toPrecision(4)),
      );
    }
    const peaks = alone.map((course) => Math.max(...course.subarray(over))).sort((a, b) => a - b);
    expect(shape.peakHigh).toBe(Number(((peaks[7] ?? 0) + 0.2 * ((peaks[8] ?? 0) - (peaks[7] ?? 0))).toPrecision(4)));
    // The band ends with the members; the main series continues.
    expect(shape.hours?.at(-1)).toMatchObject({ low: null, middle: null, high: null });
    expect(shape.hours?.filter(({ high }) => high !== null).length).toBe(bandHours);
    expect(found.ends).toBeNull();
  });

  it('has no band of four members', () => {
    const members = { source: 'gefs', runAt: NOW, rainMm: Array.from({ length: 4 }, () => makeRain(302).rainMm) };
    const found = findInflow(makeModel('hour'), { ...makeRain(302), members }, NOW);
    expect(found).toMatchObject({ state: 'ready', members: null });
    expect(toInflowShape(found, makeModel('hour'), { now: NOW, demo: false })).toMatchObject({
      members: 1,
      band: null,
    });
  });

  it('of a daily model begins with the day and says that its hours are interpolated', () => {
    const found = findInflow(makeModel('day'), makeRain(302), NOW);
    if (found.state !== 'ready') throw new Error(found.state);
    expect(found.from).toBe(STATE_AT + 2 * DAY_SECONDS);
    expect(found.forecast.hoursInterpolated).toBe(true);
    expect(found.forecast.steps[0]).toHaveLength(10);
  });

  it('is not given where the records are too old, or too much of the rain since is not known', () => {
    expect(findInflow(makeModel('hour'), makeRain(302), STATE_AT + 41 * DAY_SECONDS).state).toBe('oldRecords');
    const gap = (hour: number) => (hour < 20 ? Number.NaN : 1);
    expect(findInflow(makeModel('hour'), makeRain(302, gap), NOW).state).toBe('unknownRain');
  });

  it('is not given by a model that is no better than the mean flow', () => {
    expect(findInflow(makeModel('hour', -0.01), makeRain(302), NOW)).toEqual({ state: 'noSkill' });
    expect(findInflow(makeModel('hour', 0), makeRain(302), NOW).state).toBe('ready');
  });

  it('ends where the rain ahead is not known', () => {
    const found = findInflow(
      makeModel('hour'),
      makeRain(302, (hour) => (hour >= 150 ? Number.NaN : 1)),
      NOW,
    );
    if (found.state !== 'ready') throw new Error(found.state);
    expect(found.forecast.hours[0]).toHaveLength(150 - 62);
  });
});
