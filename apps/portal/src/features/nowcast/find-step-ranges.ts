import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import { findScaleValue } from '@portal/domain/geo/lat-lng';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { blendWithModel, STEP_SECONDS } from '@portal/domain/weather/rain-course';
import type { RainSlice } from '@portal/domain/weather/rain-spells';
import { findQuantile, listLikelyCourses } from '@portal/forecast/nowcast/likely-courses';
import { findCellKm, NATIONAL_GRID, NATIONAL_SIZE } from '@portal/forecast/radar/rain-rate-field';
import { RAIN_SCALE } from '@portal/forecast/radar/store/frame-bytes';
import type { RadarState } from '@portal/forecast/radar/store/open-radar-store';
import { findLead, type NowcastNeeds, type PlaceRain } from './nowcast-view.ts';

/** A step with what nine of ten possible courses stay below, and how much of it is the model's. */
export interface StepRange {
  readonly slice: RainSlice;
  readonly highMmh: number | null;
  readonly modelShare: number;
}

/** The steps with their ranges, and the rain of all of them. */
interface StepRanges {
  readonly ranges: readonly StepRange[];
  readonly total: EndpointReply<typeof nowcastSteps>['total'];
}

const LOW = 0.1;
const HIGH = 0.9;
const CELL_KM = findCellKm(NATIONAL_GRID);
const STEPS_AN_HOUR = HOUR_SECONDS / STEP_SECONDS;
const toTenths = (value: number): number => Math.round(10 * value) / 10;

/** The place's rain by other paths of what the radar saw, a row for each path; none without a radar. */
function listCourses(
  { radar }: NowcastNeeds,
  slices: readonly RainSlice[],
  seen: (RadarState & { readonly cell: number }) | null,
): (number | null)[][] {
  if (seen === null) return [];
  const { origin, frameAt, cell } = seen;
  const leads = slices.map(({ fromAt }) => {
    const lead = findLead(frameAt, fromAt);
    const bytes = lead === null ? null : radar.findRain(origin, frameAt, lead);
    const read = (at: number) => findScaleValue(bytes?.[at] ?? RAIN_SCALE.missing, RAIN_SCALE);
    return { minutes: (fromAt - frameAt) / 60, read };
  });
  return joinAlike(listLikelyCourses({ size: NATIONAL_SIZE, cell, cellKm: CELL_KM }, leads));
}

/** Far from rain all paths bring the same: then one stands for all, and no quantile has to be looked for. */
function joinAlike(courses: (number | null)[][]): (number | null)[][] {
  const [first = []] = courses;
  const isAlike = courses.every((rates) => rates.every((rate, step) => rate === first[step]));
  return isAlike ? courses.slice(0, 1) : courses;
}

/**
 * How far the rain of each coming ten minutes may rise, and between what the sum of them lies: paths of the radar's rain that are as
 * likely, blended with the ends of the model's ensemble by the share that the course itself has.
 */
export function findStepRanges(
  needs: NowcastNeeds,
  { course, slices, modelRanges }: PlaceRain,
  seen: (RadarState & { readonly cell: number }) | null,
): StepRanges {
  const coming = slices.slice(1);
  const courses = listCourses(needs, coming, seen);
  const shares = coming.map((_, index) => course.steps[index + 1]?.modelShare ?? 1);
  const blend = (radar: number | null, model: number | null, step: number) =>
    blendWithModel(shares[step] === 1 ? null : radar, shares[step] === 0 ? null : model, shares[step] ?? 1);
  const ranges = coming.map((slice, step): StepRange => {
    const radar = findQuantile(
      courses.map((rates) => rates[step] ?? null),
      HIGH,
    );
    const high = blend(radar, modelRanges[step + 1]?.highMm ?? null, step);
    const highMmh = high === null || slice.rainMmh === null ? null : toTenths(Math.max(high, slice.rainMmh));
    return { slice, highMmh, modelShare: shares[step] ?? 1 };
  });
  const sumBy = (part: number, end: 'lowMm' | 'highMm') => {
    const sum = (rates: readonly (number | null)[]) =>
      sumKnown(coming.map((_, step) => blend(rates[step] ?? null, modelRanges[step + 1]?.[end] ?? null, step)));
    return courses.length === 0 ? sum([]) : findQuantile(courses.map(sum), part);
  };
  const rain = sumKnown(coming.map(({ rainMmh }) => rainMmh));
  if (rain === null) return { ranges, total: null };
  const [low, high] = [sumBy(LOW, 'lowMm'), sumBy(HIGH, 'highMm')];
  const isRange = low !== null && high !== null;
  return {
    ranges,
    total: {
      rain: toTenths(rain),
      rainLow: isRange ? toTenths(Math.min(low, rain)) : null,
      rainHigh: isRange ? toTenths(Math.max(high, rain)) : null,
    },
  };
}

/** mm of steps in mm/h; null where one is not known. */
function sumKnown(rates: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const rate of rates) {
    if (rate === null) return null;
    sum += rate / STEPS_AN_HOUR;
  }
  return sum;
}
