import { bulletinMessages } from '@portal/content/messages/bulletin-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { CallApi } from '@portal/contract/call-api';
import type { EndpointReply } from '@portal/contract/endpoint';
import { type Bulletin, bulletinById, bulletinsList } from '@portal/contract/endpoints/bulletins';
import type { Post } from '@portal/contract/endpoints/post-schema';
import { postsList } from '@portal/contract/endpoints/posts';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { listNewsCrumbs, NewsFrame } from '#components/news/news-frame.tsx';
import { Pager } from '#components/news/pager.tsx';
import { PostCard } from '#components/news/post-card.tsx';
import { FailedNews } from '#pages/news/empty-news.tsx';
import { loadSideNews, parsePage, toPostLanguage } from '#pages/news/load-news.ts';
import { SideLists } from '#pages/news/side-lists.tsx';
import { notFoundOutcome } from '#pages/not-found/not-found-outcome.tsx';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { type BulletinKind, toBulletinPath } from './bulletin-kind.ts';
import styles from './bulletin-list-page.module.css';
import viewStyles from './bulletin-view.module.css';
import { BulletinView, nameBulletin } from './bulletin-view.tsx';

type List = EndpointReply<typeof bulletinsList>;

interface LoadedBulletins {
  readonly list: List | null;
  /** The latest bulletin in full, on the first page only. */
  readonly latest: Bulletin | null;
  readonly posts: readonly Post[];
}

async function loadBulletins(kind: BulletinKind, page: number, { language }: PageRequest, call: CallApi) {
  const url = kind === 'forecast' ? 'du-bao-thoi-tiet' : 'du-bao-khi-tuong-thuy-van';
  const [listed, written] = await Promise.all([
    call(bulletinsList, { query: { page } }),
    call(postsList, { query: { tagId: url, language: toPostLanguage(language) } }),
  ]);
  const newest = listed.ok && page === 1 ? listed.reply.bulletins[0] : undefined;
  const latest = newest === undefined ? null : await call(bulletinById, { query: { id: newest.id } });
  const loaded: LoadedBulletins = {
    list: listed.ok ? listed.reply : null,
    latest: latest?.ok ? latest.reply.bulletin : null,
    posts: written.ok && page === 1 ? written.reply.posts : [],
  };
  return loaded;
}

interface BodyProps extends LoadedBulletins {
  readonly kind: BulletinKind;
  readonly request: PageRequest;
}

function Earlier({ kind, request: { language }, list }: BodyProps & { readonly list: List }) {
  const words = bulletinMessages[language];
  const base = toLanguagePath(`${kind}-bulletins`, language);
  const toPagePath = (page: number) => (page === 1 ? base : addQuery(base, `page=${page}`));
  return (
    <section className={`card ${viewStyles.earlier}`} aria-labelledby="earlier">
      <h2 id="earlier">{words.earlier}</h2>
      <ul>
        {list.bulletins.map(({ id, issuedAt }) => (
          <li key={id}>
            <a href={toBulletinPath(kind, id, language)}>{nameBulletin(kind, issuedAt, language)}</a>
          </li>
        ))}
      </ul>
      <p className={viewStyles.note}>{words.retention}</p>
      <Pager page={list.page} totalPages={list.totalPages} language={language} toPagePath={toPagePath} />
    </section>
  );
}

function Body(props: BodyProps) {
  const { kind, request, list, latest, posts } = props;
  const { language, path } = request;
  const words = bulletinMessages[language];
  if (list === null) return <FailedNews language={language} path={path} />;
  return (
    <>
      {posts.length > 0 && (
        <section className={viewStyles.posts} aria-label={words.fromEditors}>
          {posts.map((post) => (
            <PostCard key={post.url} post={post} language={language} />
          ))}
        </section>
      )}
      {latest !== null && (
        <>
          <p className={styles.latest}>{nameBulletin(kind, latest.issuedAt, language)}</p>
          <BulletinView kind={kind} bulletin={latest} language={language} />
        </>
      )}
      {list.total === 0 ? <p className="card">{words.none}</p> : <Earlier {...props} list={list} />}
    </>
  );
}

/** Creates the list of one kind of bulletin: the latest in full, others by name. */
export function makeBulletinListPage(kind: BulletinKind): Page {
  const id = `${kind}-bulletins` as const;
  return async (request, call) => {
    const { language, path } = request;
    const page = parsePage(request.query.page);
    if (page === null) return notFoundOutcome(request, call, []);
    const [loaded, side] = await Promise.all([loadBulletins(kind, page, request, call), loadSideNews(language, call)]);
    if (loaded.list !== null && page > loaded.list.totalPages) return notFoundOutcome(request, call, []);
    const { title, description } = routeText[language][id];
    return {
      kind: 'page',
      status: 200,
      head: { title, description, indexable: true, ...(page === 1 ? {} : { search: `page=${page}` }) },
      body: (
        <NewsFrame
          language={language}
          crumbs={listNewsCrumbs(language, [{ name: title }])}
          current={null}
          isList
          emptyRoutes={request.emptyRoutes}
          side={<SideLists news={side} language={language} path={path} without={null} />}
        >
          <h1 className={styles.heading}>{title}</h1>
          <p className={styles.lead}>{description}</p>
          <Body kind={kind} request={request} {...loaded} />
        </NewsFrame>
      ),
    };
  };
}
