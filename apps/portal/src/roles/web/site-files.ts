import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Company } from '@portal/content/company/company';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#platform/clock/clock.ts';
import { SECURITY_TEXT_PATH, writeSecurityText } from './write-security-text.ts';

/** The API pages are in the sitemap; of two rules the longer one applies. */
const ROBOTS = ['User-agent: *', 'Allow: /api/docs', 'Disallow: /api/', 'Disallow: /logout', 'Disallow: /dashboard'];
const DAY = 'public, max-age=86400';

interface SiteFilesOptions {
  readonly clientFolder: URL;
  readonly publicUrl: () => string;
  readonly company: () => Company;
  /** The true time, also where the portal's clock is frozen. */
  readonly wallNow: Clock['now'];
}

/** Serves built client files under `/assets/` (immutable, as names contain a hash), robots.txt, security.txt and the icon. */
export async function registerSiteFiles(
  app: FastifyInstance,
  { clientFolder, publicUrl, company, wallNow }: SiteFilesOptions,
): Promise<void> {
  const root = fileURLToPath(new URL('assets/', clientFolder));
  const icon = existsSync(root) ? readdirSync(root).find((name) => /^site-icon.*\.svg$/.test(name)) : undefined;
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    acceptRanges: false,
    decorateReply: false,
    setHeaders: (reply) => reply.header('cross-origin-resource-policy', 'same-origin'),
  });
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', DAY)
      .header('content-type', 'text/plain; charset=utf-8')
      .send([...ROBOTS, '', `Sitemap: ${publicUrl()}/sitemap.xml`, ''].join('\n')),
  );
  app.get(SECURITY_TEXT_PATH, (_request, reply) => {
    const text = writeSecurityText(company(), publicUrl(), wallNow());
    if (text === null) return reply.callNotFound();
    return reply.header('cache-control', DAY).header('content-type', 'text/plain; charset=utf-8').send(text);
  });
  if (icon !== undefined) {
    app.get('/favicon.ico', (_request, reply) =>
      reply.code(302).header('cache-control', DAY).header('location', `/assets/${icon}`).send(),
    );
  }
}
