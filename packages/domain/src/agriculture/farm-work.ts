import { NO_CONDITIONS, type WorkConditions } from '#safety/work-gate.ts';
import { DAY_SECONDS, type EpochSeconds } from '#time/vietnam-time.ts';
import type { FarmDaylight, FarmHour } from './farm-hour.ts';

/** An hour with less is dry (domain.md §1.3.6). */
const WET_FROM_MM = 0.1;

/** Rain of some consecutive hours. */
interface RainSum {
  /** Sum of the known hours, mm: a lower bound. */
  readonly mm: number;
  /** Whether every hour of the span is there and known. */
  readonly isWhole: boolean;
}

/** Rain sums over any hours of a list, and the time until the next rain, each in constant time. */
export class RainOutlook {
  readonly #hours: readonly FarmHour[];
  readonly #sums: Float64Array;
  readonly #known: Int32Array;
  /** Per hour, the number of known dry hours from it on. */
  readonly #dryHours: Int32Array;
  /** Per hour, index of the first known wet hour from it on; −1 for none. */
  readonly #nextWet: Int32Array;

  constructor(hours: readonly FarmHour[]) {
    this.#hours = hours;
    this.#sums = new Float64Array(hours.length + 1);
    this.#known = new Int32Array(hours.length + 1);
    this.#dryHours = new Int32Array(hours.length + 1);
    this.#nextWet = new Int32Array(hours.length + 1).fill(-1);
    for (const [i, { rainMm }] of hours.entries()) {
      this.#sums[i + 1] = (this.#sums[i] ?? 0) + (rainMm ?? 0);
      this.#known[i + 1] = (this.#known[i] ?? 0) + (rainMm === null ? 0 : 1);
    }
    for (let i = hours.length - 1; i >= 0; i--) {
      const rainMm = hours[i]?.rainMm ?? null;
      const isWet = rainMm !== null && rainMm >= WET_FROM_MM;
      if (rainMm !== null && !isWet) this.#dryHours[i] = (this.#dryHours[i + 1] ?? 0) + 1;
      this.#nextWet[i] = isWet ? i : (this.#nextWet[i + 1] ?? -1);
    }
  }

  /** Rain of `count` hours from index `from` on; hours outside the list are unknown. */
  sum(from: number, count: number): RainSum {
    const first = Math.max(from, 0);
    const end = Math.min(from + count, this.#hours.length);
    if (end <= first) return { mm: 0, isWhole: count === 0 };
    const known = (this.#known[end] ?? 0) - (this.#known[first] ?? 0);
    const mm = (this.#sums[end] ?? 0) - (this.#sums[first] ?? 0);
    return { mm: Math.round(mm * 1e6) / 1e6, isWhole: known === count };
  }

  /** Number of hours from index `from` on that are known to stay below 0.1 mm. */
  countDryHours(from: number): number {
    return this.#dryHours[from] ?? 0;
  }

  /** Hours from index `from` until the first known wet one, 0 for the hour itself; null for none. */
  findWetIn(from: number): number | null {
    const next = this.#nextWet[Math.max(from, 0)] ?? -1;
    return next < 0 ? null : next - from;
  }

  /** Highest chance of rain of `count` hours from index `from` on, %; null where none is known. */
  findChance(from: number, count: number): number | null {
    let highest: number | null = null;
    const end = Math.min(from + count, this.#hours.length);
    for (let i = Math.max(from, 0); i < end; i++) {
      const chance = this.#hours[i]?.rainProbabilityPercent ?? null;
      if (chance !== null && (highest === null || chance > highest)) highest = chance;
    }
    return highest;
  }
}

/** Hours with all input of the rules of farm work. */
export interface FarmWork {
  readonly hours: readonly FarmHour[];
  readonly rain: RainOutlook;
  /** Calendar days in order that cover all hours. */
  readonly days: readonly FarmDaylight[];
  /** Estimated pond temperature by day, °C, as `days`; null if unknown. Only feeding needs it. */
  readonly pondC: readonly (number | null)[];
  /** Conditions that override every verdict. */
  readonly conditions: WorkConditions;
}

/** Prepares hours for the rules. */
export function toFarmWork(
  hours: readonly FarmHour[],
  days: readonly FarmDaylight[],
  pondC: readonly (number | null)[] = [],
  conditions: WorkConditions = NO_CONDITIONS,
): FarmWork {
  return { hours, rain: new RainOutlook(hours), days, pondC, conditions };
}

/** Index of the day of a moment; −1 or beyond the last if no day contains it. */
export function findDayIndex({ days }: FarmWork, at: EpochSeconds): number {
  return Math.floor((at - (days[0]?.startAt ?? 0)) / DAY_SECONDS);
}
