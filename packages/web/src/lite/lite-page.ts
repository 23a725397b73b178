import type { CallApi } from '@portal/contract/call-api';
import { addQuery } from '@portal/routes/counterpart';
import type { ReactNode } from 'react';
import type { PageHead, PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';

/** A small page, or an outcome that replaces it: redirect, choice, not found. */
export type LiteOutcome =
  | {
      readonly kind: 'lite';
      readonly head: Pick<PageHead, 'title' | 'description' | 'indexable'>;
      readonly body: ReactNode;
    }
  | { readonly kind: 'outcome'; readonly outcome: PageOutcome };

/** Loads the data of an address and renders text and tables. */
export type LitePage = (request: PageRequest, call: CallApi) => Promise<LiteOutcome>;
/** The same address in its lite version, or with `0` in full, even with data saving on. */
export function toLitePath(path: string, value: '0' | '1' = '1'): string {
  return addQuery(path, `lite=${value}`);
}
/**
 * All styles of a lite page, inlined, with system fonts. The page's policy allows exactly this text by hash, so a lite
 * page makes no further requests.
 */
export const LITE_STYLE = [
  ':root{color-scheme:light dark;--ink:#1f1b33;--soft:#5b5770;--bg:#fff;--line:#d9d7e2;--link:#4c439b;--note:#eceaf6}',
  '@media screen and (prefers-color-scheme:dark){:root{--ink:#f2f1f8;--soft:#b3afc6;--bg:#131120;--line:#3a3654;--link:#b9b2f7;--note:#2c2750}}',
  'body{max-width:44rem;margin:0 auto;padding:.5rem 1rem 2rem;background:var(--bg);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}',
  'a{color:var(--link)}h1{margin:.5rem 0;font-size:1.5rem}h2{margin:1.5rem 0 .25rem;font-size:1.15rem}p{margin:.25rem 0}',
  'nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:.5rem 0;padding:0;list-style:none}nav a{display:inline-block;padding:.25rem 0}',
  '[aria-current]{color:inherit;font-weight:700;text-decoration:none}',
  '.big{font-size:3rem;line-height:1.1;font-weight:700}.soft{color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}',
  '.warnings{margin:.5rem 0;padding:0;list-style:none;overflow-wrap:anywhere}.warnings li{margin:.25rem 0;padding:.5rem .75rem;border-left:.4rem solid var(--soft);background:var(--note)}q{quotes:none}',
  '.warnings [data-level="1"]{border-color:#bfe0f5}.warnings [data-level="2"]{border-color:#fbf0a5}.warnings [data-level="3"]{border-color:#f6a94a}',
  '.warnings [data-level="4"]{border-color:#d8372f}.warnings [data-level="5"]{border-color:#7d3a94}',
  '.note,.kept{padding:.5rem .75rem;background:var(--note)}',
  'table{width:100%;border-collapse:collapse;font-size:.875rem}caption{text-align:left}',
  'th,td{padding:.375rem .5rem .375rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}',
  'td{font-variant-numeric:tabular-nums}td:nth-child(2){width:40%}thead th{color:var(--soft)}',
  '@media(max-width:22em){table{font-size:.8125rem}th,td{padding-right:.25rem}}',
  '@media(max-width:15em){th,td{overflow-wrap:anywhere}}',
  '.sky{display:block;width:100%;height:3.5rem;margin:.5rem 0;border-radius:.25rem}',
  'input,button{min-height:2.75rem;padding:0 .75rem;font:inherit}',
].join('');
