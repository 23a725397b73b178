import type { CallApi } from '@portal/contract/call-api';
import { type LocatedPlace, placesResolve } from '@portal/contract/endpoints/places';
import type { Post } from '@portal/contract/endpoints/post-schema';
import { type StormHereReply, stormHere } from '@portal/contract/endpoints/storm-here';
import type { OfficialWarning, WarningFeature } from '@portal/contract/endpoints/warnings';
import { weatherPlaces } from '@portal/contract/endpoints/weather';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import { findBearing } from '@portal/domain/storm/nearest-approach';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { RouteId } from '@portal/routes/route-id';
import { toPath } from '@portal/routes/to-path';
import { findNewsRoute } from '#components/news/news-routes.ts';
import { loadWarningAreas, loadWarnings } from '#components/warnings/load-warnings.ts';
import type { NeighbourList } from '#components/weather/place/neighbours.tsx';
import { findReply, type Section, toSection } from '#components/weather/section.ts';
import { choiceOutcome } from '#pages/choice/choice-outcome.tsx';
import { loadAsideNews } from '#pages/news/load-news.ts';
import { notFoundOutcome } from '#pages/not-found/not-found-outcome.tsx';
import type { PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { chooseNeighbours } from './choose-neighbours.ts';

/** The place of a page, or an outcome that replaces it: redirect, choice, not found. */
export type LocationLoad =
  | {
      readonly kind: 'located';
      readonly located: LocatedPlace;
      /** Nearby places. */
      readonly neighbours: NeighbourList;
      /** Latest posts, for farmers on farming pages; null if loading failed. */
      readonly news: readonly Post[] | null;
      readonly warnings: readonly OfficialWarning[];
      /** Warning areas of the country, for the small map; empty if none is in force at the place. */
      readonly areas: readonly WarningFeature[];
      /** Storms at the place, for the tab and the pages that show them. */
      readonly storm: Section<StormHereReply>;
    }
  | { readonly kind: 'outcome'; readonly outcome: PageOutcome };

const NO_NEIGHBOURS: NeighbourList = { places: [], here: null, issued: null };

const SHOWN_NEIGHBOURS = 4;

/** The places around whose weather differs most, and the rain here, in one call so that all are of one moment. */
async function loadNeighbours(
  { place: here, nearby }: LocatedPlace,
  { language, now }: PageRequest,
  call: CallApi,
): Promise<NeighbourList> {
  const slugs = [here, ...nearby].flatMap(({ slug }) => slug ?? []);
  if (here.slug === null) return NO_NEIGHBOURS;
  const result = await call(weatherPlaces, { query: { locations: slugs.join(','), lang: language } });
  const reply = findReply(toSection(result, formatMoment(now)));
  const [own = null, ...others] = reply?.places ?? [];
  const weathers = nearby.map((_, index) => others[index] ?? null);
  const places = chooseNeighbours(own, weathers, SHOWN_NEIGHBOURS).flatMap((index) => {
    const place = nearby[index];
    if (place === undefined) return [];
    const distanceKm = greatCircleKm(here, place);
    return [{ place, distanceKm, bearingDeg: findBearing(here, place), weather: weathers[index] ?? null }];
  });
  places.sort((one, other) => one.distanceKm - other.distanceKm);
  return { places, here: own?.rain ?? null, issued: reply?.issued ?? null };
}

async function loadStormHere(
  location: string,
  { language, now }: PageRequest,
  call: CallApi,
): Promise<Section<StormHereReply>> {
  return toSection(await call(stormHere, { query: { location, lang: language } }), formatMoment(now));
}

/** Resolves the `{location}` of an address; lite pages skip nearby places. */
export async function loadLocation(request: PageRequest, call: CallApi, isAlone = false): Promise<LocationLoad> {
  const { language, parameters } = request;
  const slug = parameters.location ?? '';
  const [result, news] = await Promise.all([
    call(placesResolve, { query: { location: slug, lang: language } }),
    loadAsideNews(findNewsRoute(request.routeId), language, call),
  ]);
  if (!result.ok) return { kind: 'outcome', outcome: await notFoundOutcome(request, call, []) };
  const { reply } = result;
  switch (reply.outcome) {
    case 'place': {
      const { located } = reply;
      const [warnings, storm, neighbours] = await Promise.all([
        loadWarnings(language, call, slug),
        loadStormHere(slug, request, call),
        isAlone ? NO_NEIGHBOURS : loadNeighbours(located, request, call),
      ]);
      const areas = warnings.length === 0 || isAlone ? [] : await loadWarningAreas(language, call);
      return { kind: 'located', located, neighbours, news, warnings, areas, storm };
    }
    case 'moved': {
      const location = toPath(request.routeId as RouteId, language, { ...parameters, location: reply.slug });
      return { kind: 'outcome', outcome: { kind: 'redirect', status: 301, location } };
    }
    case 'choice':
      return { kind: 'outcome', outcome: await choiceOutcome(request, call, reply.places) };
    case 'unknown':
      return { kind: 'outcome', outcome: await notFoundOutcome(request, call, reply.nearest) };
  }
}
