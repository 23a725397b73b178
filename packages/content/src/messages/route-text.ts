import type { Language } from '@portal/domain/language/language';
import { ROUTE_TEXT } from './route-text.table.ts';

/** Ids of the route table, as far as words know them. */
export type RouteTextId = keyof typeof ROUTE_TEXT;

/** What a row of the route table is called in one language. */
export interface RouteWords {
  readonly title: string;
  readonly description: string;
}

export type RouteText = Readonly<Record<RouteTextId, RouteWords>>;

function pickLanguage(language: Language): RouteText {
  const rows = Object.entries(ROUTE_TEXT).map(([id, text]) => [id, text[language]]);
  return Object.fromEntries(rows) as RouteText;
}

export const routeText: Readonly<Record<Language, RouteText>> = { vi: pickLanguage('vi'), en: pickLanguage('en') };
