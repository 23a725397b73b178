import type { Place } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { joinIssued } from '@portal/contract/join-issued';
import { greatCircleKm, type LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { STEP_SECONDS } from '@portal/domain/weather/rain-course';
import type { LightningState } from '@portal/forecast/lightning/store/open-lightning-store';
import type { PlaceSight, ReadSight } from '#features/alerts/evaluate/outlook.ts';
import type { RainSight } from '#features/nowcast/find-nowcast-steps.ts';
import { toWorkWarnings } from '#features/weather/agriculture/find-work-conditions.ts';
import { issueWeather } from '#features/weather/issue-weather.ts';
import { type LocatedWeather, listHours, toRange } from '#features/weather/place-weather.ts';
import { HOUR_VARIABLES } from '#features/weather/reply-variables.table.ts';

/** What a point's sight is read from: the same readers that its pages have. */
export interface SightNeeds {
  readonly clock: () => EpochSeconds;
  readonly locate: (point: LatLng) => Place;
  readonly findRainSight: (place: Place) => RainSight | null;
  readonly readWeather: (place: Place) => LocatedWeather;
  readonly findLightning: () => LightningState | null;
  readonly listWarnings: (place: Place, language: Language) => readonly OfficialWarning[];
  readonly listGates: (place: Place, language: Language) => readonly OfficialWarning[];
}

/** The present hour and those that three hours from any minute of it touch. */
const HOURS = 4;
/** What alerts read of an hour beside its rain. */
const HOUR_FIGURES = HOUR_VARIABLES.filter(([name]) => name === 'temperature' || name === 'windGust');
/** The farthest ring of a rule, km (domain.md §3.5.2). */
const FARTHEST_KM = 40;

function findStrokeKm(lightning: LightningState | null, point: LatLng, now: EpochSeconds): number | null {
  let nearest: number | null = null;
  for (const stroke of lightning?.strokes ?? []) {
    if (stroke.at <= now - STEP_SECONDS) continue;
    const km = greatCircleKm(point, stroke);
    if (km <= FARTHEST_KM && (nearest === null || km < nearest)) nearest = km;
  }
  return nearest;
}

/** Reads what alerts compare their rules with. */
export function createSightReading(needs: SightNeeds): ReadSight {
  return (point): PlaceSight | null => {
    const place = needs.locate(point);
    const rain = needs.findRainSight(place);
    if (rain === null) return null;
    const weather = needs.readWeather(place);
    const range = toRange(weather, weather.hourAt, HOURS);
    return {
      place,
      ...rain,
      // The temperature leads: a reply’s run is that of its temperature (api.md).
      issued: joinIssued([issueWeather(weather, range, HOUR_FIGURES), rain.issued]),
      hours: listHours(weather, range).map(({ at, temperatureC, windGustMs }) => ({
        at,
        temperatureC,
        windGustMs,
      })),
      strokeKm: findStrokeKm(needs.findLightning(), point, needs.clock()),
      listWarnings: (language) => needs.listWarnings(place, language),
      listGates: () => toWorkWarnings(needs.listGates(place, 'vi')),
    };
  };
}
