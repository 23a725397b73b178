import type { Company } from '@portal/content/company/company';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import { getRoute } from '@portal/routes/get-route';
import type { RouteId } from '@portal/routes/route-id';
import type { ReactNode } from 'react';
import { AppOffer } from '#components/layout/app-offer.tsx';
import { LocationCard } from '#components/layout/location-card.tsx';
import type { PageAddress } from '#components/layout/page-address.ts';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { SiteHeader } from '#components/layout/site-header.tsx';
import { findLitePage } from '#lite/find-lite-page.ts';
import type { PageHead } from '#pages/page.ts';
import { findBadgeScript } from './badge-script.ts';
import { classifyPage } from './classify-page.ts';
import type { ClientAssets } from './client-assets.ts';
import { DocumentHead } from './document-head.tsx';
import { findSharePicture } from './find-share-picture.ts';
import { findStructuredData } from './find-structured-data.ts';
import { toDocumentLinks } from './to-document-links.ts';

interface HtmlDocumentProps {
  readonly address: PageAddress;
  readonly head: PageHead;
  readonly publicUrl: string;
  readonly assets: ClientAssets;
  /** YYYY-MM-DD of Vietnam. */
  readonly today: string;
  readonly company: Company;
  /** Routes that have nothing to show. */
  readonly emptyRoutes: readonly string[];
  readonly children: ReactNode;
}

/** Pages that show where the reader is. */
const MAPS: ReadonlySet<RouteId> = new Set(['map', 'radar', 'satellite']);

/** The whole document around a page's `<main>`. */
export function HtmlDocument({ address, head, publicUrl, assets, today, children, ...site }: HtmlDocumentProps) {
  const { routeId, language, parameters } = address;
  const { layout } = getRoute(routeId);
  const badgeScript = findBadgeScript(site.company.facts.badgeScript, routeId);
  return (
    <html lang={language}>
      <DocumentHead
        head={head}
        language={language}
        kind={classifyPage(routeId)}
        assets={assets}
        publicUrl={publicUrl}
        picture={findSharePicture(head, address)}
        structuredData={findStructuredData(head, address, publicUrl)}
        links={toDocumentLinks(publicUrl, routeId, language, parameters, head)}
      />
      <body>
        <a className="skip" href="#main">
          {layoutMessages[language].skip}
        </a>
        {layout !== 'none' && <SiteHeader address={address} emptyRoutes={site.emptyRoutes} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {layout === 'header+footer' && (
          <SiteFooter language={language} today={today} hasLite={findLitePage(routeId) !== null} {...site} />
        )}
        {MAPS.has(routeId) && <LocationCard routeId={routeId} language={language} />}
        {layout !== 'none' && <AppOffer language={language} storeLinks={site.company.facts.storeLinks} />}
        {badgeScript !== null && <script async src={badgeScript} />}
      </body>
    </html>
  );
}
