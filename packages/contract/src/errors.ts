import type { Language } from '@portal/domain/language/language';
import {
  Array as ArrayOf,
  Integer,
  Number as Num,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
  Unsafe,
} from 'typebox';
import { type CatalogueEntry, ERROR_CATALOGUE, type ErrorCode } from './error-catalogue.table.ts';

/** An error reply, `application/problem+json` (RFC 9457). `type` is a stable path such as `/problems/outside-coverage`. */
export const Problem = ObjectOf({
  type: Text(),
  title: Text(),
  status: Integer(),
  detail: Text(),
  errorCode: Unsafe<string>({ type: 'string', enum: Object.keys(ERROR_CATALOGUE) }),
  requestId: Text(),
  errors: Optional(ArrayOf(ObjectOf({ path: Text(), message: Text() }))),
  /** Of `planLimit`: what the plan allows at most, and its id. */
  limit: Optional(Num()),
  plan: Optional(Text()),
});
export type Problem = Static<typeof Problem>;

/** What is wrong with one field: `path` is `lat` or `locations[0].lat`, `message` a sentence in the asked language. */
export interface InputError {
  readonly path: string;
  readonly message: string;
}

/** What an `AppError` may say beyond the catalogue's text. */
interface AppErrorOptions {
  /** Replaces the catalogue's detail. */
  readonly detail?: Readonly<Record<Language, string>>;
  /** For bad input: each wrong field; without it the reply names the request as a whole, path ''. */
  readonly errors?: readonly InputError[];
  /** Of `planLimit`: what the plan allows at most, and its id. */
  readonly planLimit?: { readonly limit: number; readonly plan: string };
  /** Replaces the catalogue's status: what a plan does not have at all is forbidden, too much of it is not. */
  readonly status?: 403;
  /** Seconds after which a new try makes sense; sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** An expected refusal with a code of the catalogue. Anything else that is thrown is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly options: AppErrorOptions;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(ERROR_CATALOGUE[code].title.en);
    this.name = 'AppError';
    this.code = code;
    this.options = options;
  }
}

/** HTTP status of an error's code. */
export function getStatus(code: ErrorCode): number {
  return ERROR_CATALOGUE[code].status;
}

/** The reply body for a refusal (RFC 9457), in the asked language. */
export function toProblem(error: AppError, language: Language, requestId: string): Problem {
  const entry: CatalogueEntry = ERROR_CATALOGUE[error.code];
  const detail = (error.options.detail ?? entry.detail)[language];
  const whole = error.code === 'badInput' ? [{ path: '', message: detail }] : undefined;
  const errors = error.options.errors ?? whole;
  return {
    type: entry.type,
    title: entry.title[language],
    status: error.options.status ?? entry.status,
    detail,
    errorCode: error.code,
    requestId,
    ...(errors === undefined ? {} : { errors: errors.map(({ path, message }) => ({ path, message })) }),
    ...error.options.planLimit,
  };
}
