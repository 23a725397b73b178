import { FEWEST_PAIRS } from './monthly-score.ts';
import { scoreAmounts, scoreYesNo } from './score.ts';
import { getContingency, getSum, type ScoreSums } from './score-sums.ts';

/** Recent accuracy of the forecasts of one lead time around a place. A part is null below 20 cases: it would claim too much. */
export interface LocalAccuracy {
  /** Mean absolute error of highest temperatures, °C, and its number of station-day pairs. */
  readonly warmth: { readonly errorC: number; readonly pairs: number } | null;
  /** Share of wet days that were forecast, and of rain forecasts that stayed dry, both 0–1. */
  readonly rain: { readonly detected: number; readonly wrong: number; readonly wetDays: number } | null;
}

function toRain(sums: ScoreSums): LocalAccuracy['rain'] {
  const counts = getContingency(sums, 0, 'forecast');
  const { detection, falseAlarmRatio } = scoreYesNo(counts);
  const wetDays = counts.hits + counts.misses;
  const forecast = counts.hits + counts.falseAlarms;
  if (detection === null || falseAlarmRatio === null || Math.min(wetDays, forecast) < FEWEST_PAIRS) return null;
  return { detected: detection, wrong: falseAlarmRatio, wetDays };
}

/** Accuracy from sums of highest temperatures and of rain; null if there is neither. */
export function toLocalAccuracy(warmth: ScoreSums, rain: ScoreSums): LocalAccuracy | null {
  const { absoluteError } = scoreAmounts(warmth);
  const pairs = getSum(warmth, 'pairs');
  const accuracy: LocalAccuracy = {
    warmth: absoluteError === null || pairs < FEWEST_PAIRS ? null : { errorC: absoluteError, pairs },
    rain: toRain(rain),
  };
  return accuracy.warmth === null && accuracy.rain === null ? null : accuracy;
}
