import type { Language, Place } from '@portal/contract/endpoints/place-schema';
import { describeError } from '@portal/domain/error/describe-error';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Station } from '@portal/domain/observation/observed-day';
import { type EpochSeconds, HOUR_SECONDS, startOfHour } from '@portal/domain/time/vietnam-time';
import { createNearestMeasurement, createNearestTaf } from '@portal/forecast/observations/nearest-measurement';
import type { MeasuredNearby } from '@portal/web/pages/page-links';
import type { NearReport } from '#features/weather/needs.ts';
import type { LocatedWeather } from '#features/weather/place-weather.ts';
import { toHour } from '#features/weather/to-hour.ts';

interface MeasuredNeeds {
  readonly dataDir: string;
  readonly clock: () => EpochSeconds;
  readonly demo: () => boolean;
  readonly locate: (point: LatLng) => Place;
  /** Hours of today and tomorrow at a place. */
  readonly readWeather: (place: Place) => LocatedWeather;
  /** Licences of the reports by network, and of airports' forecasts; absent or null: not stated. */
  readonly credits: Readonly<Partial<Record<Station['network'] | 'taf', string | null>>>;
  readonly warn: (problem: string) => void;
}

const MOST_REMEMBERED = 100;

/** The forecast for the hour of a report; null before today and where no run has it. */
function findForecast(weather: LocatedWeather, at: EpochSeconds, language: Language) {
  const index = (startOfHour(at) - weather.series.startAt) / HOUR_SECONDS;
  const [hour] = index < 0 ? [] : weather.readHours(index, index + 1);
  const found = hour === undefined ? null : toHour(hour, language, weather.place.elevation);
  return found === null || found.temperature === null ? null : found;
}

/** The newest report near a place, alone and next to the forecast for its hour at the station. */
export interface MeasuredFinder {
  readonly findReport: (place: Place) => NearReport | null;
  readonly findMeasured: (place: Place, language: Language) => MeasuredNearby | null;
}

/**
 * Finds the newest measurement near a place, with the forecast of the nearest airport. Null while invented weather is
 * shown, which never stands next to real values. Unreadable files are reported once, and nothing is shown.
 */
export function createMeasuredFinder(needs: MeasuredNeeds): MeasuredFinder {
  const { dataDir, clock, demo, locate, readWeather, credits } = needs;
  const reported = new Set<string>();
  const onProblem = (problem: string): void => {
    if (reported.has(problem)) return;
    if (reported.size >= MOST_REMEMBERED) reported.clear();
    reported.add(problem);
    needs.warn(problem);
  };
  const findHeight = (point: LatLng): number | null => locate({ lat: point.lat, lng: point.lng }).elevation;
  const findNearest = createNearestMeasurement({ dataDir, findHeight, onProblem });
  const findTaf = createNearestTaf({ dataDir, findHeight });

  function findReport(place: Place): NearReport | null {
    if (demo()) return null;
    const now = clock();
    const found = findNearest(place, place.elevation, now);
    if (found === null) return null;
    const airport = findTaf(place, place.elevation, now);
    return {
      ...found,
      credit: credits[found.station.network] ?? null,
      airport: airport === null ? null : { name: airport.station.name, taf: airport.taf, credit: credits.taf ?? null },
    };
  }

  function findMeasured(place: Place, language: Language): MeasuredNearby | null {
    const report = findReport(place);
    if (report === null) return null;
    const { station, measurement } = report;
    const weather = readWeather(locate({ lat: station.lat, lng: station.lng }));
    return { ...report, forecast: findForecast(weather, measurement.at, language) };
  }

  function guard<Found>(find: () => Found | null): Found | null {
    try {
      return find();
    } catch (error) {
      onProblem(`measurements near a place: ${describeError(error)}`);
      return null;
    }
  }

  return {
    findReport: (place) => guard(() => findReport(place)),
    findMeasured: (place, language) => guard(() => findMeasured(place, language)),
  };
}
