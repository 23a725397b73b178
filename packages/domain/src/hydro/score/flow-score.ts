/** Scores of modelled against measured flow. All values are null without data. */
export interface FlowScore {
  /** Steps at which both are known. */
  readonly pairs: number;
  /** Nash–Sutcliffe efficiency: 1 perfect, 0 as good as the measured mean; null if the measured flow is constant. */
  readonly nse: number | null;
  /** Kling–Gupta efficiency of 2009; null if the measured flow is constant or its mean is 0. */
  readonly kge: number | null;
  /** Correlation; 0 for a constant model. */
  readonly r: number | null;
  /** Modelled over measured volume, minus 1: 0.1 is a tenth too much. */
  readonly biasPart: number | null;
  /** Mean absolute error and root mean square error, in the unit of the flow (TT 42/2017 Art. 6). */
  readonly mae: number | null;
  readonly rmse: number | null;
}

/** Sums over pairs, from which all scores are computed. */
interface PairSums {
  pairs: number;
  simulated: number;
  measured: number;
  absolute: number;
  squared: number;
}

/**
 * Scores flow against measurements (Nash and Sutcliffe 1970; Gupta et al. 2009: KGE = 1 − √((r−1)²+(α−1)²+(β−1)²); a
 * constant model has r = 0 as in Knoben et al. 2019; TT 42/2017 Art. 6).
 *
 * @param simulated, measured flow by step in the same unit; NaN is a gap
 * @param from, to first step and the step before which it ends
 */
export function scoreFlow(
  simulated: ArrayLike<number>,
  measured: ArrayLike<number>,
  from = 0,
  to = Math.min(simulated.length, measured.length),
): FlowScore {
  const sums = sumPairs(simulated, measured, from, to);
  const { pairs } = sums;
  if (pairs === 0) return { pairs, nse: null, kge: null, r: null, biasPart: null, mae: null, rmse: null };
  const meanSimulated = sums.simulated / pairs;
  const meanMeasured = sums.measured / pairs;
  let [varianceSimulated, varianceMeasured, together] = [0, 0, 0];
  for (let at = from; at < to; at++) {
    const [model, truth] = [simulated[at] as number, measured[at] as number];
    if (Number.isNaN(model) || Number.isNaN(truth)) continue;
    varianceSimulated += (model - meanSimulated) ** 2;
    varianceMeasured += (truth - meanMeasured) ** 2;
    together += (model - meanSimulated) * (truth - meanMeasured);
  }
  const changes = hasVariance(varianceMeasured, meanMeasured, pairs);
  const r = !changes
    ? null
    : hasVariance(varianceSimulated, meanSimulated, pairs)
      ? together / Math.sqrt(varianceSimulated * varianceMeasured)
      : 0;
  const biasPart = sums.measured > 0 ? sums.simulated / sums.measured - 1 : null;
  return {
    pairs,
    nse: changes ? 1 - sums.squared / varianceMeasured : null,
    kge:
      r === null || biasPart === null
        ? null
        : 1 - Math.hypot(r - 1, Math.sqrt(varianceSimulated / varianceMeasured) - 1, biasPart),
    r,
    biasPart,
    mae: sums.absolute / pairs,
    rmse: Math.sqrt(sums.squared / pairs),
  };
}

/** Rounding leaves a small variance in a constant series. */
function hasVariance(variance: number, mean: number, pairs: number): boolean {
  return variance > 1e-20 * Math.max(mean * mean, 1e-30) * pairs;
}

function sumPairs(simulated: ArrayLike<number>, measured: ArrayLike<number>, from: number, to: number): PairSums {
  const sums: PairSums = { pairs: 0, simulated: 0, measured: 0, absolute: 0, squared: 0 };
  for (let at = from; at < to; at++) {
    const [model, truth] = [simulated[at] as number, measured[at] as number];
    if (Number.isNaN(model) || Number.isNaN(truth)) continue;
    sums.pairs++;
    sums.simulated += model;
    sums.measured += truth;
    sums.absolute += Math.abs(model - truth);
    sums.squared += (model - truth) ** 2;
  }
  return sums;
}
