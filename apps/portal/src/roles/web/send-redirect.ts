import type { FastifyReply, FastifyRequest } from 'fastify';

const MOVED_FOR_SECONDS = 3600;

/** A percent-encoded path on this site only. */
function toSafeLocation(to: string): string {
  const encoded = to.replace(/[^\x21-\x7e]/gu, encodeURIComponent).replaceAll('\\', '%5C');
  return `/${encoded.replace(/^\/+/, '')}`;
}

/** Redirects to another path of this site; keeps the query unless the new address has one. */
export function sendRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 301 | 302,
  to: string,
): FastifyReply {
  const mark = request.url.indexOf('?');
  const query = mark < 0 || to.includes('?') ? '' : request.url.slice(mark);
  const cacheControl = status === 301 ? `public, max-age=${MOVED_FOR_SECONDS}` : 'no-store';
  return reply
    .code(status)
    .header('cache-control', cacheControl)
    .header('location', toSafeLocation(to + query))
    .send();
}
