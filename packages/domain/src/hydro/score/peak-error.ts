/** How the highest flow of a forecast compares with the highest that came. */
export interface PeakError {
  /** Highest flow forecast and measured, in their unit. */
  readonly forecast: number;
  readonly measured: number;
  /** Forecast over measured, less 1; null where the measured peak is 0. */
  readonly errorPart: number | null;
  /** Steps by which the forecast's peak came late; below 0 it came early (TT 42/2017 Art. 7). */
  readonly lateSteps: number;
}

/**
 * Error of the peak in size and time within one window, such as a flood. Looks at steps where both are known; the first of
 * equal peaks counts. Null where there is no such step.
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
