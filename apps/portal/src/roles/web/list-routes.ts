import type { Company } from '@portal/content/company/company';
import { type EndpointRoute, toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { ERROR_CATALOGUE } from '@portal/contract/error-catalogue.table';
import type { RouteId } from '@portal/routes/route-id';
import { toPath } from '@portal/routes/to-path';
import type { FastifyInstance } from 'fastify';
import { listNewsRoutes, type News } from '#features/news/service.ts';
import type { Nowcast } from '#features/nowcast/service.ts';
import type { Places } from '#features/places/service.ts';
import type { Satellite } from '#features/satellite/service.ts';
import { listSolutionRoutes } from '#features/solutions/routes.ts';
import { listWeatherRoutes, type Weather } from '#features/weather/service.ts';

/** Posts of a category by its Vietnamese address. */
type CountPosts = (category: string) => number;

/** The routes whose pages have nothing to show at present: menus, footer and sitemap leave them out. */
export function findEmptyRoutes({ people, partners, jobs, press }: Company, countPosts: CountPosts): RouteId[] {
  const countOf = (id: RouteId): number => countPosts(toPath(id, 'vi').slice(1));
  const contents: readonly (readonly [RouteId, number])[] = [
    ['experts', people.filter(({ group }) => group === 'expert').length],
    ['partners', partners.length],
    ['recruitment', jobs.length],
    ['news:press', press.length + countOf('news:press')],
    ['news:life', countOf('news:life')],
  ];
  return contents.filter(([, count]) => count === 0).map(([id]) => id);
}

/** The parts that answer calls. */
interface Answerers {
  readonly places: Places;
  readonly weather: Weather;
  readonly news: News;
  readonly nowcast: Nowcast;
  readonly satellite: Satellite;
}

/** Every endpoint that the portal answers, with the function that answers it. */
export function listRoutes({ places, weather, news, nowcast, satellite }: Answerers): EndpointRoute[] {
  return [
    ...listWeatherRoutes(weather),
    toEndpointRoute(ENDPOINTS_BY_ID.nowcastFrames, nowcast.calls.nowcastFrames),
    toEndpointRoute(ENDPOINTS_BY_ID.nowcastSteps, nowcast.calls.nowcastSteps),
    toEndpointRoute(ENDPOINTS_BY_ID.satelliteFrames, satellite.calls.satelliteFrames),
    ...listNewsRoutes(news),
    ...listSolutionRoutes(),
    toEndpointRoute(ENDPOINTS_BY_ID.placesSearch, places.placesSearch, ({ streets }) => streets !== 'unavailable'),
    toEndpointRoute(ENDPOINTS_BY_ID.placesNearest, places.placesNearest),
    toEndpointRoute(ENDPOINTS_BY_ID.placesResolve, places.placesResolve),
    toEndpointRoute(ENDPOINTS_BY_ID.placesProvinces, places.placesProvinces),
  ];
}

/** Leads who opens the `type` of a problem to its line in the documentation of the API. */
export function explainProblems(app: FastifyInstance): void {
  for (const [code, { type }] of Object.entries(ERROR_CATALOGUE)) {
    app.get(type, (request, reply) => {
      const mark = request.url.indexOf('?');
      const query = mark < 0 ? '' : request.url.slice(mark);
      return reply.redirect(`/api/docs${query}#${code}`, 302);
    });
  }
}
