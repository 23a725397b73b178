import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { Issued, Place } from '@portal/contract/endpoints/place-schema';
import type { PlaceNow, RainLine, weatherPlaces } from '@portal/contract/endpoints/weather';
import { joinIssued } from '@portal/contract/join-issued';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { STEP_SECONDS } from '@portal/domain/weather/rain-course';
import { toRainSlices } from '@portal/domain/weather/rain-spells';
import type { MomentWeather } from '@portal/forecast/series/derive-hours';
import { issueWeather } from './issue-weather.ts';
import type { WeatherNeeds } from './needs.ts';
import { type LocatedWeather, toRange } from './place-weather.ts';
import type { ReadPlaceWeather } from './place-weather-reader.ts';
import { describeRainLine, findRainOutlook, type RainOutlook } from './rain-line.ts';
import { MAP_VARIABLES } from './reply-variables.table.ts';
import { toHour } from './to-hour.ts';
import { noData } from './to-issued.ts';

type Reply = EndpointReply<typeof weatherPlaces>;

/** A line's text about a place in one language, without rain, which warnings affect. */
interface PlaceBrief {
  readonly place: Place;
  readonly now: PlaceNow;
  readonly outlook: RainOutlook | null;
  readonly issued: Issued;
  /** Valid until sunrise or sunset, which change the sky state. */
  readonly until: EpochSeconds;
}

/** More than the places with pages; beyond this all are dropped. */
const MOST_BRIEFS = 4_000;

/**
 * Rain of the next three hours in a few words; never dry while an official emergency is known or over for less than a
 * day.
 */
export function findRainLine(
  { gates }: Pick<WeatherNeeds, 'gates'>,
  place: Place,
  outlook: RainOutlook | null,
  language: Language,
): RainLine {
  return describeRainLine(outlook, language, gates?.(place, language).some(isEmergency) !== true);
}

/** Summary of a place's rain series. */
export function findOutlookOf({ course }: LocatedWeather): RainOutlook | null {
  return findRainOutlook(toRainSlices(course, []));
}

function toPlaceNow(moment: MomentWeather, language: Language, heightM: number | null): PlaceNow {
  const hour = toHour(moment, language, heightM);
  const { at, code, skyCode, badge, isDay, text, thunder, temperature, visibility, rain } = hour;
  const shown = { at, code, skyCode, badge, isDay, text, thunder, temperature, visibility, rain };
  return hour.rainBasis === undefined ? shown : { ...shown, rainBasis: hour.rainBasis };
}

function makeBrief(weather: LocatedWeather, language: Language): PlaceBrief {
  const { place, nowAt, days } = weather;
  const turns = days.flatMap(({ sunriseAt, sunsetAt }) => [sunriseAt, sunsetAt]);
  return {
    place,
    now: toPlaceNow(weather.readNow(nowAt), language, place.elevation),
    outlook: findOutlookOf(weather),
    issued: issueWeather(weather, toRange(weather, weather.hourAt, 1), MAP_VARIABLES),
    until: Math.min(...turns.filter((at) => at > nowAt)),
  };
}

/**
 * Reads lines of places, each once per ten minutes, frame and run. `read` must be a separate reader, because the many
 * places of a list would evict a page's own from its cache.
 */
function createBriefReader(needs: WeatherNeeds, read: ReadPlaceWeather) {
  // Plain maps: tracking the order of use cost more than it saved.
  const briefs: Readonly<Record<Language, Map<string, PlaceBrief>>> = { vi: new Map(), en: new Map() };
  let basis = '';
  return (locations: readonly string[], language: Language): readonly PlaceBrief[] => {
    const nowAt = needs.clock();
    const step = Math.floor(nowAt / STEP_SECONDS);
    const present = `${needs.store.version()} ${needs.demo()} ${step} ${needs.sky?.version()}`;
    const known = briefs[language];
    if (present !== basis) for (const ofLanguage of Object.values(briefs)) ofLanguage.clear();
    basis = present;
    return locations.map((location) => {
      const brief = known.get(location);
      if (brief !== undefined && nowAt < brief.until) return brief;
      const made = makeBrief(read(needs.places.locate({ location, lang: language }), 'present'), language);
      if (known.size >= MOST_BRIEFS) known.clear();
      known.set(location, made);
      return made;
    });
  };
}

/** Current weather of several places in the order of the query, with the same values as their pages. */
export function createPlacesNow(
  needs: WeatherNeeds,
  read: ReadPlaceWeather,
): (input: EndpointInput<typeof weatherPlaces>) => Reply {
  const readBriefs = createBriefReader(needs, read);
  return ({ query: { locations, lang: language = 'vi' } }) => {
    const briefs = readBriefs(locations.split(','), language);
    if (briefs.every(({ issued }) => Object.keys(issued.sources).length === 0)) throw noData();
    return {
      issued: joinIssued(briefs.map(({ issued }) => issued)),
      places: briefs.map(({ place, now, outlook }) => ({
        place,
        now,
        rain: findRainLine(needs, place, outlook, language),
      })),
    };
  };
}
