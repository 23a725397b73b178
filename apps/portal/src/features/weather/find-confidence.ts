import { type Confidence, decideConfidence } from '@portal/domain/weather/confidence';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import type { HourRange } from './to-issued.ts';

/** How sure the forecast of a day is, by how far the members of an ensemble are apart; null without one. */
export function findConfidence(
  series: PlaceSeries,
  range: HourRange,
  { rainLow, rainHigh }: { readonly rainLow: number | null; readonly rainHigh: number | null },
): Confidence | null {
  return decideConfidence({ temperatureK: findSpread(series, range), rainLowMm: rainLow, rainHighMm: rainHigh });
}

/** Mean distance between the ends of the temperature, K; null where fewer than half of the hours have them. */
function findSpread({ variables }: PlaceSeries, { from, to }: HourRange): number | null {
  const lows = variables.temperature2mLow?.values;
  const highs = variables.temperature2mHigh?.values;
  if (lows === undefined || highs === undefined) return null;
  let total = 0;
  let known = 0;
  for (let hour = from; hour < to; hour++) {
    const spread = (highs[hour] ?? Number.NaN) - (lows[hour] ?? Number.NaN);
    if (Number.isNaN(spread)) continue;
    total += spread;
    known++;
  }
  return known > 0 && known * 2 >= to - from ? total / known : null;
}
