import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import type { Thunder } from './thunder.ts';

/** Ten minutes, the step of a nowcast, seconds. */
export const STEP_SECONDS = 600;
/** Steps ahead of the present ten minutes. */
export const STEPS_AHEAD = 18;

/** Rain of ten minutes that begin at `at`; null is unknown. */
export interface CourseStep {
  readonly at: EpochSeconds;
  readonly rainMmh: number | null;
  /** Chance of at least 0.1 mm/h in it. */
  readonly chancePercent: number | null;
  /** How much of the rate is the forecast model's, 0…1; 1 where no radar speaks, 0 where no model does. */
  readonly modelShare: number;
  /** What seen lightning says of it; null where it says nothing and the model's hour is asked. */
  readonly thunder: Thunder | null;
}

/** The radar that a course comes from. */
export interface RadarSource {
  readonly name: string;
  /** As it must be shown; null where none is asked for. */
  readonly credit: string | null;
}

/** What a fresh radar that covers a place says of its rain. */
export interface RadarRain {
  readonly source: RadarSource;
  readonly frameAt: EpochSeconds;
  /** Minutes after the frame up to which the nowcast counts alone, 30…90; from there its weight falls to 0 at 180. */
  readonly fullWeightMinutes: number;
  /** The present ten minutes and the 18 after them; a value that the radar does not know is null. */
  readonly steps: readonly SeenStep[];
  /** What fell in the clock hour up to the present ten minutes, mm; null where the frames do not say. */
  readonly fallenMm: number | null;
}

/** Rain of ten minutes by a radar or its nowcast. */
export interface SeenStep {
  readonly rainMmh: number | null;
  readonly chancePercent: number | null;
}

/** What instruments say of a place from the present ten minutes on. */
export interface SeenSky {
  /** Null where no fresh radar covers the place. */
  readonly radar: RadarRain | null;
  /** By seen lightning for the present ten minutes and the 18 after them; null where it says nothing. */
  readonly thunders: readonly (Thunder | null)[];
}

/** The forecast model's rain of a clock hour. */
export interface ModelHour {
  readonly at: EpochSeconds;
  readonly rainMm: number | null;
  readonly rainProbabilityPercent: number | null;
}

/** Rain of a clock hour by the course. */
export interface CourseHour {
  readonly at: EpochSeconds;
  /** What fell in it and what is still expected, mm. */
  readonly rainMm: number | null;
  /** What of it fell before the present ten minutes, mm; 0 in hours that have not begun. */
  readonly fallenMm: number | null;
  /** Mean rate of the minutes that remain, mm/h. */
  readonly remainingMmh: number | null;
  /** Chance of 0.2 mm and more in the minutes that remain. */
  readonly chancePercent: number | null;
  readonly thunder: Thunder | null;
}

/** The one course of rain at a place: every statement about the rain of now and the next hours reads from it. */
export interface RainCourse {
  /** `model` where no fresh radar covers the place: then the hours are the model's own. */
  readonly basis: 'radar' | 'model';
  readonly frameAt: EpochSeconds | null;
  /** Null with the frame. */
  readonly source: RadarSource | null;
  /** Begin of the present ten minutes. */
  readonly baseAt: EpochSeconds;
  /** The present ten minutes and the 18 after them. */
  readonly steps: readonly CourseStep[];
  /** The clock hours that the steps touch, the current one first; none with `basis` `model`. */
  readonly hours: readonly CourseHour[];
}

/** From so many minutes after a frame on the model counts alone. */
const MODEL_ALONE_MINUTES = 180;
/** The longest and the shortest time that a nowcast may count alone. */
const FULL_WEIGHT = { most: 90, least: 30 } as const;

/** How much the forecast model counts so long after a frame, 0…1 (decisions.md, "One rain course per place"). */
export function modelShare(
  frameAt: EpochSeconds,
  at: EpochSeconds,
  fullWeightMinutes: number = FULL_WEIGHT.most,
): number {
  const full = Math.min(Math.max(fullWeightMinutes, FULL_WEIGHT.least), FULL_WEIGHT.most);
  const share = ((at - frameAt) / 60 - full) / (MODEL_ALONE_MINUTES - full);
  return Math.min(Math.max(share, 0), 1);
}

/** A value between radar and model; the one that is known where only one is, null where none is. */
export function blendWithModel(radar: number | null, model: number | null, share: number): number | null {
  if (radar === null || model === null) return radar ?? model;
  return radar + share * (model - radar);
}

/**
 * Merges radar and model into one course. `now` is any moment of the present; `hours` are consecutive clock hours of the
 * model from the current one on, at least four. Rates are rounded to 0.1 mm/h first and hours are the sums of the rounded
 * steps, so that the steps add up to the hour. The first hour holds what fell in it, the last one what the
 * model expects beyond the steps. An hour's chance is the highest of its steps': ten minutes of one shower depend on each
 * other almost wholly, and the higher limit of the hour (0.2 mm) takes away what their union would add.
 */
export function composeRainCourse(
  now: EpochSeconds,
  { radar, thunders }: SeenSky,
  hours: readonly ModelHour[],
): RainCourse {
  const baseAt = now - (now % STEP_SECONDS);
  const hourAt = baseAt - (baseAt % HOUR_SECONDS);
  const findHour = (at: EpochSeconds): ModelHour | undefined => hours[Math.floor((at - hourAt) / HOUR_SECONDS)];
  const steps = Array.from({ length: 1 + STEPS_AHEAD }, (_, index) => {
    const at = baseAt + index * STEP_SECONDS;
    return { ...mergeStep(at, radar?.steps[index], findHour(at), radar), thunder: thunders[index] ?? null };
  });
  const isSeen = radar !== null;
  return {
    basis: isSeen ? 'radar' : 'model',
    frameAt: radar?.frameAt ?? null,
    source: radar?.source ?? null,
    baseAt,
    steps,
    hours: isSeen ? listHours(steps, hourAt, radar, findHour) : [],
  };
}

function mergeStep(
  at: EpochSeconds,
  seen: SeenStep | undefined,
  hour: ModelHour | undefined,
  radar: RadarRain | null,
): Omit<CourseStep, 'thunder'> {
  const share = radar === null ? 1 : modelShare(radar.frameAt, at, radar.fullWeightMinutes);
  const rate = blendWithModel(seen?.rainMmh ?? null, hour?.rainMm ?? null, share);
  const chance = blendWithModel(seen?.chancePercent ?? null, hour?.rainProbabilityPercent ?? null, share);
  return {
    at,
    rainMmh: rate === null ? null : Math.round(10 * rate) / 10,
    chancePercent: chance === null ? null : Math.round(chance),
    modelShare: findKnownShare(seen?.rainMmh ?? null, hour?.rainMm ?? null, share),
  };
}

/** The share that a blend of these two has in truth: where only one is known, it counts alone. */
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
  /** Parts of the hour that lie before and after its steps, 0…1. */
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
    chancePercent: chances.every((chance) => chance === null)
      ? null
      : Math.max(...chances.map((chance) => chance ?? 0)),
    thunder: thunders.length === 0 ? null : (Math.max(...thunders) as Thunder),
  };
}

/** Null where one is unknown. */
function sumKnown(values: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return sum;
}
