import type { IncomingHttpHeaders } from 'node:http';
import { FOREIGN_FORM } from '@portal/content/messages/call-refusal-messages';
import { AppError } from '@portal/contract/errors';
import type { FastifyInstance } from 'fastify';

/** Whether an origin is the portal's: the configured one, or the request's own host. */
function isOwn(origin: string, { host }: IncomingHttpHeaders, ownOrigin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const asked = new URL(origin);
  return asked.origin === ownOrigin || asked.host === host;
}

/** Whether a call comes from one of the portal's own pages, according to the browser. */
export function isOwnPageCall(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = headers.origin ?? headers.referer;
  return from !== undefined && isOwn(from, headers, ownOrigin);
}

/** Whether a post comes from another site's page. Without an origin it is not from a browser. */
export function isForeignPost(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  return site === 'cross-site' || (headers.origin !== undefined && !isOwn(headers.origin, headers, ownOrigin));
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes from other sites' pages in this scope. */
export function refuseForeignPosts(scope: FastifyInstance, ownOrigin: () => string): void {
  scope.addHook('onRequest', ({ method, headers }, _reply, done) =>
    done(
      !READING.has(method) && isForeignPost(headers, ownOrigin())
        ? new AppError('forbidden', { detail: FOREIGN_FORM })
        : undefined,
    ),
  );
}
