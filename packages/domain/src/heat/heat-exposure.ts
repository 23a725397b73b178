/** Exponents of the wind's increase with height by stability class A–F: open country, and towns. */
const EXPONENTS = {
  rural: [0.07, 0.07, 0.1, 0.15, 0.35, 0.55],
  urban: [0.15, 0.15, 0.2, 0.25, 0.3, 0.3],
} as const;

/** Pasquill classes, A = 0, by wind at 10 m (rows) and radiation (columns) by day (US EPA's SRDT method). */
const DAY_CLASSES = [
  [0, 0, 1, 3],
  [0, 1, 2, 3],
  [1, 1, 2, 3],
  [2, 2, 3, 3],
  [2, 3, 3, 3],
] as const;
const DAY_WINDS_MS = [2, 3, 5, 6];
const DAY_RADIATION_WM2 = [175, 675, 925];
const NIGHT_CLASSES = [4, 3, 3] as const;
const NIGHT_WINDS_MS = [2, 2.5];

/** Air is never calmer than this at 10 m around people at work (KNMI). */
const CALMEST_10M_MS = 0.62;

const countReached = (limits: readonly number[], value: number): number =>
  limits.filter((limit) => value >= limit).length;

/** Wind at 2 m from that at 10 m, m/s: a power law by the stability of the air (domain-2.md §19.4). */
export function windAt2mMs(
  wind10mMs: number,
  { cosZenith, shortWaveWm2 }: { readonly cosZenith: number; readonly shortWaveWm2: number },
  terrain: keyof typeof EXPONENTS,
): number {
  const stability =
    cosZenith > 0
      ? DAY_CLASSES[countReached(DAY_WINDS_MS, wind10mMs)]?.[3 - countReached(DAY_RADIATION_WM2, shortWaveWm2)]
      : NIGHT_CLASSES[countReached(NIGHT_WINDS_MS, wind10mMs)];
  return Math.max(wind10mMs, CALMEST_10M_MS) * (2 / 10) ** EXPONENTS[terrain][stability ?? 0];
}

/** Radiation of the sun at the top of the air, W/m². */
const SOLAR_CONSTANT = 1367;
const CLEAREST = 0.85;
/** Clouds aside, a tenth of the sun is always scattered. */
export const MOST_DIRECT_SHARE = 0.9;

/**
 * Share of short-wave radiation that comes straight from the sun: exp(3 − 1.34 k − 1.65 / k), k the part of the sun's
 * radiation that the air lets through, at most 0.85 (domain-2.md §19.4). 0 without sun.
 */
export function findDirectShare(shortWaveWm2: number, cosZenith: number): number {
  if (cosZenith <= 0 || shortWaveWm2 <= 0) return 0;
  const clearness = Math.min(shortWaveWm2 / (SOLAR_CONSTANT * cosZenith), CLEAREST);
  return Math.min(Math.exp(3 - 1.34 * clearness - 1.65 / clearness), MOST_DIRECT_SHARE);
}
