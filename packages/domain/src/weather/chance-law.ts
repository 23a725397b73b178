/**
 * Calibration of hourly rain chances in the hazard h = −ln(1 − p) of the hour: h′ = scale · h^power. `scale` below 1
 * corrects a model that forecasts rain too often, `power` below 1 one that is overconfident.
 */
export interface ChanceLaw {
  readonly scale: number;
  readonly power: number;
}

/** The identity. */
export const IDENTITY_LAW: ChanceLaw = { scale: 1, power: 1 };

/** From here on a chance does not round to 0, and below 100 minus this not to 100, %. */
const LEAST_PERCENT = 0.5;
/** Up to here a raw chance rounds to 0 whatever the law. Between here and `LEAST_PERCENT` the two are joined. */
const FREE_PERCENT = 0.4;
/** Tolerance for 0.5 after taking roots, %. */
const DUST = 1e-9;
/** Replaces 100 % of a source: its hazard would be infinite, and no law could change it. */
const CERTAIN_PERCENT = 99.9;

const toHazard = (percent: number): number => -Math.log1p(-Math.min(percent, CERTAIN_PERCENT) / 100);
const toPercent = (hazard: number): number => -100 * Math.expm1(-hazard);

/** Whether a law changes nothing. */
export const isIdentity = ({ scale, power }: ChanceLaw): boolean => scale === 1 && power === 1;

/** A smooth maximum: grows with the value, and is `LEAST_PERCENT` where the value is `from`. */
function raise(value: number, from: number): number {
  return from >= LEAST_PERCENT ? value : (value ** 4 + LEAST_PERCENT ** 4 - from ** 4) ** 0.25;
}

/**
 * Calibrated chance of an hour, %, from its raw chance, 0–100 %. Strictly increasing, without steps or plateaus. 0
 * stays 0, and 100 counts as 99.9. Raw values from 0.5 to 99.5 % stay in that range, so that the rounded chance is 0 or
 * 100 only if the raw one is.
 */
export function applyChanceLaw(law: ChanceLaw, percent: number): number {
  if (percent <= 0 || isIdentity(law)) return percent;
  const bend = (raw: number) => toPercent(law.scale * toHazard(raw) ** law.power);
  if (percent <= FREE_PERCENT) return bend(percent);
  const low = bend(LEAST_PERCENT);
  const dryHigh = 100 - bend(100 - LEAST_PERCENT);
  const inside = (raw: number) => 100 - raise(100 - raise(bend(raw), low), dryHigh) + DUST;
  if (percent < LEAST_PERCENT)
    return interpolate(
      bend(FREE_PERCENT),
      Math.max(low, LEAST_PERCENT),
      (percent - FREE_PERCENT) / (LEAST_PERCENT - FREE_PERCENT),
    );
  const most = 100 - LEAST_PERCENT;
  if (percent <= most) return inside(percent);
  const last = inside(most);
  return interpolate(last, Math.max(bend(CERTAIN_PERCENT), last), (Math.min(percent, 100) - most) / LEAST_PERCENT);
}

const interpolate = (from: number, to: number, share: number): number => from + (to - from) * share;

/** A tabulated law. */
export type ChanceTable = Float64Array;

const STEPS_PER_PERCENT = 10;

/** Calibrated chances, %, at every tenth of a percent. */
export function createChanceTable(law: ChanceLaw): ChanceTable {
  return Float64Array.from({ length: 100 * STEPS_PER_PERCENT + 1 }, (_, step) =>
    applyChanceLaw(law, step / STEPS_PER_PERCENT),
  );
}

/** Calibrated chance from a table, %, linear between its steps; NaN stays NaN, values outside 0–100 are clamped. */
export function readChanceTable(table: ChanceTable, percent: number): number {
  const last = table.length - 1;
  const scaled = percent * STEPS_PER_PERCENT;
  const at = scaled < 0 ? 0 : scaled > last ? last : scaled;
  const step = Math.floor(at);
  const low = table[step] as number;
  return step === at ? low : low + (at - step) * ((table[step + 1] as number) - low);
}

/** Archived chances of a day: of its highest hour, and of any wet hour, %. */
export interface DayChances {
  readonly highestPercent: number;
  readonly anyPercent: number;
}

/** Daily rain has a peak, which a power above 1 narrows: found on 432 shapes of a day (docs/science/learning.md). */
export const SPREAD_EXPONENT = -0.5;

/**
 * Chance of a day, %, approximating the union of its calibrated hours, from its archived chances: its hazard is that of
 * the highest hour times the equivalent number of such hours. For a scale alone it is accurate to 0.6 %, for a power of
 * 0.7–1.4 to
 * 3 % (root mean square).
 */
export function calibrateDayChance(law: ChanceLaw, { highestPercent, anyPercent }: DayChances): number {
  if (highestPercent <= 0 || isIdentity(law)) return anyPercent;
  const hours = countStrongHours({ highestPercent, anyPercent });
  const hazard = toHazard(applyChanceLaw(law, highestPercent));
  return toPercent(hazard * spreadOverDay(hours, law.power));
}

/** Number of hours equal to the highest that would give the day's chance: 1 or more. */
export function countStrongHours({ highestPercent, anyPercent }: DayChances): number {
  return Math.max(toHazard(anyPercent) / toHazard(highestPercent), 1);
}

/** The same number after a law with that power. */
export function spreadOverDay(hours: number, power: number): number {
  return 1 + (hours - 1) * power ** SPREAD_EXPONENT;
}
