import type { RouteId } from './route-id.ts';
import type { RouteParameters } from './route-parameters.ts';

/** A page: `both` where the path does not say the language. */
export interface RouteMatch {
  readonly kind: 'route';
  readonly id: RouteId;
  readonly language: 'vi' | 'en' | 'both';
  readonly parameters: RouteParameters;
}

/** A move to another path of this site; the asker's query goes along. */
export interface RouteMove {
  readonly kind: 'redirect';
  readonly status: 301;
  readonly to: string;
  /** Where the old address served both languages: the path for readers of English. */
  readonly inEnglish?: string;
}

/** What an address stands for. `none` is answered with the not-found page. */
export type PathMatch = RouteMatch | RouteMove | { readonly kind: 'none' };
