import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Company } from '@portal/content/company/company';
import { describeError } from '@portal/domain/error/describe-error';
import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#platform/clock/clock.ts';
import type { Log } from '#platform/log/create-log.ts';
import { SECURITY_TEXT_PATH, writeSecurityText } from './write-security-text.ts';

/** The API pages are in the sitemap; of two rules the longer one applies. */
const ROBOTS = ['User-agent: *', 'Allow: /api/docs', 'Disallow: /api/', 'Disallow: /logout', 'Disallow: /dashboard'];
const DAY = 'public, max-age=86400';

/** Pages that were sent or cached before an upgrade ask for files of their build for so long (đề xuất). */
const RETAINED_SECONDS = 30 * DAY_SECONDS;

interface SiteFilesOptions {
  readonly clientFolder: URL;
  /** Folder for files of earlier builds, which processes of several versions may share; absent: none. */
  readonly retainedFiles?: string;
  readonly log: Pick<Log, 'warn'>;
  readonly publicUrl: () => string;
  readonly company: () => Company;
  /** The true time, also where the portal's clock is frozen. */
  readonly wallNow: Clock['now'];
}

/**
 * Copies this build's files into the folder that outlives it, and removes those that no process has had at its start for
 * a month; `now` in epoch seconds.
 */
function retainFiles(own: string, retained: string, now: number): void {
  mkdirSync(retained, { recursive: true });
  const names = new Set(readdirSync(own));
  const present = new Set(readdirSync(retained));
  for (const name of names) {
    const copy = join(retained, name);
    if (!present.has(name)) {
      // Another process may serve it already.
      const draft = `${copy}.${process.pid}`;
      copyFileSync(join(own, name), draft);
      renameSync(draft, copy);
    }
    utimesSync(copy, now, now);
  }
  for (const name of present) {
    const copy = join(retained, name);
    // Null: a draft of another process, which has its name now.
    const changedMs = statSync(copy, { throwIfNoEntry: false })?.mtimeMs ?? null;
    const isOld = changedMs !== null && changedMs / 1000 < now - RETAINED_SECONDS;
    if (isOld && !names.has(name)) rmSync(copy, { force: true });
  }
}

/** The folders of built files, this build's first. */
function openAssetFolders(own: string, { retainedFiles, log, wallNow }: SiteFilesOptions): string[] {
  if (retainedFiles === undefined) return [own];
  try {
    retainFiles(own, retainedFiles, wallNow());
    return [own, retainedFiles];
  } catch (error) {
    log.warn(`files of earlier builds are not served: ${describeError(error)}`);
    return [own];
  }
}

/** Serves built client files under `/assets/` (immutable, as names contain a hash), robots.txt, security.txt and the icon. */
export async function registerSiteFiles(app: FastifyInstance, options: SiteFilesOptions): Promise<void> {
  const { clientFolder, publicUrl, company, wallNow } = options;
  const root = fileURLToPath(new URL('assets/', clientFolder));
  const icon = existsSync(root) ? readdirSync(root).find((name) => /^site-icon.*\.svg$/.test(name)) : undefined;
  await app.register(fastifyStatic, {
    root: openAssetFolders(root, options),
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
