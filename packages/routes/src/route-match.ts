import type { RouteId } from './route-id.ts';
import type { RouteParameters } from './route-parameters.ts';

/** A matched page; `both` where the path does not give the language. */
export interface RouteMatch {
  readonly kind: 'route';
  readonly id: RouteId;
  readonly language: 'vi' | 'en' | 'both';
  readonly parameters: RouteParameters;
}

/** A redirect within the site; the request's query is kept. */
export interface RouteMove {
  readonly kind: 'redirect';
  readonly status: 301;
  readonly to: string;
  /** Target for English readers where the old address served both languages. */
  readonly inEnglish?: string;
}

/** Result of matching a path; `none` leads to the not-found page. */
export type PathMatch = RouteMatch | RouteMove | { readonly kind: 'none' };
