import type { CallApi } from '@portal/contract/call-api';
import { type LocatedPlace, placesResolve } from '@portal/contract/endpoints/places';
import { choiceOutcome } from '#pages/choice/choice-outcome.tsx';
import { notFoundOutcome } from '#pages/not-found/not-found-outcome.tsx';
import type { PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import type { RouteId } from '#routes/route-id.ts';
import { toPath } from '#routes/to-path.ts';

/** A place to show, or the outcome that takes the page’s stead: a move, a choice, not found. */
export type LocationLoad =
  | { readonly kind: 'located'; readonly located: LocatedPlace }
  | { readonly kind: 'outcome'; readonly outcome: PageOutcome };

/** What the `{location}` of an address stands for. */
export async function loadLocation(request: PageRequest, call: CallApi): Promise<LocationLoad> {
  const { language, parameters } = request;
  const slug = parameters.location ?? '';
  const result = await call(placesResolve, { query: { location: slug, lang: language } });
  if (!result.ok) return { kind: 'outcome', outcome: await notFoundOutcome(request, call, []) };
  const { reply } = result;
  switch (reply.outcome) {
    case 'place':
      return { kind: 'located', located: reply.located };
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
