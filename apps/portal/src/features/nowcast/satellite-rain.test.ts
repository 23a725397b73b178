import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import { findStationCode } from '@portal/domain/geo/lat-lng';
import { HOUR_SECONDS, startOfHour } from '@portal/domain/time/vietnam-time';
import { composeRainCourse } from '@portal/domain/weather/rain-course';
import { toRainSlices } from '@portal/domain/weather/rain-spells';
import { openLightningStore } from '@portal/forecast/lightning/store/open-lightning-store';
import { NATIONAL_GRID } from '@portal/forecast/radar/rain-rate-field';
import { insertFrame, insertSatelliteFrame, updateNowcast } from '@portal/forecast/radar/store/insert-frame';
import { openRadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSkyReader } from './create-sky-reader.ts';
import type { NowcastNeeds } from './nowcast-view.ts';
import { createNowcast } from './service.ts';

const FRAME_AT = Date.parse('2026-08-03T14:10:00+07:00') / 1000;
/** The satellite's image is 22 minutes old. */
const NOW = FRAME_AT + 1320;
const HA_NOI = { lat: 21.03, lng: 105.85 };
/** At the edge of the shower. */
const EDGE = { lat: 21.69, lng: 105.85 };
const DRY = { lat: 14, lng: 108 };
/** South of the radar's range. */
const SOUTH = { lat: 9.8, lng: 105.8 };

const alone = mkdtempSync(join(tmpdir(), 'satellite-alone-'));
const both = mkdtempSync(join(tmpdir(), 'satellite-both-'));
const demo = mkdtempSync(join(tmpdir(), 'satellite-demo-'));
let store: RunStore;

/** A shower over Hà Nội that moves 3 cells east every ten minutes. */
function drawFrame(age: number, newestAt: number, peakMmh: number) {
  const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
  const rainMmh = new Float32Array(columns * rows);
  const [x, y] = [(HA_NOI.lng - west) / cellWidth - 3 * age, (north - HA_NOI.lat) / cellHeight];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const rate = peakMmh * Math.exp(-((column - x) ** 2 + (row - y) ** 2) / 200);
      rainMmh[row * columns + column] = rate < 0.2 ? 0 : rate;
    }
  }
  return { at: newestAt - 600 * age, grid: NATIONAL_GRID, rainMmh };
}

beforeAll(() => {
  store = openRunStore(alone);
  for (const age of [1, 0]) insertSatelliteFrame(alone, drawFrame(age, FRAME_AT, 12), 5, NOW);
  updateNowcast(alone, 'satellite', NOW);
  for (const folder of [both, demo]) cpSync(join(alone, 'radar'), join(folder, 'radar'), { recursive: true });
  for (const age of [1, 0]) {
    const frame = drawFrame(age, NOW - 120, 30);
    frame.rainMmh.fill(Number.NaN, NATIONAL_GRID.columns * (NATIONAL_GRID.rows - 60));
    insertFrame(both, 'radar', frame, NOW);
  }
  updateNowcast(both, 'radar', NOW);
  cpSync(join(both, 'radar', 'radar'), join(demo, 'radar', 'demo'), { recursive: true });
});
afterAll(() => {
  store.close();
  for (const folder of [alone, both, demo]) rmSync(folder, { recursive: true });
});

function locate({ lat = 0, lng = 0 }: PlaceQuery): Place {
  const names = { slug: null, province: null, district: null, ward: null, displayName: { main: 'x', secondary: '' } };
  const facts = { elevation: null, elevationBasis: null, precisionKm: null };
  return { ...names, ...facts, lat, lng, stationCode: findStationCode({ lat, lng }) };
}

/** The nowcast with a model that brings some rain, or none. */
function openAt(now: number, folder = alone, modelMm = 0) {
  const needs = {
    radar: openRadarStore(folder, () => 0),
    lightning: openLightningStore(folder, () => 0),
    clock: () => now,
    demo: () => folder === demo,
  };
  const sky = createSkyReader({ ...needs, radarCredit: '© Đài A' });
  const readRain: NowcastNeeds['readRain'] = (place) => {
    const hours = [0, 1, 2, 3, 4].map((hour) => ({
      at: startOfHour(now) + hour * HOUR_SECONDS,
      rainMm: modelMm,
      rainProbabilityPercent: modelMm > 0 ? 90 : 5,
    }));
    const course = composeRainCourse(now, sky.read(place), hours);
    const slices = toRainSlices(course, []).slice(0, 19);
    return { course, slices, modelRanges: slices.map(() => ({ lowMm: null, highMm: null })), run: null };
  };
  const credits = { radar: '© Đài A', lightning: null };
  const nowcast = createNowcast({ ...needs, credits, store, places: { locate }, readRain });
  const ask = (at: typeof HA_NOI, lang: 'vi' | 'en' = 'vi') =>
    nowcast.calls.nowcastSteps({ query: { ...at, lang } } as never);
  return { nowcast, sky, ask };
}

describe('satellite rain at a place', () => {
  it('is the basis without a radar, said and credited as an estimate, from the image’s own time', () => {
    const reply = openAt(NOW).ask(HA_NOI);
    expect(reply).toMatchObject({ basis: 'satellite', frameAt: '2026-08-03T14:10:00+07:00', outsideRadar: false });
    expect(reply.sentence).toMatch(/^Ước tính từ vệ tinh, .*đang có mưa/);
    expect(reply.issued.sources.radar).toEqual({ source: 'satellite', runAt: '2026-08-03T14:10:00+07:00' });
    expect(reply.issued.credits.join()).toContain('NOAA Enterprise Rain Rate (RRQPE)');
    expect(reply.present.rainRate).toBeGreaterThan(5);
    expect(reply.around).toBeNull();
  });

  it('never says that it does not rain, only that no rain clouds are seen', () => {
    const { ask } = openAt(NOW);
    expect(ask(DRY)).toMatchObject({ basis: 'satellite', starts: null, stops: null });
    expect(ask(DRY).sentence).toBe('Ước tính từ vệ tinh, chưa thấy mây mưa; mưa phùn, mưa rào nhỏ có thể lọt.');
    expect(ask(DRY, 'en').sentence).toBe(
      'By satellite estimate, no rain clouds seen; drizzle and small showers may be missed.',
    );
  });

  it('ranks below a fresh radar that sees the place, and above the model elsewhere', () => {
    const { ask } = openAt(NOW, both);
    expect(ask(HA_NOI)).toMatchObject({ basis: 'radar', frameAt: '2026-08-03T14:30:00+07:00' });
    expect(ask(HA_NOI).issued.credits).toContain('© Đài A');
    expect(ask(SOUTH)).toMatchObject({ basis: 'satellite', outsideRadar: true });
    expect(ask(SOUTH).issued.credits).not.toContain('© Đài A');
    const later = openAt(NOW - 120 + 1201, both).ask(HA_NOI);
    expect(later).toMatchObject({ basis: 'satellite', frameAt: '2026-08-03T14:10:00+07:00', outsideRadar: false });
  });

  it('is not used from an hour on, nor beside a demonstration', () => {
    const place = locate(HA_NOI);
    expect(openAt(FRAME_AT + 3599).sky.read(place).radar?.source.isEstimate).toBe(true);
    expect(openAt(FRAME_AT + 3600).sky.read(place).radar).toBeNull();
    expect(openAt(FRAME_AT + 3599).sky.version()).not.toBe(openAt(FRAME_AT + 3600).sky.version());
    expect(openAt(NOW).nowcast.nextFrameAt()).toBe(FRAME_AT + 3600);
    expect(openAt(FRAME_AT + 3600).nowcast.findRainSight(place)).toBeNull();
    expect(openAt(NOW, demo).sky.read(place).radar?.source.name).toBe('demo');
    expect(openAt(NOW, demo).sky.read(locate(SOUTH)).radar).toBeNull();
  });

  it('gives way to the model after its own horizon', () => {
    const { steps } = openAt(NOW, alone, 2).ask(HA_NOI);
    const shares = steps.map(({ modelShare }) => modelShare ?? 0);
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect(shares.every((share, index) => index === 0 || share >= (shares[index - 1] ?? 0))).toBe(true);
    expect(steps.at(-1)?.rainRate).toBe(2);
  });

  it('alerts of moderate rain and more; of weaker rain the model does', () => {
    const strong = openAt(NOW).nowcast.findRainSight(locate(HA_NOI));
    expect(strong?.basis).toBe('satellite');
    expect(strong?.slices[0]?.rainMmh).toBeGreaterThan(5);
    // Steps of weaker rain are the model's, which has none.
    expect(strong?.slices.filter(({ rainMmh }) => (rainMmh ?? 0) > 0 && (rainMmh ?? 0) < 2)).toEqual([]);
    expect(strong?.findChances(2.5)).toHaveLength(strong?.slices.length ?? 0);
    const weak = openAt(NOW).nowcast.findRainSight(locate(EDGE));
    expect(openAt(NOW).ask(EDGE).present.rainRate).toBeGreaterThan(0.2);
    expect(weak?.basis).toBe('model');
    expect(weak?.slices.every(({ rainMmh, chancePercent }) => rainMmh === 0 && chancePercent === 5)).toBe(true);
    const wet = openAt(NOW, alone, 1.4).nowcast.findRainSight(locate(DRY));
    expect(wet?.basis).toBe('model');
    expect(wet?.slices[0]?.rainMmh).toBe(1.4);
  });

  it('is no fallen amount: the hour so far is the model’s', () => {
    const rain = openAt(NOW).sky.read(locate(HA_NOI)).radar;
    expect(rain?.fallenMm).toBeNull();
    expect(openAt(NOW, both).sky.read(locate(HA_NOI)).radar?.source.isEstimate).toBeUndefined();
  });
});
