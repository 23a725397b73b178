import { BRAND } from '@portal/content/brand';
import { liteMessages } from '@portal/content/messages/lite-messages';
import type { CallApi } from '@portal/contract/call-api';
import { toCounterpart, toLanguagePath } from '@portal/routes/counterpart';
import { isRouteId } from '@portal/routes/get-route';
import type { RouteId } from '@portal/routes/route-id';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageOutcome } from '#pages/page.ts';
import type { PageReply, PageRequest } from '#pages/page-request.ts';
import { findLitePage } from './find-lite-page.ts';
import { LITE_STYLE, type LiteOutcome, toLitePath } from './lite-page.ts';

interface LiteDocumentProps {
  readonly request: PageRequest;
  readonly routeId: RouteId;
  readonly head: (LiteOutcome & { readonly kind: 'lite' })['head'];
  readonly children: ReactNode;
}

function LiteHead({ request, routeId, head }: Omit<LiteDocumentProps, 'children'>) {
  const canonical = request.publicUrl + toLanguagePath(routeId, request.language, request.parameters);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.indexable ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      <link rel="icon" href="data:," />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this folder */}
      <style dangerouslySetInnerHTML={{ __html: LITE_STYLE }} />
    </head>
  );
}

/** Link to the lite page in the other language. */
function LanguageLink({ request, routeId }: Pick<LiteDocumentProps, 'request' | 'routeId'>) {
  const other = request.language === 'vi' ? 'en' : 'vi';
  const href = toCounterpart(routeId, other, request.parameters, { ...request.query, lite: '1' });
  return (
    <a href={href} hrefLang={other} lang={other}>
      {other === 'vi' ? 'Tiếng Việt' : 'English'}
    </a>
  );
}

/** A whole page without further requests. */
function LiteDocument({ request, routeId, head, children }: LiteDocumentProps) {
  const { language, parameters } = request;
  const words = liteMessages[language];
  return (
    <html lang={language}>
      <LiteHead request={request} routeId={routeId} head={head} />
      <body>
        <header>
          <a href={toLitePath(toLanguagePath('home', language))}>{BRAND.name}</a>
        </header>
        <main>{children}</main>
        <footer>
          <p className="soft">{words.about}</p>
          <p>
            <a href={toLitePath(toLanguagePath(routeId, language, parameters), '0')}>{words.full}</a>
            {' · '}
            <LanguageLink request={request} routeId={routeId} />
          </p>
        </footer>
      </body>
    </html>
  );
}

/** A rendered lite page, or an outcome that needs the full document. */
type LiteRendering =
  | { readonly kind: 'reply'; readonly reply: PageReply }
  | { readonly kind: 'outcome'; readonly outcome: PageOutcome };

/** Renders the lite version of a page; null without one. */
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
