import { chanceOfAnyHour, memberChance } from '@portal/domain/weather/rain-chance';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publishRun } from '#runs/publish-run.ts';
import type { RunField } from '#runs/run-content.ts';
import { getSourceRank } from '#sources/registry.ts';
import { NO_PAST_HOURS } from '#store/rank-sources.ts';
import { openRunStore } from '#store/run-store.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { scaleHazard } from './blend-chances.ts';
import type { PlaceSeriesQuery } from './place-series.ts';
import { readPlaceSeries } from './read-place-series.ts';

const GRID = { ...SMALL_GRID, west: 111 };
const POINT = { lat: 20.5, lng: 111.5 };
/** Rain that the chances stand beside, and a rain chance of each hour. */
const rain = (mm = 1) => Array.from({ length: 24 }, (_, hour) => makeField('precipitation', hour + 1, mm, hour));
const hourly = (percent: number) =>
  Array.from({ length: 24 }, (_, hour) => makeField('wetHourProbability', hour + 1, percent, hour));
const inDay = (name: VariableName, percent: number) => makeField(name, 24, percent, 0);

interface Published {
  readonly source: string;
  readonly runAt?: number;
  readonly demo?: boolean;
  readonly fields: readonly RunField[];
}

async function read(runs: readonly Published[], parts: Partial<PlaceSeriesQuery> = {}) {
  const dataDir = makeFolder(onTestFinished);
  for (const { fields, ...header } of runs)
    await publishRun(dataDir, makeHeader({ grid: GRID, licence: header.source, ...header }), fields, { now: RUN_AT });
  const store = openRunStore(dataDir, NO_PAST_HOURS, getSourceRank);
  onTestFinished(() => store.close());
  const series = readPlaceSeries(store, {
    ...{ point: POINT, placeHeightM: null, startAt: RUN_AT, hours: 24, now: RUN_AT, demo: true, ...parts },
  });
  const list = (name: VariableName) => Array.from(series.variables[name]?.values ?? []);
  const listSources = (name: VariableName, hour = 0) => {
    const { runOf, mixed = [] } = series.variables[name] ?? { runOf: [] };
    const indexes = [runOf[hour], ...mixed.filter(({ hours }) => hours[hour] === 1).map(({ run }) => run)];
    return indexes.map((index) => series.runs[index ?? -1]?.source ?? '-');
  };
  return { list, listSources };
}

const ECMWF = { source: 'ecmwf', fields: rain() };
const GFS = { source: 'gfs', fields: rain() };
const gefs = (hour: number, day: number) => ({
  source: 'gefs',
  fields: [...hourly(hour), inDay('rain1mmProbability', day), inDay('rain50mmProbability', 0)],
});
const chances = (day: number, source = 'ecmwf-ens-chances') => ({
  source,
  fields: [inDay('rain1mmProbability', day), inDay('rain50mmProbability', 20)],
});
const learned = (day: number) => ({
  source: 'ecmwf-aifs-ens-chances',
  fields: [inDay('rain1mmProbability', day)],
});
/** Members that give the shares below, so that they are whole. */
const share = (percent: number, members: number) => memberChance((percent / 100) * members, members);
const toHazard = (percent: number) => -Math.log(1 - percent / 100);

describe('the chance of rain of three ensembles', () => {
  test('is one voice per model by its members, and each hour keeps its part of the day’s hazard', async () => {
    const { list, listSources } = await read([ECMWF, GFS, gefs(30, 80), chances(40), learned(50)]);
    const all = (31 * share(80, 31) + 51 * share(40, 51) + 51 * share(50, 51)) / 133;
    const expected = 100 * (1 - 0.7 ** (toHazard(all) / toHazard(share(80, 31))));
    for (const value of list('wetHourProbability')) expect(value).toBeCloseTo(expected, 1);
    expect(expected).toBeLessThan(30);
    expect(listSources('wetHourProbability')).toEqual(['gefs', 'ecmwf-aifs-ens-chances', 'ecmwf-ens-chances']);
  });

  test('grows where the others are surer of rain, for wet hours more than for dry ones', async () => {
    const fields = [5, 5, 20, 20].map((percent, n) => makeField('wetHourProbability', 6 * n + 6, percent, 6 * n));
    const uneven = { source: 'gefs', fields: [...fields, inDay('rain1mmProbability', 40)] };
    const { list } = await read([ECMWF, uneven, chances(90)]);
    const [dry = 0, wet = 0] = [list('wetHourProbability')[0], list('wetHourProbability')[23]];
    expect(dry).toBeGreaterThan(5);
    expect(toHazard(wet) / toHazard(dry)).toBeCloseTo(toHazard(20) / toHazard(5), 2);
    expect(chanceOfAnyHour(list('wetHourProbability'))).toBeGreaterThanOrEqual(wet);
  });

  test('of a run with members counts them, and the ready chances of the same model not again', async () => {
    const ens = { source: 'ecmwf-ens', fields: [...hourly(30), inDay('rain1mmProbability', 40)] };
    const both = await read([ECMWF, ens, gefs(10, 80), chances(99)]);
    const without = await read([ECMWF, ens, gefs(10, 80)]);
    expect(both.list('wetHourProbability')).toEqual(without.list('wetHourProbability'));
    expect(both.listSources('wetHourProbability')).toEqual(['ecmwf-ens', 'gefs']);
    const half = await read([GFS, gefs(10, 80), { ...gefs(90, 10), source: 'gefs-025' }]);
    expect(half.list('wetHourProbability')[0]).toBeCloseTo(10, 2);
    expect(half.listSources('wetHourProbability')).toEqual(['gefs']);
  });

  test('is that of the members where nobody else has the day, and unchanged as issued', async () => {
    expect((await read([GFS, gefs(30, 80)])).list('wetHourProbability')[0]).toBeCloseTo(30, 2);
    const alone = { source: 'gefs', fields: hourly(30) };
    expect((await read([GFS, alone, chances(40)])).list('wetHourProbability')[0]).toBeCloseTo(30, 2);
    const asIssued = await read([GFS, gefs(30, 80), chances(40)], { asIssued: true });
    expect(asIssued.list('wetHourProbability')[0]).toBeCloseTo(30, 2);
    const ofOne = await read([GFS, gefs(30, 80), chances(40)], { source: 'gefs' });
    expect(ofOne.list('wetHourProbability')[0]).toBeCloseTo(30, 2);
  });

  test('stands beside rain only of a model that takes part in it', async () => {
    expect((await read([ECMWF, gefs(30, 80)])).list('wetHourProbability')[0]).toBeNaN();
    expect((await read([ECMWF, gefs(30, 80), learned(50)])).list('wetHourProbability')[0]).toBeNaN();
    expect((await read([ECMWF, gefs(30, 80), chances(40)])).list('wetHourProbability')[0]).toBeGreaterThan(0);
    const demo = { source: 'demo', demo: true, fields: rain() };
    expect((await read([demo, gefs(30, 80), chances(40)])).list('wetHourProbability')[0]).toBeNaN();
  });

  test('of hours without members is unknown, that of the 24 hours is not', async () => {
    const { list } = await read([ECMWF, chances(40), learned(60)]);
    expect(list('wetHourProbability')).toEqual([]);
    expect(list('rain1mmProbability')[5]).toBeCloseTo((share(40, 51) + share(60, 51)) / 2, 2);
  });

  test('of an hour does not depend on the span that is read', async () => {
    const runs = [ECMWF, GFS, gefs(30, 80), chances(40)];
    const whole = (await read(runs)).list('wetHourProbability');
    const part = await read(runs, { startAt: RUN_AT + 7 * HOUR, hours: 3, variables: ['wetHourProbability'] });
    expect(part.list('wetHourProbability')).toEqual(whole.slice(7, 10));
  });

  test('lets a newer run go before an older one of the same source', async () => {
    const older = { ...chances(90), runAt: RUN_AT - 12 * HOUR };
    const shifted = { ...older, fields: [makeField('rain1mmProbability', 24, 90, 0, RUN_AT - 12 * HOUR)] };
    const late = { source: 'ecmwf-ens-chances', fields: [makeField('rain1mmProbability', 36, 10, 12)] };
    const { list } = await read([ECMWF, shifted, late]);
    expect(list('rain1mmProbability')[0]).toBeCloseTo(share(90, 51), 1);
    expect(list('rain1mmProbability')[12]).toBeCloseTo(share(10, 51), 1);
  });
});

describe('the chance of heavy rain and of gusts', () => {
  test('is joined the same way, and known without rain of the hours', async () => {
    const gusts = { source: 'ecmwf-ens-chances', fields: [...chances(40).fields, inDay('gust15msProbability', 30)] };
    const { list, listSources } = await read([gefs(30, 80), gusts]);
    const heavy = (31 * share(0, 31) + 51 * share(20, 51)) / 82;
    expect(list('rain50mmProbability')[3]).toBeCloseTo(heavy, 2);
    expect(listSources('rain50mmProbability')).toEqual(['ecmwf-ens-chances', 'gefs']);
    expect(list('gust15msProbability')[3]).toBeCloseTo(share(30, 51), 2);
  });
});

test('a larger hazard never lowers a chance, never reaches certainty, and leaves certainty alone', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 99, noNaN: true }),
      fc.double({ min: 0, max: 4, noNaN: true }),
      (chance, factor) => {
        const scaled = scaleHazard(chance, factor);
        expect(scaled).toBeGreaterThanOrEqual(factor >= 1 ? chance - 1e-9 : 0);
        expect(scaled).toBeLessThanOrEqual(factor <= 1 ? chance + 1e-9 : 100);
      },
    ),
  );
  expect(scaleHazard(100, 0.5)).toBe(100);
});
