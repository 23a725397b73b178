import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Access, RequestContext } from '@portal/contract/context';
import type { RawQuery } from '@portal/contract/parse-input';
import type { PostedAccountForm } from '@portal/domain/account/posted-account-form';
import type { Language } from '@portal/domain/language/language';
import type { PostedForm } from '@portal/domain/lead/check-lead';
import type { RouteId } from '@portal/routes/route-id';

export interface RawRequest {
  /** Path parameters by name; `*` for the rest. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: RawQuery;
  readonly headers: IncomingHttpHeaders;
  /** Origin of the portal, without a trailing slash. */
  readonly origin: string;
  /** Caller to count by: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: string;
  /** As `RawRoute.body` says; null: none. */
  readonly body: unknown;
}

export interface BodyReply {
  readonly kind: 'body';
  /** Default: 200. */
  readonly status?: number;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Null: no body and no type. */
  readonly body: string | Buffer | Readable | null;
}

/** A page with a posted form's input, for posts without a script. */
export interface FormPageReply {
  readonly kind: 'formPage';
  readonly status: number;
  readonly routeId: RouteId;
  readonly language: Language;
  readonly form: PostedForm | PostedAccountForm;
}

export type RawReply = BodyReply | FormPageReply | { readonly kind: 'notFound' };

/** Rate limit of a raw route; routes with the same value share it. */
export interface RouteLimit {
  /** Identifies the limit across processes. */
  readonly name: string;
  readonly perMinute: number;
  readonly perDay: number;
}

/** A route outside the contract: files, feeds, images, forms, webhooks. It handles body, type and headers itself. */
export interface RawRoute {
  /** `GET` includes `HEAD`. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Router pattern: `:name` for a part, `*` for the rest. */
  readonly path: string;
  /** Pattern of `:id`; 404 otherwise. Default: a UUID. */
  readonly id?: RegExp;
  /** Who is allowed; others get 401. Default: everybody. */
  readonly access?: Access;
  /**
   * Whether team members may name the owner in `owner`; the handler checks membership. Default: another account is
   * refused with 403.
   */
  readonly sharesWithTeam?: boolean;
  /** `calls`: counted with API calls. Default: not counted. */
  readonly limit?: 'calls' | RouteLimit;
  readonly ownPagesOnly?: boolean;
  /** `json`: any JSON value. `jsonOrForm`: also `URLSearchParams`. `bytes`: an unparsed `Buffer`, for signatures. */
  readonly body?: 'json' | 'jsonOrForm' | 'bytes';
  /** Maximum body size. Default: the server's limit. */
  readonly mostBytes?: number;
  /** Throws `AppError` for an expected refusal. */
  readonly handle: (request: RawRequest, context: RequestContext) => RawReply | Promise<RawReply>;
  /** Reply to an unreadable JSON body; `request.body` is null. Default: problem details. */
  readonly refuseBody?: (request: RawRequest) => RawReply;
}
