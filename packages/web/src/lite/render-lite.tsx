import type { CallApi } from '@portal/contract/call-api';
import { isRouteId } from '@portal/routes/get-route';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageOutcome } from '#pages/page.ts';
import type { PageReply, PageRequest } from '#pages/page-request.ts';
import { findLitePage } from './find-lite-page.ts';
import { LiteDocument } from './lite-document.tsx';

/** A light page as it is sent, or an outcome that only the full document can show. */
type LiteRendering =
  | { readonly kind: 'reply'; readonly reply: PageReply }
  | { readonly kind: 'outcome'; readonly outcome: PageOutcome };

/** Renders the light form of a page; null where its route has none. */
export async function renderLite(request: PageRequest, call: CallApi): Promise<LiteRendering | null> {
  const { routeId } = request;
  const page = isRouteId(routeId) ? findLitePage(routeId) : null;
  if (page === null || !isRouteId(routeId)) return null;
  const load = await page(request, call);
  if (load.kind === 'outcome') return load;
  const { head, body } = load;
  const html = renderToStaticMarkup(
    <LiteDocument request={request} routeId={routeId} head={head}>
      {body}
    </LiteDocument>,
  );
  const { indexable } = head;
  return {
    kind: 'reply',
    reply: { kind: 'document', status: 200, html: `<!DOCTYPE html>${html}`, indexable },
  };
}
