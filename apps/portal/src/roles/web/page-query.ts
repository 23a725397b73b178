import type { RawQuery } from '@portal/contract/parse-input';
import { listPageParameters } from './page-parameters.table.ts';

/** What people type into the search field; no page reads as much, and every page writes its query into links. */
const TYPED = 'q';
const LONGEST_TYPED = 200;

/** Typed text cut and with single spaces: the same words are the same page. */
function normalizeTyped(text: string): string {
  return text.slice(0, LONGEST_TYPED).toWellFormed().normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** A page's query: the parameters that its route reads, names in order, the first value of a repeated one; `lang` only where the path does not say it. */
export function toPageQuery(raw: RawQuery, routeId: string, namesLanguage: boolean): Readonly<Record<string, string>> {
  const query: Record<string, string> = {};
  for (const name of listPageParameters(routeId)) {
    if (name === 'lang' && namesLanguage) continue;
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
    const first = typeof value === 'string' ? value : value?.[0];
    if (first !== undefined) query[name] = name === TYPED ? normalizeTyped(first) : first;
  }
  return query;
}
