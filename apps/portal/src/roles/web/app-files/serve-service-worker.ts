import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { chooseContentEncoding } from '#platform/reply-cache/content-encoding.ts';
import { getEncoded, toEncodedBody } from '#platform/reply-cache/encoded-body.ts';
import { namesEntityTag } from '#platform/reply-cache/entity-tag.ts';

/** What the worker itself may do: fetch from here. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** Serves the service worker from the root, so that it may look after every page; asked for anew each time. */
export function serveServiceWorker(app: FastifyInstance, script: string): void {
  const body = toEncodedBody(script, true);
  const tag = `W/"${createHash('sha256').update(script).digest('base64url').slice(0, 16)}"`;
  app.get('/service-worker.js', (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'Accept-Encoding' });
    const known = request.headers['if-none-match'];
    if (known !== undefined && namesEntityTag(known, tag)) return reply.code(304).send();
    const encoding = chooseContentEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('content-security-policy', POLICY)
      .type('text/javascript; charset=utf-8')
      .send(getEncoded(body, encoding));
  });
}
