import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseForeignPosts } from '#platform/http/own-origin.ts';

const ORIGIN = 'http://localhost';

/** A path of this site with its query; `/` for anything else. */
export function toOwnPath(text: string): string {
  if (!/^\/(?![/\\])[\x20-\x7e]*$/.test(text) || !URL.canParse(text, ORIGIN)) return '/';
  const { origin, pathname, search } = new URL(text, ORIGIN);
  return origin === ORIGIN ? pathname + search : '/';
}

/** Sends a reader back to a page after a form. */
export const sendBack = (reply: FastifyReply, location: string): FastifyReply =>
  reply.code(303).header('cache-control', 'no-store').header('location', location).send();

/** Serves a form that the own pages post without script. */
export function servePlainForm(
  app: FastifyInstance,
  path: string,
  publicUrl: () => string,
  answer: (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.register(async (scope) => {
    refuseForeignPosts(scope, publicUrl);
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(body.toString())),
    );
    scope.post(path, (request, reply) =>
      answer(request.body instanceof URLSearchParams ? request.body : new URLSearchParams(), request, reply),
    );
  });
}
