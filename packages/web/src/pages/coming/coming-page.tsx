import { noticesMessages } from '@portal/content/messages/notices-messages';
import { routeText } from '@portal/content/messages/route-text';
import { getRoute, isRouteId } from '@portal/routes/get-route';
import type { RouteId } from '@portal/routes/route-id';
import { LinkList } from '#components/ui/link-list.tsx';
import { Notice } from '#components/ui/notice.tsx';
import type { Page } from '#pages/page.ts';
import { listTodayLinks } from './list-today-links.ts';

/** A row of the route table whose page is not built: says what will be here and what serves the need today. */
export const comingPage: Page = async ({ routeId, language }) => {
  const id = isRouteId(routeId) ? routeId : 'home';
  const { title, description } = routeText[language][id];
  const words = noticesMessages[language].coming;
  const sentences: Readonly<Partial<Record<RouteId, string>>> = words.pages;
  return {
    kind: 'page',
    status: 200,
    head: { title, description, indexable: false },
    body: (
      <Notice heading={title} tag={words.tag}>
        <p>{sentences[id] ?? description}</p>
        {getRoute(id).kind === 'account' && <p>{words.accounts}</p>}
        <h2>{words.today}</h2>
        <LinkList links={listTodayLinks(id, language)} />
      </Notice>
    ),
  };
};
