import type { Place } from '@portal/contract/endpoints/place-schema';
import type { IssuedForecast } from '@portal/domain/delay-record/delay-record';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import { DAY_SECONDS, type EpochSeconds, startOfHour } from '@portal/domain/time/vietnam-time';
import type { ForecastOfDay } from '@portal/forecast/archive/read-daily-file';
import { readForecastHistory } from '@portal/forecast/archive/read-earlier-forecasts';
import { deriveHours } from '@portal/forecast/series/derive-hours';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import type { RunStore } from '@portal/forecast/store/run-store';
import type { RecordedWeather } from '#features/delay-records/needs.ts';
import { WEATHER_SPANS } from '#features/weather/weather-span.table.ts';

interface RecordedDayNeeds {
  readonly dataDir: string;
  readonly store: RunStore;
  readonly clock: () => EpochSeconds;
  readonly demo: () => boolean;
  readonly locate: (point: LatLng) => Place;
}

const HOURS = 24;

const toIssued = ({ source, runAt, publishedAt, leadDays, hours, values }: ForecastOfDay): IssuedForecast => ({
  source,
  runAt,
  issuedAt: publishedAt,
  leadDays,
  hours,
  rainMm: values.rainMm ?? null,
  gustMaxMs: values.gustMaxMs ?? null,
  windMaxMs: values.windMaxMs ?? null,
  temperatureMinC: values.temperatureMinC ?? null,
  temperatureMaxC: values.temperatureMaxC ?? null,
});

/** Reads a past day: its hours from runs and archive, and every archived forecast published before the day ended. */
export function createRecordedDayReader({ dataDir, store, clock, demo, locate }: RecordedDayNeeds) {
  return (point: LatLng, dayAt: EpochSeconds): RecordedWeather => {
    const place = locate(point);
    const placeHeightM = place.elevation;
    const series = readPlaceSeries(store, {
      point: place.stationCode === null ? point : getStationCellCentre(place.stationCode),
      placeHeightM,
      startAt: dayAt,
      hours: HOURS,
      now: startOfHour(clock()),
      demo: demo(),
      asIssued: true,
      variables: WEATHER_SPANS.hours.variables,
    });
    const { forecasts } = readForecastHistory(dataDir, { point, placeHeightM, at: dayAt });
    const issued = forecasts.filter(({ publishedAt }) => publishedAt < dayAt + DAY_SECONDS);
    return {
      hours: deriveHours(series).map(({ at, rainMm, windGustMs, windSpeedMs, temperatureC, thunder }) => ({
        at,
        rainMm,
        gustMs: windGustMs,
        windMs: windSpeedMs,
        temperatureC,
        thunder,
      })),
      runs: series.runs.map(({ source, runAt }) => ({ source, runAt })),
      credits: [...new Set([...series.runs, ...issued].map(({ licence }) => licence))],
      isDemo: series.runs.some((run) => run.demo),
      forecasts: issued.map(toIssued),
    };
  };
}
