import type { Place } from '@portal/contract/endpoints/place-schema';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { PlaceHours } from '#features/storms/needs.ts';
import { issueWeather } from '#features/weather/issue-weather.ts';
import { type LocatedWeather, listHours, toRange } from '#features/weather/place-weather.ts';
import { HOUR_VARIABLES } from '#features/weather/reply-variables.table.ts';

const SHOWN = HOUR_VARIABLES.filter(([name]) => ['windSpeed', 'windGust', 'rain'].includes(name));

/** Wind and rain of the series that a place's own pages show. */
export function createStormHoursReader(readWeather: (place: Place) => LocatedWeather) {
  return (place: Place, from: EpochSeconds, count: number): PlaceHours => {
    const weather = readWeather(place);
    const range = toRange(weather, from, count);
    return {
      hours: listHours(weather, range).map(({ windSpeedMs, windGustMs, rainMm }) => ({
        windMs: windSpeedMs,
        gustMs: windGustMs,
        rainMm,
      })),
      issued: issueWeather(weather, range, SHOWN),
    };
  };
}
