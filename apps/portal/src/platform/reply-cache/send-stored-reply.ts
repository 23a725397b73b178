import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseContentEncoding, namesEntityTag } from './encoded-body.ts';
import { BRIEF_SECONDS, type ReplyCache, type StoredReply } from './reply-cache.ts';

export interface SendOptions {
  readonly key: string;
  readonly now: EpochSeconds;
  readonly visibility: 'public' | 'private';
  readonly vary: string;
  /** Maximum cache age in seconds; default: until the reply expires. */
  readonly longestSeconds?: number;
}

/** How long caches may show a stale reply while revalidating. */
const STALE_WHILE_REVALIDATE_SECONDS = 60;
/** How long shared caches may show a stale reply while the portal fails or is upgraded. */
const STALE_IF_ERROR_SECONDS = 3600;

function toCacheControl(reply: StoredReply, { now, visibility, longestSeconds }: SendOptions): string {
  if (!reply.cacheable) return 'no-store';
  const maxAge = Math.max(0, reply.validUntil - now);
  if (reply.brief) return `${visibility}, max-age=${Math.min(maxAge, BRIEF_SECONDS)}`;
  const onError = visibility === 'public' ? `, stale-if-error=${STALE_IF_ERROR_SECONDS}` : '';
  if (longestSeconds !== undefined) return `${visibility}, max-age=${Math.min(maxAge, longestSeconds)}${onError}`;
  return `${visibility}, max-age=${maxAge}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}${onError}`;
}

/** Compares dates for equality only: the portal's clock may be set back, so a later date proves nothing. */
function isUnchanged(request: FastifyRequest, reply: StoredReply): boolean {
  const tags = request.headers['if-none-match'];
  if (tags !== undefined) return namesEntityTag(tags, reply.etag);
  return request.headers['if-modified-since'] === reply.lastModified;
}

/** Sends a cached reply: 304 if the visitor has it, else its body in the best encoding. */
export function sendStoredReply(
  cache: ReplyCache,
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredReply,
  options: SendOptions,
): FastifyReply {
  reply.header('cache-control', toCacheControl(stored, options)).header('vary', options.vary);
  reply.headers(stored.headers);
  if (stored.cacheable) reply.header('etag', stored.etag).header('last-modified', stored.lastModified);
  if (stored.cacheable && isUnchanged(request, stored)) return reply.code(304).send();
  // Images are compressed already.
  const isPicture = stored.contentType === 'image/png';
  const wanted = isPicture ? 'identity' : chooseContentEncoding(request.headers['accept-encoding']);
  const { encoding, buffer } = cache.encode(options.key, stored, wanted);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(stored.status).header('content-type', stored.contentType).send(buffer);
}
