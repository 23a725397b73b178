import type { RawQuery } from '@portal/contract/parse-input';

/** Marks of campaigns and shares: they say where a visitor came from, never what the page shows. */
const TRACKING = /^(utm_.*|gclid|gbraid|wbraid|fbclid|msclkid|zarsrc|_ga|_gl)$/;

/** What people type into the search field; no page reads as much, and every page writes its query into links. */
const TYPED = 'q';
const LONGEST_TYPED = 200;

/** A page's query: names in order, the first value of a repeated one, typed text cut, without marks of campaigns. */
export function toPageQuery(raw: RawQuery): Readonly<Record<string, string>> {
  const query: Record<string, string> = {};
  for (const name of Object.keys(raw).sort()) {
    const value = raw[name];
    const first = typeof value === 'string' ? value : value?.[0];
    if (first === undefined || name === '__proto__' || TRACKING.test(name)) continue;
    query[name] = name === TYPED ? first.slice(0, LONGEST_TYPED).toWellFormed() : first;
  }
  return query;
}
