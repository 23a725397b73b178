import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { LIMITED_QUANTITIES, type LimitedQuantity, type PlanOrGuest } from '@portal/domain/plan/plan-limit';
import {
  Array as ArrayOf,
  Integer,
  Null,
  Number as Num,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
  Union,
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
  /** For `planLimit`: the limited quantity, the plan's limit, and its id (`guest` without an account). */
  quantity: Optional(Unsafe<string>({ type: 'string', enum: [...LIMITED_QUANTITIES] })),
  limit: Optional(Num()),
  plan: Optional(Text()),
  /**
   * The cheapest sufficient plan; null if there is none. `price`: dong per month, null by contract. `href`: where to
   * buy it.
   */
  upgrade: Optional(Union([ObjectOf({ plan: Text(), price: Union([Integer(), Null()]), href: Text() }), Null()])),
});
export type Problem = Static<typeof Problem>;

/** Error of one field: `path` is `lat` or `locations[0].lat`, `message` a sentence in the requested language. */
export interface InputError {
  readonly path: string;
  readonly message: string;
}

/** A plan's limit, and the plan that would suffice. */
export interface PlanLimit {
  readonly quantity: LimitedQuantity;
  /** Limit of the plan. */
  readonly limit: number;
  readonly plan: PlanOrGuest;
  readonly upgrade: {
    readonly plan: PlanId;
    /** Dong per month; null: by contract. */
    readonly price: number | null;
    readonly href: Readonly<Record<Language, string>>;
  } | null;
}

/** Details of an `AppError` beyond the catalogue's text. */
interface AppErrorOptions {
  /** Replaces the catalogue's detail. */
  readonly detail?: Readonly<Record<Language, string>>;
  /** For bad input: each invalid field; without it the reply names the request as a whole, path ''. */
  readonly errors?: readonly InputError[];
  /** Replaces the catalogue's status: a feature missing from the plan is forbidden, exceeding a limit is not. */
  readonly status?: 403;
  /** Seconds after which to retry; sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** Codes without further details. */
export type PlainErrorCode = Exclude<ErrorCode, 'planLimit'>;

/** Required for every plan refusal: the quantity and the sufficient plan; enforced by the compiler. */
interface PlanLimitOptions extends AppErrorOptions {
  readonly planLimit: PlanLimit;
}

/** An expected refusal with a code of the catalogue. Any other thrown error is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly options: AppErrorOptions & Partial<PlanLimitOptions>;

  constructor(code: 'planLimit', options: PlanLimitOptions);
  constructor(code: PlainErrorCode, options?: AppErrorOptions);
  constructor(code: ErrorCode, options: AppErrorOptions & Partial<PlanLimitOptions> = {}) {
    super(ERROR_CATALOGUE[code].title.en);
    this.name = 'AppError';
    this.code = code;
    this.options = options;
  }

  /** Recreates a refusal after it was stored, or sent between threads. */
  static restore(code: ErrorCode, options: AppErrorOptions & Partial<PlanLimitOptions>): AppError {
    return new AppError(code as PlainErrorCode, options);
  }
}

/** HTTP status of an error's code. */
export function getStatus(code: ErrorCode): number {
  return ERROR_CATALOGUE[code].status;
}

function toPlanLimit({ upgrade, ...rest }: PlanLimit, language: Language) {
  return { ...rest, upgrade: upgrade && { ...upgrade, href: upgrade.href[language] } };
}

/** The reply body for a refusal (RFC 9457), in the requested language. */
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
    ...(error.options.planLimit && toPlanLimit(error.options.planLimit, language)),
  };
}
