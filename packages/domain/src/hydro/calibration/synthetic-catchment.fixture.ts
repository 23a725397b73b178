import { STEP_SECONDS } from '#hydro/model/flow-depth.ts';
import { type Gr4Params, type HydroStep, makeGr4State, runGr4 } from '#hydro/model/gr4-model.ts';
import type { CalibrationInput } from './calibration-input.ts';

/** A catchment that follows GR4 with known parameters, in a synthetic climate. */
export interface SyntheticCatchment {
  readonly step: HydroStep;
  readonly years: number;
  readonly params: Gr4Params;
  readonly rainMmYear: number;
  readonly peMmYear: number;
  /** Share of rain in the wet season: 0.5 is no season. */
  readonly wetSeasonPart: number;
  /** Percentage of wet steps in the middle of the annual cycle. */
  readonly wetPart: number;
  /** Standard deviation of the logarithm of the measurement error. */
  readonly noise: number;
}

/** A typical catchment; tests change what they are about. */
export const USUAL_CATCHMENT: SyntheticCatchment = {
  step: 'day',
  years: 10,
  params: { x1Mm: 350, x2Mm: 0, x3Mm: 90, x4Steps: 1.7 },
  rainMmYear: 1400,
  peMmYear: 900,
  wetSeasonPart: 0.65,
  wetPart: 0.35,
  noise: 0,
};

/** Seeded random numbers 0–1. */
function makeChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Rain, potential evapotranspiration and flow of a synthetic catchment; deterministic for a seed. */
export function makeCatchment(catchment: SyntheticCatchment, seed = 1): CalibrationInput {
  const { step, years, params } = catchment;
  const chance = makeChance(seed);
  const gauss = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const perDay = STEP_SECONDS.day / STEP_SECONDS[step];
  const steps = Math.round(years * 365 * perDay);
  const swing = 2 * catchment.wetSeasonPart - 1;
  const rainMm = new Float64Array(steps);
  const peMm = new Float64Array(steps);
  let wet = false;
  for (let at = 0; at < steps; at++) {
    const season = Math.sin((2 * Math.PI * at) / (365 * perDay));
    const part = Math.min(0.9, catchment.wetPart * (1 + 1.5 * swing * season));
    wet = chance() < (wet ? 0.35 + 0.65 * part : 0.65 * part);
    rainMm[at] = wet ? -Math.log(1 - chance()) * (1 + 1.5 * swing * season) * (chance() < 0.05 ? 4 : 1) : 0;
    const light = perDay === 1 ? 1 : Math.max(0, Math.sin((2 * Math.PI * ((at % 24) - 6)) / 24)) * Math.PI;
    peMm[at] = (catchment.peMmYear / 365 / perDay) * (1 + 0.35 * season) * light * (0.8 + 0.4 * chance());
  }
  const total = rainMm.reduce((sum, rain) => sum + rain, 0);
  const scale = (catchment.rainMmYear * years) / total;
  for (let at = 0; at < steps; at++) rainMm[at] = (rainMm[at] as number) * scale;
  const flowMm = new Float64Array(steps);
  const year = 365 * perDay;
  const start = runGr4(step, params, makeGr4State(step, params), { rainMm, peMm }, flowMm, { to: year });
  runGr4(step, params, start, { rainMm, peMm }, flowMm);
  for (let at = 0; at < steps; at++) flowMm[at] = (flowMm[at] as number) * Math.exp(catchment.noise * gauss());
  return { step, from: 1_262_278_800, forcing: { rainMm, peMm }, flowMm };
}
