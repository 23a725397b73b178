import type { WeatherMessages } from '@portal/content/messages/weather';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { SpanLink } from '#components/weather/span-navigation.tsx';
import type { PageRequest } from '#pages/page-request.ts';
import type { RouteId } from '#routes/route-id.ts';
import { toPath } from '#routes/to-path.ts';

/** Spans of the pages of days, as the specification offers them. */
const DAY_SPANS = [3, 5, 7, 10, 15] as const;

/** The sub-navigation of a place: every span, the farming pages, and which one is open. */
export function listSpanLinks(request: PageRequest, slug: string, words: WeatherMessages): SpanLink[] {
  const { language, routeId, parameters } = request;
  const link = (id: RouteId, name: string, extra: Readonly<Record<string, string>> = {}): SpanLink => ({
    name,
    path: toPath(id, language, { location: slug, ...extra }),
    current: routeId === id && (extra.days === undefined || extra.days === parameters.days),
  });
  const { spans } = words;
  return [
    link('weather:now', spans.now),
    link('weather:hourly', spans.hourly),
    link('weather:tomorrow', spans.tomorrow),
    ...DAY_SPANS.map((days) => link('weather:next-days', spans.days(days), { days: String(days) })),
    link('weather:90-days', spans.ninety),
    link('agri:now', spans.farming),
  ];
}

/** The same span for another place. */
export function pathOfPlace(request: PageRequest, place: Pick<FoundPlace, 'slug'>): string {
  return toPath(request.routeId as RouteId, request.language, { ...request.parameters, location: place.slug });
}
