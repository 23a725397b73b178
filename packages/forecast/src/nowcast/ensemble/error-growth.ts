import { FALL_POWER, type HindcastSkill } from '../hindcast-skill.ts';

/** Minutes after which a hindcast expects the moved outlines to correlate by 1/e; NaN without a hindcast. */
export function findMemoryMinutes(skill: HindcastSkill | null, intervalMinutes: number): number {
  if (skill === null) return Number.NaN;
  return skill.ahead * intervalMinutes * (-Math.log(skill.moved)) ** (-1 / FALL_POWER);
}

/** Outlines are some ten cells wide. */
const OUTLINE_CELLS = 10;
/** Usual memory of outlines 10 km wide; it grows with their width. */
const TYPICAL_MINUTES = 190;
/** A hindcast over a quarter of an hour says only so much about three hours. */
const TRUST = 0.5;
const BOUNDS = { least: 0.3, most: 3 } as const;

/** How long the rain remembers in relation to usual rain, 0.3…3; `cellKm` is that of the nowcast. */
export function toMemoryRatio(memoryMinutes: number, cellKm: number): number {
  const typical = (TYPICAL_MINUTES * OUTLINE_CELLS * cellKm) / 10;
  const ratio = Number.isFinite(memoryMinutes) ? (memoryMinutes / typical) ** TRUST : 1;
  return Math.min(Math.max(ratio, BOUNDS.least), BOUNDS.most);
}

/** Patterns of 8 km forecast by the nowcast decorrelate to 1/e in this time, larger ones in proportion to their size. */
const DECAY = { minutes: 40, km: 8 } as const;

/** Decay time of the correlation between forecast and rain, for a pattern of this size in usual rain, minutes. */
export const findDecayMinutes = (km: number): number => (DECAY.minutes * km) / DECAY.km;

/** What a scale's pattern at another time adds to the variance, for showers that are born and others that die. */
const INFLATION = 1.5;

/** Share of a scale's variance to replace by noise when forecast and rain correlate by this much. */
export const findNoiseShare = (correlation: number): number => INFLATION * (1 - correlation * correlation);

/** Growth or decay of all rain of a region in an hour, standard deviation in decibels. */
const GROWTH_DB = 1.5;

/** Standard deviation of the growth of a region's rain after this many minutes, dB: a random walk. */
export const findGrowthDb = (minutes: number): number => GROWTH_DB * Math.sqrt(minutes / 60);
