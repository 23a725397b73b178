import { type Company, UNKNOWN_COMPANY } from '@portal/content/company/company';
import type { RequestContext } from '@portal/contract/context';
import type { MapGround } from '@portal/contract/map-ground';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { PageLinks } from '@portal/web/pages/page-links';
import type { PageRenderer } from '@portal/web/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BringsAny } from '#features/weather/source-coverage.ts';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import { deriveReplyBases, type Feature } from '#platform/feature.ts';
import { createServer } from '#platform/http/create-server.ts';
import { type Parts, registerHealth } from '#platform/http/health.ts';
import { listen } from '#platform/http/listen.ts';
import type { ReplyBasis } from '#platform/http/register-endpoints.ts';
import type { IdentifyCaller } from '#platform/http/request-context.ts';
import { createRasterizer } from '#platform/image/rasterizer.ts';
import type { Log } from '#platform/log/create-log.ts';
import type { PortalMetrics } from '#platform/metrics/portal-metrics.ts';
import { serveMetricsByToken } from '#platform/metrics/serve-metrics.ts';
import { findCacheShare } from '#platform/process/limit-memory.ts';
import type { LeaseStore } from '#platform/rate-limit/lease-store.ts';
import { createMakingLimit } from '#platform/rate-limit/making-limit.ts';
import { createReplyCache } from '#platform/reply-cache/reply-cache.ts';
import type { TrustProxy } from '#platform/settings/parse-addresses.ts';
import { serveServiceWorker, serveSpeculationRules } from '#roles/web/app-files/serve-app-files.ts';
import { FONT_FAMILY, FONT_FILES } from '#roles/web/share-image/serve-share-images.ts';
import { serveAppFiles } from './app-files/serve-app-files.ts';
import { createDirectCalls, type DirectCalls } from './call-directly.ts';
import { serveDeveloperFiles } from './developer-files/serve-developer-files.ts';
import { type EmbedOptions, serveEmbed } from './embed/serve-embed.ts';
import { findEmptyRoutes } from './find-empty-routes.ts';
import { type KeyCalls, serveFeatures } from './serve-features.ts';
import { createFrameMemory, type FoundFrame, serveMapFrames, serveMapLines } from './serve-map-frames.ts';
import { explainProblems, serveOpenApi } from './serve-open-api.ts';
import { createFormPageSender, createPageErrorSender, createPageHandler } from './serve-pages.ts';
import { serveSettings } from './serve-settings.ts';
import { serveShareImages } from './share-image/serve-share-images.ts';
import { registerSiteFiles } from './site-files.ts';
import type { SitemapPlace } from './sitemap/list-addresses.ts';
import { serveSitemaps } from './sitemap/serve-sitemaps.ts';

export interface WebNeeds {
  readonly port: number;
  readonly host: string;
  /** Null: the address that the server listens on. */
  readonly publicUrl: string | null;
  readonly trustProxy: TrustProxy;
  /** Megabytes that the process is to stay within; null or absent: caches have their usual size. */
  readonly memoryMb?: number | null;
  readonly log: Log;
  readonly clock: Clock;
  /** Counts the windows of the call limit: it runs even where the portal's clock stands. */
  readonly limitClock: Clock;
  /** Where all processes count callers together; absent: each counts by itself. */
  readonly limitLeases?: LeaseStore;
  /** Finds out who sends a request; absent: everybody is a guest. */
  readonly identify?: IdentifyCaller;
  /** How calls with a key are counted; absent: there are no keys. */
  readonly keyCalls?: KeyCalls;
  /** What is answered beside pages; pages and replies change with them. */
  readonly features: readonly Feature[];
  /** When the newest run was published: what the sitemap calls the last change. */
  readonly lastRunAt: () => EpochSeconds | null;
  readonly pagePlaces: () => readonly SitemapPlace[];
  /** The operator's tiles below the maps; null or absent: none. */
  readonly ground?: MapGround | null;
  /** A frame of the map by its path. */
  readonly findFrame: (path: string) => FoundFrame | null;
  /** Path of the frame of rain that stands for the present; null without one. */
  readonly findPresentFrame?: () => string | null;
  /** Whether a source at hand brings one of some variables; absent: expected of any. */
  readonly bringsAny?: BringsAny;
  readonly renderer: PageRenderer;
  readonly parts: Parts;
  /** Absent: requests are not counted. */
  readonly metrics?: { readonly figures: PortalMetrics; readonly token: string | null };
  /** Names of sitemaps beside those of pages and places. */
  readonly otherSitemaps?: readonly string[];
  /** Called for every page of a post that is shown. */
  readonly noteArticle?: (request: FastifyRequest, url: string) => void;
  /** What the operator says of the company; absent: nothing. */
  readonly company?: () => Company;
  /** What features give to pages beside the contract; absent: nothing. */
  readonly linked?: PageLinks;
  /** How many posts a category has to show; absent: none. */
  readonly countPosts?: (category: string) => number;
  /** Whether a post has this address, which has the form of a place's. */
  readonly isPost?: (url: string) => boolean;
}

export interface Web {
  readonly app: FastifyInstance;
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly address: string;
}

const MEGABYTE = 1024 * 1024;
const CACHE_BYTES = {
  pages: 96 * MEGABYTE,
  pagesWithQuery: 8 * MEGABYTE,
  calls: 32 * MEGABYTE,
  sitemaps: 16 * MEGABYTE,
  pictures: 24 * MEGABYTE,
} as const;

/** What each cache may hold within the memory of the process. */
function findCacheBytes({ memoryMb = null }: Pick<WebNeeds, 'memoryMb'>): Record<keyof typeof CACHE_BYTES, number> {
  const toShare = (bytes: number): number => Math.round(bytes * findCacheShare(memoryMb));
  const { pages, pagesWithQuery, calls, sitemaps, pictures } = CACHE_BYTES;
  return {
    pages: toShare(pages),
    pagesWithQuery: toShare(pagesWithQuery),
    calls: toShare(calls),
    // The largest sitemap has to fit.
    sitemaps,
    pictures: toShare(pictures),
  };
}

/** About half a second of drawing: later requests get 503 with Retry-After. */
const MOST_PICTURES_WAITING = 24;
/** Replies to one network that are not in the cache: api.md, "For every call". */
const REPLIES_MADE = { atOnce: 2, mostWaiting: 16, longestWaitMs: 10_000 } as const;

/** An address that a browser on this machine can open, also where the server listens on every address. */
function toAddress(host: string, port: number): string {
  const opened = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${opened.includes(':') ? `[${opened}]` : opened}:${port}`;
}

/** Where the server listens, with the port that it was given. */
function toListeningAddress(app: FastifyInstance, host: string): string | null {
  const listening = app.server.address();
  return typeof listening === 'object' && listening !== null ? toAddress(host, listening.port) : null;
}

interface PictureNeeds {
  readonly findFrame: WebNeeds['findFrame'];
  readonly renderer: PageRenderer;
  readonly basis: ReplyBasis;
  readonly publicUrl: () => string;
  readonly createCalls: (context: RequestContext) => DirectCalls;
}

/** Serves what is drawn: pictures to share, icons, frames and lines of the map. */
function servePictures(app: FastifyInstance, needs: WebNeeds, pages: PictureNeeds): void {
  const pictures = createReplyCache({ maxBytes: findCacheBytes(needs).pictures, wallNow: systemClock.now });
  const rasterizer = createRasterizer({
    fontFiles: FONT_FILES,
    fontFamily: FONT_FAMILY,
    mostWaiting: MOST_PICTURES_WAITING,
  });
  app.addHook('onClose', rasterizer.stop);
  serveShareImages(app, { ...pages, ...needs.renderer, cache: pictures, rasterizer });
  serveAppFiles(app, { ...pages, cache: pictures, rasterizer });
  const { findPresentFrame = () => null, renderer } = needs;
  const { drawMapPicture, drawRainPicture } = renderer;
  serveMapFrames(app, { findFrame: pages.findFrame, findPresentFrame, drawMapPicture, drawRainPicture });
  serveMapLines(app, renderer);
}

/** Before the other routes: the hook that counts requests sees only those that come after it. */
function registerOperations(app: FastifyInstance, { parts, metrics }: WebNeeds): void {
  registerHealth(app, parts);
  metrics?.figures.observe(app);
  if (metrics !== undefined && metrics.token !== null) serveMetricsByToken(app, metrics.figures, metrics.token);
}

/** Serves what describes the API to programs, and the weather for pages of others. */
function serveDevelopers(app: FastifyInstance, pages: EmbedOptions & Parameters<typeof serveOpenApi>[1]): void {
  serveOpenApi(app, pages);
  serveDeveloperFiles(app, pages);
  serveEmbed(app, pages);
  explainProblems(app);
}

/** The result of `find`, computed again only when the version changes: with ten thousand posts it is work. */
function cacheByVersion<Value>(version: () => string, find: () => Value): () => Value {
  let cached: { readonly version: string; readonly value: Value } | null = null;
  return () => {
    const current = version();
    if (cached?.version !== current) cached = { version: current, value: find() };
    return cached.value;
  };
}

/** Serves pages, API, files and health. Rejects where the address cannot be listened on. */
export async function startWeb(needs: WebNeeds): Promise<Web> {
  const { host, log, trustProxy, clock, features, renderer, identify } = needs;
  const wallNow = systemClock.now;
  const cacheBytes = findCacheBytes(needs);
  let address = toAddress(host, needs.port);
  const publicUrl = () => needs.publicUrl ?? address;
  const bases = deriveReplyBases(features, clock.now);
  const { company = () => UNKNOWN_COMPANY, countPosts = () => 0 } = needs;
  const listEmptyRoutes = cacheByVersion(bases.calls.version, () => findEmptyRoutes(company(), countPosts));
  const makingLimit = createMakingLimit(REPLIES_MADE);
  const findFrame = createFrameMemory(needs.findFrame);
  const pages = {
    makingLimit,
    renderer,
    basis: bases.pages,
    publicUrl,
    cache: createReplyCache({ maxBytes: cacheBytes.pages, wallNow }),
    queryCache: createReplyCache({ maxBytes: cacheBytes.pagesWithQuery, wallNow }),
    ground: needs.ground ?? null,
    describeSite: () => ({ company: company(), emptyRoutes: listEmptyRoutes(), findFrame, ...needs.linked }),
    createCalls: createDirectCalls(
      features.flatMap(({ routes = [] }) => routes),
      log,
      needs.bringsAny,
    ),
    ...(needs.noteArticle === undefined ? {} : { noteArticle: needs.noteArticle }),
    ...(needs.isPost === undefined ? {} : { isPost: needs.isPost }),
  };
  const app = createServer({
    log,
    trustProxy,
    ownOrigin: publicUrl,
    sendPageError: createPageErrorSender(pages),
    identify,
  });
  registerOperations(app, needs);
  await registerSiteFiles(app, renderer.clientFolder, publicUrl);
  serveSitemaps(app, {
    cache: createReplyCache({ maxBytes: cacheBytes.sitemaps, wallNow }),
    basis: bases.calls,
    publicUrl,
    listRoutes: () => {
      const empty: readonly string[] = listEmptyRoutes();
      return renderer.indexableRoutes.filter((id) => !empty.includes(id));
    },
    lastRunAt: needs.lastRunAt,
    listPlaces: needs.pagePlaces,
    otherParts: needs.otherSitemaps ?? [],
  });
  await serveFeatures(app, {
    ...needs,
    bases,
    cache: createReplyCache({ maxBytes: cacheBytes.calls, wallNow }),
    makingLimit,
    ownOrigin: publicUrl,
    sendFormPage: createFormPageSender(pages),
  });
  servePictures(app, needs, { ...pages, findFrame });
  serveServiceWorker(app, renderer.serviceWorker);
  serveSpeculationRules(app);
  serveSettings(app, publicUrl);
  serveDevelopers(app, pages);
  app.get('/*', createPageHandler(pages));
  await listen(app, needs.port, host);
  address = toListeningAddress(app, host) ?? address;
  return { app, address };
}
