import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import type { Thunder } from './thunder.ts';

/** Ten minutes, the step of a nowcast, seconds. */
export const STEP_SECONDS = 600;
/** Steps after the current ten minutes. */
export const STEPS_AHEAD = 18;

/** Rain of ten minutes that begin at `at`; null is unknown. */
export interface CourseStep {
  readonly at: EpochSeconds;
  readonly rainMmh: number | null;
  /** Chance of at least 0.1 mm/h in it. */
  readonly chancePercent: number | null;
  /** Weight of the forecast model in the rate, 0…1; 1 without radar, 0 without a model. */
  readonly modelShare: number;
  /** Thunder from observed lightning; null if that says nothing and the model's hour applies. */
  readonly thunder: Thunder | null;
  /** The model's own rain, only where satellites take part in the course. */
  readonly unaided?: ModelRain;
}

/** The radar of a course. */
export interface RadarSource {
  readonly name: string;
  /** Credit that must be shown; null if none is required. */
  readonly credit: string | null;
  /** True where satellites estimate the rain, or most of it: it is not measured. */
  readonly isEstimate?: true;
}

/** Rain from a fresh radar that covers a place, or else from satellites. */
export interface RadarRain {
  readonly source: RadarSource;
  readonly frameAt: EpochSeconds;
  /** Minutes after the frame during which the nowcast has full weight, 30…90; then its weight falls to 0 at 180. */
  readonly fullWeightMinutes: number;
  /** The current ten minutes and the 18 after them; a value unknown to the radar is null. */
  readonly steps: readonly SeenStep[];
  /** Rain of the clock hour up to the current ten minutes, mm; null if the frames do not show it. */
  readonly fallenMm: number | null;
}

/** Rain of ten minutes from a radar or its nowcast. */
export interface SeenStep {
  readonly rainMmh: number | null;
  readonly chancePercent: number | null;
  /** The model's weight, 0…1, where radar and satellites share the step; otherwise that of the frame's age. */
  readonly modelShare?: number;
}

/** Observations and nowcast for a place from the current ten minutes on. */
export interface SeenSky {
  /** Null if neither a fresh radar nor satellites cover the place. */
  readonly radar: RadarRain | null;
  /** Thunder from observed lightning for the current ten minutes and the 18 after them; null if it says nothing. */
  readonly thunders: readonly (Thunder | null)[];
}

/** Rain of the forecast model alone in some minutes; null is unknown. */
export interface ModelRain {
  readonly rainMmh: number | null;
  readonly chancePercent: number | null;
}

/** The forecast model's rain of a clock hour. */
export interface ModelHour {
  readonly at: EpochSeconds;
  readonly rainMm: number | null;
  readonly rainProbabilityPercent: number | null;
}

/** Rain of a clock hour in the course. */
export interface CourseHour {
  readonly at: EpochSeconds;
  /** Fallen plus expected rain, mm. */
  readonly rainMm: number | null;
  /** Rain before the current ten minutes, mm; 0 in hours that have not begun. */
  readonly fallenMm: number | null;
  /** Mean rate of the remaining minutes, mm/h. */
  readonly remainingMmh: number | null;
  /** Chance of at least 0.2 mm in the remaining minutes. */
  readonly chancePercent: number | null;
  readonly thunder: Thunder | null;
  /** True where satellites' estimate leads in a part of it: it is never called dry. */
  readonly isEstimated: boolean;
}

/** The one rain course of a place: every statement about rain now and in the next hours uses it. */
export interface RainCourse {
  /** `model` if neither a fresh radar nor satellites cover the place: the hours are then the model's own. */
  readonly basis: 'radar' | 'satellite' | 'model';
  readonly frameAt: EpochSeconds | null;
  /** Null with the frame. */
  readonly source: RadarSource | null;
  /** Start of the current ten minutes. */
  readonly baseAt: EpochSeconds;
  /** The current ten minutes and the 18 after them. */
  readonly steps: readonly CourseStep[];
  /** The clock hours of the steps, the current one first; empty with `basis` `model`. */
  readonly hours: readonly CourseHour[];
}

/** Share of the model from which on it leads. */
export const LEADING_SHARE = 0.5;

/** Whether satellites' estimate leads in a step: without rain of theirs none was seen, which is not dry. */
export const isLedBySatellite = ({ modelShare, unaided }: Pick<CourseStep, 'modelShare' | 'unaided'>): boolean =>
  unaided !== undefined && modelShare < LEADING_SHARE;

/** Rates from here on are rain, mm/h. */
const WET_MMH = 0.1;
/** Minutes after a frame from which only the model counts. */
const MODEL_ALONE_MINUTES = 180;
/** Limits of the time during which a nowcast has full weight. */
const FULL_WEIGHT = { most: 90, least: 30 } as const;

/** Weight of the forecast model at a time after a frame, 0…1 (decisions.md, "One rain course per place"). */
export function modelShare(
  frameAt: EpochSeconds,
  at: EpochSeconds,
  fullWeightMinutes: number = FULL_WEIGHT.most,
): number {
  const full = Math.min(Math.max(fullWeightMinutes, FULL_WEIGHT.least), FULL_WEIGHT.most);
  const share = ((at - frameAt) / 60 - full) / (MODEL_ALONE_MINUTES - full);
  return Math.min(Math.max(share, 0), 1);
}

/** Blend of radar and model; the known one if only one is known, null if neither is. */
export function blendWithModel(radar: number | null, model: number | null, share: number): number | null {
  if (radar === null || model === null) return radar ?? model;
  return radar + share * (model - radar);
}

/**
 * Merges radar and model into one course. `now` is any current moment; `hours` are consecutive clock hours of the model
 * from the current one on, at least four. Rates are first rounded to 0.1 mm/h, and hours are sums of the rounded steps,
 * so that the steps add up to the hour. The first hour includes the rain that has fallen, the last one the model's rain
 * after the steps. An hour's chance is the highest of its steps: ten-minute steps of one shower are almost fully
 * dependent, and the higher threshold of the hour (0.2 mm) offsets what their union would add.
 */
export function composeRainCourse(
  now: EpochSeconds,
  { radar, thunders }: SeenSky,
  hours: readonly ModelHour[],
): RainCourse {
  const baseAt = now - (now % STEP_SECONDS);
  const hourAt = baseAt - (baseAt % HOUR_SECONDS);
  const findHour = (at: EpochSeconds): ModelHour | undefined => hours[Math.floor((at - hourAt) / HOUR_SECONDS)];
  const isEstimate = radar?.source.isEstimate === true;
  const steps = Array.from({ length: 1 + STEPS_AHEAD }, (_, index) => {
    const at = baseAt + index * STEP_SECONDS;
    const step = { ...mergeStep(at, radar?.steps[index], findHour(at), radar), thunder: thunders[index] ?? null };
    return isEstimate ? { ...step, unaided: toModelRain(findHour(at)) } : step;
  });
  const isSeen = radar !== null;
  return {
    basis: isEstimate ? 'satellite' : isSeen ? 'radar' : 'model',
    frameAt: radar?.frameAt ?? null,
    source: radar?.source ?? null,
    baseAt,
    steps,
    hours: isSeen ? listHours(steps, hourAt, radar, findHour) : [],
  };
}

const toModelRain = (hour: ModelHour | undefined): ModelRain => ({
  rainMmh: hour?.rainMm ?? null,
  chancePercent: hour?.rainProbabilityPercent ?? null,
});

function mergeStep(
  at: EpochSeconds,
  seen: SeenStep | undefined,
  hour: ModelHour | undefined,
  radar: RadarRain | null,
): Omit<CourseStep, 'thunder'> {
  const share = radar === null ? 1 : (seen?.modelShare ?? modelShare(radar.frameAt, at, radar.fullWeightMinutes));
  const rate = blendWithModel(seen?.rainMmh ?? null, hour?.rainMm ?? null, share);
  const ofModel = hour?.rainProbabilityPercent ?? null;
  // The model adds rain of an unknown chance, about which the chance of what was seen says nothing.
  const isUnknown = ofModel === null && share > 0 && (hour?.rainMm ?? 0) >= WET_MMH;
  const chance = isUnknown ? null : blendWithModel(seen?.chancePercent ?? null, ofModel, share);
  return {
    at,
    rainMmh: rate === null ? null : Math.round(10 * rate) / 10,
    chancePercent: chance === null ? null : Math.round(chance),
    modelShare: findKnownShare(seen?.rainMmh ?? null, hour?.rainMm ?? null, share),
  };
}

/** The effective share of a blend: 0 or 1 if only one of the two is known. */
function findKnownShare(radar: number | null, model: number | null, share: number): number {
  if (radar === null) return 1;
  return model === null ? 0 : share;
}

function listHours(
  steps: readonly CourseStep[],
  hourAt: EpochSeconds,
  { fallenMm }: RadarRain,
  findHour: (at: EpochSeconds) => ModelHour | undefined,
): CourseHour[] {
  const hours: CourseHour[] = [];
  const end = (steps.at(-1)?.at ?? hourAt) + STEP_SECONDS;
  for (let at = hourAt; at < end; at += HOUR_SECONDS) {
    const inside = steps.filter((step) => step.at >= at && step.at < at + HOUR_SECONDS);
    const before = ((inside[0]?.at ?? at) - at) / HOUR_SECONDS;
    const after = Math.max(at + HOUR_SECONDS - end, 0) / HOUR_SECONDS;
    hours.push(toHour(at, inside, { before, after, fallenMm: before === 0 ? 0 : fallenMm }, findHour(at)));
  }
  return hours;
}

interface HourParts {
  /** Shares of the hour before and after its steps, 0…1. */
  readonly before: number;
  readonly after: number;
  readonly fallenMm: number | null;
}

function toHour(
  at: EpochSeconds,
  steps: readonly CourseStep[],
  { before, after, fallenMm }: HourParts,
  model: ModelHour | undefined,
): CourseHour {
  const modelMm = model?.rainMm ?? null;
  const fallen = fallenMm ?? (modelMm === null ? null : modelMm * before);
  const stepMm = sumKnown(steps.map(({ rainMmh }) => rainMmh));
  const coming = after > 0 ? sumKnown([stepMm, modelMm === null ? null : 6 * modelMm * after]) : stepMm;
  const ahead = coming === null ? null : coming / 6;
  const chances = [
    ...steps.map(({ chancePercent }) => chancePercent),
    ...(after > 0 ? [model?.rainProbabilityPercent ?? null] : []),
  ];
  const thunders = steps.flatMap(({ thunder }) => (thunder === null ? [] : [thunder]));
  return {
    at,
    rainMm: ahead === null || fallen === null ? null : fallen + ahead,
    fallenMm: fallen,
    remainingMmh: ahead === null ? null : ahead / (1 - before),
    chancePercent: findHighest(chances),
    thunder: thunders.length === 0 ? null : (Math.max(...thunders) as Thunder),
    isEstimated: steps.some(isLedBySatellite),
  };
}

/** The highest chance; null if one is unknown. */
const findHighest = (chances: readonly (number | null)[]): number | null =>
  chances.reduce((most, chance) => (most === null || chance === null ? null : Math.max(most, chance)), 0);

/** Null if one is unknown. */
function sumKnown(values: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return sum;
}
