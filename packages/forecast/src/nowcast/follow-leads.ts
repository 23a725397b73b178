import type { Autoregression, Scale } from './fit-cascade.ts';
import { type ChanceBuffers, forecastChances, makeChanceBuffers } from './forecast-chances.ts';
import { addGrowth } from './growth/add-growth.ts';
import { COMPARED_MINUTES, type SampledLead, toLeadGrowth } from './growth/rain-growth.ts';
import { sampleChances } from './growth/sampled-chances.ts';
import {
  estimateMissedVariance,
  findMostGain,
  findStandingHold,
  findStandingShare,
  type HindcastSkill,
} from './hindcast-skill.ts';
import { fadeOutside, fillSurroundings, findSurroundings } from './incoming-air.ts';
import { fillLayeredSum, makeLayers } from './layered-sum.ts';
import { limitChances } from './limit-chances.ts';
import {
  applyCurves,
  countClasses,
  findShares,
  makeMatchBuffers,
  matchIntensity,
  toRainClasses,
  UNKNOWN,
} from './match-intensity.ts';
import { NEAR, type Neighbourhoods } from './neighbourhoods.ts';
import type { NowcastOptions } from './nowcast-options.ts';
import type { Raster } from './pyramid.ts';
import { hide, hideUncertain, listUnseen } from './rain-picture.ts';
import {
  composeLead,
  findStandingChances,
  type LeadParts,
  type LeadShares,
  type StandingPicture,
  spreadRows,
} from './standing-picture.ts';
import { type AdvectedField, carry, extendTrajectory, type MotionField, startTrajectory } from './trajectory.ts';

/** Below this weight the memory of a scale is ignored. */
const LEAST_WEIGHT = 0.003;

/**
 * The sum of all scales, each decayed towards its mean as far as it has decorrelated at this age (frames, fractions
 * allowed); into the first layer.
 */
function fadeScales(scales: readonly Scale[], places: Neighbourhoods, age: number, layers: readonly Raster[]): void {
  const base = new Float32Array(places.columns * places.rows);
  const parts = scales.flatMap(({ now, before, halvings, means, memory }) => {
    const a = findBetween(memory, 'now', age);
    const b = findBetween(memory, 'before', age);
    const isFelt = a.some((weight, place) => Math.abs(weight) + Math.abs(b[place] as number) >= LEAST_WEIGHT);
    for (let place = 0; place < base.length; place += 1) {
      const retained = isFelt ? (a[place] as number) + (b[place] as number) : 0;
      base[place] = (base[place] as number) + (means[place] as number) * (1 - retained);
    }
    return isFelt
      ? [
          { values: now.values, halvings, weights: a },
          { values: before.values, halvings, weights: b },
        ]
      : [];
  });
  fillLayeredSum(layers, base, parts, places);
}

/**
 * Share of each scale's variance that the forecast no longer explains at this age, in each neighbourhood:
 * `errorInflation` times the figure of its regression, at least `least`, at most 1.
 */
function listForgotten(
  scales: readonly Scale[],
  age: number,
  { errorInflation, least }: { readonly errorInflation: readonly Float32Array[]; readonly least: Float32Array },
): Float32Array[] {
  return scales.map(({ memory }, level) =>
    findBetween(memory, 'explained', age).map((explained, place) => {
      const forgotten = (errorInflation[level]?.[place] ?? 1) * (1 - explained);
      return Math.min(Math.max(forgotten, least[place] as number), 1);
    }),
  );
}

/** Figures of all neighbourhoods, interpolated at an age in frames. */
function findBetween(memory: Autoregression, part: 'now' | 'before' | 'explained', age: number): Float32Array {
  const { count, steps } = memory;
  const values = memory[part];
  const index = Math.min(Math.floor(age), steps);
  const next = Math.min(index + 1, steps) * count;
  return Float32Array.from({ length: count }, (_, place) => {
    const start = values[index * count + place] as number;
    return start + (age - index) * ((values[next + place] as number) - start);
  });
}

/**
 * Position error of a pattern after this many minutes of advection, km (standard deviation, mean of along and across
 * track): as measured by Bowler, Pierce and Seed (2006) for STEPS, v = a t^b + c in km/h.
 */
export function findMotionErrorKm(minutes: number): number {
  const along = Math.max(10.88 * minutes ** 0.23 - 7.68, 0);
  const across = Math.max(5.76 * minutes ** 0.31 - 2.72, 0);
  return (0.5 * (along + across) * minutes) / 60;
}

/** Inputs of all leads. */
export interface LeadOptions extends NowcastOptions {
  readonly stride: number;
  readonly first: number;
  /** The newest frame, mm/h, and its picture. */
  readonly newest: Float32Array;
  readonly picture: StandingPicture;
  /** Cells that no frame observed. */
  readonly blind: Int32Array;
  readonly motion: MotionField;
  readonly scales: readonly Scale[];
  readonly places: Neighbourhoods;
  /**
   * Ratio of out-of-sample to fitted error variance per cascade level and neighbourhood; empty if no probability is
   * requested.
   */
  readonly errorInflation: readonly Float32Array[];
  /** Per neighbourhood. */
  readonly skills: readonly (HindcastSkill | null)[];
}

/** Rain and chance of one lead; the arrays are reused for every lead. */
interface Lead {
  readonly step: number;
  readonly rainMmh: Float32Array;
  readonly chance: Float32Array | null;
  readonly sampled: SampledLead | null;
}

/**
 * Computes one lead after another: decays the scales, advects them, blends them with the stationary picture, and
 * matches the intensities to those of the moving and the stationary rain.
 */
export function* followLeads(leads: LeadOptions): Generator<Lead> {
  const { picture, blind, motion, scales, places, size, steps, stride, first } = leads;
  const { seen } = picture;
  const figures = () => new Float32Array(seen.length);
  const layers = makeLayers(size, scales.at(-1)?.halvings ?? 0);
  const faded = layers[0]?.values ?? figures();
  const [blended, rainMmh, scratch, certainty] = [figures(), figures(), figures(), figures()];
  const surroundings = findSurroundings(seen, size);
  const classes = toRainClasses(leads.newest, seen);
  const labels = { from: classes, to: new Uint16Array(classes.length), unknown: UNKNOWN };
  const standing = countClasses(classes, classes, size, places);
  const buffers = makeMatchBuffers(places);
  const chances = makeChances(leads, countClasses(classes, classes, size, places, NEAR));
  const unseen = listUnseen(seen);
  const way = startTrajectory(motion);
  for (let step = 1; step <= steps; step += 1) {
    extendTrajectory(way, motion, step === 1 ? first : stride);
    const ahead = first + (step - 1) * stride;
    const parts: LeadParts = { faded: blended, certainty, ...findLeadShares(leads, ahead) };
    fadeScales(scales, places, toAge(leads, ahead), layers);
    const fields: AdvectedField[] = [
      { from: faded, to: blended, outside: useEdgeValue },
      { ...surroundings.certainty, to: certainty, outside: fadeOutside },
    ];
    if (chances !== null) {
      forecastLeadChances(chances, leads, faded, ahead);
      fillSurroundings(chances.workspace.still, surroundings);
      fields.push({ from: chances.workspace.still, to: chances.chance, outside: useEdgeValue });
    }
    fillSurroundings(faded, surroundings);
    carry(fields, size, motion, way, labels);
    composeLead(picture, parts, [rainMmh, scratch]);
    const target = { moved: countClasses(labels.to, classes, size, places), standing, shares: parts.standing };
    applyCurves(blended, rainMmh, size.columns, matchIntensity(buffers, { strengths: blended, seen, size }, target));
    // Cells not observed in the newest frame are known only where observed air arrives.
    hideUncertain(rainMmh, unseen, certainty);
    hide(rainMmh, blind);
    let sampled: SampledLead | null = null;
    if (chances !== null) {
      blendChances(chances, parts, picture);
      hideUncertain(chances.chance, unseen, certainty);
      hide(chances.chance, blind);
      sampled = calibrateChances(chances, leads, ahead);
    }
    yield { step, rainMmh, chance: chances?.chance ?? null, sampled };
  }
}

/** The nearest observed air stands for what comes from outside, as far as it is certain. */
const useEdgeValue = (): void => undefined;

/** Share of the stationary picture in a lead, its certainty, and the limit to sharpening. */
function findLeadShares({ skills, frameMinutes }: LeadOptions, ahead: number): LeadShares {
  const minutes = ahead * frameMinutes;
  const ofEach = (find: (skill: HindcastSkill | null) => number) => Float32Array.from(skills, find);
  return {
    standing: ofEach((skill) => findStandingShare(skill, ahead, minutes)),
    hold: ofEach((skill) => findStandingHold(skill, ahead)),
    mostGain: findMostGain(minutes),
  };
}

/** The age for which the evolution of the scales was computed. */
const toAge = ({ scales }: LeadOptions, ahead: number): number => Math.min(ahead, scales[0]?.memory.steps ?? 0);

interface Chances {
  readonly workspace: ChanceBuffers;
  /** Chances of the stationary picture. */
  readonly standing: Float32Array;
  readonly chance: Float32Array;
}

function makeChances(
  { scales, size, places, picture, newest, chanceOfMmh }: LeadOptions,
  counts: Float64Array,
): Chances | null {
  if (chanceOfMmh === undefined) return null;
  const last = { seen: picture.seen, shares: findShares(counts, chanceOfMmh) };
  return {
    workspace: makeChanceBuffers(scales, { size, places, last }),
    standing: findStandingChances(newest, chanceOfMmh, size),
    chance: new Float32Array(picture.seen.length),
  };
}

/** Chances of a lead at the current position of the air. */
function forecastLeadChances({ workspace }: Chances, leads: LeadOptions, faded: Float32Array, ahead: number): void {
  const { scales, errorInflation, skills, frameMinutes, cellKm } = leads;
  const forgotten = listForgotten(scales, toAge(leads, ahead), {
    errorInflation,
    least: Float32Array.from(skills, (skill) => estimateMissedVariance(skill, ahead)),
  });
  forecastChances(workspace, faded, forgotten, findMotionErrorKm(ahead * frameMinutes) / cellKm);
}

/**
 * Adds growth to the chances of a lead and limits them; returns a sample from before if later frames will be compared.
 */
function calibrateChances({ chance, workspace }: Chances, leads: LeadOptions, ahead: number): SampledLead | null {
  const { size, places, growth, frameMinutes } = leads;
  const minutes = ahead * frameMinutes;
  const sampled = minutes > COMPARED_MINUTES ? null : { minutes, chances: sampleChances(chance, size) };
  if (growth !== undefined) addGrowth(chance, toLeadGrowth(growth, minutes), size, places);
  limitChances(chance, minutes, workspace.last.shares, size, places);
  return sampled;
}

/** Blends the advected chance with the lead's share of the stationary one, as `composeLead` blends the rain. */
function blendChances(
  { chance, standing: standingChance, workspace }: Chances,
  { certainty, standing, hold }: LeadParts,
  { size, places }: StandingPicture,
): void {
  const { shares } = workspace.last;
  spreadRows([standing, hold, shares], size, places, (first, [standings, holds, climatology]) => {
    for (let column = 0, cell = first; column < size.columns; column += 1, cell += 1) {
      const value = chance[cell] as number;
      const share = climatology[column] as number;
      const other = share + (holds[column] as number) * ((standingChance[cell] as number) - share);
      const known = 1 - (standings[column] as number);
      chance[cell] = other + known * (certainty[cell] as number) * (value - other);
    }
  });
}
