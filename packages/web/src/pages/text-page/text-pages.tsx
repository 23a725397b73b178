import { contactText } from '@portal/content/about/contact-text';
import { toRemovalText } from '@portal/content/account-removal/removal-text';
import { agroxPrivacyText } from '@portal/content/legal/agrox-privacy';
import { privacyText } from '@portal/content/legal/privacy';
import { toTermsText } from '@portal/content/legal/terms';
import { routeText } from '@portal/content/messages/route-text';
import type { TextPages } from '@portal/content/text-page';
import { COMPANION_APPS, type CompanionApp } from '@portal/domain/account/companion-app';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import type { ReactNode } from 'react';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { TextPageView } from '#components/text-page/text-page-view.tsx';
import type { TextMotif } from '#components/text-page/text-scene.tsx';
import { RemovalSection } from '#pages/account/removal-section.tsx';
import { findCrumbs } from '#pages/content/find-crumbs.ts';
import { drawContactForm } from '#pages/lead-form/lead-form-section.tsx';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { TEXT_MOTIFS } from './text-motifs.table.ts';

/** Text page of a route; `drawFirst` renders content above the text. */
function makeTextPage(
  id: RouteId,
  texts: TextPages | ((request: PageRequest) => TextPages),
  motif: TextMotif,
  drawFirst?: (request: PageRequest) => ReactNode,
): Page {
  return async (request) => {
    const { language, publicUrl } = request;
    const { title, description } = routeText[language][id];
    const { lead, asOf, parts } = (typeof texts === 'function' ? texts(request) : texts)[language];
    const crumbs = findCrumbs(id, language);
    const breadcrumb = toBreadcrumbList(crumbs, publicUrl, toLanguagePath(id, language));
    return {
      kind: 'page',
      status: 200,
      head: { title, description, indexable: true, structuredData: [breadcrumb] },
      body: (
        <TextPageView
          title={title}
          crumbs={crumbs}
          lead={lead}
          asOf={asOf ?? null}
          parts={parts}
          motif={motif}
          language={language}
          company={request.company.facts}
        >
          {drawFirst?.(request)}
        </TextPageView>
      ),
    };
  };
}

/** How to delete an app's account, with the form for those who no longer have the app. */
function makeRemovalPage(app: CompanionApp): Page {
  const id = `remove-account:${app}` as const;
  const drawForm = (request: PageRequest) => <RemovalSection app={app} request={request} />;
  return makeTextPage(id, toRemovalText(COMPANION_APPS[app]), TEXT_MOTIFS[id], drawForm);
}

export const TEXT_PAGES = {
  contact: makeTextPage('contact', contactText, TEXT_MOTIFS.contact, drawContactForm),
  // Depends on the same payment methods as the payment page.
  terms: makeTextPage('terms', ({ payments }) => toTermsText((payments?.methods.length ?? 0) > 0), TEXT_MOTIFS.terms),
  privacy: makeTextPage('privacy', privacyText, TEXT_MOTIFS.privacy),
  'agrox-privacy': makeTextPage('agrox-privacy', agroxPrivacyText, TEXT_MOTIFS['agrox-privacy']),
  'remove-account:vnagri': makeRemovalPage('vnagri'),
  'remove-account:mobiagri': makeRemovalPage('mobiagri'),
  'remove-account:agrox': makeRemovalPage('agrox'),
} as const satisfies Record<string, Page>;
