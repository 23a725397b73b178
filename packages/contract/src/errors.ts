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
  /** Of `planLimit`: what there is too little of, how much of it the plan has, and its id (`guest` without an account). */
  quantity: Optional(Unsafe<string>({ type: 'string', enum: [...LIMITED_QUANTITIES] })),
  limit: Optional(Num()),
  plan: Optional(Text()),
  /** The cheapest plan that has enough; null where none has. `price`: dong a month, null by contract. `href`: where it is got. */
  upgrade: Optional(Union([ObjectOf({ plan: Text(), price: Union([Integer(), Null()]), href: Text() }), Null()])),
});
export type Problem = Static<typeof Problem>;

/** What is wrong with one field: `path` is `lat` or `locations[0].lat`, `message` a sentence in the asked language. */
export interface InputError {
  readonly path: string;
  readonly message: string;
}

/** What a plan has too little of, and which plan has enough. */
export interface PlanLimit {
  readonly quantity: LimitedQuantity;
  /** What the plan allows at most. */
  readonly limit: number;
  readonly plan: PlanOrGuest;
  readonly upgrade: {
    readonly plan: PlanId;
    /** Dong a month; null: by contract. */
    readonly price: number | null;
    readonly href: Readonly<Record<Language, string>>;
  } | null;
}

/** What an `AppError` may say beyond the catalogue's text. */
interface AppErrorOptions {
  /** Replaces the catalogue's detail. */
  readonly detail?: Readonly<Record<Language, string>>;
  /** For bad input: each wrong field; without it the reply names the request as a whole, path ''. */
  readonly errors?: readonly InputError[];
  /** Replaces the catalogue's status: what a plan does not have at all is forbidden, too much of it is not. */
  readonly status?: 403;
  /** Seconds after which a new try makes sense; sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** Codes that need no facts of their own. */
export type PlainErrorCode = Exclude<ErrorCode, 'planLimit'>;

/** Every refusal by a plan says what it is about, and what it would take: it does not compile otherwise. */
interface PlanLimitOptions extends AppErrorOptions {
  readonly planLimit: PlanLimit;
}

/** An expected refusal with a code of the catalogue. Anything else that is thrown is a bug. */
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

  /** A refusal as it was before it was stored, or sent between threads. */
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
    ...(error.options.planLimit && toPlanLimit(error.options.planLimit, language)),
  };
}
