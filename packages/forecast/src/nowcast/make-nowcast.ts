import type { RasterSize } from '#grid/regular-grid.ts';
import { splitScales } from './cascade.ts';
import { findMemoryMinutes } from './ensemble/error-growth.ts';
import { estimateMotion, makePyramid } from './estimate-motion.ts';
import { fitCascade, listShares, type Scale } from './fit-cascade.ts';
import { followLeads } from './follow-leads.ts';
import type { SampledLead } from './growth/rain-growth.ts';
import { type Hindcast, makeHindcast } from './hindcast.ts';
import { assessHindcast, findFullWeightMinutes } from './hindcast-skill.ts';
import {
  divideIntoNeighbourhoods,
  findMoments,
  type Neighbourhoods,
  sumProducts,
  toCorrelation,
} from './neighbourhoods.ts';
import type { NowcastOptions } from './nowcast-options.ts';
import { findHistory, joinSeen, listUnseen, toPicture } from './rain-picture.ts';
import { makeStandingPicture } from './standing-picture.ts';
import type { MotionField } from './trajectory.ts';

/** Upper limit of the error inflation from one hindcast. */
const MOST = 20;

/**
 * Ratio of the error variance in a hindcast of the newest frame to that of the regression, per scale and neighbourhood,
 * at least 1. Motion and regression are fitted to all frames and score better on them than on new ones. Ones without a
 * hindcast. `scales` are those fitted to the pictures.
 */
export function estimateErrorInflation(
  hindcast: Hindcast | null,
  size: RasterSize,
  scales: readonly Scale[],
  places: Neighbourhoods,
): Float32Array[] {
  if (hindcast === null) return scales.map(({ means }) => means.map(() => 1));
  const { moved, known, ahead } = hindcast;
  const forecast = splitScales(moved, size);
  const shares = listShares(known, size, scales.length);
  return scales.map((scale, level) => {
    const past = { forecast: forecast[level]?.values ?? moved, known: shares[level] ?? new Float32Array(), ahead };
    return compare(scale, past, places);
  });
}

interface ScaleHindcast {
  readonly forecast: Float32Array;
  readonly known: Float32Array;
  readonly ahead: number;
}

function compare(
  { now, memory, halvings }: Scale,
  { forecast, known, ahead }: ScaleHindcast,
  places: Neighbourhoods,
): Float32Array {
  const size = { columns: now.columns, rows: now.rows, halvings };
  const products = sumProducts([now.values, forecast], known, size, places);
  const [observed, predicted] = [now.values, forecast].map((values) => findMoments(values, known, size, places));
  const { count, steps, explained } = memory;
  return Float32Array.from({ length: count }, (_, place) => {
    if (observed === undefined || predicted === undefined) return 1;
    const missed = 1 - Math.max(toCorrelation(observed, predicted, products, place), 0) ** 2;
    const explainedPart = 1 - (explained[Math.min(ahead, steps) * count + place] as number);
    return Math.min(Math.max(missed / Math.max(explainedPart, 1e-6), 1), MOST);
  });
}

/** Throws `RangeError`, one line, for options from which no nowcast can be made. */
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
  /** Number of the lead, from 1. */
  readonly step: number;
  /**
   * mm/h per cell; NaN where no frame observed anything, and in a gap of the newest frame where the air is unknown too.
   */
  readonly rainMmh: Float32Array;
  /** Chance 0…1 per cell, NaN likewise; null if none was requested. */
  readonly chance: Float32Array | null;
  /** Chances to compare with later frames (`learnGrowth`), its own arrays; null after an hour, and without chances. */
  readonly sampled: SampledLead | null;
  /** The motion of all leads, cells per frame. */
  readonly motion: MotionField;
  /**
   * Lead up to which this nowcast has full weight over the model, minutes per neighbourhood (`findFullWeightMinutes`).
   */
  readonly fullWeightMinutes: Float32Array;
  /** Minutes after which the hindcast expects a correlation of 1/e, per neighbourhood; NaN without a hindcast. */
  readonly memoryMinutes: Float32Array;
  readonly places: Neighbourhoods;
}

/**
 * Rain of the next leads in the manner of S-PROG (Seed 2003): the picture is advected along its own motion while every
 * scale decays at its observed rate, and its intensities stay those of the last picture. With the lead the share of the
 * stationary picture grows, by a hindcast of the newest frame. Chances follow from the share of decorrelated variance.
 * Yields lead by lead. A frame that observed little is skipped or ends the history (`findHistory`); if only one
 * remains, everything is unknown (NaN). Throws `RangeError` for fewer than two frames and for invalid figures.
 */
export function* makeNowcast(options: NowcastOptions): Generator<NowcastStep> {
  checkOptions(options);
  const { frames, size, steps } = options;
  const { pictures, apart } = findHistory(frames.map((frame) => toPicture(frame, size)));
  const stride = (options.stride ?? 1) / apart;
  const first = options.first === undefined ? stride : options.first / apart;
  const frameMinutes = options.frameMinutes * apart;
  const seen = pictures.at(-1)?.seen ?? new Uint8Array(size.columns * size.rows);
  const places = divideIntoNeighbourhoods(size, options.cellKm);
  const pyramid = makePyramid(
    pictures.map(({ strengths }) => strengths),
    size,
    options.cellKm,
  );
  const motion = estimateMotion(pyramid, size);
  const longest = Math.max(Math.ceil(first + (steps - 1) * stride), frames.length);
  const scales = fitCascade(pictures, size, motion, { places, steps: longest });
  const hindcast = makeHindcast(pictures, pyramid, size);
  const skills = assessHindcast(hindcast, size, places);
  const errorInflation =
    options.chanceOfMmh === undefined ? [] : estimateErrorInflation(hindcast, size, scales, places);
  const blind = listUnseen(joinSeen(frames));
  const newest = frames.at(-1) ?? new Float32Array(seen.length);
  const picture = makeStandingPicture(pictures.at(-1) ?? toPicture(newest, size), size, places);
  const facts = { newest, picture, blind, motion, scales, places, errorInflation, skills };
  const leads = followLeads({ ...options, stride, first, frameMinutes, ...facts });
  const fullWeightMinutes = Float32Array.from(skills, (skill) => findFullWeightMinutes(skill, frameMinutes));
  const memoryMinutes = Float32Array.from(skills, (skill) => findMemoryMinutes(skill, frameMinutes));
  const common = { motion: slowDown(motion, apart), fullWeightMinutes, memoryMinutes, places };
  for (const lead of leads) yield { ...lead, ...common };
}

/** Converts a motion over several frames to the motion per frame. */
function slowDown(motion: MotionField, frames: number): MotionField {
  const slower = (values: Float32Array) => (frames === 1 ? values : values.map((value) => value / frames));
  return { ...motion, u: slower(motion.u), v: slower(motion.v) };
}
