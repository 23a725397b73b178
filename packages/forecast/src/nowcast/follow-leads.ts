import type { Scale } from './fit-cascade.ts';
import { type ChanceBuffers, forecastChances, makeChanceBuffers } from './forecast-chances.ts';
import {
  estimateMissedVariance,
  findStandingHold,
  findStandingShare,
  findTexture,
  type HindcastSkill,
} from './hindcast-skill.ts';
import { fillLayeredSum, makeLayers } from './layered-sum.ts';
import { applyCurve, countRanks, matchIntensity } from './match-intensity.ts';
import type { NowcastOptions } from './nowcast-options.ts';
import type { Raster } from './pyramid.ts';
import { hide, listUnseen, RainTable } from './rain-picture.ts';
import { composeLead, findStandingChances, type LeadParts, type StandingPicture } from './standing-picture.ts';
import { type AdvectedField, carry, extendTrajectory, type MotionField, startTrajectory } from './trajectory.ts';

/** Below this the memory of a scale changes nothing. */
const LEAST_WEIGHT = 0.003;

/** The sum of all scales, each as far back at its mean as it has forgotten by this age (frames, also between two); into the first layer. */
function fadeScales(scales: readonly Scale[], age: number, layers: readonly Raster[]): void {
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

/**
 * Share of the variance of each scale that the forecast no longer explains at this age: `errorInflation` times what its
 * regression states, at least `least`, at most 1.
 */
function listForgotten(
  scales: readonly Scale[],
  age: number,
  { errorInflation, least }: { readonly errorInflation: readonly number[]; readonly least: number },
): number[] {
  return scales.map(({ memory }, level) => {
    const forgotten = (errorInflation[level] ?? 1) * (1 - findBetween(memory.explained, age));
    return Math.min(Math.max(forgotten, least), 1);
  });
}

function findBetween(values: Float64Array, age: number): number {
  const index = Math.floor(age);
  const start = values[index] as number;
  return start + (age - index) * ((values[index + 1] ?? start) - start);
}

/**
 * Position error of a pattern after so many minutes of advection, km (standard deviation, mean of along and
 * across): what Bowler, Pierce and Seed (2006) measured for STEPS, v = a t^b + c in km/h.
 */
export function findMotionErrorKm(minutes: number): number {
  const along = Math.max(10.88 * minutes ** 0.23 - 7.68, 0);
  const across = Math.max(5.76 * minutes ** 0.31 - 2.72, 0);
  return (0.5 * (along + across) * minutes) / 60;
}

/** What all leads are made from. */
export interface LeadOptions extends NowcastOptions {
  readonly stride: number;
  readonly first: number;
  /** The newest frame, mm/h, and its picture. */
  readonly newest: Float32Array;
  readonly picture: StandingPicture;
  /** The cells that no frame saw. */
  readonly blind: Int32Array;
  readonly motion: MotionField;
  readonly scales: readonly Scale[];
  /** Ratio of out-of-sample to fitted error variance per cascade level; empty where no probability is asked for. */
  readonly errorInflation: readonly number[];
  readonly skill: HindcastSkill | null;
  /** Decibels of the newest frame where it saw, strongest first. */
  readonly observed: Float32Array;
}

/** Rain and chance of one lead; the same arrays at every lead. */
interface Lead {
  readonly step: number;
  readonly rainMmh: Float32Array;
  readonly chance: Float32Array | null;
}

/**
 * Makes one lead after the other: fades the scales, advects them, blends them with the standing picture, and matches the
 * intensities to those of the newest frame.
 */
export function* followLeads(leads: LeadOptions): Generator<Lead> {
  const { picture, blind, motion, scales, observed, size, steps, stride, first } = leads;
  const { seen, strengths } = picture;
  const figures = () => new Float32Array(seen.length);
  const layers = makeLayers(size, scales.at(-1)?.halvings ?? 0);
  const faded = layers[0]?.values ?? figures();
  const [blended, moved, rainMmh, scratch] = [figures(), figures(), figures(), figures()];
  const chances = makeChances(leads);
  const unseen = listUnseen(seen);
  const shown = strengths.slice();
  hide(shown, unseen);
  const table = new RainTable();
  const way = startTrajectory(motion);
  for (let step = 1; step <= steps; step += 1) {
    extendTrajectory(way, motion, step === 1 ? first : stride);
    const ahead = first + (step - 1) * stride;
    const parts: LeadParts = { faded: blended, moved, ...findShares(leads, ahead) };
    fadeScales(scales, toAge(leads, ahead), layers);
    const fields: AdvectedField[] = [{ from: faded, to: blended }];
    if (parts.texture > 0) fields.push({ from: shown, to: moved });
    if (chances !== null) {
      forecastLeadChances(chances, leads, faded, ahead);
      hide(chances.workspace.still, unseen);
      fields.push({ from: chances.workspace.still, to: chances.chance });
    }
    hide(faded, unseen);
    carry(fields, size, motion, way);
    // What the newest frame did not see is known only where known air comes.
    const unknown = unseen.filter((cell) => Number.isNaN(blended[cell]));
    composeLead(picture, parts, [rainMmh, scratch]);
    applyCurve(blended, rainMmh, matchIntensity(countRanks(blended, seen), observed));
    table.toRain(rainMmh);
    hide(rainMmh, unknown);
    hide(rainMmh, blind);
    if (chances !== null) {
      blendChances(chances, parts);
      hide(chances.chance, unknown);
      hide(chances.chance, blind);
    }
    yield { step, rainMmh, chance: chances?.chance ?? null };
  }
}

/** How much of a lead stands, how surely, and how much texture it has. */
function findShares({ skill, frameMinutes }: LeadOptions, ahead: number): Omit<LeadParts, 'faded' | 'moved'> {
  const minutes = ahead * frameMinutes;
  return {
    standing: findStandingShare(skill, ahead, minutes),
    hold: findStandingHold(skill, ahead),
    texture: findTexture(skill, minutes),
  };
}

/** The age that the memory of the scales is worked out for. */
const toAge = ({ scales }: LeadOptions, ahead: number): number =>
  Math.min(ahead, (scales[0]?.memory.now.length ?? 1) - 1);

interface Chances {
  readonly workspace: ChanceBuffers;
  /** Chances where the newest picture stands. */
  readonly standing: Float32Array;
  /** Part of the cells seen that had the rain. */
  readonly share: number;
  readonly chance: Float32Array;
}

function makeChances({ scales, size, picture, newest, observed, chanceOfMmh }: LeadOptions): Chances | null {
  if (chanceOfMmh === undefined) return null;
  const share = findShare(observed, 10 * Math.log10(chanceOfMmh));
  return {
    workspace: makeChanceBuffers(scales, size, { seen: picture.seen, share }),
    standing: findStandingChances(newest, chanceOfMmh, size),
    share,
    chance: new Float32Array(picture.seen.length),
  };
}

/** Chances of a lead where the air is now. */
function forecastLeadChances({ workspace }: Chances, leads: LeadOptions, faded: Float32Array, ahead: number): void {
  const { scales, errorInflation, skill, frameMinutes, cellKm } = leads;
  const forgotten = listForgotten(scales, toAge(leads, ahead), {
    errorInflation,
    least: estimateMissedVariance(skill, ahead),
  });
  forecastChances(workspace, faded, forgotten, findMotionErrorKm(ahead * frameMinutes) / cellKm);
}

/** The moved chance with as much of the standing one as the lead has; that one alone where the air is not known. */
function blendChances({ chance, standing, share }: Chances, parts: LeadParts): void {
  for (let cell = 0; cell < chance.length; cell += 1) {
    const value = chance[cell] as number;
    const other = share + parts.hold * ((standing[cell] as number) - share);
    chance[cell] = Number.isNaN(value) ? other : value + parts.standing * (other - value);
  }
}

/** Part of the values that reach a threshold; they are sorted from the highest down. */
function findShare(sorted: Float32Array, threshold: number): number {
  let count = 0;
  while (count < sorted.length && (sorted[count] as number) >= threshold) count += 1;
  return sorted.length === 0 ? 0 : count / sorted.length;
}
