import { bulletinMessages } from '@portal/content/messages/bulletin-messages';
import { newsMessages } from '@portal/content/messages/news-messages';
import type { CallApi } from '@portal/contract/call-api';
import { type BulletinLine, bulletinsList } from '@portal/contract/endpoints/bulletins';
import type { Post } from '@portal/contract/endpoints/post-schema';
import { postsRecent } from '@portal/contract/endpoints/posts';
import type { Language } from '@portal/domain/language/language';
import type { BandNotice, TitledPosts } from '#components/news/news-band.tsx';
import { toBulletinPath } from '#pages/bulletins/bulletin-kind.ts';
import { nameBulletin } from '#pages/bulletins/bulletin-view.tsx';
import { loadAsideNews, toPostLanguage } from '#pages/news/load-news.ts';

/** The newest posts, null where they could not be fetched, and those that are read most. */
export interface HomeNews {
  readonly recent: readonly Post[] | null;
  readonly beside: TitledPosts | null;
  /** The newest automatic bulletin; null while there is none. */
  readonly bulletin: BandNotice | null;
}

const BESIDE_POSTS = 4;

/** The bulletin's name and what it is; its figures stay on its own page, which says of which hour they are. */
function toNotice({ id, issuedAt }: BulletinLine, language: Language): BandNotice {
  const words = bulletinMessages[language];
  return {
    href: toBulletinPath('forecast', id, language),
    tag: words.automatic,
    title: nameBulletin('forecast', issuedAt, language),
    text: words.descriptions.forecast,
  };
}

/** Loads what the home page shows of the news; while too few readers were counted, storm news stand for what is read most. */
export async function loadHomeNews(language: Language, call: CallApi): Promise<HomeNews> {
  const asked = { language: toPostLanguage(language), limit: BESIDE_POSTS };
  const [bulletins, recent, mostViewed, storm] = await Promise.all([
    call(bulletinsList, { query: { limit: 1 } }),
    loadAsideNews('news', language, call),
    call(postsRecent, { query: { ...asked, type: 'mostViewed' } }),
    call(postsRecent, { query: { ...asked, type: 'storm' } }),
  ]);
  const words = newsMessages[language];
  const isRanked = mostViewed.ok && mostViewed.reply.posts.length >= BESIDE_POSTS;
  const [title, list] = isRanked ? [words.mostViewed, mostViewed] : [words.storm, storm];
  const posts = list.ok ? list.reply.posts : [];
  const newest = bulletins.ok ? bulletins.reply.bulletins[0] : undefined;
  return {
    recent,
    beside: posts.length === 0 ? null : { title, posts },
    bulletin: newest === undefined ? null : toNotice(newest, language),
  };
}
