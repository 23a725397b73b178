import { newsMessages } from '@portal/content/messages/news-messages';
import { routeText } from '@portal/content/messages/route-text';
import { ALL_NEWS, NEWS_CATEGORIES } from '@portal/content/news/category.table';
import type { CallApi } from '@portal/contract/call-api';
import type { PostPage } from '@portal/contract/endpoints/post-schema';
import { postByUrl } from '@portal/contract/endpoints/posts';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import { toPath } from '@portal/routes/to-path';
import { PressList } from '#components/company/company-lists.tsx';
import type { Crumb } from '#components/content/breadcrumb.tsx';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { listNewsCrumbs, NewsFrame } from '#components/news/news-frame.tsx';
import { Pager } from '#components/news/pager.tsx';
import { PostCard } from '#components/news/post-card.tsx';
import { drawStormForm } from '#pages/lead-form/lead-form-section.tsx';
import { notFoundOutcome } from '#pages/not-found/not-found-outcome.tsx';
import type { Page, PageHead, PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { EmptyNews, FailedNews } from './empty-news.tsx';
import { listFeeds, loadSideNews, parsePage, type SideNews, toPostLanguage } from './load-news.ts';
import styles from './news-list-page.module.css';
import { SideLists } from './side-lists.tsx';

function FeedLinks({ id, language }: { readonly id: RouteId; readonly language: PageRequest['language'] }) {
  return (
    <p className={styles.feeds}>
      {newsMessages[language].feeds}
      {listFeeds(id, language).map(({ path, type }) => (
        <a key={path} href={path} type={type}>
          {type === 'application/rss+xml' ? 'RSS' : 'Atom'}
        </a>
      ))}
    </p>
  );
}

/** True where press coverage precedes the posts: on the first page of its category. */
function hasPress(id: RouteId, { company, query }: PageRequest): boolean {
  return id === 'news:press' && company.press.length > 0 && query.page === undefined;
}

interface ListProps {
  readonly id: RouteId;
  readonly request: PageRequest;
  readonly list: PostPage | null;
}

function List({ id, request, list }: ListProps) {
  const { language, path } = request;
  if (list === null) return <FailedNews language={language} path={path} />;
  if (list.total === 0) return hasPress(id, request) ? null : <EmptyNews id={id} language={language} />;
  const base = toPath(id, language);
  const isFirstPage = list.page === 1;
  return (
    <>
      <div className={styles.list}>
        {list.posts.map((post, index) => (
          <PostCard
            key={post.url}
            post={post}
            language={language}
            variant={isFirstPage && index === 0 ? 'lead' : 'row'}
            isFirst={index === 0}
          />
        ))}
      </div>
      <Pager
        page={list.page}
        totalPages={list.totalPages}
        language={language}
        toPagePath={(page) => (page === 1 ? base : `${base}?page=${page}`)}
      />
    </>
  );
}

function listCrumbs(id: RouteId, language: PageRequest['language']): readonly Crumb[] {
  const { title } = routeText[language][id];
  if (id === 'news') return listNewsCrumbs(language, [{ name: title }]);
  const all = { name: routeText[language].news.title, href: toLanguagePath('news', language) };
  return listNewsCrumbs(language, [all, { name: title }]);
}

function toHead(id: RouteId, request: PageRequest, list: PostPage | null): PageHead {
  const { language, publicUrl } = request;
  const { title, description } = routeText[language][id];
  const page = list?.page ?? 1;
  return {
    title: page === 1 ? title : newsMessages[language].pageTitle(title, page),
    description,
    indexable: (list !== null && list.total > 0) || (page === 1 && hasPress(id, request)),
    ...(page === 1 ? {} : { search: `page=${page}` }),
    feeds: listFeeds(id, language),
    structuredData: [toBreadcrumbList(listCrumbs(id, language), publicUrl, toLanguagePath(id, language))],
  };
}

function toOutcome(id: RouteId, request: PageRequest, list: PostPage | null, side: SideNews): PageOutcome {
  const { language, path } = request;
  const { title, description } = routeText[language][id];
  const isEmpty = request.emptyRoutes.includes(id);
  const without = id === 'news:hurricane-news' ? 'storm' : id === 'news:weather-for-business' ? 'business' : null;
  return {
    kind: 'page',
    status: 200,
    head: toHead(id, request, list),
    body: (
      <NewsFrame
        language={language}
        crumbs={listCrumbs(id, language)}
        current={id}
        isList
        emptyRoutes={request.emptyRoutes}
        side={
          <SideLists
            news={side}
            language={language}
            path={path}
            without={without ?? (id === 'news' ? 'recent' : null)}
          />
        }
      >
        <h1 className={styles.heading}>{title}</h1>
        {!isEmpty && <p className={styles.lead}>{description}</p>}
        {id === 'news:hurricane-news' && (
          <p>
            <a className="more" href={toLanguagePath('storms', language)}>
              {routeText[language].storms.title}
            </a>
          </p>
        )}
        {hasPress(id, request) && <PressList press={request.company.press} language={language} />}
        <List id={id} request={request} list={list} />
        {!isEmpty && <FeedLinks id={id} language={language} />}
        {id === 'news:hurricane-news' && <div className={styles.form}>{drawStormForm(request)}</div>}
      </NewsFrame>
    ),
  };
}

async function loadList(url: string, page: number, request: PageRequest, call: CallApi): Promise<PostPage | null> {
  const query = { url, page, language: toPostLanguage(request.language) };
  const result = await call(postByUrl, { query });
  return result.ok && 'posts' in result.reply ? result.reply : null;
}

/** Creates the list of a category, or of all news, ten posts per page. */
function makeNewsListPage(id: RouteId): Page {
  const url = toPath(id, 'vi').slice(1);
  return async (request, call) => {
    const page = parsePage(request.query.page);
    if (page === null) return notFoundOutcome(request, call, []);
    const [list, side] = await Promise.all([loadList(url, page, request, call), loadSideNews(request.language, call)]);
    if (list !== null && page > list.totalPages) return notFoundOutcome(request, call, []);
    return toOutcome(id, request, list, side);
  };
}

export function listNewsPages(): Readonly<Partial<Record<RouteId, Page>>> {
  const routes = [ALL_NEWS, ...NEWS_CATEGORIES].map(({ route }) => route);
  return Object.fromEntries(routes.map((route) => [route, makeNewsListPage(route)]));
}
