import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { ObservedDay, Station } from '@portal/domain/observation/observed-day';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { NOTHING_LEARNED } from '@portal/forecast/store/learned-corrections';
import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { makeField, makeHeader } from '@portal/testing/runs/small-run';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findScores, writeScoresCsv } from '../../apps/portal/src/features/verification/find-scores.ts';
import { createAccuracyFinder } from '../../apps/portal/src/features/verification/local-accuracy.ts';
import { type ScoringNeeds, scoreDays } from '../../apps/portal/src/features/verification/score-days.ts';
import { listRawPairs, listShown, type RawPair, scoreRaw, scoreRawChances, scoreRawRain } from './brute-force.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const startOf = (date: string) => Date.parse(`${date}T00:00:00+07:00`) / 1000;
const dateOf = (at: number) => new Date((at + 7 * HOUR) * 1000).toISOString().slice(0, 10);
const FIRST_RUN = startOf('2026-10-01');
const SPAN = { from: '2026-10-01', to: '2026-10-31' } as const;
const SCORED = { fromAt: startOf(SPAN.from), toAt: startOf('2026-11-01') };

/** Repeatable random numbers in [0, 1). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const STATIONS: readonly Station[] = [
  { id: 'A', name: 'Trạm A', lat: 20.5, lng: 105.5, heightM: 12, network: 'metar' },
  { id: 'B', name: 'Trạm B', lat: 20.25, lng: 106.2, heightM: null, network: 'own' },
  { id: 'C', name: 'Trạm C', lat: 20.9, lng: 105.1, heightM: 430, network: 'synop' },
];
const PROVINCES: Readonly<Record<string, string | null>> = { A: 'ha-noi', B: 'ninh-binh', C: 'ha-noi' };

async function writeArchive(dataDir: string): Promise<void> {
  const random = createRandom(7);
  const cells = (low: number, high: number) => Array.from({ length: 6 }, () => low + random() * (high - low));
  for (let day = 0; day < 20; day++) {
    for (const source of ['gfs', 'ecmwf']) {
      if (source === 'ecmwf' && day % 5 === 2) continue;
      const runAt = FIRST_RUN + day * DAY;
      const steps = Array.from({ length: 17 }, (_, index) => index * 6);
      const instants = steps.flatMap((hour) => [
        makeField('temperature2m', hour, cells(21, 32), hour, runAt),
        makeField('precipitationProbability', hour, cells(0, 100), hour, runAt),
        makeField('windU10m', hour, cells(-6, 6), hour, runAt),
        makeField('windV10m', hour, cells(-6, 6), hour, runAt),
      ]);
      const amounts = steps.slice(1).map((hour) => {
        const isWet = random() < 0.4;
        return makeField('precipitation', hour, cells(0, isWet ? 9 : 0.02), hour - 6, runAt);
      });
      const ranges = [24, 48, 72, 96].flatMap((hour) => [
        makeField('precipitationDayLow', hour, cells(0, 2), hour - 24, runAt),
        makeField('precipitationDayHigh', hour, cells(6, 20), hour - 24, runAt),
      ]);
      const header = makeHeader({ source, runAt, surfaceHeightM: Float32Array.from([5, 40, 900, 12, 300, 2]) });
      const fields = [...instants, ...amounts, ...(source === 'ecmwf' ? ranges : [])];
      await publishRun(dataDir, header, fields, { now: runAt + 5 * HOUR });
    }
  }
}

function makeObservations(): ObservedDay[] {
  const random = createRandom(99);
  const days: ObservedDay[] = [];
  for (let at = startOf('2026-09-10'); at < startOf('2026-11-02'); at += DAY) {
    for (const { id } of STATIONS) {
      if (random() < 0.1) continue;
      const known = (value: number) => (random() < 0.08 ? null : Math.round(value * 10) / 10);
      days.push({
        stationId: id,
        date: dateOf(at),
        temperatureMinC: known(18 + random() * 8),
        temperatureMaxC: known(26 + random() * 10),
        rainMm: known(random() < 0.5 ? 0 : random() * 25),
        windMaxMs: known(random() * 9),
        gustMaxMs: null,
      });
    }
  }
  return days;
}

const days = makeObservations();
const listPairs = (variable: Parameters<typeof listRawPairs>[2]) => {
  const known = rawPairs.get(variable) ?? listRawPairs(dataDir, { stations: STATIONS, days }, variable, SPAN);
  rawPairs.set(variable, known);
  return known;
};
const rawPairs = new Map<string, readonly RawPair[]>();
const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-scores-'));
beforeAll(() => writeArchive(dataDir));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const read: ScoringNeeds['readObservations'] = ({ from, to }) => ({
  stations: STATIONS,
  days: days.filter(({ date }) => date >= from && date <= to),
});

function expectEqual(
  found: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, number | null>>,
): void {
  for (const [name, value] of Object.entries(expected)) {
    const own = found[name];
    if (value === null || typeof own !== 'number') expect([name, own]).toEqual([name, value]);
    else expect(Math.abs(own - value), name).toBeLessThan(1e-9);
  }
}

describe.each(listDatabaseServers())('scores of an archive on $name', (server) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(() => database.close());
  beforeEach(() => database.query('truncate score_day, score_sum'));

  const clock = () => startOf('2026-11-21');
  const makeNeeds = (readObservations = read): ScoringNeeds => ({
    database,
    dataDir,
    readObservations,
    learned: NOTHING_LEARNED,
    findProvince: ({ lat, lng }) =>
      PROVINCES[STATIONS.find((one) => one.lat === lat && one.lng === lng)?.id ?? ''] ?? null,
  });
  const score = (needs = makeNeeds(), signal = new AbortController().signal) =>
    scoreDays(needs, SCORED, { signal, reportProgress: () => undefined });
  const ask = (query: Parameters<typeof findScores>[1]['query']) => findScores({ database, clock }, { query });
  const dump = async () =>
    JSON.stringify(await database.query('select * from score_sum order by day, source, variable'));

  it('equal those of plain loops over all pairs, to 1e-9', async () => {
    await score();
    for (const variable of ['temperatureMaxC', 'temperatureMinC', 'windMaxMs', 'rainMm'] as const) {
      const raw = listPairs(variable);
      const bySource: readonly (readonly [string, readonly RawPair[]])[] = [
        ['gfs', raw.filter(({ source }) => source === 'gfs')],
        ['ecmwf', raw.filter(({ source }) => source === 'ecmwf')],
        ['shown', listShown(raw, ['ecmwf', 'gfs'])],
      ];
      for (const [source, pairs] of bySource) {
        for (const province of [undefined, 'ha-noi', 'ninh-binh']) {
          const own = pairs.filter(({ station }) => province === undefined || PROVINCES[station] === province);
          const { scores, rainScores } = await ask({
            source,
            variable,
            month: '2026-10',
            ...(province && { province }),
          });
          expect(scores.map(({ leadDays }) => leadDays)).toEqual([...new Set(own.map(({ lead }) => lead))].sort());
          for (const found of scores) {
            const ofLead = own.filter(({ lead }) => lead === found.leadDays);
            const { rangeCoverage, ...expected } = scoreRaw(ofLead);
            expectEqual(found, variable === 'rainMm' ? { ...expected, rangeCoverage } : expected);
            if (variable !== 'rainMm') continue;
            for (const rain of rainScores.filter(({ leadDays }) => leadDays === found.leadDays))
              expectEqual(rain, scoreRawRain(ofLead, rain.leastMm));
          }
        }
      }
      expect(raw.length).toBeGreaterThan(250);
    }
    const chances = listPairs('rainProbabilityPercent');
    const gfs = chances.filter(({ source }) => source === 'gfs');
    const { scores, reliabilityBins } = await ask({ source: 'gfs', variable: 'rainProbabilityPercent' });
    for (const found of scores) expectEqual(found, scoreRawChances(gfs.filter(({ lead }) => lead === found.leadDays)));
    const cases = reliabilityBins.reduce((sum, bin) => sum + bin.cases, 0);
    expect(cases).toBe(gfs.filter(({ lead }) => lead === 1).length);
  });

  it('are changed by no second run, nor by one that was killed at any day', async () => {
    await score();
    const whole = await dump();
    expect(await score()).toBe(0);
    expect(await dump()).toBe(whole);
    await database.query('truncate score_day, score_sum');
    for (let turn = 0; turn < 40; turn++) {
      const controller = new AbortController();
      const stopAfter = makeNeeds(read);
      let stored = 0;
      const dying = {
        ...stopAfter,
        database: {
          ...database,
          inTransaction: async (work: Parameters<TestDatabase['inTransaction']>[0]) =>
            database.inTransaction(async (transaction) => {
              const result = await work(transaction);
              stored++;
              if (stored === 2) throw new Error('killed');
              return result;
            }),
        },
      } as ScoringNeeds;
      const isDone = await score(dying, controller.signal).then(
        () => true,
        () => false,
      );
      if (isDone) break;
    }
    expect(await dump()).toBe(whole);
  });

  it('follow measurements that come late, and go where measurements go', async () => {
    const without = (date: string) =>
      makeNeeds(({ from, to }) => {
        const span = read({ from, to }) as { stations: readonly Station[]; days: readonly ObservedDay[] };
        return { ...span, days: span.days.filter((day) => day.date !== date) };
      });
    await score(without('2026-10-20'));
    const before = await ask({ month: '2026-10', lead: 1 });
    expect(await score()).toBeGreaterThan(0);
    const after = await ask({ month: '2026-10', lead: 1 });
    expect(after.scores[0]?.pairs).toBeGreaterThan(before.scores[0]?.pairs ?? 0);
    await score(without('2026-10-20'));
    expect(await ask({ month: '2026-10', lead: 1 })).toEqual(before);
    expect(await score(makeNeeds(() => ({ stations: [], days: [] })))).toBe(31);
    expect((await ask({})).scores).toEqual([]);
  });

  it('never count the demo, whatever lies in the archive', async () => {
    await score();
    const whole = await dump();
    const folder = join(dataDir, 'kept', 'daily');
    cpSync(join(folder, 'gfs'), join(folder, 'demo'), { recursive: true });
    await database.query('truncate score_day, score_sum');
    await score();
    rmSync(join(folder, 'demo'), { recursive: true });
    expect(await dump()).toBe(whole);
    expect((await ask({})).scoredSources).toEqual(['ecmwf', 'gfs', 'shown']);
  });

  it('are told by the call as its contract says, with intervals, provinces and the worst', async () => {
    expect(await ask({})).toMatchObject({ scoredMonth: null, scores: [], worstMisses: [], scoredStations: 0 });
    await score();
    for (const variable of ['temperatureMaxC', 'rainMm', 'rainProbabilityPercent', 'gustMaxMs'] as const) {
      const reply = await ask({ variable });
      expect(checkSchema(ENDPOINTS_BY_ID.verificationScores.reply, reply, 'en')).toEqual([]);
    }
    const reply = await ask({ lead: 1 });
    const [only] = reply.scores;
    expect(reply.scores).toHaveLength(1);
    expect(only?.absoluteErrorLow).toBeLessThan(only?.absoluteError ?? 0);
    expect(only?.absoluteErrorHigh).toBeGreaterThan(only?.absoluteError ?? 9);
    expect(reply.provinceScores.map(({ province }) => province)).toEqual(['ha-noi', 'ninh-binh']);
    const distances = reply.worstMisses.map((miss) => Math.abs(miss.forecastValue - miss.observedValue));
    expect(distances).toEqual(distances.toSorted((a, b) => b - a));
    const now = await findScores({ database, clock: () => startOf('2026-10-31') }, { query: { lead: 1 } });
    expect(now.scores[0]?.monthScore).toBeNull();
    const lines = writeScoresCsv(await ask({ variable: 'rainMm' }))
      .body.trim()
      .split('\r\n');
    expect(lines).toHaveLength(1 + 4);
    expect(lines[0]).toContain('leadDays,pairs,pairDays,bias,absoluteError');
  });

  it('of the last 30 days stand beside the forecasts of a province, from twenty pairs on', async () => {
    await score();
    const warnings: string[] = [];
    const needs = { database, clock: () => startOf('2026-10-25'), warn: (problem: string) => warnings.push(problem) };
    const find = createAccuracyFinder(needs);
    const shown = listShown(listPairs('temperatureMaxC'), ['ecmwf', 'gfs']);
    const accuracy = await find('ha-noi');
    const leads = [...(accuracy?.keys() ?? [])].sort((a, b) => a - b);
    expect(leads).toContain(1);
    expect(leads.length).toBeGreaterThan(1);
    for (const ahead of leads) {
      const own = shown.filter(
        ({ lead, station, date }) => lead === ahead && PROVINCES[station] === 'ha-noi' && date < '2026-10-25',
      );
      const { absoluteError } = scoreRaw(own);
      const { warmth } = accuracy?.get(ahead) ?? {};
      expect(warmth?.pairs).toBe(own.length);
      expect(Math.abs((warmth?.errorC ?? 0) - (absoluteError ?? 9))).toBeLessThan(1e-9);
    }
    expect(await find('ninh-binh')).toBeNull();
    expect(await find(null)).toBeNull();
    const broken = { ...needs, database: { ...database, query: () => Promise.reject(new Error('gone')) } };
    expect(await createAccuracyFinder(broken as typeof needs)('ha-noi')).toBeNull();
    expect(warnings).toEqual(['scores of provinces: Error: gone']);
  });
});
