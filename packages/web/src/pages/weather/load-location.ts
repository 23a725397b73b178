import type { CallApi } from '@portal/contract/call-api';
import { type LocatedPlace, placesResolve } from '@portal/contract/endpoints/places';
import type { Post } from '@portal/contract/endpoints/post-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { RouteId } from '@portal/routes/route-id';
import { toPath } from '@portal/routes/to-path';
import { findNewsRoute } from '#components/news/news-routes.ts';
import { choiceOutcome } from '#pages/choice/choice-outcome.tsx';
import { loadAsideNews } from '#pages/news/load-news.ts';
import { notFoundOutcome } from '#pages/not-found/not-found-outcome.tsx';
import type { PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { loadWarnings } from '#pages/warning-strip/load-warnings.ts';

/** A place to show, or the outcome that takes the page’s stead: a move, a choice, not found. */
export type LocationLoad =
  | {
      readonly kind: 'located';
      readonly located: LocatedPlace;
      /** The newest posts, on pages of farming those for farmers; null where they could not be fetched. */
      readonly news: readonly Post[] | null;
      /** Official warnings for the place. */
      readonly warnings: readonly OfficialWarning[];
    }
  | { readonly kind: 'outcome'; readonly outcome: PageOutcome };

/** What the `{location}` of an address stands for. */
export async function loadLocation(request: PageRequest, call: CallApi): Promise<LocationLoad> {
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
      const warnings = await loadWarnings(language, call, slug);
      return { kind: 'located', located: reply.located, news, warnings };
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
