import { isRecord } from '@portal/domain/data/is-record';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** A frame of JMA's list. */
export interface TargetTime {
  /** When the satellite saw it. */
  readonly at: EpochSeconds;
  /** Fourteen digits each, which become part of addresses. */
  readonly basetime: string;
  readonly validtime: string;
}

/** The usable frames of a list, and what was wrong with others. */
interface TargetTimes {
  /** Oldest first. */
  readonly times: readonly TargetTime[];
  /** The first fault of an entry, one line; null if there is none. */
  readonly fault: string | null;
}

const SOON_SECONDS = 600;
const DIGITS = /^\d{14}$/;
const LONGEST_SHOWN = 40;

/** Seconds of fourteen digits in UTC; null if they are none, or no moment of the calendar. */
function parseMoment(text: unknown): EpochSeconds | null {
  if (typeof text !== 'string' || !DIGITS.test(text)) return null;
  const iso = text.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6.000Z');
  const ms = Date.parse(iso);
  // Parsing accepts 30 February as 2 March.
  return !Number.isNaN(ms) && new Date(ms).toISOString() === iso ? ms / 1000 : null;
}

function parseEntry(entry: unknown, now: EpochSeconds): TargetTime | string {
  const { basetime, validtime }: Readonly<Record<string, unknown>> = isRecord(entry) ? entry : {};
  const at = parseMoment(validtime);
  const shown = JSON.stringify(validtime === undefined ? null : validtime).slice(0, LONGEST_SHOWN);
  if (at === null || parseMoment(basetime) === null) return `has an entry without two times of 14 digits (${shown})`;
  if (at > now + SOON_SECONDS) return `has the time ${shown}, which has not come yet`;
  return { at, basetime: String(basetime), validtime: String(validtime) };
}

/**
 * The frames of `targetTimes_fd.json` from the last `windowSeconds`, each moment once by its latest `basetime`, at most
 * the `most` newest. Throws an `Error` of one line for a text that is no list.
 */
export function parseTargetTimes(
  text: string,
  { now, windowSeconds, most }: { readonly now: EpochSeconds; readonly windowSeconds: number; readonly most: number },
): TargetTimes {
  const list = parseList(text);
  const byMoment = new Map<EpochSeconds, TargetTime>();
  let fault: string | null = null;
  for (const entry of list) {
    const time = parseEntry(entry, now);
    if (typeof time === 'string') fault ??= time;
    else if (time.at > now - windowSeconds && time.basetime >= (byMoment.get(time.at)?.basetime ?? ''))
      byMoment.set(time.at, time);
  }
  return { times: [...byMoment.values()].sort((a, b) => a.at - b.at).slice(-most), fault };
}

function parseList(text: string): readonly unknown[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new Error('is not whole JSON');
  }
  if (!Array.isArray(list)) throw new Error('is not a list of times');
  return list;
}
