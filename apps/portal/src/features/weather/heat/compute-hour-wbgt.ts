import { findDirectShare, windAt2mMs } from '@portal/domain/heat/heat-exposure';
import { computeWbgt } from '@portal/domain/heat/wbgt';
import { sunElevationDeg } from '@portal/domain/time/sun';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import { findShortWaveWm2 } from '@portal/forecast/series/sunlight';
import type { LocatedWeather } from '../place-weather.ts';

/** Pressure at sea level where none is known: it hardly changes a WBGT. */
const MEAN_HPA = 1010;
/** Height in which pressure falls to 1/e, m. */
const SCALE_HEIGHT_M = 8400;
const SAMPLES_OF_AN_HOUR = 6;

/**
 * WBGT in the sun of an hour of the series that the hourly page shows, °C; null if a part is unknown, radiation too:
 * nothing stands for it by day.
 */
export function computeHourWbgt(
  { series, place }: Pick<LocatedWeather, 'series' | 'place'>,
  hour: HourWeather,
  index: number,
): number | null {
  const { temperatureC, humidityPercent, windSpeedMs, pressureHpa } = hour;
  if (temperatureC === null || humidityPercent === null || windSpeedMs === null) return null;
  const cosZenith = findCosZenith(series.readAt, hour.at);
  const shortWaveWm2 = cosZenith === 0 ? 0 : findShortWaveWm2(series, index);
  if (shortWaveWm2 === null) return null;
  const { wbgtC } = computeWbgt({
    temperatureC,
    humidityPercent,
    pressureHpa: (pressureHpa ?? MEAN_HPA) * Math.exp(-(place.elevation ?? 0) / SCALE_HEIGHT_M),
    windMs: windAt2mMs(windSpeedMs, { cosZenith, shortWaveWm2 }, 'rural'),
    shortWaveWm2,
    directShare: findDirectShare(shortWaveWm2, cosZenith),
    cosZenith,
  });
  return wbgtC;
}

/** Mean cosine of the sun's angle from the zenith over the sunlit part of an hour; 0 in the dark. */
function findCosZenith(point: LocatedWeather['series']['readAt'], at: number): number {
  const step = HOUR_SECONDS / SAMPLES_OF_AN_HOUR;
  const lit = Array.from({ length: SAMPLES_OF_AN_HOUR }, (_, sample) =>
    Math.sin((sunElevationDeg(point, at + (sample + 0.5) * step) * Math.PI) / 180),
  ).filter((cosZenith) => cosZenith > 0);
  return lit.length === 0 ? 0 : lit.reduce((sum, value) => sum + value, 0) / lit.length;
}
