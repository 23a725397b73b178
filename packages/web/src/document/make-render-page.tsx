import { BRAND } from '@portal/content/brand';
import { formatDate } from '@portal/domain/time/vietnam-time';
import { isRouteId } from '@portal/routes/get-route';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderLite } from '#lite/render-lite.tsx';
import type { PageOutcome } from '#pages/page.ts';
import type { PageReply, PageRequest, RenderPage } from '#pages/page-request.ts';
import { findBadgeScript, toScriptOrigin } from './badge-script.ts';
import type { ClientAssets } from './client-assets.ts';
import { getPage } from './get-page.ts';
import { HtmlDocument } from './html-document.tsx';

/** Redirects keep the request's query unless the page sets its own. */
function withQuery(location: string, query: PageRequest['query']): string {
  const text = new URLSearchParams(query).toString();
  return text === '' || location.includes('?') ? location : `${location}?${text}`;
}

/** A fragment without frame, style or script, for a page that already has them. */
function toPartReply({ language }: PageRequest, body: ReactNode): PageReply {
  const html = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <title>{BRAND.name}</title>
      </head>
      <body>{body}</body>
    </html>,
  );
  return { kind: 'document', status: 200, html: `<!DOCTYPE html>${html}`, indexable: false };
}

export function toPageReply(request: PageRequest, outcome: PageOutcome, assets: ClientAssets): PageReply {
  if (outcome.kind === 'redirect') return { ...outcome, location: withQuery(outcome.location, request.query) };
  if (outcome.kind === 'part') return toPartReply(request, outcome.body);
  const routeId = isRouteId(request.routeId) ? request.routeId : 'not-found';
  const { language, parameters, query, settings, publicUrl, now, company, emptyRoutes } = request;
  const html = renderToStaticMarkup(
    <HtmlDocument
      address={{ routeId, language, parameters, query, settings, missing: outcome.status === 404 }}
      head={outcome.head}
      publicUrl={publicUrl}
      assets={assets}
      today={formatDate(now)}
      company={company}
      emptyRoutes={emptyRoutes}
    >
      {outcome.body}
    </HtmlDocument>,
  );
  const badgeScript = findBadgeScript(company.facts.badgeScript, routeId);
  return {
    ...(badgeScript !== null && { scriptOrigin: toScriptOrigin(badgeScript) }),
    kind: 'document',
    status: outcome.status,
    html: `<!DOCTYPE html>${html}`,
    indexable: outcome.head.indexable,
  };
}

export function makeRenderPage(assets: ClientAssets): RenderPage {
  return async (request, call) => {
    const light = request.lite === true ? await renderLite(request, call) : null;
    if (light?.kind === 'reply') return light.reply;
    if (light?.kind === 'outcome') return toPageReply(request, light.outcome, assets);
    const page = getPage(isRouteId(request.routeId) ? request.routeId : 'not-found');
    return toPageReply(request, await page(request, call), assets);
  };
}
