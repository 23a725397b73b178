import type { Language } from '@portal/domain/language/language';
import { ROUTE_TEXT } from './route-text.table.ts';

export type RouteTextId = keyof typeof ROUTE_TEXT;

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
