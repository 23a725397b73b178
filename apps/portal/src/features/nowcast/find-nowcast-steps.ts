import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { Place } from '@portal/contract/endpoints/place-schema';
import { AppError } from '@portal/contract/errors';
import { findScaleValue } from '@portal/domain/geo/byte-scale';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { classifyRain } from '@portal/domain/weather/rain-class';
import type { RainSlice } from '@portal/domain/weather/rain-spells';
import type { LightningState } from '@portal/forecast/lightning/store/open-lightning-store';
import { NATIONAL_SIZE } from '@portal/forecast/radar/rain-rate-field';
import { RAIN_SCALE } from '@portal/forecast/radar/store/frame-bytes';
import { LEAD_SECONDS } from '@portal/forecast/radar/store/insert-frame';
import type { RadarState } from '@portal/forecast/radar/store/open-radar-store';
import { describeNowcast } from './describe-nowcast.ts';
import { findRateChances, findStepRanges, type StepRange } from './find-step-ranges.ts';
import {
  findFreshSatellite,
  findLead,
  type NowcastNeeds,
  type PlaceRain,
  type RadarNeeds,
  toNowcastIssued,
  viewNowcast,
} from './nowcast-view.ts';

/** Raster cell, rows from the north; null off the station grid. */
export function findRadarCell({ stationCode }: Pick<Place, 'stationCode'>): number | null {
  if (stationCode === null) return null;
  const { columns, rows } = NATIONAL_SIZE;
  return (rows - 1 - Math.floor(stationCode / columns)) * columns + (stationCode % columns);
}

/** Current state of lightning sensors; demonstration strokes never mix with a real radar. Null without sensors. */
export function findLightning(
  { lightning, clock, demo }: Pick<RadarNeeds, 'lightning' | 'clock' | 'demo'>,
  radar: RadarState | null,
): LightningState | null {
  return lightning.findState(clock(), demo() && radar?.origin !== 'radar');
}

/** Cells on each side of the place's own. */
const REACH = 3;

/** First-step rain in the cells around a cell, mm/h, rows from the north; null outside radar coverage or the grid. */
function listAround(
  { radar }: NowcastNeeds,
  { origin, frameAt, cell }: RadarState & { readonly cell: number },
  baseAt: EpochSeconds,
): (number | null)[] {
  const { columns, rows } = NATIONAL_SIZE;
  const lead = findLead(frameAt, baseAt + LEAD_SECONDS);
  const bytes = lead === null ? null : radar.findRain(origin, frameAt, lead);
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const around: (number | null)[] = [];
  for (let y = row - REACH; y <= row + REACH; y += 1) {
    for (let x = column - REACH; x <= column + REACH; x += 1) {
      const isInside = y >= 0 && y < rows && x >= 0 && x < columns;
      const rate = isInside ? findScaleValue(bytes?.[y * columns + x] ?? RAIN_SCALE.missing, RAIN_SCALE) : null;
      around.push(rate === null ? null : Math.round(10 * rate) / 10);
    }
  }
  return around;
}

type Reply = EndpointReply<typeof nowcastSteps>;

const RETRY_SECONDS = 60;

/** The rain of a place with the radar it is based on; null if it is the model's alone. */
function readSeen(needs: NowcastNeeds, place: Place) {
  const { radar } = viewNowcast(needs);
  const rain = needs.readRain(place);
  const cell = findRadarCell(place);
  const { basis } = rain.course;
  const state = basis === 'radar' ? radar : basis === 'satellite' ? findFreshSatellite(needs) : null;
  const seen = state !== null && cell !== null ? { ...state, cell } : null;
  const seenCredits = [seen === null ? null : (rain.course.source?.credit ?? null)];
  const parts = { radar: seen, seenCredits, run: rain.run, lightning: findLightning(needs, radar) };
  const issued = toNowcastIssued(parts, needs);
  return { rain, seen, issued, isOutsideRadar: radar !== null && seen?.origin !== radar.origin };
}

const toBasis = (seen: RadarState | null): Reply['basis'] =>
  seen === null ? 'model' : seen.origin === 'satellite' ? 'satellite' : 'radar';

/** Rain of the next three hours at a place, for alerts. */
export interface RainSight {
  readonly basis: Reply['basis'];
  /** Whether radar works but does not cover the place. */
  readonly isOutsideRadar: boolean;
  /** The current ten minutes and the following ones. */
  readonly slices: readonly RainSlice[];
  /** Chance per slice of reaching a rate in mm/h, %; null: unknown. */
  readonly findChances: (thresholdMmh: number) => readonly (number | null)[];
  readonly issued: Reply['issued'];
}

export function findRainSight(needs: NowcastNeeds, place: Place): RainSight | null {
  const { rain, seen, issued, isOutsideRadar } = readSeen(needs, place);
  if (seen === null && rain.run === null) return null;
  if (seen?.origin === 'satellite') return toEstimatedSight(needs, rain, { seen, isOutsideRadar, issued });
  return {
    basis: toBasis(seen),
    isOutsideRadar,
    slices: rain.slices,
    findChances: (thresholdMmh) => findRateChances(needs, rain, seen, thresholdMmh),
    issued,
  };
}

/** Class from which satellites' rain alerts: weaker rain of theirs is too often none. */
const MODERATE = 3;

/**
 * Alerts from satellites read the same course as pages, so that a message never names rain that these do not show. Less
 * than moderate rain of satellites is too often none: such slices keep `unaided`, the model's rain, which must agree.
 */
function toEstimatedSight(
  needs: NowcastNeeds,
  rain: PlaceRain,
  {
    seen,
    ...facts
  }: { readonly seen: RadarState & { readonly cell: number } } & Pick<RainSight, 'isOutsideRadar' | 'issued'>,
): RainSight {
  const isWeak = ({ rainMmh, isEstimated, unaided }: RainSlice): boolean =>
    unaided !== undefined &&
    (isEstimated === true || classifyRain(unaided.rainMmh ?? 0, 1) === 0) &&
    classifyRain(rainMmh ?? 0, 1) < MODERATE;
  return {
    ...facts,
    basis: 'satellite',
    slices: rain.slices.map((slice) => (isWeak(slice) ? slice : withoutModel(slice))),
    findChances(thresholdMmh) {
      const ofModel = { ...rain, slices: rain.slices.map(toModelSlice), course: toModelCourse(rain.course) };
      const unaided = findRateChances(needs, ofModel, null, thresholdMmh);
      const estimated = findRateChances(needs, rain, seen, thresholdMmh);
      return rain.slices.map((slice, index) => {
        const [chance = null, least = null] = [estimated[index], unaided[index]];
        return !isWeak(slice) || chance === null ? chance : least === null ? null : Math.min(chance, least);
      });
    },
  };
}

const withoutModel = ({ unaided: _, ...slice }: RainSlice): RainSlice => slice;

const toModelSlice = (slice: RainSlice): RainSlice => ({ ...slice, ...slice.unaided });

const toModelCourse = (course: PlaceRain['course']): PlaceRain['course'] => ({
  ...course,
  steps: course.steps.map((step) => ({ ...step, ...step.unaided, modelShare: 1 })),
});

/** Rain of the next three hours at a place. Throws `AppError` for an unknown place, and `noData` without data. */
export function findNowcastSteps(needs: NowcastNeeds, { query }: EndpointInput<typeof nowcastSteps>): Reply {
  const place = needs.places.locate(query);
  const { rain, seen, issued, isOutsideRadar: outsideRadar } = readSeen(needs, place);
  const { course, slices, run } = rain;
  if (seen === null && run === null) throw new AppError('noData', { retryAfterSeconds: RETRY_SECONDS });
  const { ranges, total } = findStepRanges(needs, rain, seen);
  const summary = describeNowcast(slices, { language: query.lang ?? 'vi', basis: toBasis(seen) });
  return {
    place,
    issued,
    basis: toBasis(seen),
    outsideRadar,
    frameAt: seen === null ? null : formatMoment(seen.frameAt),
    present: toPresent(slices[0], course.baseAt),
    steps: ranges.map((range) => toStep(range, course.baseAt)),
    total,
    sentence: summary.sentence,
    starts: summary.startsAt === null ? null : formatMoment(summary.startsAt),
    stops: summary.stopsAt === null ? null : formatMoment(summary.stopsAt),
    around: seen === null || seen.origin === 'satellite' ? null : listAround(needs, seen, course.baseAt),
  };
}

/** The current ten minutes, as in the sentence. */
function toPresent(slice: RainSlice | undefined, baseAt: EpochSeconds): Reply['present'] {
  return {
    at: formatMoment(baseAt),
    rainRate: slice?.rainMmh ?? null,
    rainProbability: slice?.chancePercent ?? null,
    thunder: slice?.thunder ?? null,
  };
}

function toStep({ slice, highMmh, modelShare }: StepRange, baseAt: EpochSeconds): Reply['steps'][number] {
  return {
    at: formatMoment(slice.fromAt),
    lead: (slice.fromAt - baseAt) / 60,
    rainRate: slice.rainMmh,
    rainRateHigh: highMmh,
    modelShare: slice.rainMmh === null ? null : modelShare,
    rainProbability: slice.chancePercent,
    thunder: slice.thunder,
  };
}
