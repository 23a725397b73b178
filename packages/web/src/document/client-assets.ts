import { PAGE_KINDS } from './page-kinds.table.ts';

/** Name of the pages with which a page shares its style sheet. */
export type PageKind = (typeof PAGE_KINDS)[number]['name'] | 'words';

/** The kind of a route's page. */
export function classifyPage(routeId: string): PageKind {
  return PAGE_KINDS.find(({ route }) => route.test(routeId))?.name ?? 'words';
}

/** Addresses of the files that a document names; those that were built begin with `/assets/`. */
export interface ClientAssets {
  /** The style sheet of every page; after it comes the one of the page's kind. */
  readonly style: string;
  readonly kindStyles: Readonly<Record<PageKind, string>>;
  readonly loader: string;
  /** What the loader imports before it runs. */
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
  readonly icon: string;
}
