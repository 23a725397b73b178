import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MapLayerName } from '@portal/contract/endpoints/map-frames';
import { findScaleValue } from '@portal/domain/geo/byte-scale';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { NOTHING_LEARNED } from '@portal/forecast/store/learned-corrections';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFlatRun } from '../../flat-weather.fixture.ts';
import { locateSample } from '../../location.fixture.ts';
import { createFrameFinder } from './create-frame-finder.ts';
import { findMapFrames } from './find-map-frames.ts';

const NOW = Date.parse('2026-08-03T14:10:00+07:00') / 1000;
const RUN_AT = NOW - (NOW % HOUR_SECONDS) - 2 * HOUR_SECONDS;
const folder = mkdtempSync(join(tmpdir(), 'map-frames-'));
let store: RunStore;

async function publish(source: string, temperature: number): Promise<void> {
  const values = {
    temperature2m: () => temperature,
    precipitation: (hour: number) => hour,
    windU10m: () => -4,
    windV10m: () => 3,
    cloudCover: () => 0,
    pm25: () => 40,
  };
  const { header, fields } = makeFlatRun(source, RUN_AT, 12, values);
  await publishRun(folder, header, fields, { now: NOW });
}

beforeAll(async () => {
  await publish('gfs', 30);
  store = openRunStore(folder);
});
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

const needs = () => ({ store, places: { locate: locateSample }, clock: () => NOW, demo: () => false });
const ask = (layer: MapLayerName, hours?: number) =>
  findMapFrames(needs(), { query: { layer, ...(hours === undefined ? {} : { hours }) } });

function readMiddle(layer: MapLayerName, frame: number, plane = 0): number | null {
  const { frames, scale, width, height } = ask(layer);
  const bytes = createFrameFinder(needs())(frames[frame]?.url ?? '')?.bytes;
  const cell = plane * width * height + Math.floor(height / 2) * width + Math.floor(width / 2);
  return findScaleValue(bytes?.[cell] ?? scale.missing, scale);
}

describe('frames of the map', () => {
  it('have another address where what was learned corrects them, and only those of temperature', () => {
    const [plain, wind] = [ask('temperature').frames[0]?.url, ask('wind').frames[0]?.url];
    const before = readMiddle('temperature', 0) ?? 0;
    const plainStore = store;
    const correction = { lowC: Array(16).fill(-2), highC: Array(16).fill(-2) };
    store = {
      ...store,
      learned: {
        ...NOTHING_LEARNED,
        findVersion: (_, of) => (of === 'temperature' ? RUN_AT : null),
        findTemperature: () => correction,
      },
    };
    try {
      expect(ask('temperature').frames[0]?.url).not.toBe(plain);
      expect(ask('wind').frames[0]?.url).toBe(wind);
      expect(readMiddle('temperature', 0)).toBeCloseTo(before - 2, 1);
    } finally {
      store = plainStore;
    }
  });

  it('have an address that names the further runs of a mean, and credit them', async () => {
    const plainStore = store;
    const plain = ask('temperature').frames[0]?.url;
    await publish('other', 20);
    const both = openRunStore(folder);
    const share = (source: string) => ({ source, byLead: Array(16).fill(0.5) });
    const learned = { ...NOTHING_LEARNED, findWeights: () => [share('gfs'), share('other')] };
    try {
      store = both;
      expect(ask('temperature').frames[0]?.url).toBe(plain);
      store = { ...both, learned };
      expect(ask('temperature').frames[0]?.url).not.toBe(plain);
      expect(ask('temperature').issued.temperatureSources).toEqual(['gfs', 'other']);
      expect(readMiddle('temperature', 0)).toBeCloseTo(25, 1);
      expect(ask('wind').issued.temperatureSources).toBeUndefined();
    } finally {
      store = plainStore;
      both.close();
    }
  });

  it('begin with the current hour, go as far as the run, and are as many as asked for', () => {
    const { frames, bounds, width, height, issued } = ask('temperature');
    expect(frames[0]?.at).toBe('2026-08-03T14:00:00+07:00');
    expect(frames).toHaveLength(11);
    expect(ask('temperature', 3).frames).toHaveLength(3);
    expect({ width, height }).toEqual({ width: 83, height: 79 });
    expect(bounds).toEqual({ south: 4.875, north: 24.625, west: 98.875, east: 119.625 });
    expect(issued).toMatchObject({ source: 'gfs', demo: false, credits: ['Made for a test.'] });
  });

  it('hold the values of the run: an instant, the rain of the hour, two planes of wind', () => {
    expect(readMiddle('temperature', 0)).toBe(30);
    expect(readMiddle('rain', 0)).toBeCloseTo(3, 0);
    expect(readMiddle('rain', 4)).toBeCloseTo(7, 0);
    expect(readMiddle('wind', 0, 0)).toBeCloseTo(-4, 5);
    expect(readMiddle('wind', 0, 1)).toBeCloseTo(3, 0);
  });

  it('have the index of the air and an estimated UV where no run has them', () => {
    expect(readMiddle('aqi', 4)).toBe(80);
    expect(readMiddle('uv', 0)).toBeGreaterThan(5);
  });

  it('get other addresses with another run, and the old ones lead nowhere', async () => {
    const [before] = ask('temperature').frames;
    expect(createFrameFinder(needs())(before?.url ?? '')).not.toBeNull();
    const other = mkdtempSync(join(tmpdir(), 'map-frames-other-'));
    const { header, fields } = makeFlatRun('gfs', RUN_AT - 6 * HOUR_SECONDS, 20, { temperature2m: () => 20 });
    await publishRun(other, header, fields, { now: NOW });
    const later = openRunStore(other);
    const find = createFrameFinder({ ...needs(), store: later });
    expect(find(before?.url ?? '')).toBeNull();
    later.close();
    rmSync(other, { recursive: true });
  });

  it('stand at full hours only: seconds in between would fill the cache of map pages', () => {
    const url = ask('temperature').frames[1]?.url ?? '';
    const find = createFrameFinder(needs());
    expect(find(url)).not.toBeNull();
    for (const seconds of [-1, 1, 1800])
      expect(find(url.replace(/\d+(?=\.bin)/, (at) => String(Number(at) + seconds)))).toBeNull();
  });

  it('are no frames where nothing is known, and no file beside them', () => {
    const find = createFrameFinder(needs());
    expect(() =>
      findMapFrames({ ...needs(), clock: () => NOW + 40 * HOUR_SECONDS }, { query: { layer: 'rain' } }),
    ).toThrow('No data yet');
    for (const path of [
      '/map-data/rain/0123456789/1785740400.bin',
      '/map-data/../etc/passwd',
      '/map-data/toString/0123456789/1785740400.bin',
    ])
      expect(find(path)).toBeNull();
  });
});
