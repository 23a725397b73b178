import type { ObservedDay, Station } from '@portal/domain/observation/observed-day';
import { RAIN_THRESHOLDS_MM } from '@portal/domain/score/score-sums';
import { type EpochSeconds, startOfVietnamDay, vietnamDate } from '@portal/domain/time/vietnam-time';
import { interpolateNormals } from '#climate/normals.ts';

const MEASURED = ['temperatureMinC', 'temperatureMaxC', 'rainMm', 'windMaxMs', 'gustMaxMs'] as const;

/** Monthly mean measurements of a station; null if too little is known. */
export interface StationClimate {
  readonly means: Readonly<Record<(typeof MEASURED)[number], number | null>>;
  /** Share of days with at least 0.3 mm. */
  readonly wetShare: number | null;
}

/** Days of earlier years below which a month has no climate of its own. */
const FEWEST_DAYS = 20;
const [WET_MM] = RAIN_THRESHOLDS_MM;

const mean = (values: readonly number[]): number | null =>
  values.length < FEWEST_DAYS ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean daily rain of the month from the climate normals of surrounding stations; null far from all of them. */
function findNormalRain({ lat, lng, heightM }: Station, at: EpochSeconds): number | null {
  const normals = interpolateNormals({ lat, lng }, heightM);
  const { year, month } = vietnamDate(startOfVietnamDay(at));
  const sum = normals?.rainMm[month - 1];
  return sum === undefined ? null : sum / new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * The climate of a station in the month of a moment: means of its own measurements in the same month of earlier years,
 * from at least 20 days. With fewer, rain falls back to the published normals; extremes and wind are null.
 */
export function findStationClimate(
  station: Station,
  earlierDays: readonly ObservedDay[],
  at: EpochSeconds,
): StationClimate {
  const values = (name: (typeof MEASURED)[number]) =>
    earlierDays.flatMap((day) => {
      const value = day.stationId === station.id ? day[name] : null;
      return value === null ? [] : [value];
    });
  const rain = values('rainMm');
  return {
    means: {
      temperatureMinC: mean(values('temperatureMinC')),
      temperatureMaxC: mean(values('temperatureMaxC')),
      rainMm: mean(rain) ?? findNormalRain(station, at),
      windMaxMs: mean(values('windMaxMs')),
      gustMaxMs: mean(values('gustMaxMs')),
    },
    wetShare: mean(rain.map((mm) => (mm >= WET_MM ? 1 : 0))),
  };
}
