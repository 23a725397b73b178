import type { RawQuery } from '@portal/contract/parse-input';

/** Marks of campaigns and shares: they say where a visitor came from, never what the page shows. */
const TRACKING = /^(utm_.*|gclid|gbraid|wbraid|fbclid|msclkid|zarsrc|_ga|_gl)$/;

/** A page's query: names in order, the first value of a repeated one, without marks of campaigns. */
export function toPageQuery(raw: RawQuery): Readonly<Record<string, string>> {
  const query: Record<string, string> = {};
  for (const name of Object.keys(raw).sort()) {
    const value = raw[name];
    const first = typeof value === 'string' ? value : value?.[0];
    if (first !== undefined && name !== '__proto__' && !TRACKING.test(name)) query[name] = first;
  }
  return query;
}
