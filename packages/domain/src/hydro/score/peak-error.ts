/** Forecast peak flow compared with the measured one. */
export interface PeakError {
  /** Forecast and measured peak flow, in their unit. */
  readonly forecast: number;
  readonly measured: number;
  /** Forecast over measured, minus 1; null if the measured peak is 0. */
  readonly errorPart: number | null;
  /** Steps by which the forecast peak was late; negative if early (TT 42/2017 Art. 7). */
  readonly lateSteps: number;
}

/**
 * Error of the peak in size and time within one window, such as a flood. Considers steps where both are known; the
 * first of equal peaks counts. Null if there is no such step.
 *
 * @param forecast, measured flow of the same steps in the same unit; NaN is a gap
 */
export function findPeakError(forecast: ArrayLike<number>, measured: ArrayLike<number>): PeakError | null {
  let [bestForecast, bestMeasured] = [-1, -1];
  for (let at = 0; at < Math.min(forecast.length, measured.length); at++) {
    const [predicted, observed] = [forecast[at] as number, measured[at] as number];
    if (Number.isNaN(predicted) || Number.isNaN(observed)) continue;
    if (bestForecast < 0 || predicted > (forecast[bestForecast] as number)) bestForecast = at;
    if (bestMeasured < 0 || observed > (measured[bestMeasured] as number)) bestMeasured = at;
  }
  if (bestForecast < 0) return null;
  const [highest, truth] = [forecast[bestForecast] as number, measured[bestMeasured] as number];
  return {
    forecast: highest,
    measured: truth,
    errorPart: truth > 0 ? highest / truth - 1 : null,
    lateSteps: bestForecast - bestMeasured,
  };
}
