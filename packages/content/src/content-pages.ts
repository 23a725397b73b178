import { INDUSTRY_PAGES } from '#industries/industry-pages.ts';

/** The words of every content page by its route: a family of pages is a spread of its own. */
export const CONTENT_PAGES = { ...INDUSTRY_PAGES } as const;

/** Routes whose pages are content. */
export type ContentRouteId = keyof typeof CONTENT_PAGES;
