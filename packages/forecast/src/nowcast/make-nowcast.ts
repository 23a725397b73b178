import type { RasterSize } from '#grid/regular-grid.ts';
import { splitScales } from './cascade.ts';
import { estimateMotion, makePyramid } from './estimate-motion.ts';
import { findMoments, fitCascade, listShares, type Scale, sumProducts, toCorrelation } from './fit-cascade.ts';
import { followLeads } from './follow-leads.ts';
import { type Hindcast, makeHindcast } from './hindcast.ts';
import { assessHindcast, findFullWeightMinutes } from './hindcast-skill.ts';
import type { NowcastOptions } from './nowcast-options.ts';
import { findHistory, joinSeen, LEAST_RAIN_MMH, listUnseen, toDecibels, toPicture } from './rain-picture.ts';
import { makeStandingPicture } from './standing-picture.ts';
import type { MotionField } from './trajectory.ts';

/** Upper limit of the error inflation that one hindcast may give. */
const MOST = 20;

/**
 * How many times as much of each scale has been forgotten as its regression says, at least once: the variance that a hindcast of the
 * newest frame missed is compared. Motion and regression are fitted to all frames and so score better there than they will
 * be. Ones without a hindcast. `scales` are those fitted to the pictures.
 */
export function estimateErrorInflation(
  hindcast: Hindcast | null,
  size: RasterSize,
  scales: readonly Scale[],
): number[] {
  if (hindcast === null) return scales.map(() => 1);
  const { moved, known, ahead } = hindcast;
  const forecast = splitScales(moved, size);
  const shares = listShares(known, size, scales.length);
  return scales.map((scale, level) => {
    return compare(scale, forecast[level]?.values ?? moved, shares[level] ?? new Float32Array(), ahead);
  });
}

function compare({ now, memory }: Scale, forecast: Float32Array, known: Float32Array, ahead: number): number {
  const products = sumProducts(now.values, forecast, known);
  const correlation = toCorrelation(findMoments(now.values, known), findMoments(forecast, known), products);
  const missed = 1 - Math.max(correlation, 0) ** 2;
  const said = 1 - (memory.explained[Math.min(ahead, memory.explained.length - 1)] ?? 0);
  return Math.min(Math.max(missed / Math.max(said, 1e-6), 1), MOST);
}

/** Throws `RangeError`, in one line, for what no nowcast can be made from. */
export function checkOptions(options: NowcastOptions): void {
  const { frames, size, steps, stride = 1, first = stride, frameMinutes, cellKm, chanceOfMmh } = options;
  const { columns, rows } = size;
  if (frames.length < 2) throw new RangeError('a nowcast needs two frames');
  if (!(Number.isInteger(columns) && Number.isInteger(rows) && Math.min(columns, rows) >= 2)) {
    throw new RangeError(`a nowcast needs at least 2 × 2 cells, not ${columns} × ${rows}`);
  }
  const odd = frames.find((frame) => frame.length !== columns * rows);
  if (odd !== undefined) {
    throw new RangeError(`a frame of ${columns} × ${rows} cells has ${columns * rows} values, not ${odd.length}`);
  }
  if (!(Number.isInteger(steps) && steps >= 1))
    throw new RangeError(`steps must be a whole number from 1, not ${steps}`);
  const positive = { stride, first, frameMinutes, cellKm, chanceOfMmh: chanceOfMmh ?? 1 };
  for (const [name, value] of Object.entries(positive)) {
    if (!(value > 0 && value < Number.POSITIVE_INFINITY)) throw new RangeError(`${name} must be above 0, not ${value}`);
  }
}

/** One lead of a nowcast. Its arrays are reused at every lead: copy them to store them. */
export interface NowcastStep {
  /** Which lead, from 1. */
  readonly step: number;
  /** mm/h per cell; NaN where no frame saw anything, and in a hole of the newest where the air is not known either. */
  readonly rainMmh: Float32Array;
  /** Chance 0…1 per cell, NaN likewise; null where none was asked for. */
  readonly chance: Float32Array | null;
  /** The motion that all leads follow, cells from frame to frame. */
  readonly motion: MotionField;
  /** To which lead this nowcast is worth its full weight beside a model, minutes (`findFullWeightMinutes`). */
  readonly fullWeightMinutes: number;
}

/**
 * Rain of the next leads in the manner of S-PROG (Seed 2003): the picture is moved along its own motion while every scale of
 * it fades as fast as that scale was seen to change, and its intensities stay those of the last picture. The further ahead, the more
 * of it is the picture as it stands, as a hindcast of the newest frame says. Chances follow
 * from how much of the variance has been forgotten. Yields lead by lead. A frame that saw little is passed over or ends the history (`findHistory`);
 * where only one remains nothing is known: all NaN. Throws `RangeError` for fewer than two frames and for figures that make no sense.
 */
export function* makeNowcast(options: NowcastOptions): Generator<NowcastStep> {
  checkOptions(options);
  const { frames, size, steps } = options;
  const { pictures, apart } = findHistory(frames.map((frame) => toPicture(frame, size)));
  const stride = (options.stride ?? 1) / apart;
  const first = options.first === undefined ? stride : options.first / apart;
  const frameMinutes = options.frameMinutes * apart;
  const seen = pictures.at(-1)?.seen ?? new Uint8Array(size.columns * size.rows);
  const pyramid = makePyramid(
    pictures.map(({ strengths }) => strengths),
    size,
  );
  const motion = estimateMotion(pyramid, size);
  const scales = fitCascade(pictures, size, motion, Math.max(Math.ceil(first + (steps - 1) * stride), frames.length));
  const hindcast = makeHindcast(pictures, pyramid, size);
  const skill = assessHindcast(hindcast, size);
  const errorInflation = options.chanceOfMmh === undefined ? [] : estimateErrorInflation(hindcast, size, scales);
  const blind = listUnseen(joinSeen(frames));
  const newest = frames.at(-1) ?? new Float32Array(seen.length);
  const observed = sortSeen(newest, seen);
  const picture = makeStandingPicture(pictures.at(-1) ?? toPicture(newest, size), size);
  const facts = { newest, picture, blind, motion, scales, errorInflation, skill, observed };
  const leads = followLeads({ ...options, stride, first, frameMinutes, ...facts });
  const common = { motion: slowDown(motion, apart), fullWeightMinutes: findFullWeightMinutes(skill, frameMinutes) };
  for (const lead of leads) yield { ...lead, ...common };
}

/** A motion over so many frames as that of one. */
function slowDown(motion: MotionField, frames: number): MotionField {
  const slower = (values: Float32Array) => (frames === 1 ? values : values.map((value) => value / frames));
  return { ...motion, u: slower(motion.u), v: slower(motion.v) };
}

/** Decibels of the cells that were seen, strongest first. */
function sortSeen(rainMmh: Float32Array, seen: Uint8Array): Float32Array {
  const rates = new Float32Array(seen.length);
  let count = 0;
  let wet = 0;
  for (let cell = 0; cell < seen.length; cell += 1) {
    if (seen[cell] === 0) continue;
    count += 1;
    const rate = rainMmh[cell] as number;
    if (rate < LEAST_RAIN_MMH) continue;
    rates[wet] = rate;
    wet += 1;
  }
  // All that is dry comes after, in whatever order.
  rates.subarray(0, wet).sort().reverse();
  rates.fill(0, wet);
  return toDecibels(rates.subarray(0, count));
}
