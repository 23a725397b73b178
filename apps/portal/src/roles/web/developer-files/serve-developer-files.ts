import { readFileSync } from 'node:fs';
import { BRAND } from '@portal/content/brand';
import { toPostmanCollection } from '@portal/contract/postman';
import type { FastifyInstance } from 'fastify';
import type { ReplyBasis } from '#platform/http/register-endpoints.ts';
import { toCacheKey } from '#platform/reply-cache/cache-key.ts';
import { findPeriod } from '#platform/reply-cache/freshness.ts';
import type { ReplyCache } from '#platform/reply-cache/reply-cache.ts';
import { sendStoredReply } from '#platform/reply-cache/send-stored-reply.ts';
import { writeLlmsText } from './write-llms-text.ts';

/** A text for developers that changes only with the program and the portal's address. */
interface DeveloperFile {
  readonly contentType: string;
  readonly write: (origin: string) => string;
  /** Name of the download; absent: shown. */
  readonly fileName?: string;
}

/** Address in the clients as built by `npm run build`. */
const WRITTEN_ORIGIN = 'http://127.0.0.1:3000';

function toClientFile(language: string, fileName: string, contentType: string): DeveloperFile {
  const url = new URL(`../../../../../../clients/dist/${language}/${fileName}`, import.meta.url);
  const write = (origin: string): string => readFileSync(url, 'utf8').replace(WRITTEN_ORIGIN, () => origin);
  return { contentType, write, fileName };
}

const FILES: Readonly<Record<string, DeveloperFile>> = {
  '/llms.txt': { contentType: 'text/plain; charset=utf-8', write: writeLlmsText },
  '/api/v1/postman.json': {
    contentType: 'application/json; charset=utf-8',
    write: (origin) => JSON.stringify(toPostmanCollection({ origin, title: `${BRAND.name} API`, version: '1.0.0' })),
  },
  '/api/clients/troi-viet.ts': toClientFile('typescript', 'troi-viet.ts', 'application/typescript; charset=utf-8'),
  '/api/clients/troi_viet.py': toClientFile('python', 'troi_viet.py', 'text/x-python; charset=utf-8'),
};

interface DeveloperFileOptions {
  readonly cache: ReplyCache;
  readonly basis: ReplyBasis;
  readonly publicUrl: () => string;
}

/** Serves API clients, a Postman collection, and the description for language models. */
export function serveDeveloperFiles(app: FastifyInstance, { cache, basis, publicUrl }: DeveloperFileOptions): void {
  for (const [path, { contentType, write, fileName }] of Object.entries(FILES)) {
    const headers = fileName === undefined ? {} : { 'content-disposition': `attachment; filename="${fileName}"` };
    const make = async () => ({ status: 200, contentType, body: write(publicUrl()), cacheable: true, headers });
    app.get(path, async (request, reply) => {
      const now = basis.now();
      const period = findPeriod('daily', '', now, null);
      const key = toCacheKey(['developer-file', path, period.name]);
      const stored = await cache.getOrMake(key, () => period, make);
      const how = { key, now, visibility: 'public', vary: 'Accept-Encoding, Origin' } as const;
      return sendStoredReply(cache, request, reply, stored, how);
    });
  }
}
