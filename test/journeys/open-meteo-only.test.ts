import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import { findBuiltHeight, findBuiltValue } from '@portal/testing/open-meteo/make-answer';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hourlyVnAqi, nowCast } from '../../packages/domain/src/air/vn-aqi.ts';
import { startOpenMeteo } from '../upstream/open-meteo-server.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { fetchAsPage } from './fetch-as-page.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

/** 18:40 in Vietnam: the runs asked for at 09, 10 and 11 UTC are due. The current hour began at 11 UTC. */
const CLOCK = '2026-11-21T18:40:00+07:00!';
const HOUR = 3600;
const NOW = Date.UTC(2026, 10, 21, 11) / 1000;
const COMMANDS = join(import.meta.dirname, '../../apps/portal/dist/command-line.js');
/** Stops only what hangs: `vi.waitFor` ignores the project's limit. */
const PATIENT = { timeout: 500_000, interval: 200 };
const NAMES = ['open-meteo', 'open-meteo-air', 'open-meteo-marine'];
const LAPSE_C_PER_M = 0.0065;

type Values = Readonly<Record<string, number | null>>;
interface Reply {
  readonly place: { readonly lat: number; readonly stationCode: number; readonly elevation: number };
  readonly issued: { readonly demo: boolean; readonly sources: Readonly<Record<string, { readonly source: string }>> };
  readonly now: Values;
  readonly hours: readonly Values[];
  readonly pollutants: Values;
  readonly aqi: number;
}

let upstream: Upstream;
let portal: RunningPortal;
let dataDir: string;

const toSettings = (folder: string, sources: readonly string[]) => ({
  DATA_DIR: folder,
  DEMO: 'off',
  CLOCK,
  SOURCES: sources.join(),
  SOURCE_OPEN_METEO_URL: `${upstream.url}/v1`,
  SOURCE_OPEN_METEO_AIR_URL: `${upstream.url}/v1`,
  SOURCE_OPEN_METEO_MARINE_URL: `${upstream.url}/v1`,
  SOURCE_OPEN_METEO_KEY: 'not-to-be-seen',
});
const runIn = (folder: string, words: readonly string[]) =>
  spawnSync(process.execPath, [COMMANDS, ...words], {
    env: { ...process.env, ...toSettings(folder, NAMES) },
    encoding: 'utf8',
  });
const run = (...words: string[]) => runIn(dataDir, words);

type Series = Readonly<Record<string, { source: string; hours: { at: string; value: number | null }[] }>>;

/** Variables of a point as the engine has them. */
function readSeries(lat: string, lng: string, folder = dataDir): Series {
  const { stdout } = runIn(folder, ['series', '--lat', lat, '--lng', lng, '--json']);
  return (JSON.parse(stdout) as { variables: Series }).variables;
}

const ask = async (path: string, origin = portal.origin): Promise<Reply> =>
  (await (await fetchAsPage(`${origin}/api/v1/weather/${path}`)).json()) as Reply;

/** The generated weather at the points that the engine reads for Hà Nội. */
function readAtHaNoi({ place }: Reply) {
  const readAt = getStationCellCentre(place.stationCode);
  return {
    weather: (name: string, at: number) => findBuiltValue('forecast', name, readAt.lat, readAt.lng, at),
    air: (name: string, at: number) => findBuiltValue('air-quality', name, readAt.lat, readAt.lng, at),
    shiftC: (findBuiltHeight(readAt.lat) - place.elevation) * LAPSE_C_PER_M,
  };
}

describe.skipIf(!PAGES_ARE_BUILT)('a portal without demonstration that fetches Open-Meteo and nothing else', () => {
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-open-meteo-'));
    upstream = await startOpenMeteo();
    portal = await startPortal(toSettings(dataDir, NAMES));
    await vi.waitFor(async () => {
      const states: { lastSuccess: unknown }[] = JSON.parse(run('sources', '--json').stdout);
      expect(states.filter(({ lastSuccess }) => lastSuccess !== null)).toHaveLength(NAMES.length);
    }, PATIENT);
    await vi.waitFor(async () => expect((await fetch(`${portal.origin}/readyz`)).status).toBe(200), PATIENT);
  });
  afterAll(async () => {
    await portal?.stop();
    await upstream?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('has fetched the three runs by itself, in 33 requests, and reveals the key to nobody', () => {
    // What a busy machine gave up is requested again.
    expect(new Set(upstream.requests.map(({ path }) => path)).size).toBe(17 + 5 + 11);
    expect(upstream.requests.every(({ path }) => path.endsWith('&apikey=not-to-be-seen'))).toBe(true);
    for (const words of [
      ['sources'],
      ['sources', '--json'],
      ['runs'],
      ['ingest', '--source', 'open-meteo', '--dry-run'],
    ]) {
      const { status, stdout, stderr } = run(...words);
      expect([words, status]).toEqual([words, 0]);
      expect(stdout).toContain(words[0] === 'ingest' ? '&apikey=…' : 'open-meteo');
      expect(`${stdout}${stderr}`).not.toContain('not-to-be-seen');
    }
  });

  it('answers the current weather with the values of the service', async () => {
    const reply = await ask('now?location=ha-noi');
    const { weather, shiftC } = readAtHaNoi(reply);
    const { now } = reply;
    expect(now.temperature).toBeCloseTo(weather('temperature_2m', NOW) + shiftC, 0);
    expect(Math.abs((now.temperature ?? 0) - weather('temperature_2m', NOW) - shiftC)).toBeLessThan(0.06);
    expect(Math.abs((now.dewPoint ?? 0) - weather('dew_point_2m', NOW) - shiftC)).toBeLessThan(0.06);
    expect(now.windSpeed).toBeCloseTo(weather('wind_speed_10m', NOW), 1);
    expect(now.windGust).toBeCloseTo(weather('wind_gusts_10m', NOW), 0);
    expect(now.visibility).toBeCloseTo(weather('visibility', NOW) / 1000, 0);
    expect(now.pressure).toBeCloseTo(weather('pressure_msl', NOW), 0);
    // Rain and its chance of the hour that begins now are reported by the service at its end.
    expect(Math.abs((now.rain ?? 0) - weather('precipitation', NOW + HOUR))).toBeLessThan(0.06);
    expect(Math.abs((now.rainProbability ?? 0) - weather('precipitation_probability', NOW + HOUR))).toBeLessThan(2.6);
    expect(new Set(Object.values(reply.issued.sources).map(({ source }) => source))).toEqual(new Set(['open-meteo']));
    expect(reply.issued.demo).toBe(false);
  });

  it('finds VN_AQI by NowCast over the twelve hours that are past', async () => {
    const reply = await ask('now/aqi?location=ha-noi');
    const { air } = readAtHaNoi(reply);
    const past = (name: string) => Array.from({ length: 12 }, (_, hour) => air(name, NOW - hour * HOUR));
    const expected = hourlyVnAqi({
      pm25: nowCast(past('pm2_5')),
      pm10: nowCast(past('pm10')),
      o3: air('ozone', NOW),
      no2: air('nitrogen_dioxide', NOW),
      so2: air('sulphur_dioxide', NOW),
      co: air('carbon_monoxide', NOW),
    });
    expect(Math.abs(reply.aqi - (expected?.aqi ?? 0))).toBeLessThanOrEqual(1);
    // Without the hours before the run the index would differ.
    expect(Math.abs(reply.aqi - (hourlyVnAqi({ pm25: air('pm2_5', NOW) })?.aqi ?? 0))).toBeGreaterThan(1);
    const { pm25, pm10, o3, no2, so2, co } = reply.pollutants;
    expect(Math.abs((pm25 ?? 0) - air('pm2_5', NOW))).toBeLessThan(0.09);
    expect(Math.abs((pm10 ?? 0) - air('pm10', NOW))).toBeLessThan(0.11);
    expect(Math.abs((o3 ?? 0) - air('ozone', NOW))).toBeLessThan(0.09);
    expect(Math.abs((no2 ?? 0) - air('nitrogen_dioxide', NOW))).toBeLessThan(0.09);
    expect(so2).toBe(5);
    expect(Math.abs((co ?? 0) - air('carbon_monoxide', NOW))).toBeLessThan(0.6);
  });

  it('has UV and radiation by the model and by no estimate', async () => {
    const reply = await ask('now/uvd?location=ha-noi');
    const { weather } = readAtHaNoi(reply);
    expect(reply.hours).toHaveLength(24);
    for (const [index, hour] of reply.hours.entries()) {
      const at = Date.UTC(2026, 10, 20, 17 + index) / 1000;
      expect(hour).toMatchObject({ basis: 'model', shortWaveBasis: 'model' });
      expect(Math.abs((hour.uvIndex ?? 0) - weather('uv_index', at))).toBeLessThan(0.06);
      expect(Math.abs((hour.shortWave ?? 0) - weather('shortwave_radiation', at + HOUR))).toBeLessThan(0.6);
    }
  });

  it('reads waves and weather at sea within the steps of the packing, and no wave on land', () => {
    const variables = readSeries('15.3', '112.2');
    expect(variables.waveHeight?.source).toBe('open-meteo-marine');
    for (const [name, call, theirs, step] of [
      ['waveHeight', 'marine', 'wave_height', 0.01],
      ['wavePeriod', 'marine', 'wave_period', 0.01],
      ['waveDirection', 'marine', 'wave_direction', 0.02],
      ['cape', 'forecast', 'cape', 0.2],
      ['cloudCover', 'forecast', 'cloud_cover', 0.01],
      ['windGust10m', 'forecast', 'wind_gusts_10m', 0.01],
      ['uvIndex', 'forecast', 'uv_index', 0.001],
    ] as const) {
      const known = variables[name]?.hours.filter(({ value }) => value !== null) ?? [];
      expect([name, known.length > 20]).toEqual([name, true]);
      for (const { at, value } of known) {
        const built = findBuiltValue(call, theirs, 15.3, 112.2, Date.parse(at) / 1000);
        expect(Math.abs((value ?? 0) - built), `${name} ${at}`).toBeLessThanOrEqual(step);
      }
    }
    const onLand = readSeries('21.03', '105.85');
    expect(Object.keys(onLand)).toContain('pm25');
    expect(Object.keys(onLand).filter((name) => name.startsWith('wave'))).toEqual([]);
  });

  it.each(['now', 'today', 'tomorrow', 'hour/24', 'day/15', 'rain/72', 'wind'])(
    'calls nothing in %s demonstration and names no other source',
    async (path) => {
      const reply = await ask(`${path}?location=da-lat-lam-dong`);
      expect(reply.issued.demo).toBe(false);
      const sources = Object.values(reply.issued.sources).map(({ source }) => source);
      expect(sources.length).toBeGreaterThan(0);
      expect(sources.every((source) => NAMES.includes(source))).toBe(true);
    },
  );

  it('knows no air away from Vietnam, where none was asked for', async () => {
    const reply = await fetch(`${portal.origin}/api/v1/weather/now/aqi?lat=13.75&lng=100.5`);
    expect([reply.status, ((await reply.json()) as { errorCode: string }).errorCode]).toEqual([503, 'noData']);
  });

  it('is named on the pages', async () => {
    const html = await (await fetch(`${portal.origin}/thoi-tiet-ha-noi/hien-tai`)).text();
    // Texts that an island may show later are not part of the page.
    const page = html.replaceAll(/ data-(?:props|live|demo)="[^"]*"/g, '');
    expect(page).toMatch(/Open-Meteo/i);
    expect(page).not.toMatch(/minh họa/i);
  });

  it('says nothing of air and sea where only the weather is chosen', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-open-meteo-'));
    const other = await startPortal(toSettings(folder, ['open-meteo']));
    try {
      await vi.waitFor(async () => expect((await fetch(`${other.origin}/readyz`)).status).toBe(200), PATIENT);
      await vi.waitFor(async () => {
        expect((await ask('now?location=ha-noi', other.origin)).now?.temperature).toBeTypeOf('number');
      }, PATIENT);
      expect((await fetch(`${other.origin}/api/v1/weather/now/aqi?location=ha-noi`)).status).toBe(503);
      expect(
        Object.keys(readSeries('15.3', '112.2', folder)).filter((name) => /^(wave|pm|o3|no2|so2|co$)/.test(name)),
      ).toEqual([]);
    } finally {
      await other.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
