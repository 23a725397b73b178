import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIMATE_REGIONS } from '@portal/content/bulletins/climate-region.table';
import { GUEST_CONTEXT } from '@portal/contract/context';
import { DAY_SECONDS, HOUR_SECONDS, parseDate } from '@portal/domain/time/vietnam-time';
import { describe, expect, it } from 'vitest';
import {
  findLastDue,
  isStillDue,
  parseBulletinId,
  toBulletinId,
} from '../../apps/portal/src/features/bulletins/due-time.ts';
import { toRegionDay, toRegionRain, toSeaDay } from '../../apps/portal/src/features/bulletins/make-bulletin.ts';
import { openBulletinStore, openBulletins } from '../../apps/portal/src/features/bulletins/open-bulletins.ts';
import { createPlaces } from '../../apps/portal/src/features/places/service.ts';

const DAY = parseDate('2026-11-21') ?? 0;
const at = (hours: number) => DAY + hours * HOUR_SECONDS;
const dayOf = (fields: object) =>
  ({
    temperatureMin: 20,
    temperatureMax: 30,
    rain: 0,
    rainProbability: 0,
    windSpeedMax: 3,
    windGustMax: 5,
    ...fields,
  }) as Parameters<typeof toRegionDay>[1][number];

describe('findLastDue', () => {
  it.each([
    [at(7) - 1, '2026-11-20-19'],
    [at(7), '2026-11-21-07'],
    [at(19) - 1, '2026-11-21-07'],
    [at(19), '2026-11-21-19'],
  ])('at %i the last one is %s', (now, id) => {
    expect(toBulletinId(findLastDue(now))).toBe(id);
    expect(parseBulletinId(id)).toBe(findLastDue(now));
  });

  it('knows no bulletin of another hour or of no day', () => {
    expect(parseBulletinId('2026-11-21-08')).toBeNull();
    expect(parseBulletinId('2026-02-30-07')).toBeNull();
  });
});

describe('isStillDue', () => {
  it.each([
    [at(7), at(7), true],
    [at(7), at(19) - 1, true],
    [at(19), at(24) - 1, true],
    // A first start at night does not fill in the evening before.
    [at(19), at(24), false],
    [at(19), at(25.4), false],
  ])('of %i at %i: %s', (dueAt, now, isDue) => {
    expect(isStillDue(dueAt, now)).toBe(isDue);
  });
});

describe('the climate regions', () => {
  it('hold each of the 34 provinces once', () => {
    const { provinces } = createPlaces().placesProvinces({ query: {} });
    const held = CLIMATE_REGIONS.flatMap((region) => [...region.provinces]);
    expect(held.toSorted()).toEqual(provinces.map(({ slug }) => slug).toSorted());
  });
});

describe('toRegionDay', () => {
  it('spans its provinces and says how many are likelier wet than dry', () => {
    const days = [dayOf({ rain: 3, rainProbability: 50 }), dayOf({ temperatureMin: 18, rainProbability: 49 })];
    expect(toRegionDay('2026-11-21', days)).toMatchObject({
      temperatureMin: 18,
      rainMin: 0,
      rainMax: 3,
      rainyShare: 0.5,
      rainProbabilityMax: 50,
    });
  });

  it('knows nothing of what one province does not know', () => {
    expect(toRegionDay('2026-11-21', [dayOf({}), dayOf({ rain: null })])).toMatchObject({
      rainMax: null,
      temperatureMax: 30,
    });
  });
});

describe('toRegionRain', () => {
  it('adds up each province and spans them', () => {
    const provinces = [
      [dayOf({ rain: 1 }), dayOf({ rain: 4 })],
      [dayOf({ rain: 0 }), dayOf({ rain: 2 })],
    ];
    expect(toRegionRain(2, provinces)).toEqual({ days: 2, rainMin: 2, rainMax: 5 });
  });

  it('adds up nothing that is not whole', () => {
    expect(toRegionRain(3, [[dayOf({}), dayOf({})]])).toEqual({ days: 3, rainMin: null, rainMax: null });
  });
});

const make = (dueAt: number) => ({
  id: toBulletinId(dueAt),
  issuedAt: '',
  madeAt: '',
  demo: true,
  runAt: null,
  source: null,
  regions: [],
});

describe('toSeaDay', () => {
  it('reports the wind of the middle point beside that of the windiest', () => {
    const days = [9, 12, 8].map((windSpeedMax) =>
      dayOf({ windSpeedMax, windGustMax: windSpeedMax + 4, rain: windSpeedMax }),
    );
    expect(toSeaDay('2026-11-21', days)).toMatchObject({
      windSpeedUsual: 9,
      windSpeedMax: 12,
      windGustMax: 16,
      rainMax: 12,
      rainyShare: 0,
    });
  });

  it('knows nothing of what one point does not know', () => {
    const days = [dayOf({}), dayOf({ windSpeedMax: null, rainProbability: null })];
    expect(toSeaDay('2026-11-21', days)).toMatchObject({ windSpeedUsual: null, windSpeedMax: null, rainyShare: null });
  });
});

describe('openBulletinShelf', () => {
  it('stores ninety days and shows nothing before its time', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'bulletins-')), 'made');
    const store = openBulletinStore(folder);
    for (const days of [0, 1, 90, 91]) store.save(make(at(7) + days * DAY_SECONDS));
    const now = at(7) + 91 * DAY_SECONDS;
    expect(openBulletinStore(folder).list(now)).toHaveLength(3);
    expect(openBulletinStore(folder).list(now - 1)).toHaveLength(2);
    expect(openBulletinStore(folder).find(toBulletinId(now))?.demo).toBe(true);
    expect(store.find(toBulletinId(at(7)))).toBeNull();
    rmSync(folder, { recursive: true });
  });

  it.each(['', '{"id":"2026-11-21-07","iss', 'null', '[]', '{"id":"2026-11-21-07"}', '{"id":"2026-11-20-07"}'])(
    'takes a file with %j in it for a bulletin that is missing',
    (text) => {
      const folder = mkdtempSync(join(tmpdir(), 'bulletins-'));
      writeFileSync(join(folder, '2026-11-21-07.json'), text);
      const store = openBulletinStore(folder);
      expect(store.find('2026-11-21-07')).toBeNull();
      expect(store.list(at(7))).toEqual([]);
      rmSync(folder, { recursive: true });
    },
  );
});

describe('openBulletins', () => {
  it('finds what another process made, and takes no damaged file for one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bulletins-'));
    const [web, worker] = [openBulletinStore(folder), openBulletinStore(folder)];
    const bulletin = { id: '2026-11-21-07', madeAt: '2026-11-21T07:00:10+07:00', regions: [] };
    worker.save(bulletin as never);
    writeFileSync(join(folder, '2026-11-21-19.json'), '{');
    expect(web.list(at(20))).toEqual([]);
    web.refresh();
    expect([web.list(at(20)), web.find('2026-11-21-07')]).toEqual([['2026-11-21-07'], bulletin]);
    rmSync(folder, { recursive: true });
  });

  it('makes none of a time that has passed long ago', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'bulletins-'));
    const findDays = () => ({ issued: { runAt: null, source: null, demo: true }, days: [] }) as never;
    const { routes, jobs } = openBulletins({ dataDir, clock: () => at(1.4), findDays, warn: () => undefined });
    for (const job of jobs) await job.run({ signal: new AbortController().signal, reportProgress: () => undefined });
    const list = routes.find(({ endpoint }) => endpoint.id === 'bulletinsList');
    expect(list?.handle({ query: {} } as never, GUEST_CONTEXT)).toMatchObject({ total: 0 });
    rmSync(dataDir, { recursive: true });
  });

  it('makes a damaged bulletin again that is still due, and lists the others without one that is not', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'bulletins-'));
    mkdirSync(join(dataDir, 'bulletins'));
    for (const id of ['2026-11-21-07', '2026-11-20-19']) writeFileSync(join(dataDir, 'bulletins', `${id}.json`), '{');
    const warned: string[] = [];
    const { routes, jobs } = openBulletins({
      dataDir,
      clock: () => at(8),
      findDays: () => ({ issued: { runAt: null, source: null, demo: true }, days: [] }) as never,
      warn: (problem) => warned.push(problem),
    });
    for (const job of jobs) await job.run({ signal: new AbortController().signal, reportProgress: () => undefined });
    const list = routes.find(({ endpoint }) => endpoint.id === 'bulletinsList');
    expect(list?.handle({ query: {} } as never, GUEST_CONTEXT)).toMatchObject({ bulletins: [{ id: '2026-11-21-07' }] });
    expect(list?.handle({ query: {} } as never, GUEST_CONTEXT)).toMatchObject({ total: 1 });
    expect(warned).toEqual([]);
    rmSync(dataDir, { recursive: true });
  });
});
