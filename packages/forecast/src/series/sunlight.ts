import { HOUR_SECONDS } from '@portal/domain/time/epoch';
import { sunElevationDeg } from '@portal/domain/time/sun';
import { startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { estimateShortWaveWm2 } from '@portal/domain/weather/short-wave-estimate';
import { estimateUvIndex, overheadUvIndex } from '@portal/domain/weather/uv-estimate';
import type { HourWeather } from './hour-weather.ts';
import { type HourlyValues, NO_RUN, type PlaceSeries } from './place-series.ts';

/** What the sun sends down and few sources tell. */
export type SunlightName = 'uvIndex' | 'shortWaveRadiation';

/**
 * Whether a value of an hour is estimated from sun and cloud: where no run has it but one has the cloud, and where only
 * a demonstration has it but a real run has the cloud. Without cloud nothing is estimated.
 */
export function isEstimated({ runs, variables }: PlaceSeries, name: SunlightName, hour: number): boolean {
  const cloudRun = variables.cloudCover?.runOf[hour] ?? NO_RUN;
  if (cloudRun === NO_RUN) return false;
  const run = variables[name]?.runOf[hour] ?? NO_RUN;
  return run === NO_RUN || (runs[run]?.demo === true && runs[cloudRun]?.demo === false);
}

/** The run that an hour's value rests on: its own, or that of the cloud it is estimated from; `NO_RUN` for none. */
export function findSunlightRun(series: PlaceSeries, name: SunlightName, hour: number): number {
  const variable = isEstimated(series, name, hour) ? 'cloudCover' : name;
  return series.variables[variable]?.runOf[hour] ?? NO_RUN;
}

/** Gives an hour of a series its UV index by estimate where `isEstimated` says so, and leaves others as they are. */
export function createUvFilling(series: PlaceSeries): (hour: HourWeather, index: number) => HourWeather {
  let overhead = 0;
  let dayAt = Number.NaN;
  return (hour, index) => {
    if (!isEstimated(series, 'uvIndex', index)) return hour;
    const today = startOfVietnamDay(hour.at);
    if (today !== dayAt) overhead = overheadUvIndex(series.readAt.lat, series.placeHeightM, today);
    dayAt = today;
    const elevation = sunElevationDeg(series.readAt, hour.at);
    return { ...hour, uvIndex: estimateUvIndex(overhead, elevation, hour.cloudPercent ?? 0) };
  };
}

/** Mean short-wave radiation of an hour, W/m²: a source's, or estimated as `isEstimated` says; null where unknown. */
export function findShortWaveWm2(series: PlaceSeries, hour: number): number | null {
  const { cloudCover, shortWaveRadiation } = series.variables;
  if (!isEstimated(series, 'shortWaveRadiation', hour)) return readValue(shortWaveRadiation, hour);
  const cloud = readValue(cloudCover, hour) ?? 0;
  const cloudAfter = readValue(cloudCover, hour + 1) ?? cloud;
  const middle = series.startAt + hour * HOUR_SECONDS + HOUR_SECONDS / 2;
  return estimateShortWaveWm2(sunElevationDeg(series.readAt, middle), (cloud + cloudAfter) / 2);
}

function readValue(hourly: HourlyValues | undefined, hour: number): number | null {
  const value = hourly?.values[hour];
  return value === undefined || Number.isNaN(value) ? null : value;
}
