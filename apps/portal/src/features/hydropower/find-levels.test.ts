import { NO_RESERVOIR, type Reservoir } from '@portal/domain/hydro/reservoir/reservoir';
import { DAY_SECONDS, formatMoment, HOUR_SECONDS, parseDate } from '@portal/domain/time/vietnam-time';
import { describe, expect, it } from 'vitest';
import type { Inflow } from './find-inflow.ts';
import { findLevels } from './find-levels.ts';
import { readTriedReleases, toClockShape, toLevelShape } from './level-shape.ts';
import { suggestReleases } from './suggest-releases.ts';

const MIDNIGHT = parseDate('2026-08-03') ?? 0;
const HOUR_AT = MIDNIGHT + 14 * HOUR_SECONDS;
const NOW = HOUR_AT + 300;
/** One million m³ per hour. */
const HM3_HOUR = 1e6 / HOUR_SECONDS;

/** One metre holds one million m³. */
const curve = {
  points: [
    { levelM: 400, volumeHm3: 0 },
    { levelM: 500, volumeHm3: 100 },
  ],
};
const reservoir: Reservoir = {
  ...NO_RESERVOIR,
  curve,
  levels: { dead: 405, normal: 420, designFlood: 430, checkFlood: 510 },
  reading: { levelM: 410, at: HOUR_AT },
  releaseM3S: 0,
};

function makeInflow(step: 'day' | 'hour', pastM3S: number, steps: readonly number[], past = 10): Inflow {
  const from = step === 'day' ? MIDNIGHT : HOUR_AT;
  const ahead = Float64Array.from(steps);
  return {
    state: 'ready',
    from,
    step,
    pastM3S: new Float64Array(past).fill(pastM3S),
    nowM3S: pastM3S,
    forecast: { steps: [ahead], hours: [ahead], hoursInterpolated: step === 'day', hourBand: null, stepBand: null },
    ends: null,
    members: null,
  };
}
const hourly = makeInflow('hour', HM3_HOUR, Array(24).fill(HM3_HOUR));
const find = (part: Partial<Reservoir>, inflow: Inflow = hourly, triedM3S: readonly number[] | null = []) =>
  findLevels({ reservoir: { ...reservoir, ...part }, inflow, triedM3S, now: NOW });
function findReady(...args: Parameters<typeof find>) {
  const found = find(...args);
  if (found.state !== 'ready') throw new Error(found.state);
  return found;
}
const timesOf = (levels: ReturnType<typeof findReady>, course = 0) =>
  levels.courses[course]?.reaches.map(({ kind, middleAt, earliestAt }) => [
    kind,
    middleAt === null ? null : (middleAt - HOUR_AT) / HOUR_SECONDS,
    earliestAt === null ? null : (earliestAt - HOUR_AT) / HOUR_SECONDS,
  ]);

describe('the level ahead', () => {
  it('is not guessed without table, inflow, reading or release', () => {
    expect(find({ curve: null }).state).toBe('noCurve');
    expect(find({}, { state: 'uncalibrated' }).state).toBe('noInflow');
    expect(find({ reading: null }).state).toBe('noReading');
    expect(find({ releaseM3S: null }).state).toBe('noRelease');
    expect(find({ reading: { levelM: 399, at: HOUR_AT } }).state).toBe('outsideCurve');
    expect(find({ reading: { levelM: 410, at: HOUR_AT - 11 * HOUR_SECONDS } }).state).toBe('oldReading');
  });

  it('rises by the balance, and has no earliest time for one run by the hour', () => {
    const found = findReady({});
    expect(found.courses[0]?.levelsM[10]).toBeCloseTo(420, 6);
    expect(timesOf(found)).toEqual([
      ['normal', 10, null],
      ['designFlood', 20, null],
      ['checkFlood', null, null],
    ]);
    expect(found.courses[0]?.reaches.at(-1)).toMatchObject({ leftM: 100, isOutside: true, holdingM3S: null });
  });

  it('begins when it was read, over the inflow that came since', () => {
    const read = { levelM: 410, at: HOUR_AT - 2 * HOUR_SECONDS - 900 };
    const found = findReady({ reading: read }, makeInflow('hour', 2 * HM3_HOUR, Array(24).fill(HM3_HOUR)));
    expect([found.from, found.isStale]).toEqual([read.at, false]);
    // Two and a quarter hours at twice the rate.
    expect(timesOf(found)?.[0]?.[1]).toBeCloseTo(5.5, 3);
    expect(
      findReady({ reading: { levelM: 410, at: NOW - 13 * HOUR_SECONDS } }, makeInflow('hour', 0, [1], 20)).isStale,
    ).toBe(true);
  });

  it('tries another release from now on, not from the reading on', () => {
    const found = findReady({ reading: { levelM: 410, at: HOUR_AT - 2 * HOUR_SECONDS } }, hourly, [HM3_HOUR]);
    const tried = found.courses[1]?.levelsM;
    expect(tried?.[2]).toBeCloseTo(412, 6);
    expect(tried?.[3]).toBeCloseTo(412 + 300 / HOUR_SECONDS, 6);
    expect(tried?.at(-1)).toBeCloseTo(412 + 300 / HOUR_SECONDS, 6);
  });

  it('of a daily model has an earliest time: the water of a day at its begin', () => {
    const found = findReady({}, makeInflow('day', HM3_HOUR, Array(10).fill(HM3_HOUR)));
    expect(found.range).toBe('days');
    // The first day has ten hours left with ten million m³, which could arrive at once.
    expect(timesOf(found)).toEqual([
      ['normal', 10, 0],
      ['designFlood', 20, 10],
      ['checkFlood', null, null],
    ]);
  });

  it('names midnight also where the level was not read at a full hour', () => {
    const found = findReady(
      { reading: { levelM: 410, at: HOUR_AT - 1800 } },
      makeInflow('day', HM3_HOUR, Array(10).fill(HM3_HOUR)),
    );
    expect(found.courses[0]?.reaches[1]?.earliestAt).toBe(MIDNIGHT + DAY_SECONDS);
  });

  it('says which release holds a level from now on', () => {
    const held = findReady({}).courses[0]?.reaches[0]?.holdingM3S ?? 0;
    const [course] = findReady({ reading: { levelM: 411, at: HOUR_AT + 300 }, releaseM3S: held }).courses;
    expect(Math.max(...(course?.levelsM ?? []).map((level) => level ?? 0))).toBeLessThanOrEqual(420.01);
  });

  it.each(['hour', 'day'] as const)('has times of members, each by its own course, by the %s', (step) => {
    const steps = step === 'hour' ? 24 : 8;
    const rates = [0, 0.4, 0.8, 1, 1.2, 1.6, 2];
    const makeAhead = (rate: number) => makeInflow(step, HM3_HOUR, Array(steps).fill(rate * HM3_HOUR));
    const forecasts = rates.map((rate) => {
      const one = makeAhead(rate);
      return one.state === 'ready' ? (one.forecast.steps[0] ?? new Float64Array()) : new Float64Array();
    });
    const plain = makeAhead(1);
    if (plain.state !== 'ready') throw new Error(plain.state);
    const forecast = { ...plain.forecast, steps: forecasts, hours: forecasts };
    const empty = new Float64Array();
    const hourBand = { p10: empty, p50: empty, p90: empty };
    const found = findReady({}, { ...plain, members: { source: 'gefs', runAt: HOUR_AT, forecast, hourBand } });
    expect([found.range, found.members]).toEqual(['members', 7]);
    for (const [index, kind] of (['normal', 'designFlood'] as const).entries()) {
      const times = rates
        .map((rate) => findReady({}, makeAhead(rate)).courses[0]?.reaches[index]?.middleAt ?? Number.POSITIVE_INFINITY)
        .sort((a, b) => a - b);
      const reach = found.courses[0]?.reaches[index];
      expect(reach).toMatchObject({ kind, membersReaching: times.filter(Number.isFinite).length });
      // P10 of seven members lies six tenths of the way from the first to the second.
      const [first = 0, second = 0] = times;
      const earliest = first + 0.6 * (second - first);
      expect(Math.abs((reach?.earliestAt ?? 0) - earliest)).toBeLessThanOrEqual(1);
      expect(reach?.latestAt).toBeNull();
    }
    const { band } = found.courses[0] ?? {};
    const end = findReady({}, makeAhead(2)).courses[0]?.levelsM[10] ?? 0;
    expect(band?.highM[10]).toBeLessThanOrEqual(end);
    expect(band?.lowM[10]).toBeLessThan(band?.highM[10] ?? 0);
    expect(findReady({}).courses[0]?.band).toBeNull();
  });

  it('shows the courses as the API has them', () => {
    expect(toLevelShape(find({ curve: null }))).toEqual({ state: 'noCurve' });
    const shape = toLevelShape(find({}, hourly, null));
    if (shape.state !== 'ready') throw new Error(shape.state);
    expect(shape.hours[0]).toBe(formatMoment(HOUR_AT));
    expect(shape.courses.map(({ release }) => release)).toEqual([0, 93, 190, 280]);
    expect(shape.courses[0]?.reaches[0]).toMatchObject({ kind: 'normal', level: 420, left: 10, earliestAt: null });
  });
});

describe('tried releases', () => {
  it('go towards the peak, or below the release where less flows in', () => {
    expect(suggestReleases(180, 940)).toEqual([430, 690, 940]);
    expect(suggestReleases(180, 100)).toEqual([140, 90, 45]);
    expect(suggestReleases(0, 0)).toEqual([]);
  });

  it('of a query are three numbers at most', () => {
    expect(readTriedReleases(undefined, 'vi')).toBeNull();
    expect(readTriedReleases('250,320.5', 'vi')).toEqual([250, 320.5]);
    for (const wrong of ['a', '1,2,3,4', '-1', '1e9', '100001', ['1', '2']])
      expect(() => readTriedReleases(wrong, 'vi')).toThrow();
  });
});

describe('the clock of the procedure', () => {
  const procedure = {
    floodSeason: { from: '06-15', to: '09-15' },
    levelCaps: [{ from: '07-22', to: '09-15', levelM: 415 }],
    minimumReleases: [{ from: '01-01', to: '12-31', releaseM3S: 24 }],
    noticeHours: 4,
  };
  const opening = { at: NOW + 6 * HOUR_SECONDS, noticeGivenAt: null };

  it('is none without a procedure', () => {
    expect(toClockShape(reservoir, NOW)).toBeNull();
  });

  it('says what is due, soonest first, and the cap is a level to reach', () => {
    const known = { ...reservoir, procedure, opening };
    const clock = toClockShape(known, NOW);
    expect(clock).toMatchObject({ cap: { level: 415, above: -5 }, level: 410, minimumRelease: 24 });
    expect(clock?.floodSeason).toMatchObject({ isNow: true, day: 50, days: 93 });
    expect(clock?.due.map(({ kind }) => kind)).toEqual(['raiseRelease', 'notice', 'floodSeasonEnds']);
    expect(clock?.due[1]).toMatchObject({ at: formatMoment(NOW + 2 * HOUR_SECONDS), late: false });
    expect(findReady(known).courses[0]?.reaches[0]).toMatchObject({ kind: 'cap', levelM: 415 });
  });

  it('is not held against a level that was read too long ago', () => {
    const known = { ...reservoir, procedure, reading: { levelM: 499, at: NOW - DAY_SECONDS } };
    expect(toClockShape(known, NOW)).toMatchObject({ level: null, cap: { above: null } });
  });
});
