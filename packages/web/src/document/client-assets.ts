import type { PageKind } from './classify-page.ts';

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
