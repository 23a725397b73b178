import { farmPagesMessages } from '@portal/content/messages/farm-pages-messages';
import type { WeatherMessages } from '@portal/content/messages/weather';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { RouteId } from '@portal/routes/route-id';
import { toPath } from '@portal/routes/to-path';
import type { SpanLink } from '#components/weather/span-navigation.tsx';
import type { PageRequest } from '#pages/page-request.ts';

/** Spans of the pages of days, as the specification offers them. */
const DAY_SPANS = [3, 5, 7, 10, 15] as const;

/** The sub-navigation of a place: every span, which one is open, and the way between weather and farming. */
export function listSpanLinks(request: PageRequest, slug: string, words: WeatherMessages): SpanLink[] {
  const { language, routeId, parameters } = request;
  const link = (id: RouteId, name: string, extra: Readonly<Record<string, string>> = {}): SpanLink => ({
    name,
    path: toPath(id, language, { location: slug, ...extra }),
    current: routeId === id && (extra.days === undefined || extra.days === parameters.days),
  });
  const { spans } = words;
  const isFarming = routeId.startsWith('agri:');
  const kind = isFarming ? 'agri' : 'weather';
  return [
    link(`${kind}:now`, spans.now),
    link(`${kind}:hourly`, spans.hourly),
    link(`${kind}:tomorrow`, spans.tomorrow),
    ...DAY_SPANS.map((days) => link(`${kind}:next-days`, spans.days(days), { days: String(days) })),
    link(`${kind}:90-days`, spans.ninety),
    isFarming ? link('weather:now', farmPagesMessages[language].spans.weather) : link('agri:now', spans.farming),
  ];
}

/** The same span for another place. */
export function pathOfPlace(request: PageRequest, place: Pick<FoundPlace, 'slug'>): string {
  return toPath(request.routeId as RouteId, request.language, { ...request.parameters, location: place.slug });
}
