import { type Cargo, carry } from './advect.ts';
import { checkOrder } from './check-order.ts';
import { estimateMotion, makePyramid } from './estimate-motion.ts';
import { findSurprise } from './find-surprise.ts';
import { fitCascade, type Scale } from './fit-cascade.ts';
import { foreseeChances, makeChanceRoom } from './foresee-chances.ts';
import { fillLayeredSum, makeLayers } from './layered-sum.ts';
import { applyCurve, countRanks, matchIntensity } from './match-intensity.ts';
import { findMotionErrorKm } from './motion-error.ts';
import type { MotionField } from './motion-field.ts';
import type { NowcastOrder } from './nowcast-order.ts';
import type { Raster } from './pyramid.ts';
import { LEAST_RAIN_MMH, RainTable, toDecibels } from './rain-decibels.ts';
import { findHistory, toPicture } from './rain-picture.ts';
import { extendTrajectory, startTrajectory } from './trajectory.ts';

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
  const surprise = order.chanceOfMmh === undefined ? [] : findSurprise(pictures, pyramid, size, scales);
  const blind = listUnseen(joinSeen(frames));
  const observed = sortSeen(frames.at(-1) ?? new Float32Array(seen.length), seen);
  const leads = followLeads({ ...order, stride, first, frameMinutes, seen, blind, motion, scales, surprise, observed });
  const told = slowDown(motion, apart);
  for (const lead of leads) yield { ...lead, motion: told };
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

interface Leads extends NowcastOrder {
  readonly stride: number;
  readonly first: number;
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

function* followLeads(leads: Leads): Generator<Omit<NowcastStep, 'motion'>> {
  const { seen, blind, motion, scales, observed, size, steps, stride, first, chanceOfMmh } = leads;
  const figures = () => new Float32Array(seen.length);
  const layers = makeLayers(size, scales.at(-1)?.halvings ?? 0);
  const faded = layers[0]?.values ?? figures();
  const [matched, rainMmh] = [figures(), figures()];
  const share = chanceOfMmh === undefined ? 0 : findShare(observed, 10 * Math.log10(chanceOfMmh));
  const room = chanceOfMmh === undefined ? null : makeChanceRoom(scales, size, { seen, share });
  const chance = room === null ? null : figures();
  const cargo: Cargo[] = [{ from: matched, to: rainMmh }];
  if (chance !== null && room !== null) cargo.push({ from: room.still, to: chance });
  const unseen = listUnseen(seen);
  const table = new RainTable();
  const way = startTrajectory(motion);
  for (let step = 1; step <= steps; step += 1) {
    extendTrajectory(way, motion, step === 1 ? first : stride);
    const ahead = first + (step - 1) * stride;
    const age = Math.min(ahead, (scales[0]?.memory.now.length ?? 1) - 1);
    fade(scales, age, layers);
    applyCurve(faded, matched, matchIntensity(countRanks(faded, seen), observed));
    if (room !== null) foreseeChances(room, faded, listForgotten(leads, age), findAstray(leads, ahead));
    for (const { from } of cargo) hide(from, unseen);
    carry(cargo, size, motion, way);
    for (const { to } of cargo) hide(to, blind);
    table.toRain(rainMmh);
    yield { step, rainMmh, chance };
  }
}

/** How far motion may be astray after so many frames, cells. */
const findAstray = ({ frameMinutes, cellKm }: Leads, age: number) => findMotionErrorKm(age * frameMinutes) / cellKm;

/** The sum of all scales, each as far back at its mean as it has forgotten by this age (frames, also between two); into the first layer. */
function fade(scales: readonly Scale[], age: number, layers: readonly Raster[]): void {
  let base = 0;
  const parts = scales.flatMap(({ now, before, halvings, mean, memory }) => {
    const a = findBetween(memory.now, age);
    const b = findBetween(memory.before, age);
    const isFelt = Math.abs(a) + Math.abs(b) >= LEAST_WEIGHT;
    base += isFelt ? mean * (1 - a - b) : mean;
    return isFelt
      ? [
          { values: now.values, halvings, weight: a },
          { values: before.values, halvings, weight: b },
        ]
      : [];
  });
  fillLayeredSum(layers, base, parts);
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
