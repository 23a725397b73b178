import type { Language } from '@portal/domain/language/language';
import type { RouteTextId } from './messages/route-text.ts';

/** A way on to another page of this site. */
interface TextLink {
  readonly label: string;
  readonly route: RouteTextId;
}

/** A thing with what there is to say of it, and the page that says more. */
export interface TextFact {
  readonly name: string;
  readonly text: string;
  readonly route?: RouteTextId;
}

/** A section of a page of words: what is filled in is shown in this order. */
export interface TextPart {
  /** Anchor of the section, the same in both languages. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
  readonly steps?: readonly string[];
  /** Things with what there is to say of each. */
  readonly facts?: readonly TextFact[];
  readonly closing?: string;
  readonly links?: readonly TextLink[];
  /** The company's facts of the brand file below the words: all of them, missing ones named, or those that are known. */
  readonly withCompany?: 'whole' | 'known';
}

/** A page of words in one language. Its title and description are the route's. */
interface TextPage {
  readonly lead: string;
  /** Day on which these words came into force, YYYY-MM-DD. */
  readonly asOf?: string;
  readonly parts: readonly TextPart[];
}

/** A page of words: a language that is missing does not compile. */
export type TextPages = Readonly<Record<Language, TextPage>>;
