import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import { findShortWaveWm2 } from '@portal/forecast/series/sunlight';

const JOULES_PER_MEGAJOULE = 1_000_000;

/** Short-wave radiation of 24 hours from an index on, MJ/m²; null if one is missing. */
export function sumRadiationMj(series: PlaceSeries, from: number): number | null {
  if (from < 0 || from + 24 > series.hours) return null;
  let total = 0;
  for (let hour = from; hour < from + 24; hour++) {
    const power = findShortWaveWm2(series, hour);
    if (power === null) return null;
    total += power;
  }
  return (total * HOUR_SECONDS) / JOULES_PER_MEGAJOULE;
}
