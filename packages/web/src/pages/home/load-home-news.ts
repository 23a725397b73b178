import { newsMessages } from '@portal/content/messages/news-messages';
import type { CallApi } from '@portal/contract/call-api';
import type { Post } from '@portal/contract/endpoints/post-schema';
import { postsRecent } from '@portal/contract/endpoints/posts';
import type { Language } from '@portal/domain/language/language';
import type { TitledPosts } from '#components/news/news-band.tsx';
import { loadAsideNews, toPostLanguage } from '#pages/news/load-news.ts';

/** The newest posts, null where they could not be fetched, and those that are read most. */
export interface HomeNews {
  readonly recent: readonly Post[] | null;
  readonly beside: TitledPosts | null;
}

const BESIDE_POSTS = 4;

/** Loads what the home page shows of the news; while too few readers were counted, storm news stand for what is read most. */
export async function loadHomeNews(language: Language, call: CallApi): Promise<HomeNews> {
  const asked = { language: toPostLanguage(language), limit: BESIDE_POSTS };
  const [recent, mostViewed, storm] = await Promise.all([
    loadAsideNews('news', language, call),
    call(postsRecent, { query: { ...asked, type: 'mostViewed' } }),
    call(postsRecent, { query: { ...asked, type: 'storm' } }),
  ]);
  const words = newsMessages[language];
  const isRanked = mostViewed.ok && mostViewed.reply.posts.length >= BESIDE_POSTS;
  const [title, list] = isRanked ? [words.mostViewed, mostViewed] : [words.storm, storm];
  const posts = list.ok ? list.reply.posts : [];
  return { recent, beside: posts.length === 0 ? null : { title, posts } };
}
