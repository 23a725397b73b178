import type { RasterSize } from '#grid/regular-grid.ts';
import { blur } from './blur.ts';
import type { Hindcast } from './hindcast.ts';
import { findMoments, findVariance, type Neighbourhoods, sumProducts, toCorrelation } from './neighbourhoods.ts';
import { halve, type Raster } from './pyramid.ts';

/**
 * Skill of a hindcast of the newest picture in a neighbourhood, for its outlines (about 10 cells): correlations, 0…1.
 */
export interface HindcastSkill {
  /** Of the advected picture. */
  readonly moved: number;
  /** Of the stationary picture (persistence). */
  readonly still: number;
  /** Of these two with each other. */
  readonly alike: number;
  /** Lead of the hindcast, in picture intervals. */
  readonly ahead: number;
}

const HALVINGS = 3;
/** Lower limit of a hindcast's error, and of what a picture explains alone: one case proves nothing perfect. */
const LEAST_MISSED = 1e-3;
/** Coefficient that the stationary picture must exceed to count: less is chance, and would react to rain anywhere. */
const LEAST_COEFFICIENT = 0.1;
/** Correlations fall slowly at first, then faster: between linear drift of a wrong motion (2) and pure chance (1). */
export const FALL_POWER = 1.5;
/**
 * From this lead on the stationary picture has the full weight given by the hindcast, minutes; before, less by this
 * power.
 */
const SETTLED_MINUTES = 90;
const SETTLING_POWER = 3;
/** Odds and persistence of the stationary picture without a hindcast. */
const DEFAULT_ODDS = 1 / 3;
const DEFAULT_HOLD = 0.25;
const LEAST_CORRELATION = 0.05;

/**
 * Compares a hindcast with the observation in each neighbourhood; null without a hindcast, and where the rain varied
 * too little.
 */
export function assessHindcast(
  hindcast: Hindcast | null,
  size: RasterSize,
  places: Neighbourhoods,
): (HindcastSkill | null)[] {
  const count = places.columns * places.rows;
  if (hindcast === null) return Array.from({ length: count }, () => null);
  const { moved, still, newest, known, ahead } = hindcast;
  const coarse = coarsen({ ...size, values: Float32Array.from(known) });
  const shares = coarse.values;
  const halved = { columns: coarse.columns, rows: coarse.rows, halvings: HALVINGS };
  const toOutlines = (strengths: Float32Array) => {
    const values = outline(strengths, size);
    return { values, moments: findMoments(values, shares, halved, places) };
  };
  const [observed, ofMoved, ofStill] = [toOutlines(newest), toOutlines(moved), toOutlines(still)];
  const correlate = (a: typeof observed, b: typeof observed) => {
    const products = sumProducts([a.values, b.values], shares, halved, places);
    return (place: number): number => {
      const correlation = toCorrelation(a.moments, b.moments, products, place);
      return Math.min(Math.max(correlation, LEAST_CORRELATION), 1 - LEAST_MISSED);
    };
  };
  const skills = {
    moved: correlate(observed, ofMoved),
    still: correlate(observed, ofStill),
    alike: correlate(ofMoved, ofStill),
  };
  return Array.from({ length: count }, (_, place) =>
    findVariance(observed.moments, place) > 0
      ? { moved: skills.moved(place), still: skills.still(place), alike: skills.alike(place), ahead }
      : null,
  );
}

/** Outlines of a picture, on a raster eight times as coarse. */
function outline(strengths: Float32Array, size: RasterSize): Float32Array {
  const coarse = coarsen({ ...size, values: strengths });
  blur(coarse.values, coarse, 1, new Float32Array(coarse.values.length));
  return coarse.values;
}

function coarsen(raster: Raster): Raster {
  let coarse = raster;
  for (let times = 0; times < HALVINGS; times += 1) coarse = halve(coarse);
  return coarse;
}

/** Correlation of the advected picture this many intervals ahead. */
function estimateMovedCorrelation({ moved, ahead }: HindcastSkill, intervals: number): number {
  return Math.max(moved ** ((intervals / ahead) ** FALL_POWER), LEAST_CORRELATION);
}

/** Share of the variance that the advected picture will miss this many intervals ahead, 0…1; 0 without a hindcast. */
export function estimateMissedVariance(skill: HindcastSkill | null, intervals: number): number {
  return skill === null ? 0 : 1 - estimateMovedCorrelation(skill, intervals) ** 2;
}

/** Share of the variance that the stationary picture still explains this many intervals ahead, 0…1. */
export function findStandingHold(skill: HindcastSkill | null, intervals: number): number {
  return skill === null ? DEFAULT_HOLD : skill.still ** ((2 * intervals) / skill.ahead);
}

/**
 * Weight of the stationary picture relative to the advected one, 0…1, at a lead in intervals and minutes: almost none
 * in the first half hour, then as the hindcast's regression on both weighs them.
 */
export function findStandingShare(skill: HindcastSkill | null, intervals: number, minutes: number): number {
  const settled = Math.min(minutes / SETTLED_MINUTES, 1) ** SETTLING_POWER;
  const odds = settled * (skill === null ? DEFAULT_ODDS : findOdds(skill, intervals));
  return odds / (1 + odds);
}

/**
 * The stationary picture's coefficient over the advected one's in the regression of the observation on both, which
 * counts what they share only once, and more as the advected one loses skill since the hindcast.
 */
function findOdds(skill: HindcastSkill, intervals: number): number {
  const { moved, still, alike } = skill;
  const ofStill = Math.max(still - moved * alike - LEAST_COEFFICIENT * (1 - alike * alike), 0);
  const ofMoved = Math.max(moved - still * alike, LEAST_MISSED);
  return ((ofStill / ofMoved) * moved) / estimateMovedCorrelation(skill, intervals);
}

/** Most that the fine structure left in a forecast is amplified, and the lead at which it may be, minutes. */
const MOST_GAIN = 2;
const MOST_GAIN_MINUTES = 60;

/**
 * Limit to the amplification of fine structure after this many minutes, 1…2. What is left of it early is nearly all
 * there was; later it is little but still the best estimate, unlike any other texture of that variance.
 */
export const findMostGain = (minutes: number): number => 1 + (MOST_GAIN - 1) * Math.min(minutes / MOST_GAIN_MINUTES, 1);

/** Range of leads at which the model may begin to count, minutes after the frame. */
const FULL_WEIGHT = { least: 30, most: 90 } as const;
/** Correlation below which a forecast is no longer useful (Germann and Zawadzki 2002). */
const USEFUL = 1 / Math.E;

/**
 * Lead up to which the nowcast has full weight, whole minutes of 30…90: as long as the hindcast expects the advected
 * picture to correlate with the observation by at least 1/e (better than the mean of the picture), and to outweigh the
 * stationary one. 90 without a hindcast.
 */
export function findFullWeightMinutes(skill: HindcastSkill | null, intervalMinutes: number): number {
  if (skill === null) return FULL_WEIGHT.most;
  for (let minutes = FULL_WEIGHT.least; minutes < FULL_WEIGHT.most; minutes += 1) {
    const next = (minutes + 1) / intervalMinutes;
    if (estimateMovedCorrelation(skill, next) < USEFUL || findOdds(skill, next) > 1) return minutes;
  }
  return FULL_WEIGHT.most;
}
