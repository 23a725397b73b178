import type { RequestContext } from '@portal/contract/context';
import { AppError } from '@portal/contract/errors';
import type { RawReply, RawRequest } from './raw-route.ts';

/** Answers a call of an account about what is its own. */
export type OwnAnswer = (request: RawRequest, context: RequestContext) => Promise<RawReply>;

/** A JSON reply that no cache has. */
export function toJsonReply(body: unknown, status = 200): RawReply {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' };
  return { kind: 'body', status, headers, body: JSON.stringify(body) };
}

/** The reply to what was removed. */
export const REMOVED: RawReply = { kind: 'body', status: 204, headers: { 'cache-control': 'no-store' }, body: null };

/** The account of a route that lets only accounts in. */
export function getAccountId({ caller }: RequestContext): string {
  if (caller.kind !== 'account') throw new AppError('notSignedIn');
  return caller.accountId;
}

/** The account of whoever calls by a session or a key. */
export function getCallerAccountId({ caller }: RequestContext): string {
  if (caller.kind === 'guest') throw new AppError('notSignedIn');
  return caller.accountId;
}

/** The thing of one's own that the path names. */
export const toOwnKey = ({ parameters }: RawRequest, context: RequestContext) => ({
  accountId: getAccountId(context),
  id: parameters.id ?? '',
});
