/** Rain that makes an hour wet in a chance, mm (decisions.md, "Probability of rain"). */
export const CHANCE_FROM_MM = 0.2;

/** Chances from which rain is mentioned, and from which it counts as certain, %. */
interface ChanceLimits {
  readonly possible: number;
  readonly likely: number;
}

/** domain.md §1.7 for 6 hours and more; decisions.md for an hour and for a nowcast step. */
const LONG_LIMITS: ChanceLimits = { possible: 30, likely: 60 };
const HOUR_LIMITS: ChanceLimits = { possible: 20, likely: 40 };

/** The limits of a period in hours; a nowcast step has those of an hour. */
export function chanceLimits(periodHours: number): ChanceLimits {
  return periodHours <= 1 ? HOUR_LIMITS : LONG_LIMITS;
}

/** `Không mưa` / `dry` requires a chance below this in the period, %, and an amount of class 0 (decisions.md). */
export const DRY_BELOW_PERCENT = 20;

/** Lag-1 correlation of wet hours, until one is fitted to gauges (domain-2.md §21.4). */
const HOUR_CORRELATION = 0.5;

/**
 * Combines consecutive hours one by one into the chance that at least one of them is wet, from their own chances and
 * their dependence (domain-2.md §21.5): q = 1 − p₁, then q ·= 1 − (p_h − J) / (1 − p_{h−1}) with J = (1 − ρ) p_{h−1}
 * p_h + ρ min(p_{h−1}, p_h). An unknown hour (null) is skipped and breaks the dependence of its neighbours.
 */
export class HourUnion {
  readonly #correlation: number;
  #dry = 1;
  #highest = 0;
  #before = 0;

  constructor(correlation: number = HOUR_CORRELATION) {
    this.#correlation = correlation;
  }

  add(percent: number | null): void {
    if (percent === null) {
      this.#before = 0;
      return;
    }
    const before = this.#before;
    const chance = Math.min(Math.max(percent / 100, 0), 1);
    const both = (1 - this.#correlation) * before * chance + this.#correlation * Math.min(before, chance);
    this.#dry *= before >= 1 ? 1 : 1 - (chance - both) / (1 - before);
    this.#highest = Math.max(this.#highest, chance);
    this.#before = chance;
  }

  /** %; 0 before the first hour. At least the highest hour's chance, at most their sum. */
  get percent(): number {
    return 100 * Math.max(1 - Math.max(this.#dry, 0), this.#highest);
  }
}

/**
 * Chance that at least one of consecutive hours is wet, %, by `HourUnion`; null if fewer than half of the hours are
 * known, and without hours.
 */
export function chanceOfAnyHour(
  chancesPercent: readonly (number | null)[],
  correlation: number = HOUR_CORRELATION,
): number | null {
  const union = new HourUnion(correlation);
  let known = 0;
  for (const percent of chancesPercent) {
    union.add(percent);
    if (percent !== null) known++;
  }
  return known === 0 || known * 2 < chancesPercent.length ? null : union.percent;
}

/**
 * Chance of one hour, %, from that of an interval of several hours: the p of the stationary chain P_n = 1 − (1 − p)(1 −
 * p(1 − ρ))^(n−1) (domain-2.md §21.4), found by bisection. An interval of one hour is unchanged.
 */
export function hourlyChance(intervalPercent: number, hours: number, correlation: number = HOUR_CORRELATION): number {
  const wanted = Math.min(Math.max(intervalPercent / 100, 0), 1);
  let low = 0;
  let high = 1;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    const chance = 1 - (1 - middle) * (1 - middle * (1 - correlation)) ** (hours - 1);
    if (chance < wanted) low = middle;
    else high = middle;
  }
  return 100 * high;
}

/** Chance from a count of members, %: (k + 1/3) / (m + 2/3), which is never 0 or 100 (domain-2.md §21.3). */
export function memberChance(reaching: number, members: number): number {
  return (100 * (reaching + 1 / 3)) / (members + 2 / 3);
}
