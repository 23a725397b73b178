import { spreadDays } from '@portal/domain/hydro/model/spread-days';
import {
  findHoldingRelease,
  findLevelBand,
  followLevel,
  type LevelBand,
  type ReservoirRun,
} from '@portal/domain/hydro/reservoir/level-course';
import { findLevelCap } from '@portal/domain/hydro/reservoir/procedure-clock';
import { findEarliestOfDays, findReachTime, findReachTimeOfMembers } from '@portal/domain/hydro/reservoir/reach-time';
import { RESERVOIR_LEVELS, type Reservoir, type ReservoirLevel } from '@portal/domain/hydro/reservoir/reservoir';
import { findVolumeHm3, type StorageCurve } from '@portal/domain/hydro/reservoir/storage-curve';
import { type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { Inflow } from './find-inflow.ts';
import { suggestReleases } from './suggest-releases.ts';

/** An older level reading is stale: the desk marks it and does not check the procedure against it. */
export const FRESH_SECONDS = 12 * HOUR_SECONDS;

type LevelRefusal = 'noCurve' | 'noInflow' | 'noReading' | 'noRelease' | 'oldReading' | 'outsideCurve';

/** A level of the reservoir, or the current level cap of its procedure. */
type ReachKind = 'cap' | Exclude<ReservoirLevel, 'dead'>;

/** When a level is reached with a given release. */
interface Reach {
  readonly kind: ReachKind;
  readonly levelM: number;
  /** Rise from the reading to this level; negative if the reading was higher. */
  readonly leftM: number;
  readonly isOutside: boolean;
  readonly middleAt: EpochSeconds | null;
  /** Earliest time: 10% of the members have reached it. Null also without a range. */
  readonly earliestAt: EpochSeconds | null;
  /** 90% of the members have reached it; null if fewer do within the forecast, or without members. */
  readonly latestAt: EpochSeconds | null;
  /** Members that reach it within the forecast; null without members. */
  readonly membersReaching: number | null;
  /** Smallest constant release from now on that never exceeds it, m³/s. */
  readonly holdingM3S: number | null;
}

interface ReleaseCourse {
  readonly releaseM3S: number;
  /** Hourly from the reading; null outside the storage curve. */
  readonly levelsM: readonly (number | null)[];
  /** 10% and 90% quantiles of the members, as far as they reach; null without members. */
  readonly band: LevelBand | null;
  readonly reaches: readonly Reach[];
}

/** The level forecast, or why there is none. */
export type Levels =
  | { readonly state: LevelRefusal }
  | {
      readonly state: 'ready';
      /** Time of the reading, at which the series start. */
      readonly from: EpochSeconds;
      readonly isStale: boolean;
      /** MNC (dead storage level); null: not entered. */
      readonly deadM: number | null;
      /** Basis of times: members, or the unknown distribution within the day of a daily model. */
      readonly range: 'members' | 'days' | null;
      readonly members: number;
      /** The current release first, then the tried ones. */
      readonly courses: readonly ReleaseCourse[];
    };

interface LevelsAsk {
  readonly reservoir: Reservoir;
  readonly inflow: Inflow;
  /** Null: none given, so some are suggested. */
  readonly triedM3S: readonly number[] | null;
  readonly now: EpochSeconds;
}

type ReadyInflow = Extract<Inflow, { state: 'ready' }>;

/** Hourly inflow from the end of the records to the end of the forecast, main series and members. */
function listHours({ from, step, pastM3S, forecast, members }: ReadyInflow) {
  const isDaily = step === 'day';
  const toHours = (ahead: Float64Array | undefined): Float64Array => {
    const steps = Float64Array.of(...pastM3S, ...(ahead ?? []));
    return isDaily ? spreadDays(steps).hours : steps;
  };
  return {
    from: from - pastM3S.length * (isDaily ? 24 : 1) * HOUR_SECONDS,
    hoursM3S: toHours(forecast.steps[0]),
    memberHours: members?.forecast.steps.map(toHours) ?? [],
  };
}

/** Hourly inflow aligned to the time of the reading, each hour weighted from two. */
function shiftHours(hoursM3S: Float64Array, from: EpochSeconds, at: EpochSeconds): Float64Array {
  const first = Math.floor((at - from) / HOUR_SECONDS);
  const part = (at - from) / HOUR_SECONDS - first;
  const count = Math.max(hoursM3S.length - first - (part > 0 ? 1 : 0), 0);
  return Float64Array.from({ length: count }, (_, hour) => {
    const own = hoursM3S[first + hour] as number;
    return part === 0 ? own : (1 - part) * own + part * (hoursM3S[first + hour + 1] as number);
  });
}

/**
 * Steps at which days start. An hour that contains midnight counts towards the next day, so that no time is too late.
 */
function listDayBegins(from: EpochSeconds, count: number): number[] {
  const dayOf = (step: number): EpochSeconds => startOfVietnamDay(from + (step + 1) * HOUR_SECONDS - 1);
  return Array.from({ length: count }, (_, step) => step).filter(
    (step) => step === 0 || dayOf(step) !== dayOf(step - 1),
  );
}

interface CourseAsk {
  readonly reservoir: Reservoir & { readonly curve: StorageCurve };
  readonly run: Omit<ReservoirRun, 'releaseM3S'>;
  readonly from: EpochSeconds;
  readonly now: EpochSeconds;
  /** Inflow per member for the same hours; empty without members. */
  readonly members: readonly Float64Array[];
  /** Null with members, or with an hourly model, which has no range. */
  readonly dayBegins: readonly number[] | null;
}

/** Levels above the reading. */
function listTargets({ reservoir: { levels, procedure }, now }: CourseAsk) {
  const cap = procedure === null ? null : findLevelCap(procedure, now);
  const own = RESERVOIR_LEVELS.flatMap((kind) => {
    const levelM = levels[kind];
    return kind === 'dead' || levelM === null ? [] : [{ kind, levelM }];
  });
  return cap === null ? own : [{ kind: 'cap' as const, levelM: cap.levelM }, ...own];
}

/** The current release until now, then the tried one; the current hour is weighted from both. */
function listReleases({ run, from, now }: CourseAsk, nowM3S: number, triedM3S: number): Float64Array {
  return Float64Array.from({ length: run.inflowM3S.length }, (_, hour) => {
    const over = Math.min(Math.max((now - from) / HOUR_SECONDS - hour, 0), 1);
    return over * nowM3S + (1 - over) * triedM3S;
  });
}

/** The smallest release from the next hour on that holds a level; null if the level at that hour is unknown. */
function findHolding({ run, from, now }: CourseAsk, levelsM: ReleaseCourse['levelsM'], targetM: number): number | null {
  const next = Math.max(Math.ceil((now - from) / HOUR_SECONDS), 0);
  const levelM = levelsM[next] ?? null;
  const inflowM3S = Array.from(run.inflowM3S).slice(next);
  return levelM === null ? null : findHoldingRelease({ ...run, levelM, inflowM3S }, targetM);
}

/** Time range for reaching a level: by members, or assuming that each day's inflow arrives at the start of the day. */
function findReachRange({ from, members, dayBegins }: CourseAsk, run: ReservoirRun, levelM: number) {
  const time = findReachTimeOfMembers(run, members, levelM);
  if (time !== null) {
    const toMoment = (seconds: number | null) => (seconds === null ? null : Math.round(from + seconds));
    return {
      earliestAt: toMoment(time.earliestSeconds),
      latestAt: toMoment(time.latestSeconds),
      membersReaching: Math.round(time.reachedPart * members.length),
    };
  }
  const earliest = dayBegins === null ? null : findEarliestOfDays(run, dayBegins, levelM);
  return {
    // The step may start before the midnight within it.
    earliestAt: earliest === null ? null : Math.max(from, startOfVietnamDay(from + earliest + HOUR_SECONDS - 1)),
    latestAt: null,
    membersReaching: null,
  };
}

function findCourse(ask: CourseAsk, nowM3S: number, triedM3S: number): ReleaseCourse {
  const { run, from, members } = ask;
  const whole: ReservoirRun = { ...run, releaseM3S: listReleases(ask, nowM3S, triedM3S) };
  const levelsM = followLevel(whole)?.levelsM ?? [];
  const reaches = listTargets(ask).map(({ kind, levelM }): Reach => {
    const middle = findReachTime(whole, levelM)?.middleSeconds ?? null;
    return {
      kind,
      levelM,
      leftM: levelM - run.levelM,
      isOutside: findVolumeHm3(run.curve, levelM) === null,
      middleAt: middle === null ? null : Math.round(from + middle),
      ...findReachRange(ask, whole, levelM),
      holdingM3S: findHolding(ask, levelsM, levelM),
    };
  });
  return { releaseM3S: triedM3S, levelsM, band: findLevelBand(whole, members), reaches };
}

/**
 * Computes the level from its reading through modelled inflow, for the current and the tried releases, which start
 * now. Without storage curve, calibrated inflow, reading or release there is no forecast.
 */
export function findLevels({ reservoir, inflow, triedM3S, now }: LevelsAsk): Levels {
  const { curve, reading, releaseM3S } = reservoir;
  if (curve === null) return { state: 'noCurve' };
  if (inflow.state !== 'ready') return { state: 'noInflow' };
  if (reading === null) return { state: 'noReading' };
  if (releaseM3S === null) return { state: 'noRelease' };
  if (findVolumeHm3(curve, reading.levelM) === null) return { state: 'outsideCurve' };
  const hours = listHours(inflow);
  if (reading.at < hours.from) return { state: 'oldReading' };
  const inflowM3S = shiftHours(hours.hoursM3S, hours.from, reading.at);
  const members = hours.memberHours.map((member) => shiftHours(member, hours.from, reading.at));
  if (inflowM3S.length === 0) return { state: 'noInflow' };
  const ask: CourseAsk = {
    reservoir: { ...reservoir, curve },
    run: { curve, levelM: reading.levelM, inflowM3S, stepSeconds: HOUR_SECONDS },
    from: reading.at,
    now,
    members,
    dayBegins: inflow.step === 'day' && members.length === 0 ? listDayBegins(reading.at, inflowM3S.length) : null,
  };
  const peakM3S = inflowM3S.reduce((most, flow) => Math.max(most, flow), 0);
  const tried = triedM3S ?? suggestReleases(releaseM3S, peakM3S);
  return {
    state: 'ready',
    from: reading.at,
    isStale: now - reading.at > FRESH_SECONDS,
    deadM: reservoir.levels.dead,
    range: members.length > 0 ? 'members' : inflow.step === 'day' ? 'days' : null,
    members: members.length,
    courses: [releaseM3S, ...tried].map((release) => findCourse(ask, releaseM3S, release)),
  };
}
