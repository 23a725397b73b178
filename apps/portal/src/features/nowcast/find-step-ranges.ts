import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import { findScaleValue } from '@portal/domain/geo/byte-scale';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { blendWithModel, STEP_SECONDS } from '@portal/domain/weather/rain-course';
import type { RainSlice } from '@portal/domain/weather/rain-spells';
import { findQuantile, listLikelyCourses } from '@portal/forecast/nowcast/likely-courses';
import { findCellKm, NATIONAL_GRID, NATIONAL_SIZE } from '@portal/forecast/radar/rain-rate-field';
import { RAIN_SCALE } from '@portal/forecast/radar/store/frame-bytes';
import type { RadarState } from '@portal/forecast/radar/store/open-radar-store';
import { findLead, type NowcastNeeds, type PlaceRain } from './nowcast-view.ts';

/** A step with the 90% quantile of possible scenarios and the model's weight. */
export interface StepRange {
  readonly slice: RainSlice;
  readonly highMmh: number | null;
  readonly modelShare: number;
}

interface StepRanges {
  readonly ranges: readonly StepRange[];
  readonly total: EndpointReply<typeof nowcastSteps>['total'];
}

const LOW = 0.1;
const HIGH = 0.9;
const CELL_KM = findCellKm(NATIONAL_GRID);
const STEPS_AN_HOUR = HOUR_SECONDS / STEP_SECONDS;
/** Rate per byte, NaN: missing. Precomputed, because an uncached page reads a thousand of them. */
const RATES = Float64Array.from({ length: 256 }, (_, byte) => findScaleValue(byte, RAIN_SCALE) ?? Number.NaN);
const toTenths = (value: number): number => Math.round(10 * value) / 10;

/** A single path without data: without radar only the model counts. */
const UNSEEN = Float64Array.of(Number.NaN);

interface PlaneNeeds {
  readonly radar: Pick<NowcastNeeds['radar'], 'findRain'>;
}

type SeenCell = Pick<RadarState, 'origin' | 'frameAt'> & { readonly cell: number };

/** The place's rain along alternative paths of the radar echo: one column per step, one value per path. */
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

/** The model's likely range for a step, mm/h, and its weight. */
interface ModelPart {
  readonly lowMmh: number | null;
  readonly highMmh: number | null;
  readonly share: number;
}

function blend(radar: number | null, model: number | null, share: number): number | null {
  return blendWithModel(share === 1 ? null : radar, share === 0 ? null : model, share);
}

/** A quantile of the totals of all scenarios, blended with one end of the model's range; null if a step is missing. */
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
    // Consecutive paths often bring the same rain.
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
 * Upper range per ten minutes and range of the total: equally likely paths of the radar echo, blended with the
 * model's ensemble with the weights of the main series.
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

/** Quantiles of the model's lower end, middle and upper end. */
const MODEL_PARTS = [
  [0.1, 'lowMm'],
  [0.9, 'highMm'],
] as const;

/** The model's chance of reaching a rate, 0…1, interpolated linearly between the ends of its ensemble. */
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
 * Chance per ten minutes of reaching a rate, %: the share of radar paths that do, blended with the model's chance
 * with the weights of the main series, and never above the chance of any rain, which pages show. Null if neither is
 * known.
 */
export function findRateChances(
  needs: PlaneNeeds,
  { course, slices, modelRanges }: Omit<PlaceRain, 'run'>,
  seen: SeenCell | null,
  thresholdMmh: number,
): (number | null)[] {
  const courses = listCourses(needs, slices, seen);
  return slices.map(({ rainMmh, chancePercent }, step) => {
    const share = course.steps[step]?.modelShare ?? 1;
    const known = courses[step]?.filter((rate) => !Number.isNaN(rate)) ?? new Float64Array();
    const met = known.filter((rate) => rate >= thresholdMmh).length;
    const radar = 2 * known.length < (courses[step]?.length ?? 0) || known.length === 0 ? null : met / known.length;
    // Observed rain is certain.
    const seenNow = step === 0 && seen !== null && rainMmh !== null ? Number(rainMmh >= thresholdMmh) : radar;
    const chance = blend(seenNow, findModelChance(thresholdMmh, rainMmh, modelRanges[step]), share);
    // One run alone knows no chance: the rule goes by its amount.
    const isAlone = share === 1 && chancePercent === null && modelRanges[step]?.lowMm == null;
    return chance === null || isAlone ? null : Math.min(Math.round(100 * chance), chancePercent ?? 100);
  });
}

/** Total in mm of steps in mm/h; null if one is missing. */
function sumKnown(rates: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const rate of rates) {
    if (rate === null) return null;
    sum += rate / STEPS_AN_HOUR;
  }
  return sum;
}
