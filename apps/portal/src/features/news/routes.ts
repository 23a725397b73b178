import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { type EndpointRoute, toEndpointRoute } from '@portal/contract/endpoint-route';
import type { News } from './service.ts';

/** The news endpoints with the functions that answer them. */
export function listNewsRoutes(news: News): EndpointRoute[] {
  return [
    toEndpointRoute(ENDPOINTS_BY_ID.postCategories, news.postCategories),
    toEndpointRoute(ENDPOINTS_BY_ID.postsRecent, news.postsRecent),
    toEndpointRoute(ENDPOINTS_BY_ID.postByUrl, news.postByUrl),
    toEndpointRoute(ENDPOINTS_BY_ID.postsList, news.postsList),
    toEndpointRoute(ENDPOINTS_BY_ID.postsSearch, news.postsSearch),
  ];
}
