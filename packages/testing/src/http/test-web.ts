import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UNKNOWN_COMPANY } from '@portal/content/company/company';
import { GUEST } from '@portal/contract/context';
import { toEndpointRoute } from '@portal/contract/endpoint';
import { weatherNow } from '@portal/contract/endpoints/weather';
import { AppError } from '@portal/contract/errors';
import type { PageReply, PageRequest, RenderPage } from '@portal/web/pages/page-request';
import type { PageRenderer } from '@portal/web/server';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { listLeadRoutes } from '../../../../apps/portal/src/features/leads/lead-routes.ts';
import { createLog } from '../../../../apps/portal/src/platform/log/create-log.ts';
import { startWeb, type Web } from '../../../../apps/portal/src/roles/web/start-web.ts';

export const NOW = Date.parse('2024-08-03T10:15:00+07:00') / 1000;
const FRAME = {
  bytes: Buffer.alloc(4096, 7),
  frame: {
    layer: 'rain' as const,
    bounds: { north: 24, south: 8, west: 100, east: 116 },
    width: 64,
    height: 64,
    planes: 1,
    scale: { offset: 0, factor: 1, power: 1, missing: 255 },
  },
};
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
const running: Web[] = [];
let clientFolder: string;

beforeAll(() => {
  clientFolder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(clientFolder, 'assets'));
  writeFileSync(join(clientFolder, 'assets', 'loader-abc.js'), 'export {};'.repeat(500));
  writeFileSync(join(clientFolder, 'assets', 'loader-abc.js.br'), 'brotli bytes');
  writeFileSync(join(clientFolder, 'assets', 'site-icon-abc.svg'), '<svg/>');
  writeFileSync(join(clientFolder, 'secret.txt'), 'hidden words');
});

afterAll(() => rmSync(clientFolder, { recursive: true }));
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ app }) => app.close()));
});

interface TestWebOptions {
  readonly render?: RenderPage;
  readonly bringsAny?: () => boolean;
  /** Account of a request by its `Authorization`; absent: everybody is a guest. */
  readonly accounts?: Readonly<Record<string, string>>;
  /** The operator's e-mail; absent: none. */
  readonly email?: string | null;
  /** Folder of files of earlier builds; absent: none. */
  readonly retainedFiles?: string;
}

/** The portal's server with pages that show their inputs. */
export async function startTestWeb({
  render,
  bringsAny = () => true,
  accounts,
  email = null,
  retainedFiles,
}: TestWebOptions = {}) {
  const world = {
    presentFrame: null as string | null,
    now: NOW,
    version: 'run1',
    rendered: [] as PageRequest[],
    weather: 'ok',
    publicUrl: '',
  };
  const lines: string[] = [];
  const toDocument = (status: number, facts: object): PageReply => ({
    kind: 'document',
    status,
    html: `<!DOCTYPE html><script type="application/json">${JSON.stringify(facts)}</script>${' '.repeat(2000)}`,
    indexable: status === 200,
  });
  const renderer: PageRenderer = {
    renderPage:
      render ??
      (async (request, call) => {
        world.rendered.push(request);
        const { routeId, parameters, path, language, settings, query, lite, now } = request;
        const facts = {
          routeId,
          path,
          language,
          settings,
          query,
          lite,
          parameters,
          hour: Math.floor(now / 3600),
          version: world.version,
        };
        if (routeId === 'not-found' || routeId === 'article') return toDocument(404, facts);
        if (parameters.location === 'moved')
          return { kind: 'redirect', status: 301, location: '/thoi-tiet-hue/hien-tai' };
        if (parameters.location === 'bug') throw new Error('secret detail');
        if (parameters.location === undefined) return toDocument(200, facts);
        const now1 = await call(weatherNow, { query: { location: parameters.location, lang: language } });
        return toDocument(200, { ...facts, weather: now1.ok ? now1.reply : { ...now1.problem, requestId: '' } });
      }),
    renderFailure: (request) => toDocument(500, { failure: request.path, language: request.language }),
    clientFolder: pathToFileURL(`${clientFolder}/`),
    inlineScriptHashes: ['sha256-abc='],
    liteStyle: 'p{margin:0}',
    liteRoutes: ['weather:now'],
    serviceWorker: 'self.addEventListener("fetch", () => undefined);',
    preloadLinks: ['</assets/a.css>; rel=preload; as=style'],
    indexableRoutes: ['home', 'weather:now', 'weather:90-days'],
    drawPlacePicture: async ({ slug }) => (slug === 'nowhere' ? null : DRAWING),
    drawPagePicture: (name) => (name === 'nowhere' ? null : DRAWING),
    drawMapPicture: ({ frame }) => `<svg>${frame.layer}</svg>`,
    drawRainPicture: ({ frame }) => `<svg>${frame.layer} alone</svg>`,
    drawMapGround: () => DRAWING,
    drawMapLines: () => DRAWING,
    drawAppIcon: () => DRAWING,
    drawWidget: async (request) => {
      const { place } = request;
      const isKnown = place !== null && !('location' in place && place.location === 'nowhere');
      return { status: isKnown ? 200 : 404, html: JSON.stringify(request) };
    },
    widgetStyle: 'p{margin:0}',
  };
  const web = await startWeb({
    ...(retainedFiles !== undefined && { retainedFiles }),
    port: 0,
    host: '127.0.0.1',
    publicUrl: null,
    trustProxy: false,
    log: createLog({ readable: false, write: (line) => lines.push(line) }),
    clock: { now: () => world.now },
    limitClock: { now: () => world.now },
    lastRunAt: () => NOW - 3600,
    pagePlaces: () => [
      { slug: 'lam-dong', province: 'lam-dong', isProvince: true, isCoastal: false },
      { slug: 'da-lat-lam-dong', province: 'lam-dong', isProvince: false, isCoastal: false },
    ],
    findFrame: (path) => (path === '/map-data/rain/0123456789/1785740400.bin' ? FRAME : null),
    findPresentFrame: () => world.presentFrame,
    features: [
      {
        name: 'weather',
        routes: [
          toEndpointRoute(weatherNow, ({ query }) => {
            if (world.weather === 'none') throw new AppError('noData');
            if (query.location === 'nowhere') throw new AppError('unknownPlace');
            return { location: query.location, lang: query.lang } as never;
          }),
        ],
        cacheVersion: () => world.version,
      },
      { name: 'leads', rawRoutes: listLeadRoutes({ save: async () => ({ ok: true, id: '' }) }) },
    ],
    renderer,
    company: () => ({ ...UNKNOWN_COMPANY, facts: { ...UNKNOWN_COMPANY.facts, email } }),
    bringsAny,
    ...(accounts === undefined
      ? {}
      : {
          identify: ({ headers: { authorization = '' } }) => {
            const accountId = accounts[authorization];
            return accountId === undefined ? GUEST : { kind: 'account', accountId, sessionId: 'session', expiresAt: 0 };
          },
        }),
    parts: { currentRun: () => ({ ready: true, detail: 'demo' }) },
  });
  running.push(web);
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${web.address}${path}`, { headers, redirect: 'manual' });
  const facts = async (path: string, headers?: Record<string, string>) => {
    const text = await (await get(path, headers)).text();
    return JSON.parse(/<script type="application\/json">(.*?)<\/script>/.exec(text)?.[1] ?? 'null');
  };
  return { web, world, lines, get, facts };
}

export const DA_LAT = '/thoi-tiet-da-lat/hien-tai';
