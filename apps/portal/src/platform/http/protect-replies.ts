import type { FastifyInstance } from 'fastify';

/** A year, for this host only: hosts beside it may be somebody else's. */
const ONLY_HTTPS = 'max-age=31536000';

/** Headers of every reply: it is what it says to be, and where the portal is reached by HTTPS, only so from now on. */
export function protectReplies(app: FastifyInstance, ownOrigin: () => string): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (ownOrigin().startsWith('https:')) reply.header('strict-transport-security', ONLY_HTTPS);
    done();
  });
}
