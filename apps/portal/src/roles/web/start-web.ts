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
import { type MetricReaders, type PortalMetrics, toSamples } from '#platform/metrics/portal-metrics.ts';
import { serveMetricsByToken } from '#platform/metrics/serve-metrics.ts';
import { findCacheShare } from '#platform/process/limit-memory.ts';
import type { LeaseStore } from '#platform/rate-limit/lease-store.ts';
import { createMakingLimit, type MakingLimit } from '#platform/rate-limit/making-limit.ts';
import { createReplyCache, type ReplyCache } from '#platform/reply-cache/reply-cache.ts';
import type { TrustProxy } from '#platform/settings/parse-addresses.ts';
import type { RequestTracing } from '#platform/tracing/request-tracing.ts';
import { serveServiceWorker, serveSpeculationRules } from '#roles/web/app-files/serve-app-files.ts';
import { FONT_FAMILY, FONT_FILES } from '#roles/web/share-image/serve-share-images.ts';
import { serveAppFiles } from './app-files/serve-app-files.ts';
import { createDirectCalls, type DirectCalls } from './call-directly.ts';
import { serveDeveloperFiles } from './developer-files/serve-developer-files.ts';
import { type EmbedOptions, serveEmbed } from './embed/serve-embed.ts';
import { findEmptyRoutes } from './find-empty-routes.ts';
import { type KeyCalls, serveFeatures } from './serve-features.ts';
import { serveHeatShifts } from './serve-heat-shifts.ts';
import { createFrameMemory, type FoundFrame, serveMapFrames, serveMapLines } from './serve-map-frames.ts';
import { explainProblems, serveOpenApi } from './serve-open-api.ts';
import { createFormPageSender, createPageErrorSender, createPageHandler } from './serve-pages.ts';
import { serveSettings } from './serve-settings.ts';
import { serveTrips } from './serve-trips.ts';
import { serveShareImages } from './share-image/serve-share-images.ts';
import { registerSiteFiles } from './site-files.ts';
import type { SitemapPlace } from './sitemap/list-addresses.ts';
import { serveSitemaps } from './sitemap/serve-sitemaps.ts';

export interface WebNeeds {
  readonly port: number;
  readonly host: string;
  /** Null: the listening address. */
  readonly publicUrl: string | null;
  readonly trustProxy: TrustProxy;
  /** Memory limit of the process in megabytes; null or absent: caches have their normal size. */
  readonly memoryMb?: number | null;
  readonly log: Log;
  /** One of so many request lines is logged; absent: each. */
  readonly logEvery?: number;
  readonly clock: Clock;
  /** Clock of rate limits: it runs even if the portal's clock is frozen. */
  readonly limitClock: Clock;
  /** Shared counting across processes; absent: each process counts by itself. */
  readonly limitLeases?: LeaseStore;
  /** Identifies callers; absent: everybody is a guest. */
  readonly identify?: IdentifyCaller;
  /** Counting of calls with a key; absent: no keys. */
  readonly keyCalls?: KeyCalls;
  /** Features; cached pages and replies change with them. */
  readonly features: readonly Feature[];
  /** When the newest run was published, for the sitemap's lastmod. */
  readonly lastRunAt: () => EpochSeconds | null;
  readonly pagePlaces: () => readonly SitemapPlace[];
  /** The operator's tiles; null or absent: none. */
  readonly ground?: MapGround | null;
  readonly findFrame: (path: string) => FoundFrame | null;
  /** Path of the current rain frame; null: none. */
  readonly findPresentFrame?: () => string | null;
  /** Whether a source supplies one of some variables; absent: assumed for all. */
  readonly bringsAny?: BringsAny;
  readonly renderer: PageRenderer;
  /** Folder for built files that outlive their build; absent: none. */
  readonly retainedFiles?: string;
  readonly parts: Parts;
  /** Absent: no traces. */
  readonly tracing?: RequestTracing | undefined;
  readonly metrics?: { readonly figures: PortalMetrics; readonly token: string | null };
  /** Sitemaps besides those of pages and places. */
  readonly otherSitemaps?: readonly string[];
  /** Called for every page of a post. */
  readonly noteArticle?: (request: FastifyRequest, url: string) => void;
  /** Company facts; absent: none. */
  readonly company?: () => Company;
  /** Page data of features outside the contract; absent: none. */
  readonly linked?: PageLinks;
  /** Number of posts of a category; absent: none. */
  readonly countPosts?: (category: string) => number;
  /** Whether a post has this address, which looks like a place's. */
  readonly isPost?: (url: string) => boolean;
}

export interface Web {
  readonly app: FastifyInstance;
  /** Listening address, such as `http://127.0.0.1:3000`. */
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

type Caches = Readonly<Record<keyof typeof CACHE_BYTES, ReplyCache>>;

/** The caches within the memory limit. */
function createCaches({ memoryMb = null }: Pick<WebNeeds, 'memoryMb'>): Caches {
  const create = (maxBytes: number) => createReplyCache({ maxBytes, wallNow: systemClock.now });
  const toShare = (bytes: number): number => Math.round(bytes * findCacheShare(memoryMb));
  const { pages, pagesWithQuery, calls, sitemaps, pictures } = CACHE_BYTES;
  return {
    pages: create(toShare(pages)),
    pagesWithQuery: create(toShare(pagesWithQuery)),
    calls: create(toShare(calls)),
    // The largest sitemap must fit.
    sitemaps: create(sitemaps),
    pictures: create(toShare(pictures)),
  };
}

/** Metrics of the caches, and of the replies that wait to be made. */
function listReplyFigures(caches: Caches, { countWaiting, countShed }: MakingLimit): MetricReaders {
  const entries = Object.entries(caches);
  return {
    portal_cache_requests_total: () =>
      entries.flatMap(([name, { counts }]) =>
        Object.entries(counts).map(([outcome, value]) => ({ labels: [name, outcome], value })),
      ),
    portal_cache_bytes: () => toSamples(Object.fromEntries(entries.map(([name, { size }]) => [name, size.bytes]))),
    portal_renders_waiting: () => toSamples(countWaiting()),
    portal_renders_shed_total: () => toSamples(countShed()),
  };
}

/** About half a second of drawing; later requests get 503 with Retry-After. */
const MOST_PICTURES_WAITING = 24;
/** Uncached replies per network, and how long one waits for its turn before it is refused (đề xuất). */
const REPLIES_MADE = {
  atOnce: 2,
  mostWaiting: 16,
  longestWaitMs: { vital: 10_000, weather: 6000, other: 3000 },
} as const;

/** A URL that a local browser can open, also if the server listens on all addresses. */
function toAddress(host: string, port: number): string {
  const opened = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${opened.includes(':') ? `[${opened}]` : opened}:${port}`;
}

/** Listening URL with the actual port. */
function toListeningAddress(app: FastifyInstance, host: string): string | null {
  const listening = app.server.address();
  return typeof listening === 'object' && listening !== null ? toAddress(host, listening.port) : null;
}

interface PictureNeeds {
  readonly pictures: ReplyCache;
  readonly findFrame: WebNeeds['findFrame'];
  readonly renderer: PageRenderer;
  readonly basis: ReplyBasis;
  readonly publicUrl: () => string;
  readonly createCalls: (context: RequestContext) => DirectCalls;
}

/** Serves images: sharing, icons, map frames and overlays. */
function servePictures(app: FastifyInstance, needs: WebNeeds, { pictures, ...pages }: PictureNeeds): void {
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

/** Registered first: the hook that counts requests sees only later routes. */
function registerOperations(app: FastifyInstance, { parts, metrics }: WebNeeds, readers: MetricReaders): void {
  registerHealth(app, parts);
  metrics?.figures.add(readers);
  metrics?.figures.observe(app);
  if (metrics !== undefined && metrics.token !== null) serveMetricsByToken(app, metrics.figures, metrics.token);
}

/** Serves API descriptions and embeds. */
function serveDevelopers(app: FastifyInstance, pages: EmbedOptions & Parameters<typeof serveOpenApi>[1]): void {
  serveOpenApi(app, pages);
  serveDeveloperFiles(app, pages);
  serveEmbed(app, pages);
  explainProblems(app);
}

/** Caches the result of `find` by version; computing it over ten thousand posts takes time. */
function cacheByVersion<Value>(version: () => string, find: () => Value): () => Value {
  let cached: { readonly version: string; readonly value: Value } | null = null;
  return () => {
    const current = version();
    if (cached?.version !== current) cached = { version: current, value: find() };
    return cached.value;
  };
}

/** Forms of the pages whose answers are cookies. */
function serveChoices(app: FastifyInstance, publicUrl: () => string, clock: Clock): void {
  serveSettings(app, publicUrl);
  serveTrips(app, publicUrl, clock.now);
}

/** Serves pages, API, files and health checks. Rejects if the address cannot be used. */
export async function startWeb(needs: WebNeeds): Promise<Web> {
  const { host, log, clock, features, renderer } = needs;
  const caches = createCaches(needs);
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
    cache: caches.pages,
    queryCache: caches.pagesWithQuery,
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
  const app = createServer({ ...needs, ownOrigin: publicUrl, sendPageError: createPageErrorSender(pages) });
  registerOperations(app, needs, listReplyFigures(caches, makingLimit));
  await registerSiteFiles(app, { ...needs, ...renderer, publicUrl, company, wallNow: systemClock.now });
  serveSitemaps(app, {
    cache: caches.sitemaps,
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
    cache: caches.calls,
    makingLimit,
    ownOrigin: publicUrl,
    sendFormPage: createFormPageSender(pages),
  });
  servePictures(app, needs, { ...pages, findFrame, pictures: caches.pictures });
  serveServiceWorker(app, renderer.serviceWorker);
  serveSpeculationRules(app);
  serveChoices(app, publicUrl, clock);
  serveHeatShifts(app, { ...pages, clock: clock.now });
  serveDevelopers(app, pages);
  app.get('/*', createPageHandler(pages));
  await listen(app, needs.port, host);
  address = toListeningAddress(app, host) ?? address;
  return { app, address };
}
