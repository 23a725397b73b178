import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Access, RequestContext } from '@portal/contract/context';
import type { RawQuery } from '@portal/contract/parse-input';
import type { PostedAccountForm } from '@portal/domain/account/posted-account-form';
import type { Language } from '@portal/domain/language/language';
import type { PostedForm } from '@portal/domain/lead/check-lead';
import type { RouteId } from '@portal/routes/route-id';

/** A request as a raw route gets it. */
export interface RawRequest {
  /** Parts of the path by their names in `path`; `*` for the rest of it. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: RawQuery;
  readonly headers: IncomingHttpHeaders;
  /** Origin under which the portal is reached, without a trailing slash. */
  readonly origin: string;
  /** Whom the request is counted for: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: string;
  /** As `RawRoute.body` says; null without one. */
  readonly body: unknown;
}

/** A reply of bytes or text with its own type and headers. */
interface BodyReply {
  readonly kind: 'body';
  /** Absent: 200. */
  readonly status?: number;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Null: none, and no type. */
  readonly body: string | Buffer | Readable | null;
}

/** A page of forms that is shown again with what was typed, in answer to a post without a script. */
export interface FormPageReply {
  readonly kind: 'formPage';
  readonly status: number;
  readonly routeId: RouteId;
  readonly language: Language;
  readonly form: PostedForm | PostedAccountForm;
}

export type RawReply = BodyReply | FormPageReply | { readonly kind: 'notFound' };

/** What a raw route accepts in a window; routes that name the same value are counted together. */
export interface RouteLimit {
  /** By which processes that count together know the limit. */
  readonly name: string;
  readonly perMinute: number;
  readonly perDay: number;
}

/**
 * An address that is no call of the contract: files, feeds, images, posted forms, webhooks. It reads the body and writes type
 * and headers by itself.
 */
export interface RawRoute {
  /** `GET` answers `HEAD` too. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the server's router matches it: `:name` for a part, `*` for the rest. */
  readonly path: string;
  /** What `:id` of the path may be; 404 for anything else. Absent: the UUID of a row. */
  readonly id?: RegExp;
  /** Who is let in, 401 for others. Absent: everybody. */
  readonly access?: Access;
  /** Whether members of a team may name its owner in `owner`: the handler says who is one. Absent: another account is refused, 403. */
  readonly sharesWithTeam?: boolean;
  /** `calls`: counted with the calls of the API. Absent: not counted. */
  readonly limit?: 'calls' | RouteLimit;
  /** Whether pages of other sites are refused. */
  readonly ownPagesOnly?: boolean;
  /** `json`: any JSON value. `jsonOrForm`: that, or `URLSearchParams`. `bytes`: a `Buffer` of any type, as it came, for signatures. */
  readonly body?: 'json' | 'jsonOrForm' | 'bytes';
  /** Longest body that is read; longer ones are refused before they are. Absent: the server's limit of all calls. */
  readonly mostBytes?: number;
  /** Answers. Throws `AppError` for an expected refusal, which is answered as everywhere. */
  readonly handle: (request: RawRequest, context: RequestContext) => RawReply | Promise<RawReply>;
  /** Answers a body that is no JSON; `request.body` is null. Absent: the usual problem. */
  readonly refuseBody?: (request: RawRequest) => RawReply;
}
