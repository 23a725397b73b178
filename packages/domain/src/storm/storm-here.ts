import type { LatLng } from '#geo/lat-lng.ts';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import { type Approach, type ExpectedPoint, findPassing, mayComeWithin, measureTrack } from './nearest-approach.ts';
import type { StormCentre } from './storm.ts';

/** A storm is near if a warning centre expects it this near within NEAR_HOURS (đề xuất). */
const NEAR_KM = 500;
/** How far ahead a storm counts as near, hours (đề xuất). */
export const NEAR_HOURS = 72;
/** A storm that came this near has gone over the place (đề xuất): strong wind reaches about as far. */
const PASSED_KM = 200;
/** The wind from which nobody prepares outdoors any more: T 0 (đề xuất). */
export const ZERO_FORCE = 8;
/** The wind in which branches and loose roofs move: a storm that leaves still matters. */
export const STRONG_FORCE = 6;

/** Whether a track brings a storm near a place in the coming hours, the present included. */
export function comesNear(points: readonly ExpectedPoint[], place: LatLng, now: EpochSeconds): boolean {
  if (!mayComeWithin(points, place, NEAR_KM)) return false;
  return findPassing(points, place, now, now + NEAR_HOURS * HOUR_SECONDS).km <= NEAR_KM;
}

/**
 * When the day after a storm ends that has gone over a place by its track; null if it has not, is still there, or comes
 * nearer.
 */
export function findDayAfter(points: readonly ExpectedPoint[], place: LatLng, now: EpochSeconds): EpochSeconds | null {
  if (!mayComeWithin(points, place, PASSED_KM)) return null;
  const { at, km } = findPassing(points, place, now - DAY_SECONDS, now);
  // Nearest at the start of the day: it was nearer before.
  const isBehind = at > now - DAY_SECONDS && at < now && measureTrack(points, place, now) > km;
  return isBehind && km <= PASSED_KM ? at + DAY_SECONDS : null;
}

/** What a place is to do about storms. */
export const STORM_HERE_STATES = ['warning', 'approaching', 'after', 'leaving', 'none'] as const;
/**
 * `warning`: an official bulletin on a storm holds; `approaching`: one is near, and comes nearer or blows here; `after`:
 * the day after one; `leaving`: one is near and goes away.
 */
type StormHereState = (typeof STORM_HERE_STATES)[number];

/** What decides the state of a place. */
interface StormHereFacts {
  readonly isWarned: boolean;
  /** Less than a day after a bulletin or a storm. */
  readonly isAfter: boolean;
  /** Of each storm that is near: whether its centre comes nearer or its strong wind is here or still comes. */
  readonly near: readonly { readonly isComing: boolean }[];
}

/** An official bulletin comes first, then a storm that comes, then the one that has just gone. */
export function decideStormHere({ isWarned, isAfter, near }: StormHereFacts): StormHereState {
  if (isWarned) return 'warning';
  if (near.some(({ isComing }) => isComing)) return 'approaching';
  if (isAfter) return 'after';
  return near.length > 0 ? 'leaving' : 'none';
}

/** What is known of the wind of an hour at a place, as forces of the mean wind, never of gusts. */
export interface StormHour {
  readonly at: EpochSeconds;
  /** Of the model behind the place's forecast. */
  readonly modelForce: number | null;
  /** Of each warning centre whose radii reach the place, in order of authority: at least this force. */
  readonly least: readonly { readonly centre: StormCentre; readonly force: number }[];
}

/** The moment that the preparations end at. */
export interface StormZero {
  readonly at: EpochSeconds;
  /** `radii`: wind of force 8 by a centre's radii; `model`: by the model; `approach`: the centre is nearest. */
  readonly basis: 'radii' | 'model' | 'approach';
  /** Null for the model. */
  readonly centre: StormCentre | null;
}

/**
 * T 0: the first hour in which any centre's radii or the model give a mean wind of force 8, for who prepares too early
 * loses little; without one, the nearest approach by the first centre that has one. Null where nothing comes.
 */
export function findStormZero(
  hours: readonly StormHour[],
  approaches: readonly { readonly centre: StormCentre; readonly approach: Pick<Approach, 'nearest'> }[],
): StormZero | null {
  for (const { at, modelForce, least } of hours) {
    const by = least.find(({ force }) => force >= ZERO_FORCE);
    if (by !== undefined) return { at, basis: 'radii', centre: by.centre };
    if ((modelForce ?? 0) >= ZERO_FORCE) return { at, basis: 'model', centre: null };
  }
  for (const { centre, approach } of approaches) {
    if (approach.nearest !== null) return { at: approach.nearest.at, basis: 'approach', centre };
  }
  return null;
}

/** Hours before T 0 by which the steps of the checklist are to be done (đề xuất). */
export const STORM_STEPS = [48, 24, 12, 6, 0] as const;
/** A step by its hours before T 0. */
export type StormStep = (typeof STORM_STEPS)[number];

/** The step that is running: the first whose time is still to come; the last once T 0 is over. */
export function findRunningStep(zeroAt: EpochSeconds, now: EpochSeconds): StormStep {
  return STORM_STEPS.find((hours) => zeroAt - hours * HOUR_SECONDS > now) ?? 0;
}

/** How far two centres differ about a place. */
interface CentreGap {
  /** Of the nearest distances, km. */
  readonly km: number;
  /** Of the times of the nearest approach; null if one of them sees none. */
  readonly hours: number | null;
}

/** The greatest difference between centres; null for fewer than two. They are never averaged. */
export function findCentreGap(approaches: readonly Approach[]): CentreGap | null {
  if (approaches.length < 2) return null;
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  const times = approaches.flatMap(({ nearest }) => (nearest === null ? [] : [nearest.at]));
  return {
    km: spread(approaches.map(({ km, nearest }) => nearest?.km ?? km)),
    hours: times.length < approaches.length ? null : spread(times) / HOUR_SECONDS,
  };
}
