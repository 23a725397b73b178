import type { RawQuery } from '@portal/contract/parse-input';
import type { Language } from '@portal/domain/language/language';
import { guessPathLanguage } from '@portal/routes/guess-path-language';
import { matchPath } from '@portal/routes/match-path';
import type { FastifyRequest } from 'fastify';
import { toPathname } from '#platform/http/program-path.ts';
import { listPageParameters } from './page-parameters.table.ts';
import { parseVisitorSettings, type VisitorSettings } from './page-settings.ts';

/** Typed search text; only so much is read, as every page repeats its query in links. */
const TYPED = 'q';
const LONGEST_TYPED = 200;

/** Checkbox list, which forms send as a repeated name. */
const TICKED = 'variables';

/** Trims, limits and collapses spaces, so that the same words are the same page. */
function normalizeTyped(text: string): string {
  return text.slice(0, LONGEST_TYPED).toWellFormed().normalize('NFC').replace(/\s+/g, ' ').trim();
}

/**
 * A page's query: the parameters of its route, sorted by name, the first value of repeated ones except for checkbox
 * lists; `lang` only if the path does not determine it.
 */
export function toPageQuery(raw: RawQuery, routeId: string, namesLanguage: boolean): Readonly<Record<string, string>> {
  const query: Record<string, string> = {};
  for (const name of listPageParameters(routeId)) {
    if (name === 'lang' && namesLanguage) continue;
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
    const first = typeof value === 'string' ? value : name === TICKED ? value?.join() : value?.[0];
    if (first !== undefined) query[name] = name === TYPED ? normalizeTyped(first) : first;
  }
  return query;
}

/** A parsed page request: page, language and settings. */
export interface PageAddress {
  readonly kind: 'page';
  readonly routeId: string;
  readonly language: Language;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly visitor: VisitorSettings;
  /** Whether the light version is wanted. */
  readonly lite: boolean;
}

export interface MovedAddress {
  readonly kind: 'moved';
  readonly to: string;
}

function chooseLanguage(ofPath: Language | 'both', query: PageAddress['query'], visitor: VisitorSettings): Language {
  if (ofPath !== 'both') return ofPath;
  if (query.lang === 'vi' || query.lang === 'en') return query.lang;
  return visitor.language ?? 'vi';
}

/** The URL's choice, else Save-Data. */
function wantsLite(query: PageAddress['query'], saveData: string | string[] | undefined): boolean {
  if (query.lite === '1' || query.lite === '0') return query.lite === '1';
  return saveData === 'on';
}

interface MatchedPage {
  readonly id: string;
  readonly language: Language | 'both';
  readonly parameters: Readonly<Record<string, string>>;
}

function toAddress(request: FastifyRequest, page: MatchedPage): PageAddress {
  // An undecodable URL comes without a query.
  const query = toPageQuery((request.query ?? {}) as RawQuery, page.id, page.language !== 'both');
  const visitor = parseVisitorSettings(request.headers.cookie);
  return {
    kind: 'page',
    routeId: page.id,
    language: chooseLanguage(page.language, query, visitor),
    path: toPathname(request.url),
    parameters: page.parameters,
    query,
    visitor,
    lite: wantsLite(query, request.headers['save-data']),
  };
}

/** Addresses such as `/thoi-tiet-{x}`: x may be a place, or the whole a post's address. */
const PLACE_ROOTS: ReadonlySet<string> = new Set(['weather-root', 'agri-root']);

/** The page of an address; the not-found page if there is none. A post never has a place's address. */
export function toPageAddress(
  request: FastifyRequest,
  isPost: (url: string) => boolean = () => false,
): PageAddress | MovedAddress {
  const path = toPathname(request.url);
  const match = matchPath(path);
  if (match.kind === 'redirect') {
    const isEnglish = ((request.query ?? {}) as RawQuery).lang === 'en';
    return { kind: 'moved', to: isEnglish ? (match.inEnglish ?? match.to) : match.to };
  }
  const url = path.slice(1);
  if (match.kind === 'route' && PLACE_ROOTS.has(match.id) && isPost(url)) {
    return toAddress(request, { id: 'article', language: 'both', parameters: { url } });
  }
  return toAddress(
    request,
    match.kind === 'route' ? match : { id: 'not-found', language: guessPathLanguage(path), parameters: {} },
  );
}

/** The error page in the language of the failed address. */
export function toErrorAddress(request: FastifyRequest): PageAddress {
  const path = toPathname(request.url);
  const match = matchPath(path);
  const language = match.kind === 'route' ? match.language : guessPathLanguage(path);
  return toAddress(request, { id: 'error', language, parameters: {} });
}
