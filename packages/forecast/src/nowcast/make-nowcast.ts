import { carry, fillPassage, makePassage } from './advect.ts';
import { blur } from './blur.ts';
import { checkOrder } from './check-order.ts';
import { estimateMotion } from './estimate-motion.ts';
import { fillChances } from './fill-chances.ts';
import { fillSharpness, findLiveliness } from './fill-spreads.ts';
import { findSurprise } from './find-surprise.ts';
import { fitCascade, type Scale } from './fit-cascade.ts';
import { applyCurve, countRanks, matchIntensity } from './match-intensity.ts';
import { findMotionErrorKm, toBlurRadius } from './motion-error.ts';
import type { MotionField } from './motion-field.ts';
import type { NowcastOrder } from './nowcast-order.ts';
import { RainTable, toDecibels } from './rain-decibels.ts';
import { listUsable, toPicture } from './rain-picture.ts';
import { extendTrajectory, startTrajectory } from './trajectory.ts';
import { fillWeightedSum } from './weighted-sum.ts';

/** One lead of a nowcast. Its arrays are the same ones at every lead: copy what is kept. */
export interface NowcastStep {
  /** Which lead, from 1. */
  readonly step: number;
  /** mm/h per cell; NaN where the air comes from what was not seen, or from outside, and where no frame saw anything. */
  readonly rainMmh: Float32Array;
  /** Chance 0…1 per cell, NaN likewise; null where none was asked for. */
  readonly chance: Float32Array | null;
  /** The motion that all leads follow, cells from frame to frame. */
  readonly motion: MotionField;
}

/** Below this the memory of a scale changes nothing. */
const LEAST_WEIGHT = 0.003;

/**
 * Rain of the next leads in the manner of S-PROG (Seed 2003): the picture is moved along its own motion while every scale of
 * it fades as fast as that scale was seen to change, and its intensities stay those of the last picture. Chances follow
 * from how much of the variance has been forgotten. Yields lead by lead. A frame that saw little ends the history before it; where
 * only one remains nothing is known: all NaN. Throws `RangeError` for fewer than two frames and for figures that make no sense.
 */
export function* makeNowcast(order: NowcastOrder): Generator<NowcastStep> {
  checkOrder(order);
  const { frames, size, steps, stride = 1 } = order;
  const pictures = listUsable(frames.map((frame) => toPicture(frame, size)));
  const seen = pictures.at(-1)?.seen ?? new Uint8Array(size.columns * size.rows);
  const motion = estimateMotion(
    pictures.map(({ strengths }) => strengths),
    size,
  );
  const scales = fitCascade(pictures, size, motion, Math.max(Math.ceil(steps * stride), frames.length));
  const surprise = order.chanceOfMmh === undefined ? [] : findSurprise(pictures, size, scales);
  const blind = listUnseen(joinSeen(frames));
  const observed = sortSeen(frames.at(-1) ?? new Float32Array(seen.length), seen);
  yield* followLeads({ ...order, seen, blind, motion, scales, surprise, observed });
}

/** Decibels of the cells that were seen, strongest first. */
function sortSeen(rainMmh: Float32Array, seen: Uint8Array): Float32Array {
  const decibels = toDecibels(rainMmh);
  let count = 0;
  for (let cell = 0; cell < seen.length; cell += 1) {
    if (seen[cell] === 0) continue;
    decibels[count] = decibels[cell] as number;
    count += 1;
  }
  return decibels.subarray(0, count).sort().reverse();
}

interface Leads extends NowcastOrder {
  /** 1 where the newest frame saw. */
  readonly seen: Uint8Array;
  /** The cells that no frame saw. */
  readonly blind: Int32Array;
  readonly motion: MotionField;
  readonly scales: readonly Scale[];
  /** How many times as much of each scale is forgotten as its regression says; empty where no chance is asked for. */
  readonly surprise: readonly number[];
  /** Decibels of the newest frame where it saw, strongest first. */
  readonly observed: Float32Array;
}

function* followLeads(leads: Leads): Generator<NowcastStep> {
  const { seen, blind, motion, scales, observed, size, steps, stride = 1, chanceOfMmh, frameMinutes, cellKm } = leads;
  const figures = () => new Float32Array(seen.length);
  const [faded, matched, rainMmh] = [figures(), figures(), figures()];
  const chance = chanceOfMmh === undefined ? null : figures();
  const share = chanceOfMmh === undefined ? 0 : findShare(observed, 10 * Math.log10(chanceOfMmh));
  const liveliness = chance === null ? [] : findLiveliness(scales, size);
  const sharpness = chance === null ? faded : figures();
  const unseen = listUnseen(seen);
  const table = new RainTable();
  const way = startTrajectory(motion);
  const passage = makePassage(size);
  for (let step = 1; step <= steps; step += 1) {
    extendTrajectory(way, motion, stride);
    fillPassage(passage, size, motion, way);
    const age = Math.min(step * stride, (scales[0]?.memory.now.length ?? 1) - 1);
    fade(scales, age, faded);
    applyCurve(faded, matched, matchIntensity(countRanks(faded, seen), observed));
    hide(matched, unseen);
    carry(matched, rainMmh, passage, size, Number.NaN);
    hide(rainMmh, blind);
    table.toRain(rainMmh);
    if (chance !== null) {
      fillSharpness(liveliness, listForgotten(leads, age), sharpness);
      fillChances(faded, sharpness, { seen, share }, matched);
      blur(matched, size, toBlurRadius(findMotionErrorKm(step * stride * frameMinutes) / cellKm), faded);
      hide(matched, unseen);
      carry(matched, chance, passage, size, Number.NaN);
      hide(chance, blind);
    }
    yield { step, rainMmh, chance, motion };
  }
}

/** The sum of all scales, each as far back at its mean as it has forgotten by this age (frames, also between two). */
function fade(scales: readonly Scale[], age: number, out: Float32Array): void {
  let base = 0;
  const parts = scales.flatMap(({ now, before, mean, memory }) => {
    const a = findBetween(memory.now, age);
    const b = findBetween(memory.before, age);
    const isFelt = Math.abs(a) + Math.abs(b) >= LEAST_WEIGHT;
    base += isFelt ? mean * (1 - a - b) : mean;
    return isFelt
      ? [
          { values: now, weight: a },
          { values: before, weight: b },
        ]
      : [];
  });
  fillWeightedSum(out, base, parts);
}

function findBetween(values: Float64Array, age: number): number {
  const index = Math.floor(age);
  const start = values[index] as number;
  return start + (age - index) * ((values[index + 1] ?? start) - start);
}

/** Share of the variance of each scale that cannot be foreseen at this age. */
function listForgotten({ scales, surprise }: Leads, age: number): number[] {
  return scales.map(({ memory }, level) => Math.min((surprise[level] ?? 1) * (1 - findBetween(memory.kept, age)), 1));
}

/** Part of the values that reach a threshold; they are sorted from the highest down. */
function findShare(sorted: Float32Array, threshold: number): number {
  let count = 0;
  while (count < sorted.length && (sorted[count] as number) >= threshold) count += 1;
  return count / sorted.length;
}

function listUnseen(seen: Uint8Array): Int32Array {
  const cells = new Int32Array(seen.length);
  let count = 0;
  for (let cell = 0; cell < seen.length; cell += 1) {
    if (seen[cell] === 1) continue;
    cells[count] = cell;
    count += 1;
  }
  return cells.subarray(0, count);
}

/** 1 where at least one of the frames saw. */
function joinSeen(frames: readonly Float32Array[]): Uint8Array {
  const any = new Uint8Array(frames[0]?.length ?? 0);
  for (const frame of frames) {
    for (let cell = 0; cell < any.length; cell += 1) if (Number.isFinite(frame[cell])) any[cell] = 1;
  }
  return any;
}

function hide(values: Float32Array, cells: Int32Array): void {
  for (let index = 0; index < cells.length; index += 1) values[cells[index] as number] = Number.NaN;
}
