import type { Place } from '@portal/contract/endpoints/place-schema';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { TripSlice } from '@portal/domain/trip/assess-departure';
import { DRY_BELOW_PERCENT } from '@portal/domain/weather/rain-chance';
import {
  blendWithModel,
  type CourseStep,
  isLedBySatellite,
  LEADING_SHARE,
  type RadarRain,
} from '@portal/domain/weather/rain-course';
import { type RainSlice, toRainSlices } from '@portal/domain/weather/rain-spells';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import type { SpotWeather } from '#features/going-out/needs.ts';
import type { createAreaReaders } from '#features/nowcast/area-members.ts';
import { findRadarCell } from '#features/nowcast/find-nowcast-steps.ts';
import { toPlaceRain } from '#features/weather/find-rain.ts';
import { issueWeather } from '#features/weather/issue-weather.ts';
import { type LocatedWeather, listHours, toRange } from '#features/weather/place-weather.ts';
import { HOUR_VARIABLES } from '#features/weather/reply-variables.table.ts';

/** The same readers as a place's pages have. */
interface TripSpotNeeds {
  readonly readWeather: (place: Place) => LocatedWeather;
  readonly readRadar: (place: Place) => RadarRain | null;
  readonly readMembers: ReturnType<typeof createAreaReaders>['readNowcastMembers'];
  /** 90% quantile of each step after the current ten minutes, mm/h, as the place's page shows it. Throws where no rain is known. */
  readonly listHighRates: (place: Place) => readonly (number | null)[];
}

/** Hours that a trip a day ahead can touch. */
const HOURS = 33;
const FIGURES = HOUR_VARIABLES.filter(([name]) =>
  ['temperature', 'windGust', 'visibility', 'rain', 'rainHigh', 'rainProbability', 'thunder'].includes(name),
);
/** Area of the one cell: only shares count. */
const WHOLE_CELL = Float64Array.of(1);

/** Members' rates at each step of a place; empty where its rain has no ensemble. */
async function readMemberSteps(needs: TripSpotNeeds, place: Place): Promise<readonly RadarRain[]> {
  const cell = findRadarCell(place);
  const mean = cell === null ? null : needs.readRadar(place);
  if (cell === null || mean === null) return [];
  return needs.readMembers(mean, { cells: Int32Array.of(cell), areasKm2: WHOLE_CELL });
}

function findBasis(step: CourseStep | undefined, basis: 'radar' | 'satellite' | 'model'): TripSlice['basis'] {
  if (step === undefined || basis === 'model' || step.modelShare >= LEADING_SHARE) return 'model';
  return isLedBySatellite(step) ? 'satellite' : 'radar';
}

/** A slice of a course or, without `step`, an hour after it. */
interface SliceParts {
  readonly step: CourseStep | undefined;
  readonly hour: HourWeather | undefined;
  /** The model's own high end, mm/h. */
  readonly modelHigh: number | null;
  /** What the place's page shows as high. */
  readonly shownHigh: number | null;
  readonly seen: readonly (number | null)[];
  readonly basis: 'radar' | 'satellite' | 'model';
}

function toTripSlice(slice: RainSlice, { step, hour, modelHigh, shownHigh, seen, basis }: SliceParts): TripSlice {
  const share = step?.modelShare ?? 1;
  const members = seen.every((rate) => rate === null)
    ? null
    : seen.map((rate) => blendWithModel(rate, share === 0 ? null : (modelHigh ?? slice.rainMmh), share) ?? 0);
  return {
    ...slice,
    // Satellites miss drizzle and small showers: nobody is promised to stay dry on their word alone.
    ...(slice.isEstimated === true && { chancePercent: Math.max(slice.chancePercent ?? 0, DRY_BELOW_PERCENT) }),
    gustMs: hour?.windGustMs ?? null,
    visibilityKm: hour?.visibilityKm ?? null,
    feelsLikeC: hour?.feelsLikeC ?? null,
    highMmh: step === undefined ? (hour?.rainHighMm ?? null) : shownHigh,
    members: step === undefined ? null : members,
    basis: findBasis(step, basis),
  };
}

/** Reads spots of a way: rain by the one course of each place, with the members that all of them share. */
export function createTripSpotReader(needs: TripSpotNeeds) {
  return async (place: Place): Promise<SpotWeather> => {
    const weather = needs.readWeather(place);
    const { course } = weather;
    const range = toRange(weather, weather.hourAt, HOURS);
    const hours = listHours(weather, range);
    const { modelRanges } = toPlaceRain(weather);
    const seen = await readMemberSteps(needs, place);
    const isKnown = course.steps.some(({ rainMmh }) => rainMmh !== null);
    const highs = seen.length > 0 || !isKnown ? [] : [course.steps[0]?.rainMmh ?? null, ...needs.listHighRates(place)];
    const slices = toRainSlices(course, hours).map((slice, index) => {
      const hour = hours.find(({ at }) => at <= slice.fromAt && slice.fromAt < at + HOUR_SECONDS);
      return toTripSlice(slice, {
        step: course.steps[index],
        hour,
        modelHigh: modelRanges[index]?.highMm ?? null,
        shownHigh: highs[index] ?? null,
        seen: seen.map(({ steps }) => steps[index]?.rainMmh ?? null),
        basis: course.basis,
      });
    });
    return { slices, issued: issueWeather(weather, range, FIGURES), frameAt: course.frameAt };
  };
}
