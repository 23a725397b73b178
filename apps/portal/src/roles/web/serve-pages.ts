import { GUEST, GUEST_CONTEXT, type RequestContext } from '@portal/contract/context';
import type { MapGround } from '@portal/contract/map-ground';
import type { PostedAccountForm } from '@portal/domain/account/posted-account-form';
import type { PostedForm } from '@portal/domain/lead/check-lead';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { ROUTES } from '@portal/routes/route.table';
import { parseUnknownSpan } from '@portal/routes/unknown-span';
import type { PageLinks } from '@portal/web/pages/page-links';
import type { PageRequest } from '@portal/web/pages/page-request';
import type { PageRenderer } from '@portal/web/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SendPageError } from '#platform/http/answer-errors.ts';
import { isProgramPath } from '#platform/http/program-path.ts';
import type { FormPageReply } from '#platform/http/raw-route.ts';
import type { ReplyBasis } from '#platform/http/register-endpoints.ts';
import type { SendFormPage } from '#platform/http/register-raw-routes.ts';
import { getCaller } from '#platform/http/request-context.ts';
import { findCaller } from '#platform/rate-limit/find-caller.ts';
import type { MakingLimit, Rank } from '#platform/rate-limit/making-limit.ts';
import { toCacheKey, toCallerKey } from '#platform/reply-cache/cache-key.ts';
import { type Changes, findNextChange, findPeriod, toSpanName } from '#platform/reply-cache/freshness.ts';
import { getOrMakeInTurn } from '#platform/reply-cache/get-or-make-in-turn.ts';
import type { MadeReply, ReplyCache } from '#platform/reply-cache/reply-cache.ts';
import { sendStoredReply } from '#platform/reply-cache/send-stored-reply.ts';
import { traceWork } from '#platform/tracing/trace-work.ts';
import { toEdition } from '#roles/web/share-image/serve-share-images.ts';
import type { DirectCalls } from './call-directly.ts';
import {
  Redirection,
  toBuilderHeaders,
  toDocumentHeaders,
  toDocumentReply,
  toLiteHeaders,
  toMapHeaders,
} from './document-reply.ts';
import { findBoatCookie, findChoiceCookie, findFieldCookie, findWorthCookie } from './find-choice-cookie.ts';
import { findShownSettings, isOwn, listOwn } from './own-page.ts';
import { type PageAddress, toErrorAddress, toPageAddress } from './page-address.ts';
import { sendBusyPage } from './send-busy-page.ts';
import { sendCookie } from './send-cookie.ts';
import { sendRedirect } from './send-redirect.ts';

export interface PageOptions {
  readonly renderer: PageRenderer;
  readonly cache: ReplyCache;
  /** Cache for pages with a query or a visitor's place, so that they never evict place pages. */
  readonly queryCache: ReplyCache;
  readonly basis: ReplyBasis;
  readonly publicUrl: () => string;
  readonly createCalls: (context: RequestContext, stamp?: string) => DirectCalls;
  /** Company facts, and currently empty routes. */
  readonly describeSite: () => SiteFacts;
  /** Limits concurrent rendering per caller. */
  readonly makingLimit: MakingLimit;
  /** The operator's tiles; null or absent: none. */
  readonly ground?: MapGround | null;
  /** Called for every page served at a post's address. */
  readonly noteArticle?: (request: FastifyRequest, url: string) => void;
  /** Whether a post has this address. */
  readonly isPost?: (url: string) => boolean;
}

/** Time of rendering in seconds, from which the age is computed offline. */
const PAGE_TIME = 'x-page-time';
/** Marks shells without personal data, which the visitor's own device may store although no other cache may. */
const PAGE_SHELL = 'x-page-shell';
/** Pages with official warnings are revalidated before a new one is a minute old; their script gets the time. */
const WITH_WARNINGS = /^(home|happy-rain|map|radar|satellite|storms?$|warnings|going-out|weather:|agri:)/;
const FRESH_SECONDS = 50;
const VARY = 'Accept-Encoding, Cookie, Save-Data';

/**
 * Pages with rain now or today, or storms: rendered again every ten minutes and with each radar frame, satellite image
 * or advisory.
 */
const WITH_COURSE =
  /^(home|happy-rain|map|radar|satellite|storms?$|going-out|article|weather:|agri:|industry:|solution)/;
/** Pages with the operator's tiles. */
const MAP_ROUTES = new Set(['map', 'radar', 'satellite']);

/** Pages of a signed-in user; all others are the same for everybody and never read the caller. */
const PER_CALLER: ReadonlySet<string> = new Set(ROUTES.filter(({ access }) => access === 'USER').map(({ id }) => id));
/**
 * Those, the status page, sign-out, and pages of e-mailed links, which contain secrets or an order's state: never
 * cached.
 */
const NEVER_CACHED: ReadonlySet<string> = new Set([
  ...PER_CALLER,
  'logout',
  'verify',
  'unsubscribe',
  'password-reset',
  'payment-result',
  'weather-record',
  'expert-bulletin',
  'api-status',
]);

/** What people open before a storm is made first, and light pages, which are cheap. */
const VITAL = /^(home$|warnings$|storms?$|weather:(now|hourly|storm)$)/;

function findRank({ routeId, lite }: PageAddress): Rank {
  if (lite || VITAL.test(routeId)) return 'vital';
  return WITH_COURSE.test(routeId) || PER_CALLER.has(routeId) ? 'weather' : 'other';
}

/** Pages that open with the visitor's place or trips: their calls are mostly the same for all and share replies. */
const WITH_SHARED_CALLS = /^(home$|happy-rain|going-out$)/;

/** Everything that a page depends on except the program. A visitor's crop matters to farming pages only. */
function toPageKey(address: PageAddress, stamp: string): string {
  const { routeId, path, language, visitor, query, lite } = address;
  const { temperatureUnit, windUnit, forecastView } = visitor.settings;
  const crop = routeId.startsWith('agri:') ? (visitor.settings.crop ?? '') : '';
  const form = lite ? 'lite' : 'full';
  const parts = [stamp, path, language, temperatureUnit, windUnit, forecastView, crop, form, ...listOwn(address)];
  return toCacheKey(parts.concat(...Object.entries(query)));
}

const isNotFound = ({ routeId }: PageAddress): boolean => routeId === 'not-found';

/** Unknown addresses share one page per language; those of a place are offered its spans. */
function toSharedNotFound(address: PageAddress): PageAddress {
  const path = parseUnknownSpan(address.path) === null ? toLanguagePath('not-found', address.language) : address.path;
  return { ...address, path, parameters: {}, query: {}, lite: false };
}

/** Whether a page is one of the known ones, which invented addresses must not evict. */
function isRegularPage(address: PageAddress): boolean {
  if (Object.keys(address.query).length > 0 || isOwn(address)) return false;
  return !isNotFound(address) || parseUnknownSpan(address.path) === null;
}

type SiteFacts = Pick<PageRequest, 'company' | 'emptyRoutes' | 'findFrame'> & PageLinks;

type Visit = Pick<PageRequest, 'caller' | 'requestId'>;

const toGuestVisit = ({ id: requestId }: FastifyRequest): Visit => ({ caller: GUEST, requestId });

function toCallContext({ language }: PageAddress, { caller, requestId }: Visit): RequestContext {
  return { ...GUEST_CONTEXT, caller, language, requestId };
}

interface Moment extends SiteFacts {
  readonly now: EpochSeconds;
  readonly version: string;
  /** Changes whenever an API reply may have changed. */
  readonly stamp?: string;
}

function toPageRequest(
  address: PageAddress,
  { version, stamp: _, ...moment }: Moment,
  publicUrl: string,
  visit: Visit,
): PageRequest {
  const { routeId, language, path, parameters, query, lite } = address;
  const settings = findShownSettings(address);
  const edition = toEdition(version);
  return { routeId, language, path, parameters, query, lite, settings, publicUrl, ...visit, edition, ...moment };
}

/** Whether the page depends on the address only. */
function isForEverybody(request: FastifyRequest, address: PageAddress): boolean {
  const { visitor, lite, query } = address;
  const isOwnPage = visitor.present || isOwn(address);
  return getCaller(request).kind === 'guest' && !isOwnPage && !(lite && query.lite === undefined);
}

/** Cookies for a choice in the URL; a prefetched page chooses nothing. */
function listChoices({ headers }: FastifyRequest, address: PageAddress): string[] {
  if (headers['sec-purpose'] !== undefined) return [];
  const found = [findChoiceCookie, findBoatCookie, findWorthCookie, findFieldCookie].map((find) => find(address));
  return found.filter((cookie) => cookie !== null);
}

/** Headers for the visitor's service worker: time of rendering, shell, portal time. */
function describeToWorker(reply: FastifyReply, { routeId }: PageAddress, now: EpochSeconds): void {
  reply.header(PAGE_TIME, String(now));
  if (PER_CALLER.has(routeId)) reply.header(PAGE_SHELL, '1');
  if (WITH_WARNINGS.test(routeId)) reply.header('server-timing', `now;dur=${now}`);
}

const renderPage = (renderer: PageRenderer, asked: PageRequest, { call }: DirectCalls) =>
  traceWork({ name: `render ${asked.routeId}`, kind: 'internal' }, () => renderer.renderPage(asked, call));

/** Serves any address as a page, cached if possible. */
export function createPageHandler(options: PageOptions) {
  const {
    renderer,
    cache,
    queryCache,
    basis,
    publicUrl,
    createCalls,
    describeSite,
    makingLimit,
    noteArticle,
    isPost,
    ground = null,
  } = options;
  const headers = toDocumentHeaders(renderer);
  const mapHeaders = toMapHeaders(headers, ground);
  const liteHeaders = toLiteHeaders(renderer);
  const builderHeaders = toBuilderHeaders(headers);
  const liteRoutes = new Set(renderer.liteRoutes);

  async function render(address: PageAddress, moment: Moment, visit: Visit): Promise<MadeReply> {
    const stamp = WITH_SHARED_CALLS.test(address.routeId) ? moment.stamp : undefined;
    const calls = createCalls(toCallContext(address, visit), stamp);
    const hasMap = MAP_ROUTES.has(address.routeId);
    const asked = toPageRequest(address, moment, publicUrl(), visit);
    const reply = await renderPage(renderer, hasMap && ground !== null ? { ...asked, ground } : asked, calls);
    if (reply.kind === 'redirect') throw new Redirection(reply);
    const isLite = address.lite && liteRoutes.has(address.routeId);
    return toDocumentReply(
      reply,
      address.language,
      isLite ? liteHeaders : hasMap ? mapHeaders : address.routeId === 'widget-builder' ? builderHeaders : headers,
      NEVER_CACHED.has(address.routeId) ? 'never' : calls.failed() ? 'brief' : 'whole',
    );
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = toPageAddress(request, isPost);
    if (isProgramPath(request.url) && asked.kind === 'page' && asked.routeId === 'not-found') {
      reply.callNotFound();
      return reply;
    }
    if (asked.kind === 'moved') return sendRedirect(request, reply, 301, asked.to);
    const address = isNotFound(asked) ? toSharedNotFound(asked) : asked;
    const now = basis.now();
    const version = basis.version();
    const changes: Changes = WITH_COURSE.test(address.routeId) ? 'tenMinutely' : 'hourly';
    const frames = changes === 'hourly' ? '' : `-${basis.frameVersion?.() ?? ''}`;
    const caller = PER_CALLER.has(address.routeId) ? getCaller(request) : GUEST;
    const stamp = toCacheKey([toSpanName(changes, now), version + frames]);
    const key = toPageKey(address, stamp) + toCallerKey(caller);
    const chosenCache = isRegularPage(address) ? cache : queryCache;
    const findPagePeriod = () => findPeriod(changes, version + frames, now, findNextChange(changes, basis));
    try {
      const make = () => render(address, { now, version, stamp, ...describeSite() }, { caller, requestId: request.id });
      const asker = { caller: findCaller(request), rank: findRank(address), isGone: () => request.socket.destroyed };
      const stored = await getOrMakeInTurn(chosenCache, key, findPagePeriod, make, { limit: makingLimit, ...asker });
      if (address.routeId === 'article' && stored.status === 200) noteArticle?.(request, address.parameters.url ?? '');
      const choices = listChoices(request, address);
      for (const choice of choices) sendCookie(reply, choice, publicUrl());
      describeToWorker(reply, address, now);
      const visibility = choices.length === 0 && isForEverybody(request, address) ? 'public' : 'private';
      const freshness = WITH_WARNINGS.test(address.routeId) ? { longestSeconds: FRESH_SECONDS } : {};
      return sendStoredReply(chosenCache, request, reply, stored, { key, now, visibility, vary: VARY, ...freshness });
    } catch (error) {
      if (!(error instanceof Redirection)) throw error;
      return sendRedirect(request, reply, error.reply.status, error.reply.location);
    }
  };
}

const LEAD_FORMS = new Set<string>(['consultation', 'stormInform', 'userInform']);

/** A posted form as pages read it: leads and accounts separately. */
function toPosted(form: FormPageReply['form']): Pick<PageRequest, 'form' | 'accountForm'> {
  return LEAD_FORMS.has(form.kind) ? { form: form as PostedForm } : { accountForm: form as PostedAccountForm };
}

/** Shows a posted form's page again; its input makes it private. */
export function createFormPageSender({
  renderer,
  cache,
  basis,
  publicUrl,
  createCalls,
  describeSite,
}: PageOptions): SendFormPage {
  const headers = toDocumentHeaders(renderer);

  return async (request, reply, { routeId, language, status, form }) => {
    const now = basis.now();
    const address = {
      ...toErrorAddress(request),
      routeId,
      language,
      path: toLanguagePath(routeId, language),
      query: {},
    };
    const pageRequest = toPageRequest(
      address,
      { now, version: basis.version(), ...describeSite() },
      publicUrl(),
      toGuestVisit(request),
    );
    const page = await renderer.renderPage(
      { ...pageRequest, lite: false, ...toPosted(form) },
      createCalls(toCallContext(address, pageRequest)).call,
    );
    if (page.kind === 'redirect') return sendRedirect(request, reply, page.status, page.location);
    const made = toDocumentReply({ ...page, status, indexable: false }, language, headers, 'never');
    const stored = cache.toReply({ name: '', validUntil: now }, made);
    return sendStoredReply(cache, request, reply, stored, { key: '', now, visibility: 'private', vary: VARY });
  };
}

const BUSY = 503;

/** Shows a failed request as a page: not found for 404, a light page for 503, else the error page. */
export function createPageErrorSender({
  renderer,
  cache,
  basis,
  publicUrl,
  createCalls,
  describeSite,
}: PageOptions): SendPageError {
  const headers = toDocumentHeaders(renderer);

  return async (request, reply, status) => {
    const now = basis.now();
    const address = toErrorAddress(request);
    if (status === BUSY) return sendBusyPage(reply, address.language);
    const pageRequest = toPageRequest(
      address,
      { now, version: basis.version(), ...describeSite() },
      publicUrl(),
      toGuestVisit(request),
    );
    const lost = { ...pageRequest, routeId: 'not-found', query: {} };
    const page =
      status === 404 ? await renderer.renderPage(lost, createCalls(toCallContext(address, pageRequest)).call) : null;
    const shown = page?.kind === 'document' ? page : renderer.renderFailure(pageRequest);
    if (shown.kind === 'redirect') return sendRedirect(request, reply, shown.status, shown.location);
    const made = toDocumentReply({ ...shown, status }, address.language, headers, 'never');
    const stored = cache.toReply({ name: '', validUntil: now }, made);
    return sendStoredReply(cache, request, reply, stored, { key: '', now, visibility: 'private', vary: VARY });
  };
}
