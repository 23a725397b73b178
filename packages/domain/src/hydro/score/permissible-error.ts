/** Least number of changes for a permissible error (TT 42/2017/TT-BTNMT Art. 11). */
const LEAST_CHANGES = 30;
const PERMISSIBLE_PART = 0.674;

/**
 * Permissible error Scf = 0.674 σ₁ at a lead in steps, in the unit of the flow: σ₁ is the standard deviation of the
 * change of flow over that lead (TT 42/2017/TT-BTNMT Art. 11; domain.md §5.1.7). The caller passes the last ten years.
 * Null for fewer than 30 changes.
 *
 * @param measured flow by step; NaN is a gap
 */
export function computePermissibleError(measured: ArrayLike<number>, leadSteps: number): number | null {
  let [count, sum, squares] = [0, 0, 0];
  for (let at = leadSteps; at < measured.length; at++) {
    const change = (measured[at] as number) - (measured[at - leadSteps] as number);
    if (Number.isNaN(change)) continue;
    count++;
    const fromMean = change - sum / Math.max(1, count - 1);
    sum += change;
    squares += fromMean * (change - sum / count);
  }
  return count < LEAST_CHANGES ? null : PERMISSIBLE_PART * Math.sqrt(squares / (count - 1));
}

/** Forecasts within the permissible error. */
export interface PermissibleShare {
  readonly pairs: number;
  readonly within: number;
  /** 0–100; null without pairs. */
  readonly score: number | null;
}

/**
 * Share of forecasts with an error of at most Scf, 0–100 (domain.md §7.8.6). The caller shows no score for fewer than
 * 20 pairs in a month (§7.8.7).
 *
 * @param forecasts, measured flow of the same steps in the same unit; NaN is a gap
 */
export function scorePermissible(
  forecasts: ArrayLike<number>,
  measured: ArrayLike<number>,
  permissible: number,
): PermissibleShare {
  let [pairs, within] = [0, 0];
  for (let at = 0; at < Math.min(forecasts.length, measured.length); at++) {
    const error = Math.abs((forecasts[at] as number) - (measured[at] as number));
    if (Number.isNaN(error)) continue;
    pairs++;
    if (error <= permissible) within++;
  }
  return { pairs, within, score: pairs === 0 ? null : (100 * within) / pairs };
}
