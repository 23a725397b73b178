import type { Language } from '@portal/domain/language/language';
import type { ContentBlock, ContentLink } from './content-block.ts';

/** Text of a page in one language. Title and meta description are in `route-text`. */
export interface ContentPage {
  /** The page's h1. */
  readonly headline: string;
  readonly lead: string;
  readonly blocks: readonly ContentBlock[];
  /** Whole content of the page while the operator's files have none: a sentence and links. */
  readonly whenEmpty?: { readonly text: string; readonly links: readonly ContentLink[] };
}

/** Fields without text: the same in both languages. */
type SharedFields = 'kind' | 'route' | 'group' | 'location' | 'days' | 'claims';

/** Structure of a page without its text: as many blocks, cards, steps and rows as the other language. */
type Translation<T> = T extends string
  ? string
  : { readonly [K in keyof T]: K extends SharedFields ? T[K] : Translation<T[K]> };

/** Page options besides text, the same in both languages. */
interface PageAppearance {
  /** Banner drawing: a file in the web package's `components/content/drawings`, in camel case. */
  readonly drawing: string;
  /** False on pages without a call to action. */
  readonly asksForContact?: boolean;
}

export type BilingualPage = Readonly<Record<Language, ContentPage>> & PageAppearance;

/** Joins both languages of a page; a missing English block, card or sentence is a compile error. */
export function joinLanguages<const T extends ContentPage>(
  vi: T,
  en: ContentPage & Translation<T>,
  appearance: PageAppearance,
): BilingualPage {
  return { vi, en, ...appearance };
}
