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
  /** Lead of the hindcast, in picture intervals. */
  readonly ahead: number;
}

const HALVINGS = 3;
/** Lower limit of a hindcast's error: a smaller one does not prove a perfect forecast. */
const LEAST_MISSED = 1e-3;
/** Correlations fall slowly at first, then faster: between linear drift of a wrong motion (2) and pure chance (1). */
const FALL_POWER = 1.5;
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
  const observed = outline(newest, size);
  const moments = findMoments(observed, shares, halved, places);
  const compare = (strengths: Float32Array) => {
    const predicted = outline(strengths, size);
    const own = findMoments(predicted, shares, halved, places);
    const products = sumProducts([observed, predicted], shares, halved, places);
    return (place: number): number => {
      const correlation = toCorrelation(moments, own, products, place);
      return Math.min(Math.max(correlation, LEAST_CORRELATION), 1 - LEAST_MISSED);
    };
  };
  const [ofMoved, ofStill] = [compare(moved), compare(still)];
  return Array.from({ length: count }, (_, place) =>
    findVariance(moments, place) > 0 ? { moved: ofMoved(place), still: ofStill(place), ahead } : null,
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
 * in the first half hour, then in the odds of their hindcast errors, and more as the advected one is expected to lose
 * skill.
 */
export function findStandingShare(skill: HindcastSkill | null, intervals: number, minutes: number): number {
  const settled = Math.min(minutes / SETTLED_MINUTES, 1) ** SETTLING_POWER;
  const odds = settled * (skill === null ? DEFAULT_ODDS : findOdds(skill, intervals));
  return odds / (1 + odds);
}

function findOdds(skill: HindcastSkill, intervals: number): number {
  const missed = ((1 - skill.moved) / (1 - skill.still)) ** FALL_POWER;
  return missed / estimateMovedCorrelation(skill, intervals) ** 2;
}

/**
 * Leads between which lost texture is restored, minutes: before them the smooth estimate forecasts each shower better.
 */
const TEXTURE_MINUTES = { from: 40, to: 90 } as const;
/**
 * Texture is restored fully where the advected picture missed a third of what the stationary one missed, and less where
 * it did better.
 */
const TEXTURE_PER_MISS = 3;

/**
 * Share of the lost texture to restore after this many minutes, 0…1: higher where the motion had less skill in the
 * hindcast.
 */
export function findTexture(skill: HindcastSkill | null, minutes: number): number {
  const { from, to } = TEXTURE_MINUTES;
  const time = Math.min(Math.max((minutes - from) / (to - from), 0), 1);
  return skill === null ? time : time * Math.min((TEXTURE_PER_MISS * (1 - skill.moved)) / (1 - skill.still), 1);
}

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
