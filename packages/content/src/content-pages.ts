import { ABOUT_PAGES } from '#about/about-pages.ts';
import { INDUSTRY_PAGES } from '#industries/industry-pages.ts';
import { PRODUCT_PAGES } from '#products/product-pages.ts';
import { RECRUITMENT_PAGES } from '#recruitment/recruitment-pages.ts';
import { SERVICE_PAGES } from '#services/service-pages.ts';
import { SOLUTION_PAGES } from '#solutions/solution-pages.ts';

/** Text of every content page by route, one spread per family. */
export const CONTENT_PAGES = {
  ...INDUSTRY_PAGES,
  ...PRODUCT_PAGES,
  ...SOLUTION_PAGES,
  ...SERVICE_PAGES,
  ...ABOUT_PAGES,
  ...RECRUITMENT_PAGES,
} as const;

export type ContentRouteId = keyof typeof CONTENT_PAGES;
