import type { RawQuery } from '@portal/contract/parse-input';
import type { Language } from '@portal/domain/language/language';
import { guessPathLanguage } from '@portal/routes/guess-path-language';
import { matchPath } from '@portal/routes/match-path';
import type { FastifyRequest } from 'fastify';
import { toPathname } from '#platform/http/program-path.ts';
import { listPageParameters } from './page-parameters.table.ts';
import { parseVisitorSettings, type VisitorSettings } from './page-settings.ts';

/** What people type into the search field; no page reads as much, and every page writes its query into links. */
const TYPED = 'q';
const LONGEST_TYPED = 200;

/** A list that a form sends as a repeated name, one for each tick. */
const TICKED = 'variables';

/** Typed text cut and with single spaces: the same words are the same page. */
function normalizeTyped(text: string): string {
  return text.slice(0, LONGEST_TYPED).toWellFormed().normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** A page's query: the parameters that its route reads, names in order, the first value of a repeated one but for a list of ticks; `lang` only where the path does not say it. */
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

/** A request for a page, understood: which page, in which language, for which settings. */
export interface PageAddress {
  readonly kind: 'page';
  readonly routeId: string;
  readonly language: Language;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly visitor: VisitorSettings;
  /** Whether the light form of the page is wanted. */
  readonly lite: boolean;
}

/** A request for an address that has moved. */
export interface MovedAddress {
  readonly kind: 'moved';
  readonly to: string;
}

function chooseLanguage(ofPath: Language | 'both', query: PageAddress['query'], visitor: VisitorSettings): Language {
  if (ofPath !== 'both') return ofPath;
  if (query.lang === 'vi' || query.lang === 'en') return query.lang;
  return visitor.language ?? 'vi';
}

/** What the address says, else whether the browser saves data. */
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
  // An address that cannot be decoded comes without a query.
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

/** Addresses such as `/thoi-tiet-{x}`: x may be a place, or all of it the address of a post. */
const PLACE_ROOTS: ReadonlySet<string> = new Set(['weather-root', 'agri-root']);

/** The page that an address asks for; the not-found page where there is none. A post never has the address of a place. */
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

/** The error page in the language of the address that failed. */
export function toErrorAddress(request: FastifyRequest): PageAddress {
  const path = toPathname(request.url);
  const match = matchPath(path);
  const language = match.kind === 'route' ? match.language : guessPathLanguage(path);
  return toAddress(request, { id: 'error', language, parameters: {} });
}
