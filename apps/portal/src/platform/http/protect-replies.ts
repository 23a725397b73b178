import type { FastifyInstance } from 'fastify';

/** A year, for this host only: hosts beside it may be somebody else's. */
const ONLY_HTTPS = 'max-age=31536000';

/** Drawings and feeds that are opened by themselves run nothing and stand in no frame; a drawing may be styled. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const IS_DRAWING_OR_FEED = /^(?:image\/svg\+xml|application\/(?:\w+\+)?xml)/;

/**
 * Headers of every reply: it is what it says to be, and where the portal is reached by HTTPS, only so from now on; those of
 * drawings and feeds beside.
 */
export function protectReplies(app: FastifyInstance, ownOrigin: () => string): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (ownOrigin().startsWith('https:')) reply.header('strict-transport-security', ONLY_HTTPS);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (IS_DRAWING_OR_FEED.test(String(reply.getHeader('content-type')))) {
      reply.header('content-security-policy', DRAWING_POLICY);
    }
    done();
  });
}
