import { PAGE_KINDS } from './page-kinds.table.ts';

/** Name of the pages with which a page shares its style sheet. */
export type PageKind = (typeof PAGE_KINDS)[number]['name'] | 'words';

/** The kind of a route's page. */
export function classifyPage(routeId: string): PageKind {
  return PAGE_KINDS.find(({ route }) => route.test(routeId))?.name ?? 'words';
}
