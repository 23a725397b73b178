import { routeText } from '@portal/content/messages/route-text';
import { textPagesMessages } from '@portal/content/messages/text-pages-messages';
import type { TextPages } from '@portal/content/text-page';
import { TextPageView } from '#components/text-page/text-page-view.tsx';
import type { TextMotif } from '#components/text-page/text-scene.tsx';
import type { Page } from '#pages/page.ts';
import type { RouteId } from '#routes/route-id.ts';
import { toPath } from '#routes/to-path.ts';

/** A page of words under a route's title. */
export function makeTextPage(id: RouteId, texts: TextPages, motif: TextMotif): Page {
  return async ({ language, publicUrl }) => {
    const { title, description } = routeText[language][id];
    const { lead, asOf, parts } = texts[language];
    const item = (position: number, name: string, path: string): object => ({
      '@type': 'ListItem',
      position,
      name,
      item: publicUrl + path,
    });
    const breadcrumb = {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        item(1, textPagesMessages[language].home, toPath('home', language)),
        item(2, title, toPath(id, language)),
      ],
    };
    return {
      kind: 'page',
      status: 200,
      head: { title, description, indexable: true, structuredData: [breadcrumb] },
      body: (
        <TextPageView title={title} lead={lead} asOf={asOf ?? null} parts={parts} motif={motif} language={language} />
      ),
    };
  };
}
