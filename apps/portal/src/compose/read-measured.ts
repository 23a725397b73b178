import type { Language, Place } from '@portal/contract/endpoints/place-schema';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Station } from '@portal/domain/observation/observed-day';
import { type EpochSeconds, HOUR_SECONDS, startOfHour } from '@portal/domain/time/vietnam-time';
import { createNearestMeasurement } from '@portal/forecast/observations/nearest-measurement';
import type { PageLinks } from '@portal/web/pages/page-links';
import type { LocatedWeather } from '#features/weather/place-weather.ts';
import { toHour } from '#features/weather/to-hour.ts';

interface MeasuredNeeds {
  readonly dataDir: string;
  readonly clock: () => EpochSeconds;
  readonly demo: () => boolean;
  readonly locate: (point: LatLng) => Place;
  /** Hours of today and tomorrow at a place. */
  readonly readWeather: (place: Place) => LocatedWeather;
  /** Licences of the reports by network; absent or null: not stated. */
  readonly credits: Readonly<Partial<Record<Station['network'], string | null>>>;
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

/**
 * Finds the newest measurement near a place, next to the forecast for that hour at the station. Null while invented
 * weather is shown, which never stands next to real values. Unreadable files are reported once, and nothing is shown.
 */
export function createMeasuredFinder(needs: MeasuredNeeds): NonNullable<PageLinks['findMeasured']> {
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

  function find(place: Place, language: Language) {
    if (demo()) return null;
    const found = findNearest(place, place.elevation, clock());
    if (found === null) return null;
    const { station, distanceKm, measurement } = found;
    const weather = readWeather(locate({ lat: station.lat, lng: station.lng }));
    const forecast = findForecast(weather, measurement.at, language);
    return { station, distanceKm, measurement, forecast, credit: credits[station.network] ?? null };
  }

  return async (place, language) => {
    try {
      return find(place, language);
    } catch (error) {
      onProblem(`measurements near a place: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
}
