import type { Place } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { joinIssued } from '@portal/contract/join-issued';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findHeatReach, type HeatCourseHour } from '@portal/domain/heat/heat-reach';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { stopsOutdoorWork } from '@portal/domain/warning/warning-kind';
import { STEP_SECONDS } from '@portal/domain/weather/rain-course';
import type { LightningState } from '@portal/forecast/lightning/store/open-lightning-store';
import type { PlaceSight, ReadSight } from '#features/alerts/evaluate/outlook.ts';
import type { RainSight } from '#features/nowcast/find-nowcast-steps.ts';
import { planDrying } from '#features/weather/agriculture/find-drying.ts';
import { findWorkConditions, toWorkWarnings } from '#features/weather/agriculture/find-work-conditions.ts';
import { listHeatCourse } from '#features/weather/heat/find-heat.ts';
import { issueWeather } from '#features/weather/issue-weather.ts';
import { type LocatedWeather, listHours, toRange } from '#features/weather/place-weather.ts';
import { HOUR_VARIABLES } from '#features/weather/reply-variables.table.ts';
import { roundTo } from '#features/weather/to-hour.ts';

/** The same readers as a place's pages have. */
export interface SightNeeds {
  readonly clock: () => EpochSeconds;
  readonly locate: (point: LatLng) => Place;
  readonly findRainSight: (place: Place) => RainSight | null;
  readonly readWeather: (place: Place) => LocatedWeather;
  readonly findLightning: () => LightningState | null;
  readonly listWarnings: (place: Place, language: Language) => readonly OfficialWarning[];
  readonly listGates: (place: Place, language: Language) => readonly OfficialWarning[];
}

/** The current hour and those that the next three hours touch. */
const HOURS = 4;
const HOUR_FIGURES = HOUR_VARIABLES.filter(([name]) => name === 'temperature' || name === 'windGust');
/** The largest distance of a lightning rule, km. */
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

export function createSightReading(needs: SightNeeds): ReadSight {
  return (point): PlaceSight | null => {
    const place = needs.locate(point);
    const rain = needs.findRainSight(place);
    if (rain === null) return null;
    const weather = needs.readWeather(place);
    const range = toRange(weather, weather.hourAt, HOURS);
    const findConditions = () => findWorkConditions(weather, needs.listGates(place, 'vi').filter(stopsOutdoorWork));
    let heat: readonly HeatCourseHour[] | null = null;
    return {
      place,
      ...rain,
      // The temperature's run counts as the run of a reply.
      issued: joinIssued([issueWeather(weather, range, HOUR_FIGURES), rain.issued]),
      // As replies and pages show them: a rule and its message never differ from these in the last figure.
      hours: listHours(weather, range).map(({ at, temperatureC, windGustMs }) => ({
        at,
        temperatureC: roundTo(temperatureC, 1),
        windGustMs: roundTo(windGustMs, 1),
      })),
      strokeKm: findStrokeKm(needs.findLightning(), point, needs.clock()),
      listWarnings: (language) => needs.listWarnings(place, language),
      findDrying: () => planDrying(weather, findConditions(), { nowAt: weather.hourAt, count: 1 }).days[0] ?? null,
      findHeat: (limitC) => {
        // Rules of one place share the course.
        heat ??= listHeatCourse(weather, findConditions(), 1);
        return findHeatReach(heat, limitC, weather.hourAt);
      },
      listGates: () => toWorkWarnings(needs.listGates(place, 'vi')),
    };
  };
}
