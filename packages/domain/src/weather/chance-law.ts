/**
 * How chances of rain of an hour are calibrated: in the hazard h = −ln(1 − p) of the hour, h′ = scale · h^power. `scale` below 1 is for
 * a model that says rain too often, `power` below 1 for one that is too sure of itself.
 */
export interface ChanceLaw {
  readonly scale: number;
  readonly power: number;
}

/** Changes nothing. */
export const IDENTITY_LAW: ChanceLaw = { scale: 1, power: 1 };

/** Rounded, a chance from here on is not 0, and one below 100 minus this is not 100, %. */
const LEAST_PERCENT = 0.5;
/** Up to here a raw chance is rounded to 0 whatever the law. From here to `LEAST_PERCENT` the two meet. */
const FREE_PERCENT = 0.4;
/** Lifts 0.5 as the roots give it back over the dust of binary fractions, %. */
const DUST = 1e-9;
/** What a source that says 100 % is taken for: its hazard would be infinite, and no law would reach it. */
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
 * Calibrated chance of an hour, %, of its raw chance, 0–100 %. It grows with the raw chance without a step or a plateau. 0 stays 0, and
 * 100 counts as 99.9. What is from 0.5 to 99.5 % stays there, so that the rounded chance is 0 or 100 only where the raw one is.
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

/** A law worked out for many hours. */
export type ChanceTable = Float64Array;

const STEPS_PER_PERCENT = 10;

/** Calibrated chances, %, at every tenth of a percent. */
export function createChanceTable(law: ChanceLaw): ChanceTable {
  return Float64Array.from({ length: 100 * STEPS_PER_PERCENT + 1 }, (_, step) =>
    applyChanceLaw(law, step / STEPS_PER_PERCENT),
  );
}

/** Calibrated chance by a table, %, linear between its steps; NaN stays NaN, and what lies outside of 0–100 is the nearer end. */
export function readChanceTable(table: ChanceTable, percent: number): number {
  const last = table.length - 1;
  const scaled = percent * STEPS_PER_PERCENT;
  const at = scaled < 0 ? 0 : scaled > last ? last : scaled;
  const step = Math.floor(at);
  const low = table[step] as number;
  return step === at ? low : low + (at - step) * ((table[step + 1] as number) - low);
}

/** What is archived of the chances of a day: of its highest hour, and that any hour is wet, %. */
export interface DayChances {
  readonly highestPercent: number;
  readonly anyPercent: number;
}

/** Rain of a day has a hump, which a power above 1 makes narrower: found on 432 shapes of a day (docs/science/learning.md). */
export const SPREAD_EXPONENT = -0.5;

/**
 * Chance of a day, %, about as its hours would compose it if each was calibrated, from what is archived of them: its hazard is that of
 * the highest hour times as many hours of that height as the day has. By a scale alone it is right to 0.6 %, by a power of
 * 0.7–1.4 to 3 % (root mean square).
 */
export function calibrateDayChance(law: ChanceLaw, { highestPercent, anyPercent }: DayChances): number {
  if (highestPercent <= 0 || isIdentity(law)) return anyPercent;
  const hours = countStrongHours({ highestPercent, anyPercent });
  const hazard = toHazard(applyChanceLaw(law, highestPercent));
  return toPercent(hazard * spreadOverDay(hours, law.power));
}

/** How many hours as high as the highest would make the chance of the day: 1 or more. */
export function countStrongHours({ highestPercent, anyPercent }: DayChances): number {
  return Math.max(toHazard(anyPercent) / toHazard(highestPercent), 1);
}

/** The same number after a law of that power. */
export function spreadOverDay(hours: number, power: number): number {
  return 1 + (hours - 1) * power ** SPREAD_EXPONENT;
}
