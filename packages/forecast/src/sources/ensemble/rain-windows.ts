import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { MemberField } from './member-file.ts';

/** Rain that fell between two moments, per cell, mm. */
export interface RainAmount {
  readonly from: EpochSeconds;
  readonly to: EpochSeconds;
  readonly values: Float32Array;
}

/** Converts one member's totals, step by step. */
export interface MemberRain {
  /** The amount since the previous total; null if it begins before the last one ends and does not continue it. */
  add(total: MemberField): RainAmount | null;
}

/**
 * Accepts totals from the start of the run or of a bucket, in the order of their steps, and returns the amount between
 * consecutive ones. A total that shrinks by packing noise adds 0. After a missing step the amount covers the whole time
 * since the last known one, if the totals still count from the same start.
 */
export function createMemberRain(): MemberRain {
  let last: MemberField | null = null;
  return {
    add(total) {
      const before = last;
      last = total;
      const { intervalStart, validAt, values } = total;
      if (before === null || intervalStart >= before.validAt) return { from: intervalStart, to: validAt, values };
      if (intervalStart !== before.intervalStart || validAt <= before.validAt) return null;
      return { from: before.validAt, to: validAt, values: subtract(values, before.values) };
    },
  };
}

function subtract(total: Float32Array, before: Float32Array): Float32Array {
  const rest = new Float32Array(total.length);
  for (let cell = 0; cell < total.length; cell++) {
    const difference = (total[cell] as number) - (before[cell] as number);
    rest[cell] = difference < 0 ? 0 : difference;
  }
  return rest;
}

/**
 * A span with one sum of rain: a Vietnamese calendar day, a period of one (07–13, 13–19, 19–01, 01–07), or the 24 hours
 * from 19:00 to 19:00, which are those of 12 UTC that ready probabilities have too.
 */
type RainWindowKind = 'Day' | 'Period' | 'Evening';

/** The sums of all members that know every hour of a window. */
export interface RainWindowSums {
  readonly kind: RainWindowKind;
  readonly from: EpochSeconds;
  readonly to: EpochSeconds;
  readonly sums: readonly Float64Array[];
}

/** Sums the members' amounts over days and periods: sums of quantiles are not quantiles of sums. */
interface RainWindows {
  /** Adds an amount of a member, shared evenly among the windows of its interval. Amounts of a member never overlap. */
  add(member: number, amount: RainAmount): void;
  /** Returns and removes the windows that end at or before a moment. */
  drain(until: EpochSeconds): RainWindowSums[];
}

const PERIOD_SECONDS = 6 * HOUR_SECONDS;
const EVENING_SECONDS = 12 * HOUR_SECONDS;
/** Longer intervals are not shared: it is unknown in which of their hours the rain fell. */
const LONGEST_SECONDS = 6 * HOUR_SECONDS;

interface MemberSum {
  readonly sum: Float64Array;
  /** Seconds of the window that are known. */
  covered: number;
}

interface OpenWindow {
  readonly kind: RainWindowKind;
  readonly from: EpochSeconds;
  readonly to: EpochSeconds;
  readonly members: Map<number, MemberSum>;
}

/** Creates empty windows. Memory: one sum per member and open window, usually two windows. */
export function createRainWindows(): RainWindows {
  const open = new Map<string, OpenWindow>();

  const findWindow = (kind: RainWindowKind, from: EpochSeconds, to: EpochSeconds): OpenWindow => {
    const key = `${kind} ${from}`;
    const window = open.get(key) ?? { kind, from, to, members: new Map() };
    open.set(key, window);
    return window;
  };

  return {
    add(member, amount) {
      if (amount.to - amount.from > LONGEST_SECONDS) return;
      for (const { kind, from, to } of listWindows(amount)) addShare(findWindow(kind, from, to), member, amount);
    },
    drain(until) {
      const over = [...open].filter(([, { to }]) => to <= until);
      for (const [key] of over) open.delete(key);
      return over.map(([, { kind, from, to, members }]) => {
        const whole = [...members.values()].filter(({ covered }) => covered === to - from);
        return { kind, from, to, sums: whole.map(({ sum }) => sum) };
      });
    },
  };
}

/** All windows of an interval of at most six hours: those of its first and of its last second. */
function listWindows({ from, to }: RainAmount): Omit<OpenWindow, 'members'>[] {
  const days = [...new Set([startOfVietnamDay(from), startOfVietnamDay(to - 1)])];
  // The periods begin at 00, 06, 12 and 18 UTC.
  const periods = [...new Set([from, to - 1].map((at) => Math.floor(at / PERIOD_SECONDS) * PERIOD_SECONDS))];
  const evenings = [from, to - 1].map((at) => findEvening(at));
  return [
    ...days.map((start) => ({ kind: 'Day' as const, from: start, to: start + DAY_SECONDS })),
    ...periods.map((start) => ({ kind: 'Period' as const, from: start, to: start + PERIOD_SECONDS })),
    ...[...new Set(evenings)].map((start) => ({ kind: 'Evening' as const, from: start, to: start + DAY_SECONDS })),
  ];
}

/** The last 19:00 in Vietnam, 12 UTC, at or before a moment. */
export function findEvening(at: EpochSeconds): EpochSeconds {
  return Math.floor((at - EVENING_SECONDS) / DAY_SECONDS) * DAY_SECONDS + EVENING_SECONDS;
}

function addShare({ from, to, members }: OpenWindow, member: number, amount: RainAmount): void {
  const shared = Math.min(to, amount.to) - Math.max(from, amount.from);
  const share = shared / (amount.to - amount.from);
  const known = members.get(member) ?? { sum: new Float64Array(amount.values.length), covered: 0 };
  members.set(member, known);
  known.covered += shared;
  for (let cell = 0; cell < known.sum.length; cell++) {
    known.sum[cell] = (known.sum[cell] as number) + share * (amount.values[cell] as number);
  }
}
