/**
 * Rain of a period: 0 no significant rain, 1 mưa nhỏ, 2 mưa, 3 mưa vừa, 4 mưa to, 5 mưa rất to. The hour has no class 2
 * (domain.md §1.3.6).
 */
export type RainClass = 0 | 1 | 2 | 3 | 4 | 5;

/** Periods that have rain classes, hours. */
export type RainPeriodHours = 1 | 6 | 12 | 24;

/**
 * Class of an amount in millimetres over a period: each period has its own limits, classes are never summed. Throws a
 * RangeError for NaN.
 */
export function classifyRain(rainMm: number, periodHours: RainPeriodHours): RainClass {
  if (Number.isNaN(rainMm)) throw new RangeError('The class of an unknown amount of rain is unknown');
  return periodHours === 1 ? classifyHour(rainMm) : classifyLonger(rainMm, periodHours);
}

/** WMO-No. 8: slight, moderate, heavy, violent. */
function classifyHour(rainMm: number): RainClass {
  if (rainMm < 0.1) return 0;
  if (rainMm < 2.5) return 1;
  if (rainMm < 10) return 3;
  return rainMm < 50 ? 4 : 5;
}

/** Rows of domain.md §1.3: 12 h and 24 h of the hydrometeorological service, 6 h half of 12 h. */
function classifyLonger(rainMm: number, periodHours: 6 | 12 | 24): RainClass {
  const halfDays = periodHours / 12;
  if (rainMm < (periodHours === 24 ? 0.6 : 0.3)) return 0;
  if (rainMm < 3 * halfDays) return 1;
  if (rainMm < 8 * halfDays) return 2;
  if (rainMm <= 25 * halfDays) return 3;
  return rainMm <= 50 * halfDays ? 4 : 5;
}

/** Likely range of an amount of rain, millimetres: both ends or none. */
interface RainRange {
  readonly lowMm: number | null;
  readonly highMm: number | null;
}

const NO_RANGE: RainRange = { lowMm: null, highMm: null };

/**
 * Fits an ensemble's range to the displayed rain, so that low ≤ rain ≤ high (api.md, last line of the weather part).
 * The displayed forecast is one more possible outcome of the same model, so a range that excludes it is widened up to
 * it, never shifted. Null if the rain or an end of the range is unknown.
 */
export function fitRainRange(lowMm: number | null, rainMm: number | null, highMm: number | null): RainRange {
  if (lowMm === null || rainMm === null || highMm === null) return NO_RANGE;
  return { lowMm: Math.min(lowMm, rainMm), highMm: Math.max(highMm, rainMm) };
}

/** Chance of a span, %, below which its rain may be zero. */
const SURE_FROM_PERCENT = 90;

/**
 * The low end of the likely range of a future span, mm: counts only rain that is certain (decisions.md, "Beyond day
 * 7").
 */
export function limitSureRain(
  lowMm: number | null,
  chancePercent: number | null,
  periodHours: RainPeriodHours,
): number | null {
  if (lowMm === null || chancePercent === null || chancePercent >= SURE_FROM_PERCENT) return lowMm;
  return classifyRain(lowMm, periodHours) === 0 ? lowMm : 0;
}

/** Rain that makes an hour wet in a chance, mm (decisions.md, "Probability of rain"). */
export const CHANCE_FROM_MM = 0.2;

/** Chance of a span, %, below which no rain is likely: the 90th percentile is dry. */
const LIKELY_FROM_PERCENT = 10;

/**
 * The high end of the likely range of a future span, mm: no rain where its chance is below a tenth, and otherwise at least
 * the rain of that chance.
 */
export function limitLikelyRain(
  highMm: number | null,
  chancePercent: number | null,
  periodHours: RainPeriodHours,
): number | null {
  if (highMm === null || chancePercent === null) return highMm;
  // As it is shown.
  if (Math.round(chancePercent) >= LIKELY_FROM_PERCENT) return Math.max(highMm, CHANCE_FROM_MM);
  return classifyRain(highMm, periodHours) === 0 ? highMm : 0;
}

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
