import type { RawQuery } from '@portal/contract/parse-input';
import type { Language } from '@portal/domain/language/language';
import { matchPath } from '@portal/web/routes/match-path';
import type { FastifyRequest } from 'fastify';
import { toPathname } from '#platform/http/program-path.ts';
import { toPageQuery } from './page-query.ts';
import { parseVisitorSettings, type VisitorSettings } from './page-settings.ts';

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
  const query = toPageQuery((request.query ?? {}) as RawQuery);
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

/** The page that an address asks for; the not-found page where there is none. */
export function toPageAddress(request: FastifyRequest): PageAddress | MovedAddress {
  const match = matchPath(toPathname(request.url));
  if (match.kind === 'redirect') return { kind: 'moved', to: match.to };
  return toAddress(request, match.kind === 'route' ? match : { id: 'not-found', language: 'both', parameters: {} });
}

/** The error page in the language of the address that failed. */
export function toErrorAddress(request: FastifyRequest): PageAddress {
  const match = matchPath(toPathname(request.url));
  const language = match.kind === 'route' ? match.language : 'both';
  return toAddress(request, { id: 'error', language, parameters: {} });
}
