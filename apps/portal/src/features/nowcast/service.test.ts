import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import { findScaleValue } from '@portal/domain/geo/byte-scale';
import { findStationCode } from '@portal/domain/geo/station-cell';
import { HOUR_SECONDS, startOfHour } from '@portal/domain/time/vietnam-time';
import { composeRainCourse } from '@portal/domain/weather/rain-course';
import { toRainSlices } from '@portal/domain/weather/rain-spells';
import { ingestStrokeFile } from '@portal/forecast/lightning/store/insert-strokes';
import { openLightningStore } from '@portal/forecast/lightning/store/open-lightning-store';
import { NATIONAL_GRID } from '@portal/forecast/radar/rain-rate-field';
import { insertFrame, updateNowcast } from '@portal/forecast/radar/store/insert-frame';
import { openRadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { deriveHours } from '@portal/forecast/series/derive-hours';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import { getVariable, type VariableName } from '@portal/forecast/variables/variable.table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSkyReader } from './create-sky-reader.ts';
import type { NowcastNeeds } from './nowcast-view.ts';
import { createNowcast } from './service.ts';

const FRAME_AT = Date.parse('2026-08-03T14:10:00+07:00') / 1000;
const RUN_AT = FRAME_AT - (FRAME_AT % HOUR_SECONDS) - HOUR_SECONDS;
const HA_NOI = { lat: 21.03, lng: 105.85 };
const folder = mkdtempSync(join(tmpdir(), 'nowcast-'));
let store: RunStore;

/** A shower 40 cells wide over Hà Nội that moves 3 cells east every ten minutes; the far south is not covered. */
function drawFrame(age: number) {
  const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
  const rainMmh = new Float32Array(columns * rows);
  const [x, y] = [(HA_NOI.lng - west) / cellWidth - 3 * age, (north - HA_NOI.lat) / cellHeight];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const rate = 12 * Math.exp(-((column - x) ** 2 + (row - y) ** 2) / 200);
      rainMmh[row * columns + column] = rate < 0.1 ? 0 : rate;
    }
  }
  rainMmh.fill(Number.NaN, columns * (rows - 60));
  return { at: FRAME_AT - 600 * age, grid: NATIONAL_GRID, rainMmh };
}

function* makeFields() {
  const values: Partial<Record<VariableName, number>> = { precipitation: 2, precipitationProbability: 80, cape: 3000 };
  for (let hour = 1; hour <= 8; hour += 1) {
    for (const [variable, value] of Object.entries(values) as [VariableName, number][]) {
      const validAt = RUN_AT + hour * HOUR_SECONDS;
      const intervalStart = getVariable(variable).kind === 'instant' ? validAt : validAt - HOUR_SECONDS;
      yield { variable, validAt, intervalStart, values: new Float32Array(23 * 24).fill(value) };
    }
  }
}

beforeAll(async () => {
  const grid = { south: 4, west: 98, latStep: 1, lngStep: 1, rows: 23, columns: 24 };
  const header = { source: 'gfs', runAt: RUN_AT, demo: false, licence: 'Made for a test.', grid, surfaceHeightM: null };
  await publishRun(folder, { ...header, surfaceHeightM: new Float32Array(23 * 24) }, makeFields(), { now: FRAME_AT });
  store = openRunStore(folder);
  for (const age of [3, 2, 1, 0]) insertFrame(folder, 'radar', drawFrame(age), FRAME_AT);
  updateNowcast(folder, 'radar', FRAME_AT);
});
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

function locate({ lat = 0, lng = 0 }: PlaceQuery): Place {
  const names = { slug: null, province: null, district: null, ward: null, displayName: { main: 'x', secondary: '' } };
  const facts = { elevation: null, elevationBasis: null, precisionKm: null };
  return { ...names, ...facts, lat, lng, stationCode: findStationCode({ lat, lng }) };
}

const openNeeds = (now: number, dataDir = folder, radarDir = folder) => ({
  radar: openRadarStore(radarDir, () => 0),
  lightning: openLightningStore(dataDir, () => 0),
  clock: () => now,
  demo: () => false,
});

/** The rain series as the weather service computes it, from four model hours. */
function makeReadRain(needs: ReturnType<typeof openNeeds>): NowcastNeeds['readRain'] {
  const sky = createSkyReader({ ...needs, radarCredit: null });
  return (place) => {
    const startAt = startOfHour(needs.clock());
    const series = readPlaceSeries(store, {
      point: place,
      placeHeightM: null,
      startAt,
      hours: 5,
      now: startAt,
      demo: false,
      variables: ['precipitation', 'precipitationProbability', 'cape'],
    });
    const hours = deriveHours(series);
    const course = composeRainCourse(needs.clock(), sky.read(place), hours);
    const slices = toRainSlices(course, hours).slice(0, 19);
    const modelRanges = slices.map(() => ({ lowMm: 1, highMm: 5 }));
    return { course, slices, modelRanges, run: series.runs[0] ?? null };
  };
}

const openAt = (now: number, dataDir = folder, radarDir = folder) => {
  const needs = openNeeds(now, dataDir, radarDir);
  const credits = { radar: '© Đài A', lightning: '© Mạng B' };
  return createNowcast({ ...needs, credits, store, places: { locate }, readRain: makeReadRain(needs) });
};

describe('the nowcast', () => {
  it('lists an hour of observed frames, as far as there are any, and three hours of forecast ones', () => {
    const reply = openAt(FRAME_AT + 120).calls.nowcastFrames({ query: {} });
    expect(reply.basis).toBe('radar');
    expect(reply.frameAt).toBe('2026-08-03T14:10:00+07:00');
    expect(reply.frames.map(({ lead, kind }) => `${lead} ${kind}`).slice(0, 5)).toEqual([
      '-30 observed',
      '-20 observed',
      '-10 observed',
      '0 observed',
      '10 forecast',
    ]);
    expect(reply.frames.at(-1)?.lead).toBe(180);
    expect(new Set(reply.frames.map(({ url }) => url)).size).toBe(reply.frames.length);
  });

  it('has the newest frame among the observed ones also between two whole ten minutes', async () => {
    const odd = mkdtempSync(join(tmpdir(), 'nowcast-odd-'));
    for (const age of [3, 2, 1, 0]) {
      const frame = drawFrame(age);
      insertFrame(odd, 'radar', { ...frame, at: FRAME_AT + 300 - 300 * age }, FRAME_AT + 300);
    }
    updateNowcast(odd, 'radar', FRAME_AT + 300);
    const list = (now: number) => {
      const { frames } = openAt(now, folder, odd).calls.nowcastFrames({ query: {} });
      return frames.map(({ at, kind }) => `${at.slice(11, 16)} ${kind}`).slice(0, 3);
    };
    expect(list(FRAME_AT + 360)).toEqual(['14:05 observed', '14:15 observed', '14:20 forecast']);
    expect(list(FRAME_AT + 660)).toEqual(['14:05 observed', '14:15 observed', '14:20 forecast']);
    rmSync(odd, { recursive: true });
  });

  it('gives the bytes of every frame, the model’s where the radar sees nothing, before the present as after it', () => {
    const nowcast = openAt(FRAME_AT);
    const { frames } = nowcast.calls.nowcastFrames({ query: {} });
    const readSouth = (lead: number) =>
      nowcast.findFrame(frames.find((frame) => frame.lead === lead)?.url ?? '')?.bytes.at(150_000 - 150);
    expect(frames.every(({ url }) => nowcast.findFrame(url)?.bytes.length === 300_000 + 83 * 79)).toBe(true);
    // 2 mm/h: the square root of 2 of 100, of 254.
    expect([readSouth(0), readSouth(30)]).toEqual([36, 36]);
  });

  it('gives the first hour where a radar sees as finely as the steps at a place, and all else in every third byte', () => {
    const { calls, findFrame } = openAt(FRAME_AT);
    const { frames, scale, bounds, width } = calls.nowcastFrames({ query: {} });
    const { steps } = calls.nowcastSteps({ query: HA_NOI });
    const row = Math.floor((bounds.north - HA_NOI.lat) / NATIONAL_GRID.cellHeight);
    const cell = row * width + Math.floor((HA_NOI.lng - bounds.west) / NATIONAL_GRID.cellWidth);
    const readBytes = (at: string) => findFrame(frames.find((frame) => frame.at === at)?.url ?? '')?.bytes ?? [];
    for (const { at, rainRate } of steps.slice(0, 6)) {
      expect(findScaleValue(readBytes(at)[cell] ?? 255, scale)).toBeCloseTo(rainRate ?? Number.NaN, 1);
    }
    expect(steps[1]?.rainRate).toBeGreaterThan(1);
    for (const { at } of steps.slice(6))
      expect([...readBytes(at)].slice(0, 150_000).every((byte) => byte % 3 === 0)).toBe(true);
  });

  it('says of every cell whether rain is the radar’s, and of every frame whether the model leads', () => {
    const { calls, findFrame } = openAt(FRAME_AT);
    const { frames, bounds, width } = calls.nowcastFrames({ query: {} });
    const row = Math.floor((bounds.north - HA_NOI.lat) / NATIONAL_GRID.cellHeight);
    const cell = row * width + Math.floor((HA_NOI.lng - bounds.west) / NATIONAL_GRID.cellWidth);
    const planes = frames.map(({ url }) => findFrame(url)?.bytes.subarray(150_000, 300_000));
    expect(planes.map((plane) => plane?.[cell])).toEqual(frames.map(({ basis }) => (basis === 'radar' ? 1 : 0)));
    expect(planes.every((plane) => plane?.at(-150) === 0)).toBe(true);
    expect(new Set(frames.filter(({ kind }) => kind === 'observed').map(({ basis }) => basis))).toEqual(
      new Set(['radar']),
    );
    expect(frames.at(-1)?.basis).toBe('model');
  });

  it('has behind the planes the model’s rain of the region, wherever the grid of the country ends', () => {
    const { calls, findFrame } = openAt(FRAME_AT);
    const { frames, region } = calls.nowcastFrames({ query: {} });
    expect(region).toEqual({
      bounds: { north: 24.625, south: 4.875, west: 98.875, east: 119.625 },
      width: 83,
      height: 79,
    });
    for (const { url } of frames) {
      // 2 mm/h, as everywhere in the run.
      expect(new Set(findFrame(url)?.bytes.subarray(300_000))).toEqual(new Set([36]));
    }
  });

  it('gives the rain of a place, its chance and when it stops', () => {
    const reply = openAt(FRAME_AT).calls.nowcastSteps({ query: HA_NOI });
    expect(reply.basis).toBe('radar');
    expect(reply.steps).toHaveLength(18);
    expect(reply.steps[0]?.rainRate).toBeGreaterThan(5);
    expect(reply.steps[0]?.rainProbability).toBeGreaterThan(80);
    expect(reply.around).toHaveLength(49);
    expect(reply.around?.[24]).toBe(reply.steps[0]?.rainRate);
    expect(Math.max(...(reply.around ?? []).map((rate) => rate ?? 0))).toBeGreaterThan(5);
    expect(reply.steps[17]).toMatchObject({ lead: 180, rainRate: 2, rainProbability: 80, thunder: 2 });
    expect(reply.sentence).toMatch(/^Đang có mưa (?:vừa|to)/);
    expect(reply.starts).toBeNull();
  });

  it('says how far each step may rise, how much of it is the model’s, and between what the sum lies', () => {
    const { steps, total } = openAt(FRAME_AT).calls.nowcastSteps({ query: HA_NOI });
    for (const { rainRate, rainRateHigh } of steps) expect(rainRateHigh).toBeGreaterThanOrEqual(rainRate ?? 0);
    expect(steps[3]?.rainRateHigh).toBeGreaterThan(steps[3]?.rainRate ?? 99);
    expect(steps[0]?.modelShare).toBe(0);
    expect(steps[17]).toMatchObject({ rainRateHigh: 5, modelShare: 1 });
    const sum = steps.reduce((mm, { rainRate }) => mm + (rainRate ?? 0) / 6, 0);
    expect(total?.rain).toBeCloseTo(sum, 0);
    expect(total?.rainLow).toBeLessThan(sum);
    expect(total?.rainHigh).toBeGreaterThan(sum);
    const model = openAt(FRAME_AT).calls.nowcastSteps({ query: { lat: 9.5, lng: 105.5 } });
    expect(model.steps[2]).toMatchObject({ rainRate: 2, rainRateHigh: 5, modelShare: 1 });
    expect(model.total).toEqual({ rain: 6, rainLow: 3, rainHigh: 15 });
  });

  it('falls back to the model where the radar sees nothing, and from 20 minutes on', () => {
    const south = { lat: 9.5, lng: 105.5 };
    expect(openAt(FRAME_AT).calls.nowcastSteps({ query: south }).basis).toBe('model');
    expect(openAt(FRAME_AT + 1200).calls.nowcastSteps({ query: HA_NOI }).basis).toBe('radar');
    const late = openAt(FRAME_AT + 1201);
    const reply = late.calls.nowcastSteps({ query: HA_NOI });
    expect(reply).toMatchObject({ basis: 'model', frameAt: null });
    expect(reply.sentence).toContain('Theo mô hình dự báo');
    const { frames, basis } = late.calls.nowcastFrames({ query: {} });
    expect(basis).toBe('model');
    expect(frames.every(({ kind }) => kind === 'forecast')).toBe(true);
    expect(late.findFrame(frames[3]?.url ?? '')?.bytes.at(0)).toBe(36);
  });

  it('expects the next frame as far ahead as the last ones were apart, then the moment when it will be too old', () => {
    const expectAt = (now: number) => openAt(now).nextFrameAt();
    expect(expectAt(FRAME_AT + 599)).toBe(FRAME_AT + 600);
    expect(expectAt(FRAME_AT + 600)).toBe(FRAME_AT + 1201);
    expect(expectAt(FRAME_AT + 1200)).toBe(FRAME_AT + 1201);
    expect(expectAt(FRAME_AT + 1201)).toBeNull();
  });

  it('changes its version when the radar grows too old, so that no cached page goes on with it', () => {
    const versionAt = (now: number) => createSkyReader({ ...openNeeds(now), radarCredit: null }).version();
    expect(versionAt(FRAME_AT + 1200)).toBe(versionAt(FRAME_AT));
    expect(versionAt(FRAME_AT + 1201)).not.toBe(versionAt(FRAME_AT));
  });

  it('names its sources with the credits that they ask for', () => {
    const { issued, lightning } = openAt(FRAME_AT).calls.nowcastFrames({ query: {} });
    expect(issued.credits).toEqual(['© Đài A', 'Made for a test.']);
    expect(issued.sources.lightning).toBeUndefined();
    expect(lightning).toEqual([]);
  });

  it('shows strokes and carries their thunder along with the rain; beyond an hour the model speaks', () => {
    const sensors = mkdtempSync(join(tmpdir(), 'strokes-'));
    const file = join(sensors, 'strokes.csv');
    writeFileSync(file, `time,lat,lon\n${FRAME_AT - 60},21.03,105.85\n`);
    ingestStrokeFile(sensors, file, FRAME_AT);
    const { calls } = openAt(FRAME_AT, sensors);
    const { issued, lightning } = calls.nowcastFrames({ query: {} });
    expect(lightning).toEqual([{ lat: 21.03, lng: 105.85, at: '2026-08-03T14:09:00+07:00' }]);
    expect(issued.credits).toEqual(['© Đài A', '© Mạng B', 'Made for a test.']);
    const thunderAt = (lng: number) =>
      calls.nowcastSteps({ query: { lat: 21.03, lng } }).steps.map(({ thunder }) => thunder);
    // The showers move three cells of 0.03° east in ten minutes.
    expect(thunderAt(105.9).slice(0, 2)).toEqual([3, 3]);
    expect(thunderAt(106.28).slice(0, 8)).toEqual([2, 2, 3, 2, 2, 2, 2, 2]);
    expect(thunderAt(105.65).slice(0, 3)).toEqual([2, 2, 2]);
    rmSync(sensors, { recursive: true });
  });

  it('shows thunder that was seen also where no raster reaches: at the farther islands', () => {
    const sensors = mkdtempSync(join(tmpdir(), 'strokes-'));
    const file = join(sensors, 'strokes.csv');
    writeFileSync(file, `time,lat,lon\n${FRAME_AT - 60},16.53,111.61\n`);
    ingestStrokeFile(sensors, file, FRAME_AT);
    const thunderAt = (lat: number, now = FRAME_AT) =>
      openAt(now, sensors)
        .calls.nowcastSteps({ query: { lat, lng: 111.61 } })
        .steps.map(({ thunder }) => thunder);
    expect(thunderAt(16.6).slice(0, 7)).toEqual([3, 3, 3, 2, 2, 2, 2]);
    expect(thunderAt(16.75).slice(0, 3)).toEqual([2, 2, 2]);
    expect(thunderAt(16.6, FRAME_AT + 1800).slice(0, 3)).toEqual([2, 2, 2]);
    rmSync(sensors, { recursive: true });
  });

  it('has no file beside its frames', () => {
    const { findFrame } = openAt(FRAME_AT);
    for (const path of [
      '/map-data/nowcast/radar-1-00000000/1785741000.bin',
      '/map-data/nowcast/../../etc/passwd',
      '/map-data/nowcast/demo-1785741000-00000000/1785741000.bin',
    ])
      expect(findFrame(path)).toBeNull();
    const [known = ''] = openAt(FRAME_AT)
      .calls.nowcastFrames({ query: {} })
      .frames.slice(-1)
      .map(({ url }) => url);
    expect(findFrame(known)).not.toBeNull();
    // Unknown times and frames create and cache nothing.
    const last = FRAME_AT + 18 * 600;
    for (const path of [
      known.replace(`${last}.bin`, `${last - 1}.bin`),
      known.replace(`${last}.bin`, `${last + 3 * 600}.bin`),
      known.replace(`radar-${FRAME_AT}`, 'radar-1'),
    ])
      expect(findFrame(path)).toBeNull();
  });
});

/**
 * Drizzle over the delta that drifts east within radar range, with or without a squall line 1,050 km to the south
 * that leaves the range.
 */
function drawDrizzle(age: number, hasSquall: boolean) {
  const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
  const drift = 2 * age;
  const rainMmh = Float32Array.from({ length: columns * rows }, (_, cell) => {
    const [x, y] = [(cell % columns) + drift, Math.floor(cell / columns)];
    if (cell % columns >= 230) return Number.NaN;
    let rate = 0;
    for (let shower = 0; shower < 9; shower += 1) {
      const [middleX, middleY] = [(HA_NOI.lng - west) / cellWidth, (north - HA_NOI.lat) / cellHeight];
      const [dx, dy] = [x - middleX - 22 * ((shower % 3) - 1), y - middleY - 20 * (Math.floor(shower / 3) - 1)];
      rate += 0.8 * Math.exp(-(dx * dx + dy * dy) / 50);
    }
    if (hasSquall) rate += 45 * Math.exp(-((x - 221) ** 2) / 32 - (y - (north - 11.5) / cellHeight) ** 2 / 3200);
    return rate < 0.1 ? 0 : rate;
  });
  return { at: FRAME_AT - 600 * age, grid: NATIONAL_GRID, rainMmh };
}

describe('rain beyond the reach of the motion', () => {
  it('changes no value, chance, sum or sentence of a place: a squall that leaves the radar in the south, drizzle in the north', () => {
    const [calm, stormy] = [false, true].map((hasSquall) => {
      const own = mkdtempSync(join(tmpdir(), 'nowcast-far-'));
      for (const age of [3, 2, 1, 0]) insertFrame(own, 'radar', drawDrizzle(age, hasSquall), FRAME_AT);
      updateNowcast(own, 'radar', FRAME_AT);
      const { calls } = openAt(FRAME_AT, folder, own);
      const places = [HA_NOI, { lat: 20.4, lng: 105.9 }, { lat: 21.9, lng: 106.2 }];
      const said = places.map((query) => {
        const { steps, sentence, total, present, starts, stops } = calls.nowcastSteps({ query });
        return { steps, sentence, total, present, starts, stops };
      });
      rmSync(own, { recursive: true });
      return said;
    });
    expect(stormy).toEqual(calm);
    expect(calm?.[0]?.present.rainRate).toBeGreaterThan(0.5);
    expect(
      Math.max(...(calm ?? []).flatMap(({ steps }) => steps.slice(0, 3).map(({ rainRate }) => rainRate ?? 0))),
    ).toBeLessThan(2);
  });
});
