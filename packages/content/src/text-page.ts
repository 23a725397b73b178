import type { Language } from '@portal/domain/language/language';
import type { RouteTextId } from './messages/route-text.ts';

interface TextLink {
  readonly label: string;
  readonly route: RouteTextId;
}

/** An item with its description and link. */
export interface TextFact {
  readonly name: string;
  readonly text: string;
  readonly route?: RouteTextId;
}

/** A section of a text page: fields present are shown in this order. */
export interface TextPart {
  /** Anchor, the same in both languages. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
  readonly steps?: readonly string[];
  /** Items with descriptions. */
  readonly facts?: readonly TextFact[];
  readonly closing?: string;
  readonly links?: readonly TextLink[];
  /** Company facts below the text: all, missing ones named, or only the known ones. */
  readonly withCompany?: 'whole' | 'known';
}

/** A text page in one language. Title and meta description are the route's. */
interface TextPage {
  readonly lead: string;
  /** Effective date of the text, YYYY-MM-DD. */
  readonly asOf?: string;
  readonly parts: readonly TextPart[];
}

/** A missing language is a compile error. */
export type TextPages = Readonly<Record<Language, TextPage>>;
