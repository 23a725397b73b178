import { ERROR_CATALOGUE } from '@portal/contract/error-catalogue.table';
import type { FastifyInstance } from 'fastify';

/** Leads who opens the `type` of a problem to its line in the documentation of the API. */
export function explainProblems(app: FastifyInstance): void {
  for (const [code, { type }] of Object.entries(ERROR_CATALOGUE)) {
    app.get(type, (request, reply) => {
      const mark = request.url.indexOf('?');
      const query = mark < 0 ? '' : request.url.slice(mark);
      return reply.redirect(`/api/docs${query}#${code}`, 302);
    });
  }
}
