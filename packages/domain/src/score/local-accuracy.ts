import { FEWEST_PAIRS } from './monthly-score.ts';
import { scoreAmounts, scoreYesNo } from './score.ts';
import { getContingency, getSum, type ScoreSums } from './score-sums.ts';

/** How the forecasts for the next day did around a place lately. A part is null below 20 cases: it would say more than is known. */
export interface LocalAccuracy {
  /** Mean distance of highest temperatures, °C, over so many pairs of station and day. */
  readonly warmth: { readonly errorC: number; readonly pairs: number } | null;
  /** Share of wet days that were forecast, and of forecasts of rain that stayed dry, both of 1. */
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

/** What sums of highest temperatures and of rain say; null where neither says anything. */
export function toLocalAccuracy(warmth: ScoreSums, rain: ScoreSums): LocalAccuracy | null {
  const { absoluteError } = scoreAmounts(warmth);
  const pairs = getSum(warmth, 'pairs');
  const accuracy: LocalAccuracy = {
    warmth: absoluteError === null || pairs < FEWEST_PAIRS ? null : { errorC: absoluteError, pairs },
    rain: toRain(rain),
  };
  return accuracy.warmth === null && accuracy.rain === null ? null : accuracy;
}
