import { type CalibrationInput, stepsOfYear } from './calibration-input.ts';

/** What the water balance of a catchment suggests about its data. */
export type BalanceHint =
  /** More water flows out than falls as rain: the area is too small, the rain too low, or the unit is wrong. */
  | 'flowExceedsRain'
  /** Almost no rain flows out: the area is too large, or the unit is wrong. */
  | 'flowTooSmall'
  /** More water is lost than can evaporate: the area is too large, the rain too high, or water leaves elsewhere. */
  | 'lossExceedsPe';

/** Annual depths over the steps with known flow, mm, and the hint that they give. */
export interface WaterBalance {
  readonly rainMmYear: number;
  readonly peMmYear: number;
  readonly flowMmYear: number;
  readonly hints: readonly BalanceHint[];
}

const MOST_FLOW_PART = 1.05;
const LEAST_FLOW_PART = 0.02;
/** Loss relative to the potential evapotranspiration that measurement errors can explain. */
const MOST_LOSS_PART = 1.25;

/**
 * Rain, potential evapotranspiration and flow over the steps with known flow (our own limits). Null without such a
 * step.
 */
export function findWaterBalance({ step, forcing, flowMm }: CalibrationInput): WaterBalance | null {
  let [pairs, rain, pe, flow] = [0, 0, 0, 0];
  for (let at = 0; at < flowMm.length; at++) {
    if (Number.isNaN(flowMm[at])) continue;
    pairs++;
    rain += forcing.rainMm[at] as number;
    pe += forcing.peMm[at] as number;
    flow += flowMm[at] as number;
  }
  if (pairs === 0) return null;
  const hints: BalanceHint[] = [];
  if (flow > MOST_FLOW_PART * rain) hints.push('flowExceedsRain');
  if (flow < LEAST_FLOW_PART * rain) hints.push('flowTooSmall');
  if (rain - flow > MOST_LOSS_PART * pe) hints.push('lossExceedsPe');
  const perYear = stepsOfYear(step) / pairs;
  return { rainMmYear: rain * perYear, peMmYear: pe * perYear, flowMmYear: flow * perYear, hints };
}
