import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findStationCode } from '@portal/domain/geo/station-cell';
import { HOUR_SECONDS, startOfHour } from '@portal/domain/time/vietnam-time';
import { composeRainCourse } from '@portal/domain/weather/rain-course';
import { toRainSlices } from '@portal/domain/weather/rain-spells';
import { openLightningStore } from '@portal/forecast/lightning/store/open-lightning-store';
import { NATIONAL_GRID } from '@portal/forecast/radar/rain-rate-field';
import { insertFrame, insertSatelliteFrame, updateNowcast } from '@portal/forecast/radar/store/insert-frame';
import { openRadarStore } from '@portal/forecast/radar/store/open-radar-store';
import type { RunStore } from '@portal/forecast/store/run-store';
import { createSkyReader } from './create-sky-reader.ts';
import type { NowcastNeeds } from './nowcast-view.ts';
import { createNowcast } from './service.ts';

/** When the satellites' newest image was taken. */
export const IMAGE_AT = Date.parse('2026-08-03T14:10:00+07:00') / 1000;
/** The image is 22 minutes old then, a radar frame two. */
export const IMAGE_NOW = IMAGE_AT + 1320;
/** The radar sees nothing of the southernmost rows. */
export const UNSEEN_ROWS = 60;

/** A shower that moves 3 cells east every ten minutes. */
function drawFrame(age: number, newestAt: number, peakMmh: number, { lat, lng }: LatLng) {
  const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
  const rainMmh = new Float32Array(columns * rows);
  const [x, y] = [(lng - west) / cellWidth - 3 * age, (north - lat) / cellHeight];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const rate = peakMmh * Math.exp(-((column - x) ** 2 + (row - y) ** 2) / 200);
      rainMmh[row * columns + column] = rate < 0.2 ? 0 : rate;
    }
  }
  return { at: newestAt - 600 * age, grid: NATIONAL_GRID, rainMmh };
}

/** Stores two satellite frames of a shower and their nowcast. */
export function seeBySatellite(folder: string, middle: LatLng): void {
  for (const age of [1, 0]) insertSatelliteFrame(folder, drawFrame(age, IMAGE_AT, 12, middle), 5, IMAGE_NOW);
  updateNowcast(folder, 'satellite', IMAGE_NOW);
}

/** The same of a radar, which sees stronger rain. */
export function seeByRadar(folder: string, middle: LatLng): void {
  for (const age of [1, 0]) {
    const frame = drawFrame(age, IMAGE_NOW - 120, 30, middle);
    frame.rainMmh.fill(Number.NaN, NATIONAL_GRID.columns * (NATIONAL_GRID.rows - UNSEEN_ROWS));
    insertFrame(folder, 'radar', frame, IMAGE_NOW);
  }
  updateNowcast(folder, 'radar', IMAGE_NOW);
}

/** A place by its point alone. */
export function locatePoint({ lat = 0, lng = 0 }: PlaceQuery): Place {
  const names = { slug: null, province: null, district: null, ward: null, displayName: { main: 'x', secondary: '' } };
  const facts = { elevation: null, elevationBasis: null, precisionKm: null };
  return { ...names, ...facts, lat, lng, stationCode: findStationCode({ lat, lng }) };
}

interface NowcastOfFolder {
  readonly folder: string;
  readonly store: RunStore;
  readonly now: number;
  readonly isDemo?: boolean;
  /** The model's rain of every hour at places, mm. */
  readonly modelMm?: number;
}

/** The nowcast of a folder, and its places' sky. */
export function openNowcastOf({ folder, store, now, isDemo = false, modelMm = 0 }: NowcastOfFolder) {
  const needs = {
    radar: openRadarStore(folder, () => 0),
    lightning: openLightningStore(folder, () => 0),
    clock: () => now,
    demo: () => isDemo,
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
  const nowcast = createNowcast({ ...needs, credits, store, places: { locate: locatePoint }, readRain });
  const ask = (at: LatLng, lang: 'vi' | 'en' = 'vi') => nowcast.calls.nowcastSteps({ query: { ...at, lang } } as never);
  return { nowcast, sky, ask };
}
