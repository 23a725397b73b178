import { farmPagesMessages } from '@portal/content/messages/farm-pages-messages';
import { noticesMessages } from '@portal/content/messages/notices-messages';
import { routeText } from '@portal/content/messages/route-text';
import { getWeatherMessages } from '@portal/content/messages/weather';
import type { CallApi } from '@portal/contract/call-api';
import { type FoundPlace, placesResolve, placesSearch } from '@portal/contract/endpoints/places';
import { toLanguagePath } from '@portal/routes/counterpart';
import { isRouteId } from '@portal/routes/get-route';
import type { RouteId } from '@portal/routes/route-id';
import { toPath } from '@portal/routes/to-path';
import { listNearestSpans, parseUnknownSpan, type UnknownSpan } from '@portal/routes/unknown-span';
import { PlaceList } from '#components/places/place-list.tsx';
import { LinkList, Notice } from '#components/ui/notice.tsx';
import { Island } from '#islands/island.tsx';
import { PlaceSearch } from '#islands/place-search/place-search.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import type { Page, PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';

const MOST = 5;
const LONGEST = 60;
const PREFIX = /^(thoi-tiet-nha-nong|agri-weather|thoi-tiet|weather)-/;

/** Possible place name in a path: its first segment without the weather prefix. */
export function toLikelyName(path: string): string {
  const [, first = ''] = path.split('/');
  const bare = first.toLowerCase().replace(PREFIX, '');
  const words = bare.replace(/[^a-z0-9]+/g, ' ').trim();
  return isRouteId(bare) ? '' : words.slice(0, LONGEST);
}

/** Places with a name similar to the path; none if the search fails. */
async function findNearestNames(path: string, language: 'vi' | 'en', call: CallApi): Promise<readonly FoundPlace[]> {
  const name = toLikelyName(path);
  if (name === '') return [];
  const result = await call(placesSearch, { query: { q: name, limit: MOST, lang: language } });
  return result.ok ? result.reply.places : [];
}

const SECTIONS: readonly RouteId[] = ['home', 'map', 'news', 'products', 'contact'];

type SpanLinks = readonly { readonly href: string; readonly label: string }[];

/** Pages of a place closest to a span that does not exist. */
function listSpanPages({ kind, days }: UnknownSpan, location: string, name: string, language: 'vi' | 'en'): SpanLinks {
  const { titles } = kind === 'agri' ? farmPagesMessages[language] : getWeatherMessages(language);
  const { span } = noticesMessages[language].notFound;
  return listNearestSpans({ days }).map((count) =>
    count === 90
      ? { href: toPath(`${kind}:90-days`, language, { location }), label: span(name, titles.ninety) }
      : {
          href: toPath(`${kind}:next-days`, language, { location, days: String(count) }),
          label: span(name, titles.days(count)),
        },
  );
}

interface NotFoundBodyProps {
  readonly language: 'vi' | 'en';
  readonly nearest: readonly FoundPlace[];
  /** Pages of the requested place, where only the span does not exist. */
  readonly spans: SpanLinks;
}

function NotFoundBody({ language, nearest, spans }: NotFoundBodyProps) {
  const words = noticesMessages[language].notFound;
  const sections = SECTIONS.map((id) => ({ href: toLanguagePath(id, language), label: routeText[language][id].title }));
  return (
    <Notice heading={words.heading} drawing="signpost">
      <p>{spans.length > 0 ? words.noSpan : words.text}</p>
      {spans.length > 0 && <LinkList links={spans} />}
      <Island name="place-search" wake="interaction" component={PlaceSearch} props={makePlaceSearchProps(language)} />
      {nearest.length > 0 && (
        <>
          <h2>{words.nearest}</h2>
          <PlaceList places={nearest} language={language} />
        </>
      )}
      <h2>{words.sections}</h2>
      <LinkList links={sections} />
    </Notice>
  );
}

/** Not-found page with known suggestions. */
function toNotFoundOutcome(
  { language }: PageRequest,
  nearest: readonly FoundPlace[],
  spans: SpanLinks = [],
): PageOutcome {
  const { title, description } = routeText[language]['not-found'];
  return {
    kind: 'page',
    status: 404,
    head: { title, description, indexable: false },
    body: <NotFoundBody language={language} nearest={nearest} spans={spans} />,
  };
}

/** Not-found page with suggestions; searches by the path's words if none are given. */
export async function notFoundOutcome(
  request: PageRequest,
  call: CallApi,
  nearest: readonly FoundPlace[],
): Promise<PageOutcome> {
  const names = nearest.length > 0 ? nearest : await findNearestNames(request.path, request.language, call);
  return toNotFoundOutcome(request, names);
}

/**
 * `/khong-tim-thay | /not-found`, and every unknown address. For a place with an unknown span, the nearest spans come
 * first.
 */
export const notFoundPage: Page = async (request, call) => {
  const unknown = parseUnknownSpan(request.path);
  if (unknown === null) return toNotFoundOutcome(request, []);
  const { language } = request;
  const result = await call(placesResolve, { query: { location: unknown.location, lang: language } });
  if (!result.ok) return notFoundOutcome(request, call, []);
  const { reply } = result;
  switch (reply.outcome) {
    case 'place': {
      const { main } = reply.located.place.displayName;
      return toNotFoundOutcome(request, [], listSpanPages(unknown, unknown.location, main, language));
    }
    case 'moved':
      // The place has another name: redirect there.
      return { kind: 'redirect', status: 301, location: request.path.replace(unknown.location, reply.slug) };
    case 'choice':
      return toNotFoundOutcome(request, reply.places);
    case 'unknown':
      return notFoundOutcome(request, call, reply.nearest);
  }
};
