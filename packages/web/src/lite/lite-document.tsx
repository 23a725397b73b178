import { BRAND } from '@portal/content/brand';
import { liteMessages } from '@portal/content/messages/lite-messages';
import { toCounterpart, toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import type { ReactNode } from 'react';
import type { PageRequest } from '#pages/page-request.ts';
import type { LiteOutcome } from './lite-page.ts';
import { toLitePath } from './lite-path.ts';
import { LITE_STYLE } from './lite-style.ts';

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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this room */}
      <style dangerouslySetInnerHTML={{ __html: LITE_STYLE }} />
    </head>
  );
}

/** The other language of the page, light too. */
function LanguageLink({ request, routeId }: Pick<LiteDocumentProps, 'request' | 'routeId'>) {
  const other = request.language === 'vi' ? 'en' : 'vi';
  const href = toCounterpart(routeId, other, request.parameters, { ...request.query, lite: '1' });
  return (
    <a href={href} hrefLang={other} lang={other}>
      {other === 'vi' ? 'Tiếng Việt' : 'English'}
    </a>
  );
}

/** A whole page that fetches nothing but itself. */
export function LiteDocument({ request, routeId, head, children }: LiteDocumentProps) {
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
