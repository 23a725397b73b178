import type { RequestContext } from '@portal/contract/context';
import { AppError } from '@portal/contract/errors';
import type { BodyReply, RawReply } from './raw-route.ts';

/** A JSON reply that is not cached. */
export function toJsonReply(body: unknown, status = 200): BodyReply {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' };
  return { kind: 'body', status, headers, body: JSON.stringify(body) };
}

export const REMOVED: RawReply = { kind: 'body', status: 204, headers: { 'cache-control': 'no-store' }, body: null };

export function getAccountId({ caller }: RequestContext): string {
  if (caller.kind !== 'account') throw new AppError('notSignedIn');
  return caller.accountId;
}

export function getCallerAccountId({ caller }: RequestContext): string {
  if (caller.kind === 'guest') throw new AppError('notSignedIn');
  return caller.accountId;
}
