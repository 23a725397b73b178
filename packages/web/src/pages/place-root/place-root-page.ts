import type { CallApi } from '@portal/contract/call-api';
import { placesResolve } from '@portal/contract/endpoints/places';
import type { RouteId } from '@portal/routes/route-id';
import { toPath } from '@portal/routes/to-path';
import { notFoundOutcome } from '#pages/not-found/not-found-outcome.tsx';
import type { Page, PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';

async function leadToNow(request: PageRequest, call: CallApi, now: RouteId): Promise<PageOutcome> {
  const { language, parameters } = request;
  const slug = parameters.location ?? '';
  const result = await call(placesResolve, { query: { location: slug, lang: language } });
  if (!result.ok) return notFoundOutcome(request, call, []);
  const { reply } = result;
  if (reply.outcome === 'unknown') return notFoundOutcome(request, call, reply.nearest);
  const location = reply.outcome === 'moved' ? reply.slug : slug;
  return { kind: 'redirect', status: 301, location: toPath(now, language, { location }) };
}

/** `/thoi-tiet-{location}`: redirects to the current weather; not found for an unknown place. */
export const weatherRootPage: Page = (request, call) => leadToNow(request, call, 'weather:now');

/** `/thoi-tiet-nha-nong-{location}`: the same for farmers. */
export const agriRootPage: Page = (request, call) => leadToNow(request, call, 'agri:now');
