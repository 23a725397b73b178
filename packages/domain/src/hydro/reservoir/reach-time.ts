import { LEAST_MEMBERS, quantileOfSorted } from '#hydro/model/flow-band.ts';
import { STEP_SECONDS } from '#hydro/model/flow-depth.ts';
import { spreadDays } from '#hydro/model/spread-days.ts';
import { followVolumes, type ReservoirRun } from './level-course.ts';
import { findVolumeHm3 } from './storage-curve.ts';

/** When a level is reached, seconds from now; null: not within the forecast. */
export interface ReachTime {
  /** Earliest and latest: P10 and P90 of members, or the bounds for daily flow; null also without a range. */
  readonly earliestSeconds: number | null;
  readonly middleSeconds: number | null;
  readonly latestSeconds: number | null;
  /** Share of members that reach it, 0–1; 0 or 1 for a single model. */
  readonly reachedPart: number;
  /** Source of the range: `members`, the unknown course within `days`, or none for a single hourly model. */
  readonly range: 'members' | 'days' | null;
}

/** Seconds until the level is reached from below; Infinity for never, null if a level is outside the table. */
function findSeconds(run: ReservoirRun, targetM: number): number | null {
  const [volumesHm3, target] = [followVolumes(run), findVolumeHm3(run.curve, targetM)];
  if (volumesHm3 === null || target === null) return null;
  const at = volumesHm3.findIndex((volume) => volume >= target);
  if (at <= 0) return at === 0 ? 0 : Infinity;
  const [before, after] = [volumesHm3[at - 1] as number, volumesHm3[at] as number];
  return (at - 1 + (target - before) / (after - before)) * run.stepSeconds;
}

const toKnown = (seconds: number): number | null => (Number.isFinite(seconds) ? seconds : null);

/**
 * When a single model reaches a level, such as MNDBT, MNLTK or MNLKT (domain.md §5.4.2). Without a range. Null if a
 * level is outside the table.
 */
export function findReachTime(run: ReservoirRun, targetM: number): ReachTime | null {
  const seconds = findSeconds(run, targetM);
  if (seconds === null) return null;
  return {
    earliestSeconds: null,
    middleSeconds: toKnown(seconds),
    latestSeconds: null,
    reachedPart: Number.isFinite(seconds) ? 1 : 0,
    range: null,
  };
}

/**
 * When members reach a level: P10, P50 and P90 of their times, where a member that does not reach it counts as latest.
 * Null for fewer than five members or if a level is outside the table.
 *
 * @param members inflow of each member, m³/s by step
 */
export function findReachTimeOfMembers(
  run: Omit<ReservoirRun, 'inflowM3S'>,
  members: readonly ArrayLike<number>[],
  targetM: number,
): ReachTime | null {
  if (members.length < LEAST_MEMBERS) return null;
  const times = members.map((inflowM3S) => findSeconds({ ...run, inflowM3S }, targetM));
  const known = times.filter((seconds) => seconds !== null).sort((a, b) => a - b);
  if (known.length < times.length) return null;
  const at = (part: number): number | null => toKnown(quantileOfSorted(known, part));
  return {
    earliestSeconds: at(0.1),
    middleSeconds: at(0.5),
    latestSeconds: at(0.9),
    reachedPart: known.filter(Number.isFinite).length / known.length,
    range: 'members',
  };
}

/**
 * When daily flow reaches a level: the middle from hours interpolated between days, the range from the unknown course
 * within a day. Earliest: each day's water arrives at its start. Latest: at its end. Null if a level is outside the
 * table.
 *
 * @param run one inflow per day, m³/s; `stepSeconds` is a day; its release is one value
 */
export function findReachTimeOfDays(
  run: Omit<ReservoirRun, 'stepSeconds' | 'releaseM3S'> & { readonly releaseM3S: number },
  targetM: number,
): ReachTime | null {
  const { hours } = spreadDays(run.inflowM3S);
  const middle = findSeconds({ ...run, inflowM3S: hours, stepSeconds: STEP_SECONDS.hour }, targetM);
  const volumesHm3 = followVolumes({ ...run, stepSeconds: STEP_SECONDS.day });
  const target = findVolumeHm3(run.curve, targetM);
  if (middle === null || volumesHm3 === null || target === null) return null;
  const toHm3 = STEP_SECONDS.day / 1e6;
  const days = Array.from({ length: run.inflowM3S.length }, (_, day) => day);
  const isThere = (volume: number): boolean => volume >= target;
  const early = isThere(volumesHm3[0] as number)
    ? 0
    : days.find((day) => isThere((volumesHm3[day] as number) + (run.inflowM3S[day] as number) * toHm3));
  const late = volumesHm3.findIndex(isThere);
  return {
    earliestSeconds: early === undefined ? null : early * STEP_SECONDS.day,
    middleSeconds: toKnown(middle),
    latestSeconds: late === -1 ? null : late * STEP_SECONDS.day,
    reachedPart: Number.isFinite(middle) ? 1 : 0,
    range: 'days',
  };
}

/**
 * Earliest seconds until a level is reached if the inflow is known by day and its hours are interpolated: each day's
 * water may arrive at the start of the day. Null: not within the forecast, or a level outside the table.
 *
 * @param run its steps are shorter than a day and may begin within one
 * @param dayBegins ascending indexes of the first steps of days; the first is 0
 */
export function findEarliestOfDays(run: ReservoirRun, dayBegins: readonly number[], targetM: number): number | null {
  const [volumesHm3, target] = [followVolumes(run), findVolumeHm3(run.curve, targetM)];
  if (volumesHm3 === null || target === null) return null;
  if ((volumesHm3[0] as number) >= target) return 0;
  const found = dayBegins.find((begin, day) => {
    let highest = volumesHm3[begin] as number;
    for (let at = begin; at < (dayBegins[day + 1] ?? run.inflowM3S.length); at++)
      highest += ((run.inflowM3S[at] as number) * run.stepSeconds) / 1e6;
    return highest >= target;
  });
  return found === undefined ? null : found * run.stepSeconds;
}
