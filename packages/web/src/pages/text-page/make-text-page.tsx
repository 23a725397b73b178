import { routeText } from '@portal/content/messages/route-text';
import type { TextPages } from '@portal/content/text-page';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import type { ReactNode } from 'react';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { TextPageView } from '#components/text-page/text-page-view.tsx';
import type { TextMotif } from '#components/text-page/text-scene.tsx';
import { findCrumbs } from '#pages/content/find-crumbs.ts';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';

/** A page of words under a route's title; `drawFirst` draws what stands before the words. */
export function makeTextPage(
  id: RouteId,
  texts: TextPages,
  motif: TextMotif,
  drawFirst?: (request: PageRequest) => ReactNode,
): Page {
  return async (request) => {
    const { language, publicUrl } = request;
    const { title, description } = routeText[language][id];
    const { lead, asOf, parts } = texts[language];
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
