import type { Language } from '@portal/domain/language/language';
import type { ContentBlock, ContentLink } from './content-block.ts';

/** The words of a page in one language. Its title and description for search engines stand in `route-text`. */
export interface ContentPage {
  /** The page's one heading of the first level. */
  readonly headline: string;
  readonly lead: string;
  readonly blocks: readonly ContentBlock[];
  /** All that stands on the page while the operator's files have nothing for it: a sentence and ways on. */
  readonly whenEmpty?: { readonly text: string; readonly links: readonly ContentLink[] };
}

/** Parts that are no words: they are the same in both languages. */
type SharedFields = 'kind' | 'route' | 'group' | 'location' | 'days' | 'claims';

/** The shape of a page without its words: as many blocks, cards, steps and rows as the other language has. */
type Translation<T> = T extends string
  ? string
  : { readonly [K in keyof T]: K extends SharedFields ? T[K] : Translation<T[K]> };

/** What a page has besides its words, the same in both languages. */
interface PageAppearance {
  /** The banner's drawing: a file of the web's `components/content/drawings`, its name in camel case. */
  readonly drawing: string;
  /** False where the page has no call to get in touch. */
  readonly asksForContact?: boolean;
}

/** A page in both languages. */
export type BilingualPage = Readonly<Record<Language, ContentPage>> & PageAppearance;

/** Joins the two languages of a page; does not compile while the English one lacks a block, a card or a sentence. */
export function joinLanguages<const T extends ContentPage>(
  vi: T,
  en: ContentPage & Translation<T>,
  appearance: PageAppearance,
): BilingualPage {
  return { vi, en, ...appearance };
}
