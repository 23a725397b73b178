import { API_VERSION } from '@portal/content/api/api-changes.table';
import { BRAND } from '@portal/content/brand';
import { ERROR_CATALOGUE } from '@portal/contract/error-catalogue.table';
import { toOpenApi } from '@portal/contract/openapi';
import type { FastifyInstance } from 'fastify';
import type { ReplyBasis } from '#platform/http/register-endpoints.ts';
import { toCacheKey } from '#platform/reply-cache/cache-key.ts';
import { findPeriod, toHourNumber } from '#platform/reply-cache/freshness.ts';
import type { ReplyCache } from '#platform/reply-cache/reply-cache.ts';
import { sendStoredReply } from '#platform/reply-cache/send-stored-reply.ts';
import { serveApiChanges } from './serve-api-changes.ts';

interface OpenApiOptions {
  readonly cache: ReplyCache;
  readonly basis: ReplyBasis;
  readonly publicUrl: () => string;
}

/**
 * Serves the API description and the feed of its versions. They change only with the program, so their tag contains
 * neither run nor hour.
 */
export function serveOpenApi(app: FastifyInstance, { cache, basis, publicUrl }: OpenApiOptions): void {
  const make = async () => {
    const document = toOpenApi({ origin: publicUrl(), title: `${BRAND.name} API`, version: API_VERSION });
    const contentType = 'application/json; charset=utf-8';
    return { status: 200, contentType, body: JSON.stringify(document), cacheable: true };
  };
  serveApiChanges(app, publicUrl);
  app.get('/api/v1/openapi.json', async (request, reply) => {
    const now = basis.now();
    const key = toCacheKey(['openapi', toHourNumber(now)]);
    const stored = await cache.getOrMake(key, () => findPeriod('hourly', '', now, null), make);
    return sendStoredReply(cache, request, reply, stored, {
      key,
      now,
      visibility: 'public',
      vary: 'Accept-Encoding, Origin',
    });
  });
}

/** Redirects a problem's `type` URL to its entry in the API documentation. */
export function explainProblems(app: FastifyInstance): void {
  for (const [code, { type }] of Object.entries(ERROR_CATALOGUE)) {
    app.get(type, (request, reply) => {
      const mark = request.url.indexOf('?');
      const query = mark < 0 ? '' : request.url.slice(mark);
      return reply.redirect(`/api/docs${query}#${code}`, 302);
    });
  }
}
