import { checkOrder } from './check-order.ts';
import { estimateMotion, makePyramid } from './estimate-motion.ts';
import { findSurprise } from './find-surprise.ts';
import { fitCascade } from './fit-cascade.ts';
import { followLeads } from './follow-leads.ts';
import { makeHindcast } from './hindcast.ts';
import { findFullWeightMinutes, lookBack } from './look-back.ts';
import type { MotionField } from './motion-field.ts';
import type { NowcastOrder } from './nowcast-order.ts';
import { LEAST_RAIN_MMH, toDecibels } from './rain-decibels.ts';
import { findHistory, toPicture } from './rain-picture.ts';
import { makeStandingPicture } from './standing-picture.ts';
import { joinSeen, listUnseen } from './unseen-cells.ts';

/** One lead of a nowcast. Its arrays are the same ones at every lead: copy what is kept. */
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
 * of it is the picture as it stands, as a look back at the newest frame says (`lookBack`). Chances follow
 * from how much of the variance has been forgotten. Yields lead by lead. A frame that saw little is passed over or ends the history (`findHistory`);
 * where only one remains nothing is known: all NaN. Throws `RangeError` for fewer than two frames and for figures that make no sense.
 */
export function* makeNowcast(order: NowcastOrder): Generator<NowcastStep> {
  checkOrder(order);
  const { frames, size, steps } = order;
  const { pictures, apart } = findHistory(frames.map((frame) => toPicture(frame, size)));
  const stride = (order.stride ?? 1) / apart;
  const first = order.first === undefined ? stride : order.first / apart;
  const frameMinutes = order.frameMinutes * apart;
  const seen = pictures.at(-1)?.seen ?? new Uint8Array(size.columns * size.rows);
  const pyramid = makePyramid(
    pictures.map(({ strengths }) => strengths),
    size,
  );
  const motion = estimateMotion(pyramid, size);
  const scales = fitCascade(pictures, size, motion, Math.max(Math.ceil(first + (steps - 1) * stride), frames.length));
  const hindcast = makeHindcast(pictures, pyramid, size);
  const look = lookBack(hindcast, size);
  const surprise = order.chanceOfMmh === undefined ? [] : findSurprise(hindcast, size, scales);
  const blind = listUnseen(joinSeen(frames));
  const newest = frames.at(-1) ?? new Float32Array(seen.length);
  const observed = sortSeen(newest, seen);
  const picture = makeStandingPicture(pictures.at(-1) ?? toPicture(newest, size), size);
  const facts = { newest, picture, blind, motion, scales, surprise, look, observed };
  const leads = followLeads({ ...order, stride, first, frameMinutes, ...facts });
  const told = { motion: slowDown(motion, apart), fullWeightMinutes: findFullWeightMinutes(look, frameMinutes) };
  for (const lead of leads) yield { ...lead, ...told };
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
