import { findWaterBalance } from '#hydro/calibration/balance-hint.ts';
import { countPairs } from '#hydro/calibration/calibration-input.ts';
import { flowM3SOfMm, STEP_SECONDS } from '#hydro/model/flow-depth.ts';
import type { CatchmentSeries } from './catchment-series.ts';
import { type CatchmentFacts, toCalibrationInput } from './to-calibration-input.ts';

/**
 * An impossible water balance: usually the unit, the area or the columns are wrong. Means over the steps with a flow.
 */
export interface AbsurdBalance {
  readonly kind: 'tooMuch' | 'tooLittle';
  readonly flowM3S: number;
  readonly areaKm2: number;
  readonly flowMmDay: number;
  readonly rainMmDay: number;
}

/**
 * Over years a river carries at most the rain of its catchment; the margin covers springs, transfers and errors of both
 * (our own).
 */
const MOST_FLOW_PART = 1.5;
const LEAST_FLOW_PART = 0.02;
/** The wettest catchments of the world yield 35 mm per day over a year; a month of floods may yield more. */
const MOST_MM_DAY = 100;
const LEAST_DAYS = 30;
const YEAR_DAYS = 365;

/**
 * Whether the flow of a series is impossible for its catchment: compared with its rain from a year on, and with the
 * yield of any catchment from a month on. Null if it is possible, or if the series is too short.
 */
export function findAbsurdBalance(series: CatchmentSeries, facts: CatchmentFacts): AbsurdBalance | null {
  const { input } = toCalibrationInput(series, facts);
  const balance = findWaterBalance(input);
  if (balance === null) return null;
  const days = (countPairs(input) * STEP_SECONDS[input.step]) / STEP_SECONDS.day;
  const [flowMmDay, rainMmDay] = [balance.flowMmYear / YEAR_DAYS, balance.rainMmYear / YEAR_DAYS];
  const hasYear = days >= YEAR_DAYS;
  const isTooMuch =
    (hasYear && flowMmDay > MOST_FLOW_PART * rainMmDay) || (days >= LEAST_DAYS && flowMmDay > MOST_MM_DAY);
  const isTooLittle = hasYear && flowMmDay < LEAST_FLOW_PART * rainMmDay;
  if (!isTooMuch && !isTooLittle) return null;
  const { areaKm2 } = facts;
  const flowM3S = flowMmDay * flowM3SOfMm('day', areaKm2);
  return { kind: isTooMuch ? 'tooMuch' : 'tooLittle', flowM3S, areaKm2, flowMmDay, rainMmDay };
}
