import { type EpochSeconds, HOUR_SECONDS, vietnamHour } from '#time/vietnam-time.ts';
import { estimateHookGust } from '#trade/site-limit.ts';
import type { WindRange } from './wind-profile.ts';
import type { SeaLimit, SeaValue } from './work-limits.ts';
import type { SeaGate, SeaSeries } from './work-windows.ts';

/** Wind of an hour at a height; null where unknown. */
export interface DeskLevel {
  readonly heightM: number;
  readonly speedMs: number | null;
  readonly range: WindRange | null;
}

/** An hour's quantities for limits of work at sea; null if unknown. */
export interface DeskHour {
  readonly at: EpochSeconds;
  readonly levels: readonly DeskLevel[];
  readonly visibilityKm: number | null;
  readonly thunder: number | null;
  readonly waveM: number | null;
  readonly wavePeriodS: number | null;
}

interface SeriesSetting {
  /** Start of the wind's run; null if unknown: leads then count from the first hour. */
  readonly runAt: EpochSeconds | null;
  /** Overriding condition of an hour. */
  readonly findGate?: (hour: DeskHour) => SeaGate;
}

const UNKNOWN: SeaValue = { value: null, range: null };
const certain = (value: number | null): SeaValue => ({ value, range: null });

function readLevel(hour: DeskHour, heightM: number | null): SeaValue {
  const level = hour.levels.find((one) => one.heightM === heightM);
  return level === undefined ? UNKNOWN : { value: level.speedMs, range: level.range };
}

/** The gust of 3 s at a height and its range, by the mean wind there (domain.md §6.13). */
function toGust({ value, range }: SeaValue): SeaValue {
  if (range === null) return certain(estimateHookGust(value));
  const [lowMs, highMs] = [estimateHookGust(range.lowMs), estimateHookGust(range.highMs)];
  return { value: estimateHookGust(value), range: lowMs === null || highMs === null ? null : { lowMs, highMs } };
}

function readValue({ quantity, heightM }: SeaLimit, hour: DeskHour): SeaValue {
  switch (quantity) {
    case 'windMs':
      return readLevel(hour, heightM);
    case 'gustMs':
      return toGust(readLevel(hour, heightM));
    case 'currentMs':
      // No source gives currents: a limit of them is never known to hold.
      return UNKNOWN;
    default:
      return certain(hour[quantity]);
  }
}

/** Hours of a desk as a series for finding windows of work. */
export function makeSeaSeries(hours: readonly DeskHour[], { runAt, findGate }: SeriesSetting): SeaSeries {
  const atOf = (hour: number): EpochSeconds => hours[hour]?.at ?? 0;
  const from = runAt ?? hours[0]?.at ?? 0;
  return {
    count: hours.length,
    read(limit, hour) {
      const of = hours[hour];
      return of === undefined ? UNKNOWN : readValue(limit, of);
    },
    clockOf: (hour) => vietnamHour(atOf(hour)),
    leadOf: (hour) => (atOf(hour) - from) / HOUR_SECONDS,
    findGate(hour) {
      const of = hours[hour];
      return of === undefined ? null : (findGate?.(of) ?? null);
    },
  };
}
