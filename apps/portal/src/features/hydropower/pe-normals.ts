import { STEP_SECONDS } from '@portal/domain/hydro/model/flow-depth';
import type { HydroStep } from '@portal/domain/hydro/model/gr4-model';
import type { CatchmentSeries } from '@portal/domain/hydro/series/catchment-series';
import { type CatchmentFacts, toCalibrationInput } from '@portal/domain/hydro/series/to-calibration-input';
import { type EpochSeconds, vietnamDate, vietnamHour } from '@portal/domain/time/vietnam-time';

/** Key of a step's mean: its month, and its hour for hourly steps. */
const toNormalKey = (step: HydroStep, at: EpochSeconds): string =>
  step === 'day' ? String(vietnamDate(at).month) : `${vietnamDate(at).month} ${vietnamHour(at)}`;

/**
 * Mean potential evapotranspiration per step by month (and hour) of an operator's series, mm; used for forecast days.
 */
export function computePeNormals(series: CatchmentSeries, facts: CatchmentFacts): Record<string, number> {
  const { input } = toCalibrationInput(series, facts);
  const sums = new Map<string, { sum: number; count: number }>();
  for (const [index, pe] of input.forcing.peMm.entries()) {
    const key = toNormalKey(series.step, series.from + index * STEP_SECONDS[series.step]);
    const known = sums.get(key) ?? { sum: 0, count: 0 };
    sums.set(key, { sum: known.sum + pe, count: known.count + 1 });
  }
  return Object.fromEntries([...sums].map(([key, { sum, count }]) => [key, sum / count]));
}

/** Potential evapotranspiration from these means; a month without data gets the overall mean. */
export function listPe(
  normals: Readonly<Record<string, number>>,
  step: HydroStep,
  from: EpochSeconds,
  count: number,
): Float64Array {
  const all = Object.values(normals);
  const mean = all.reduce((sum, value) => sum + value, 0) / Math.max(all.length, 1);
  return Float64Array.from(
    { length: count },
    (_, index) => normals[toNormalKey(step, from + index * STEP_SECONDS[step])] ?? mean,
  );
}
