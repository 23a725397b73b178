import { sunElevationDeg } from '@portal/domain/time/sun';
import { HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { estimateShortWaveWm2, estimateUvIndex, overheadUvIndex } from '@portal/domain/weather/uv';
import type { HourWeather } from './derive-hours.ts';
import { type HourlyValues, NO_RUN, type PlaceSeries } from './place-series.ts';

/** Solar radiation, which few sources provide. */
export type SunlightName = 'uvIndex' | 'shortWaveRadiation';

/**
 * Whether a value of an hour is estimated from sun and cloud: if no run has it but one has the cloud, or if only the
 * demo has it but a real run has the cloud. Without cloud nothing is estimated.
 */
export function isEstimated({ runs, variables }: PlaceSeries, name: SunlightName, hour: number): boolean {
  const cloudRun = variables.cloudCover?.runOf[hour] ?? NO_RUN;
  if (cloudRun === NO_RUN) return false;
  const run = variables[name]?.runOf[hour] ?? NO_RUN;
  return run === NO_RUN || (runs[run]?.demo === true && runs[cloudRun]?.demo === false);
}

/** Source of the sunlight of several hours. */
interface SunlightOrigin {
  /** Indices of the runs that give the value, or the cloud for the estimate, in the order of the hours. */
  readonly runs: readonly number[];
  /** Whether any hour is estimated. */
  readonly isEstimated: boolean;
}

/** Source of a value over the hours `from` to `to`, excluding the end. */
export function findSunlightOrigin(
  series: PlaceSeries,
  name: SunlightName,
  range: { readonly from: number; readonly to: number },
): SunlightOrigin {
  const { cloudCover, [name]: own } = series.variables;
  const runs: number[] = [];
  let hasEstimate = false;
  for (let hour = range.from; hour < range.to; hour++) {
    const isByCloud = isEstimated(series, name, hour);
    if (isByCloud) hasEstimate = true;
    const run = (isByCloud ? cloudCover : own)?.runOf[hour] ?? NO_RUN;
    if (run !== NO_RUN && run !== runs.at(-1) && !runs.includes(run)) runs.push(run);
  }
  return { runs, isEstimated: hasEstimate };
}

/** Adds the UV index to an hour without one. */
export type FillUv = <Hour extends Pick<HourWeather, 'at' | 'cloudPercent' | 'uvIndex'>>(
  hour: Hour,
  index: number,
) => Hour;

/** Adds the estimated UV index to the hours of a series for which `isEstimated` holds; leaves others unchanged. */
export function createUvFilling(series: PlaceSeries): FillUv {
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

/** Mean short-wave radiation of an hour, W/m²: the source's, or estimated as in `isEstimated`; null if unknown. */
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
