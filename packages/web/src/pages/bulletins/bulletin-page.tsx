import { bulletinMessages } from '@portal/content/messages/bulletin-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { CallApi } from '@portal/contract/call-api';
import { bulletinById } from '@portal/contract/endpoints/bulletins';
import { toLanguagePath } from '@portal/routes/counterpart';
import { listNewsCrumbs, NewsFrame } from '#components/news/news-frame.tsx';
import { toErrorOutcome } from '#pages/error/error-page.tsx';
import { loadSideNews } from '#pages/news/load-news.ts';
import { SideLists } from '#pages/news/side-lists.tsx';
import { notFoundOutcome } from '#pages/not-found/not-found-outcome.tsx';
import type { Page, PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import type { BulletinKind } from './bulletin-kind.ts';
import styles from './bulletin-list-page.module.css';
import { BulletinView, nameBulletin } from './bulletin-view.tsx';

/** Page of one bulletin; not found if it is not stored. */
export async function showBulletin(
  kind: BulletinKind,
  id: string,
  request: PageRequest,
  call: CallApi,
): Promise<PageOutcome> {
  const { language, path } = request;
  const [result, side] = await Promise.all([call(bulletinById, { query: { id } }), loadSideNews(language, call)]);
  if (!result.ok) {
    return result.problem.status === 404 ? notFoundOutcome(request, call, []) : toErrorOutcome(request, 500);
  }
  const { bulletin } = result.reply;
  const title = nameBulletin(kind, bulletin.issuedAt, language);
  const route = `${kind}-bulletins` as const;
  const crumbs = listNewsCrumbs(language, [
    { name: routeText[language][route].title, href: toLanguagePath(route, language) },
    { name: title },
  ]);
  return {
    kind: 'page',
    status: 200,
    head: { title, description: bulletinMessages[language].descriptions[kind], indexable: !bulletin.demo },
    body: (
      <NewsFrame
        language={language}
        crumbs={crumbs}
        current={null}
        isList={false}
        emptyRoutes={request.emptyRoutes}
        side={<SideLists news={side} language={language} path={path} without={null} />}
      >
        <h1 className={styles.heading}>{title}</h1>
        <BulletinView kind={kind} bulletin={bulletin} language={language} />
      </NewsFrame>
    ),
  };
}

/** `/du-bao-khi-tuong-thuy-van/{url}`: a hydrometeorological bulletin by date and hour. */
export const hydrometBulletinPage: Page = (request, call) =>
  showBulletin('hydromet', (request.parameters.url ?? '').slice(0, 20), request, call);
