import type { RasterSize } from '#grid/regular-grid.ts';
import { blur } from './blur.ts';
import type { Hindcast } from './hindcast.ts';
import { findMoments, findVariance, type Neighbourhoods, sumProducts, toCorrelation } from './neighbourhoods.ts';
import { halve, type Raster } from './pyramid.ts';

/** How well the newest picture would have been forecast in a neighbourhood, as far as its outlines go (about 10 cells): correlations, 0…1. */
export interface HindcastSkill {
  /** Of the picture that was moved along its motion. */
  readonly moved: number;
  /** Of the picture as it stood. */
  readonly still: number;
  /** Intervals of the pictures that this reaches ahead. */
  readonly ahead: number;
}

const HALVINGS = 3;
/** Least error that is assumed of a hindcast: a smaller one does not prove a perfect forecast. */
const LEAST_MISSED = 1e-3;
/** Correlations fall slowly at first, then faster: between the straight way of a wrong motion (2) and mere chance (1). */
const FALL_POWER = 1.5;
/** From this lead on the picture as it stands has the whole weight that the hindcast gives it, minutes; before, less by this power. */
const SETTLED_MINUTES = 90;
const SETTLING_POWER = 3;
/** Odds and hold of the standing picture where there is no hindcast. */
const DEFAULT_ODDS = 1 / 3;
const DEFAULT_HOLD = 0.25;
const LEAST_CORRELATION = 0.05;

/** Compares a hindcast with what came in each neighbourhood; null without a hindcast, and where the rain varied too little to compare. */
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

/** What a picture is by its outlines, on a raster eight times as coarse. */
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

/** The correlation that the moved picture still has so many intervals ahead. */
function estimateMovedCorrelation({ moved, ahead }: HindcastSkill, intervals: number): number {
  return Math.max(moved ** ((intervals / ahead) ** FALL_POWER), LEAST_CORRELATION);
}

/** The share of the variance that the moved picture will miss so many intervals ahead, 0…1; 0 without a hindcast. */
export function estimateMissedVariance(skill: HindcastSkill | null, intervals: number): number {
  return skill === null ? 0 : 1 - estimateMovedCorrelation(skill, intervals) ** 2;
}

/** The share of the variance that the standing picture still explains so many intervals ahead, 0…1. */
export function findStandingHold(skill: HindcastSkill | null, intervals: number): number {
  return skill === null ? DEFAULT_HOLD : skill.still ** ((2 * intervals) / skill.ahead);
}

/**
 * How much of the forecast is the picture as it stands instead of as it moves, 0…1, so many intervals and minutes ahead: hardly any of the
 * first half hour, then in the odds in which the two missed the newest picture, and more as the moved one is expected to lose its hold.
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

/** Leads between which the texture that has faded comes back, minutes: before, the smooth guess forecasts each shower better. */
const TEXTURE_MINUTES = { from: 40, to: 90 } as const;
/** Texture comes back wholly where the moved picture missed a third of what the standing one did, and less where it did better. */
const TEXTURE_PER_MISS = 3;

/** How much of the texture that has faded is given back after so many minutes, 0…1: the more, the less skill the motion had in the hindcast. */
export function findTexture(skill: HindcastSkill | null, minutes: number): number {
  const { from, to } = TEXTURE_MINUTES;
  const time = Math.min(Math.max((minutes - from) / (to - from), 0), 1);
  return skill === null ? time : time * Math.min((TEXTURE_PER_MISS * (1 - skill.moved)) / (1 - skill.still), 1);
}

/** Leads between which the model begins to count, minutes after the frame. */
const FULL_WEIGHT = { least: 30, most: 90 } as const;
/** A forecast whose correlation falls below this has outlived its use (Germann and Zawadzki 2002). */
const USEFUL = 1 / Math.E;

/**
 * To which lead the nowcast is worth its full weight, whole minutes of 30…90: as far as the hindcast expects what moves to correlate with
 * what comes by 1/e and more (better than the mean of the picture), and to count for more than what stands. 90 where there was
 * no hindcast.
 */
export function findFullWeightMinutes(skill: HindcastSkill | null, intervalMinutes: number): number {
  if (skill === null) return FULL_WEIGHT.most;
  for (let minutes = FULL_WEIGHT.least; minutes < FULL_WEIGHT.most; minutes += 1) {
    const next = (minutes + 1) / intervalMinutes;
    if (estimateMovedCorrelation(skill, next) < USEFUL || findOdds(skill, next) > 1) return minutes;
  }
  return FULL_WEIGHT.most;
}
