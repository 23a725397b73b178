import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { toPath } from '@portal/routes/to-path';
import type { FastifyInstance } from 'fastify';
import type { PartState } from '#platform/http/health.ts';
import type { SitemapPlace } from './sitemap/list-addresses.ts';

/** After so long the process is ready with what it has: readers make the rest. */
const LONGEST_MS = 15_000;
/** The first request of a page notes its key, the second caches its reply. */
const TIMES = 2;
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** What most readers open: the country's pages, and the current weather of every province. */
export function listFirstPages(places: readonly SitemapPlace[]): string[] {
  const ofCountry = (['home', 'warnings', 'storms', 'map'] as const).map((id) => toPath(id, 'vi'));
  const provinces = places.filter(({ isProvince }) => isProvince);
  return [...ofCountry, ...provinces.map(({ slug }) => toPath('weather:now', 'vi', { location: slug }))];
}

export interface Warming {
  /** The part `pages` of `/readyz`: until its first pages are made a new process answers several times slower. */
  describe(): PartState;
  /**
   * Makes pages, once what they contain has been loaded, until all are cached, `LONGEST_MS` have passed or the server
   * closes.
   */
  warm(app: Pick<FastifyInstance, 'inject'>, paths: readonly string[], loaded: Promise<unknown>): Promise<void>;
}

/** `wanted` is false where readers do not come at once, such as in development: such a process is ready from the start. */
export function createWarming(wanted: boolean, now: () => number = () => performance.now()): Warming {
  let isWarm = !wanted;
  return {
    describe: () =>
      isWarm
        ? { ready: true, detail: 'ready' }
        : { ready: false, essential: true, detail: 'making the pages that most readers open' },
    async warm(app, paths, loaded) {
      if (isWarm) return;
      const endsAt = now() + LONGEST_MS;
      // A process that refuses its database ends, and is not ready before it does.
      await Promise.race([loaded, sleep(LONGEST_MS, undefined, { ref: false })]);
      try {
        for (const url of paths.flatMap((path) => Array<string>(TIMES).fill(path))) {
          if (now() >= endsAt) break;
          await app.inject({ url, headers: HEADERS });
          await nextTurn();
        }
      } finally {
        isWarm = true;
      }
    },
  };
}
