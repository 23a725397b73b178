import type { RouteId } from '@portal/routes/route-id';

/** The heading is the title of its route. */
export interface FooterList {
  readonly heading: RouteId;
  readonly links: readonly RouteId[];
}

/** The three footer lists. */
export const FOOTER_LISTS: readonly FooterList[] = [
  { heading: 'about-root', links: ['about', 'experts', 'partners', 'recruitment', 'contact'] },
  {
    heading: 'products',
    links: ['happy-rain', 'forecast', 'industries', 'weather-api', 'metplus', 'data-suites', 'api-status'],
  },
  {
    heading: 'services',
    links: [
      'service:global-commerce',
      'service:marketing-solutions',
      'service:customer-care-solutions',
      'service:call-center',
      'weather-pro',
    ],
  },
];
