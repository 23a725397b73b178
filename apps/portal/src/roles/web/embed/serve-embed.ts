import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BRAND } from '@portal/content/brand';
import { widgetMessages } from '@portal/content/messages/widget-messages';
import { GUEST_CONTEXT, type RequestContext } from '@portal/contract/context';
import { placesResolve } from '@portal/contract/endpoints/places';
import type { PageRenderer } from '@portal/web/server';
import {
  parseWidgetPlace,
  parseWidgetStyle,
  toWidgetPath,
  WIDGET_HEIGHTS,
  WIDGET_PATH,
  WIDGET_WIDTHS,
} from '@portal/web/share/widget-request';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toWidgetPolicy } from '#platform/http/page-headers.ts';
import type { ReplyBasis } from '#platform/http/register-endpoints.ts';
import { findCaller } from '#platform/rate-limit/find-caller.ts';
import type { MakingLimit } from '#platform/rate-limit/making-limit.ts';
import { toCacheKey } from '#platform/reply-cache/cache-key.ts';
import { findNextChange, findPeriod, toSpanName } from '#platform/reply-cache/freshness.ts';
import { getOrMakeInTurn } from '#platform/reply-cache/get-or-make-in-turn.ts';
import type { MadeReply, ReplyCache } from '#platform/reply-cache/reply-cache.ts';
import { sendStoredReply } from '#platform/reply-cache/send-stored-reply.ts';
import type { DirectCalls } from '#roles/web/call-directly.ts';
import { chooseFrame, findEmbeddedPlace, writeFrame } from './embedded-place.ts';

export interface EmbedOptions {
  readonly renderer: PageRenderer;
  /** Separate cache, so that widgets of other sites never evict place pages. */
  readonly queryCache: ReplyCache;
  readonly basis: ReplyBasis;
  readonly publicUrl: () => string;
  readonly createCalls: (context: RequestContext) => DirectCalls;
  readonly makingLimit: MakingLimit;
}

/** Widgets are revalidated before a new official warning is five minutes old. */
const FRESH_SECONDS = 300;
const DAY = 'public, max-age=86400';
const HOUR_SECONDS = 3600;

function toWidgetHeaders({ widgetStyle }: PageRenderer): Readonly<Record<string, string>> {
  const hash = createHash('sha256').update(widgetStyle).digest('base64');
  return {
    'content-security-policy': toWidgetPolicy(`sha256-${hash}`),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-robots-tag': 'noindex',
  };
}

/** Serves a place's weather for frames on any site. */
function serveWidgets(app: FastifyInstance, options: EmbedOptions): void {
  const { renderer, queryCache, basis, createCalls, makingLimit } = options;
  const headers = toWidgetHeaders(renderer);

  async function make(request: FastifyRequest): Promise<MadeReply> {
    const query = request.query as Readonly<Record<string, unknown>>;
    const style = parseWidgetStyle(query);
    const calls = createCalls({ ...GUEST_CONTEXT, language: style.language, requestId: request.id });
    const asked = { ...style, place: parseWidgetPlace(query), now: basis.now() };
    const { status, html } = await renderer.drawWidget(asked, calls.call);
    return {
      status,
      contentType: 'text/html; charset=utf-8',
      body: html,
      cacheable: status !== 503,
      brief: status === 404 || calls.failed(),
      headers: { ...headers, 'content-language': style.language },
    };
  }

  app.get(WIDGET_PATH, async (request, reply) => {
    const query = request.query as Readonly<Record<string, unknown>>;
    const [place, style, now] = [parseWidgetPlace(query), parseWidgetStyle(query), basis.now()];
    const changing = `${basis.version()}-${basis.frameVersion?.() ?? ''}`;
    // Unknown places share one reply per style.
    const address = place === null ? JSON.stringify(style) : toWidgetPath(place, style);
    const key = toCacheKey(['widget', address, changing, toSpanName('tenMinutely', now)]);
    const findWidgetPeriod = () => findPeriod('tenMinutely', changing, now, findNextChange('tenMinutely', basis));
    const turn = { limit: makingLimit, caller: findCaller(request), rank: 'other' } as const;
    const stored = await getOrMakeInTurn(queryCache, key, findWidgetPeriod, () => make(request), turn);
    const how = { key, now, visibility: 'public', vary: 'Accept-Encoding', longestSeconds: FRESH_SECONDS } as const;
    return sendStoredReply(queryCache, request, reply, stored, how);
  });
}

/** Short widget URLs of a place, one per language, that a person can type. */
const SHORT_PATHS = [
  ['/nhung/:location', 'vi'],
  ['/embed/:location', 'en'],
] as const;

/** Redirects short URLs to their widget. */
function serveShortPaths(app: FastifyInstance): void {
  for (const [path, language] of SHORT_PATHS) {
    app.get<{ Params: { location: string }; Querystring: Readonly<Record<string, unknown>> }>(
      path,
      (request, reply) => {
        const place = parseWidgetPlace({ place: request.params.location });
        const style = { ...parseWidgetStyle(request.query), language };
        reply.header('cache-control', DAY);
        return reply.redirect(place === null ? `${WIDGET_PATH}?lang=${language}` : toWidgetPath(place, style), 301);
      },
    );
  }
}

/** Serves the script that inserts a widget's frame before its own tag. */
function serveWidgetScript(app: FastifyInstance): void {
  const facts = { path: WIDGET_PATH, heights: WIDGET_HEIGHTS, widths: WIDGET_WIDTHS };
  const titles = { vi: widgetMessages.vi.title(BRAND.name), en: widgetMessages.en.title(BRAND.name) };
  const script = readFileSync(new URL('./widget.js', import.meta.url), 'utf8')
    .replace(/^\/\/.*\n/gm, '')
    .replace('WIDGET_FACTS', () => JSON.stringify({ ...facts, titles }));
  const tag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 16)}"`;
  app.get('/api/widget.js', (request, reply) => {
    reply.headers({ 'cache-control': DAY, etag: tag });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}

const REFUSALS = {
  400: 'url is missing',
  404: 'no place has this url',
  501: 'only format=json is written',
} as const;

const readText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Serves oEmbed 1.0 for place pages: https://oembed.com. */
function serveOEmbed(app: FastifyInstance, { publicUrl, createCalls }: EmbedOptions): void {
  app.get('/api/oembed', async (request, reply) => {
    const { url, format, maxwidth, maxheight } = request.query as Readonly<Record<string, unknown>>;
    const refuse = (status: keyof typeof REFUSALS) =>
      reply.code(status).header('cache-control', 'no-store').type('application/json').send({ error: REFUSALS[status] });
    if (format !== undefined && format !== 'json') return refuse(501);
    const address = readText(url);
    if (address === null) return refuse(400);
    const origin = publicUrl();
    const place = findEmbeddedPlace(address, origin);
    if (place === null) return refuse(404);
    const { location, language, path } = place;
    const { call } = createCalls({ ...GUEST_CONTEXT, language, requestId: request.id });
    const found = await call(placesResolve, { query: { location, lang: language } });
    if (!found.ok || found.reply.outcome !== 'place') return refuse(404);
    const { main } = found.reply.located.place.displayName;
    const title = widgetMessages[language].title(main);
    const frame = chooseFrame(readText(maxwidth), readText(maxheight));
    const headers = {
      version: '1.0',
      title,
      provider_name: BRAND.name,
      provider_url: `${origin}/`,
      author_name: BRAND.name,
      author_url: origin + path,
      cache_age: HOUR_SECONDS,
    };
    reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`).type('application/json; charset=utf-8');
    // A frame too small for the weather would cut it off: return a plain link.
    if (frame === null) return reply.send({ type: 'link', ...headers });
    const src = origin + toWidgetPath({ location }, { size: frame.size, theme: 'auto', language });
    const { width, height } = frame;
    return reply.send({ type: 'rich', ...headers, html: writeFrame({ src, title, width, height }), width, height });
  });
}

/** Serves what other sites embed: widgets, their script, and oEmbed. */
export function serveEmbed(app: FastifyInstance, options: EmbedOptions): void {
  serveWidgets(app, options);
  serveShortPaths(app);
  serveWidgetScript(app);
  serveOEmbed(app, options);
}
