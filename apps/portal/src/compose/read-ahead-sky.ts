import type { Place } from '@portal/contract/endpoints/place-schema';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { AheadSky } from '#features/alerts/preview/needs.ts';
import { findRateChances } from '#features/nowcast/find-step-ranges.ts';
import { type LocatedWeather, listHours, toRange } from '#features/weather/place-weather.ts';

const HOURS = 15 * 24;
/** Hours that the forecast alone speaks of: no radar is carried on as far. */
const NO_RADAR = { radar: { findRain: () => null } };

/** The hours of the next fifteen days of a place, as its pages show them. */
export function readAheadSky(readWeather: (place: Place) => LocatedWeather, place: Place): AheadSky {
  const weather = readWeather(place);
  const hours = listHours(weather, toRange(weather, weather.hourAt, HOURS));
  const slices = hours.map((hour) => ({
    fromAt: hour.at,
    toAt: hour.at + HOUR_SECONDS,
    rainMmh: hour.rainMm,
    chancePercent: hour.rainProbabilityPercent,
    thunder: hour.thunder,
  }));
  const modelRanges = hours.map(({ rainLowMm, rainHighMm }) => ({ lowMm: rainLowMm, highMm: rainHighMm }));
  const course = { ...weather.course, steps: [] };
  return {
    hours: hours.map((hour) => ({
      at: hour.at,
      rainMm: hour.rainMm,
      chancePercent: hour.rainProbabilityPercent,
      thunder: hour.thunder,
      temperatureC: hour.temperatureC,
      windGustMs: hour.windGustMs,
    })),
    findChances: (thresholdMmh) => findRateChances(NO_RADAR, { course, slices, modelRanges }, null, thresholdMmh),
    demo: weather.series.runs.some((run) => run.demo),
  };
}
