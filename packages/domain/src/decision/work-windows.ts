import { listRuns } from '#time/list-runs.ts';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '#time/vietnam-time.ts';
import { LEVEL } from './assess-hours.ts';

/** Consecutive hours in which work is possible; `toAt` is the end. */
export interface WorkWindow {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
}

/** A Vietnamese calendar day with its windows, cut at midnight. */
export interface WorkDay {
  readonly dayAt: EpochSeconds;
  readonly windows: readonly WorkWindow[];
  /** Known hours of the day. */
  readonly knownHours: number;
  /** Hours with verdict go between 06 and 19 o'clock. */
  readonly goHours: number;
  /**
   * Start of the best hour between 06 and 19 o'clock: the one with the least chance of a miss in the longest window,
   * the earliest of equals; null without a window.
   */
  readonly bestAt: EpochSeconds | null;
}

/** Daylight for outdoor work all year, clock hours. */
const DAYTIME = { from: 6, to: 19 } as const;

/** Every run of go hours, not cut at midnight. `startAt` is the moment of the first hour. */
export function listWindows(levels: Uint8Array, startAt: EpochSeconds): readonly WorkWindow[] {
  return listRuns(levels.length, (hour) => levels[hour] === LEVEL.go).map(({ from, to }) => ({
    fromAt: startAt + from * HOUR_SECONDS,
    toAt: startAt + to * HOUR_SECONDS,
  }));
}

/** The best hour of the windows by the chances of a miss, %, NaN unknown. */
function findBest(
  windows: readonly WorkWindow[],
  chances: Float64Array | null,
  startAt: EpochSeconds,
): EpochSeconds | null {
  let longest: WorkWindow | null = null;
  for (const window of windows)
    if (longest === null || window.toAt - window.fromAt > longest.toAt - longest.fromAt) longest = window;
  if (longest === null) return null;
  let bestAt = longest.fromAt;
  let least = Number.POSITIVE_INFINITY;
  for (let at = longest.fromAt; at < longest.toAt; at += HOUR_SECONDS) {
    const chance = chances?.[(at - startAt) / HOUR_SECONDS] ?? Number.NaN;
    if (chance < least) {
      least = chance;
      bestAt = at;
    }
  }
  return bestAt;
}

/** The parts of windows that lie between two moments. */
function cutWindows(windows: readonly WorkWindow[], fromAt: EpochSeconds, toAt: EpochSeconds): WorkWindow[] {
  return windows
    .map((window) => ({ fromAt: Math.max(window.fromAt, fromAt), toAt: Math.min(window.toAt, toAt) }))
    .filter((window) => window.fromAt < window.toAt);
}

/**
 * The calendar days of the hours, each with its windows. `chances` of a miss choose the best hour; null: the earliest.
 */
export function listWorkDays(
  levels: Uint8Array,
  startAt: EpochSeconds,
  chances: Float64Array | null = null,
): readonly WorkDay[] {
  const days: WorkDay[] = [];
  const endAt = startAt + levels.length * HOUR_SECONDS;
  for (let dayAt = startOfVietnamDay(startAt); dayAt < endAt; dayAt += DAY_SECONDS) {
    const from = Math.max(0, (dayAt - startAt) / HOUR_SECONDS);
    const to = Math.min(levels.length, (dayAt + DAY_SECONDS - startAt) / HOUR_SECONDS);
    const ofDay = levels.subarray(from, to);
    const windows = listWindows(ofDay, startAt + from * HOUR_SECONDS);
    let knownHours = 0;
    let goHours = 0;
    ofDay.forEach((level, hour) => {
      if (level !== LEVEL.unknown) knownHours++;
      const clock = (startAt + (from + hour) * HOUR_SECONDS - dayAt) / HOUR_SECONDS;
      if (level === LEVEL.go && clock >= DAYTIME.from && clock < DAYTIME.to) goHours++;
    });
    const [begin, end] = [DAYTIME.from, DAYTIME.to].map((hour) => dayAt + hour * HOUR_SECONDS) as [number, number];
    const bestAt = findBest(cutWindows(windows, begin, end), chances, startAt);
    days.push({ dayAt, windows, knownHours, goHours, bestAt });
  }
  return days;
}
