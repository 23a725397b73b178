import type { Company } from '@portal/content/company/company';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import { toLanguagePath } from '@portal/routes/counterpart';
import { getRoute } from '@portal/routes/get-route';
import type { RouteId } from '@portal/routes/route-id';
import type { ReactNode } from 'react';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { AppOffer, LocationCard } from '#components/layout/offer-cards.tsx';
import type { PageAddress } from '#components/layout/page-address.ts';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { SiteHeader } from '#components/layout/site-header.tsx';
import { findLitePage } from '#lite/find-lite-page.ts';
import { findCrumbs } from '#pages/content/find-crumbs.ts';
import type { PageHead } from '#pages/page.ts';
import { findBadgeScript } from './badge-script.ts';
import { type ClientAssets, classifyPage } from './client-assets.ts';
import { toDocumentLinks, writeDocumentHead } from './document-head.ts';
import { findSharePicture } from './page-card-path.ts';

/** Structured data of the page; derived from its route by default. */
function findStructuredData(head: PageHead, address: PageAddress, publicUrl: string): readonly object[] {
  const { routeId, language, parameters } = address;
  if (head.structuredData !== undefined) return head.structuredData;
  if (!head.indexable || Object.keys(parameters).length > 0) return [];
  return [toBreadcrumbList(findCrumbs(routeId, language), publicUrl, toLanguagePath(routeId, language))];
}

interface HtmlDocumentProps {
  readonly address: PageAddress;
  readonly head: PageHead;
  readonly publicUrl: string;
  readonly assets: ClientAssets;
  /** YYYY-MM-DD in Vietnam. */
  readonly today: string;
  readonly company: Company;
  /** Routes without content. */
  readonly emptyRoutes: readonly string[];
  readonly children: ReactNode;
}

/** Pages that show the reader's position. */
const MAPS: ReadonlySet<RouteId> = new Set(['map', 'radar', 'satellite']);

export function HtmlDocument({ address, head, publicUrl, assets, today, children, ...site }: HtmlDocumentProps) {
  const { routeId, language, parameters } = address;
  const { layout, access } = getRoute(routeId);
  const badgeScript = findBadgeScript(site.company.facts.badgeScript, routeId);
  return (
    <html lang={language}>
      <head
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the portal's own tags with escaped values
        dangerouslySetInnerHTML={{
          __html: writeDocumentHead({
            head,
            language,
            kind: classifyPage(routeId),
            assets,
            publicUrl,
            picture: findSharePicture(head, address),
            structuredData: findStructuredData(head, address, publicUrl),
            links: toDocumentLinks(publicUrl, routeId, language, parameters, head),
          }),
        }}
      />
      <body {...(access === 'all' ? {} : { 'data-access': access })} data-map={MAPS.has(routeId) ? '' : undefined}>
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
