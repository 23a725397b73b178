import { PAGE_KINDS } from './page-kinds.table.ts';

/** Group of pages that share a style sheet. */
export type PageKind = (typeof PAGE_KINDS)[number]['name'] | 'words';

export function classifyPage(routeId: string): PageKind {
  return PAGE_KINDS.find(({ route }) => route.test(routeId))?.name ?? 'words';
}

/** Addresses of the files a document names; built ones start with `/assets/`. */
export interface ClientAssets {
  /** Style sheet of every page; followed by that of the page's kind. */
  readonly style: string;
  readonly kindStyles: Readonly<Record<PageKind, string>>;
  readonly loader: string;
  /** Modules that the loader imports before it runs. */
  readonly modules: readonly string[];
  /** All modules of each island of accounts and the API. */
  readonly islandModules: Readonly<Record<string, readonly string[]>>;
  readonly fonts: readonly string[];
  readonly icon: string;
}
