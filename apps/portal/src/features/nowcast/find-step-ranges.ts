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
/** The rate of each byte, NaN where it is not known: a cold page reads a thousand of them. */
const RATES = Float64Array.from({ length: 256 }, (_, byte) => findScaleValue(byte, RAIN_SCALE) ?? Number.NaN);
const toTenths = (value: number): number => Math.round(10 * value) / 10;

/** One path of which nothing is known: without a radar the model alone speaks. */
const UNSEEN = Float64Array.of(Number.NaN);

/** What the paths of the rain are read from. */
interface PlaneNeeds {
  readonly radar: Pick<NowcastNeeds['radar'], 'findRain'>;
}

/** A nowcast and the place's cell in it. */
type SeenCell = Pick<RadarState, 'origin' | 'frameAt'> & { readonly cell: number };

/** The place's rain by other paths of what the radar saw, a column for each step with a value for each path. */
function listCourses(
  { radar }: PlaneNeeds,
  slices: readonly RainSlice[],
  seen: SeenCell | null,
): readonly Float64Array[] {
  if (seen === null) return slices.map(() => UNSEEN);
  const { origin, frameAt, cell } = seen;
  const leads = slices.map(({ fromAt }) => {
    const lead = findLead(frameAt, fromAt);
    const bytes = lead === null ? null : radar.findRain(origin, frameAt, lead);
    return { minutes: (fromAt - frameAt) / 60, bytes, rates: RATES };
  });
  return listLikelyCourses({ size: NATIONAL_SIZE, cell, cellKm: CELL_KM }, leads);
}

/** What the model holds likely for a step, mm/h, and how much of the step is its own. */
interface ModelPart {
  readonly lowMmh: number | null;
  readonly highMmh: number | null;
  readonly share: number;
}

function blend(radar: number | null, model: number | null, share: number): number | null {
  return blendWithModel(share === 1 ? null : radar, share === 0 ? null : model, share);
}

/** A quantile of the sums of all courses over their steps, blended with one end of the model's; null where a step is not known. */
function findSumQuantile(
  courses: readonly Float64Array[],
  models: readonly ModelPart[],
  end: 'lowMmh' | 'highMmh',
  part: number,
): number | null {
  const sums = new Float64Array(courses[0]?.length ?? 0);
  for (let step = 0; step < courses.length; step += 1) {
    const rates = courses[step] as Float64Array;
    const { share, [end]: model } = models[step] as ModelPart;
    // Most paths of a step bring the rain of the one before.
    let last = Number.NaN;
    let amount = Number.NaN;
    for (let course = 0; course < sums.length; course += 1) {
      const rate = rates[course] as number;
      if (course === 0 || rate !== last) {
        amount = (blend(Number.isNaN(rate) ? null : rate, model, share) ?? Number.NaN) / STEPS_AN_HOUR;
      }
      last = rate;
      sums[course] = (sums[course] as number) + amount;
    }
  }
  return findQuantile(sums, part);
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
  const models = coming.map((_, step): ModelPart => {
    const { lowMm = null, highMm = null } = modelRanges[step + 1] ?? {};
    return { lowMmh: lowMm, highMmh: highMm, share: course.steps[step + 1]?.modelShare ?? 1 };
  });
  const ranges = coming.map((slice, step): StepRange => {
    const { highMmh: model, share } = models[step] as ModelPart;
    const high = blend(findQuantile(courses[step] as Float64Array, HIGH), model, share);
    const highMmh = high === null || slice.rainMmh === null ? null : toTenths(Math.max(high, slice.rainMmh));
    return { slice, highMmh, modelShare: share };
  });
  const rain = sumKnown(coming.map(({ rainMmh }) => rainMmh));
  if (rain === null) return { ranges, total: null };
  const low = findSumQuantile(courses, models, 'lowMmh', LOW);
  const high = findSumQuantile(courses, models, 'highMmh', HIGH);
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

/** Quantiles that the ends of the model's ensemble and its middle are (10, 50 and 90 of a hundred). */
const MODEL_PARTS = [
  [0.1, 'lowMm'],
  [0.9, 'highMm'],
] as const;

/** Chance by the model that a rate reaches a threshold, 0…1: between the ends of its ensemble by a straight line. */
function findModelChance(
  threshold: number,
  rainMmh: number | null,
  range: PlaceRain['modelRanges'][number] | undefined,
): number | null {
  const [low, high] = MODEL_PARTS.map(([part, end]) => ({ part, rate: range?.[end] ?? null }));
  if (rainMmh === null) return null;
  if (low?.rate == null || high?.rate == null) return rainMmh >= threshold ? 1 : 0;
  if (threshold <= low.rate) return 1 - low.part;
  if (threshold > high.rate) return 0;
  return 1 - low.part - ((threshold - low.rate) / (high.rate - low.rate)) * (high.part - low.part);
}

/**
 * Chance that the rain of the present and of each coming ten minutes reaches a rate, %: the share of the radar's likely paths that
 * do, blended with the model's by the share that the course itself has. Null where neither is known.
 */
export function findRateChances(
  needs: PlaneNeeds,
  { course, slices, modelRanges }: Omit<PlaceRain, 'run'>,
  seen: SeenCell | null,
  thresholdMmh: number,
): (number | null)[] {
  const courses = listCourses(needs, slices, seen);
  return slices.map(({ rainMmh }, step) => {
    const share = course.steps[step]?.modelShare ?? 1;
    const known = courses[step]?.filter((rate) => !Number.isNaN(rate)) ?? new Float64Array();
    const met = known.filter((rate) => rate >= thresholdMmh).length;
    const radar = 2 * known.length < (courses[step]?.length ?? 0) || known.length === 0 ? null : met / known.length;
    // What has been seen is no longer a matter of chance.
    const seenNow = step === 0 && seen !== null && rainMmh !== null ? Number(rainMmh >= thresholdMmh) : radar;
    const chance = blend(seenNow, findModelChance(thresholdMmh, rainMmh, modelRanges[step]), share);
    return chance === null ? null : Math.round(100 * chance);
  });
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
