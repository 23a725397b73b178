import { bulletinMessages } from '@portal/content/messages/bulletin-messages';
import { newsMessages } from '@portal/content/messages/news-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import type { CallApi } from '@portal/contract/call-api';
import { type BulletinLine, bulletinsList } from '@portal/contract/endpoints/bulletins';
import type { Post } from '@portal/contract/endpoints/post-schema';
import { postByUrl, postsRecent } from '@portal/contract/endpoints/posts';
import { weatherNow } from '@portal/contract/endpoints/weather';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import type { BandNotice, TitledPosts } from '#components/news/news-band.tsx';
import { loadWarnings } from '#components/warnings/load-warnings.ts';
import { formatTemperature } from '#components/weather/format-values.ts';
import { findReply, toSection } from '#components/weather/section.ts';
import { nameShown } from '#components/weather/sky.ts';
import { toBulletinPath } from '#pages/bulletins/bulletin-kind.ts';
import { nameBulletin } from '#pages/bulletins/bulletin-view.tsx';
import { loadAsideNews, toPostLanguage } from '#pages/news/load-news.ts';
import type { PageRequest } from '#pages/page-request.ts';

/** Latest posts (null on failure), and the most read ones. */
export interface HomeNews {
  readonly recent: readonly Post[] | null;
  /** Current weather at the first place of a recent post, by the post's address. */
  readonly live: ReadonlyMap<string, string>;
  readonly beside: TitledPosts | null;
  /** The latest automatic bulletin; null without one. */
  readonly bulletin: BandNotice | null;
}

const BESIDE_POSTS = 4;

/** Name and kind of the bulletin; its values stay on its own page with their time. */
function toNotice({ id, issuedAt }: BulletinLine, language: Language): BandNotice {
  const words = bulletinMessages[language];
  return {
    href: toBulletinPath('forecast', id, language),
    tag: words.automatic,
    title: nameBulletin('forecast', issuedAt, language),
    text: words.descriptions.forecast,
  };
}

/** `Hà Tĩnh bây giờ 36° · Nắng`; null without a place or weather. */
async function describePlaceNow(url: string, request: PageRequest, call: CallApi): Promise<string | null> {
  const { language, settings, now: nowSeconds } = request;
  const found = await call(postByUrl, { query: { url, language: toPostLanguage(language) } });
  const [place] = found.ok && 'post' in found.reply ? found.reply.post.places : [];
  if (place === undefined) return null;
  const result = await call(weatherNow, { query: { location: place.slug, lang: language } });
  const reply = findReply(toSection(result, formatMoment(nowSeconds)));
  if (reply === null || reply.now.temperature === null || reply.now.code === null) return null;
  const degrees = formatTemperature(reply.now.temperature, { language, ...settings });
  const text = newsMessages[language].placeNow(reply.place.displayName.main, degrees, nameShown(reply.now, language));
  return reply.issued.demo ? `${text} · ${getWeatherMessages(language).demoMark}` : text;
}

/** Weather at the posts' places; none during any emergency, when no model value may look fair. */
async function loadLive(
  posts: readonly Post[] | null,
  request: PageRequest,
  call: CallApi,
): Promise<ReadonlyMap<string, string>> {
  const warnings = await loadWarnings(request.language, call);
  if (posts === null || warnings.some(isEmergency)) return new Map();
  const lines = await Promise.all(
    posts.map(async ({ url }) => [url, await describePlaceNow(url, request, call)] as const),
  );
  return new Map(lines.flatMap(([url, line]) => (line === null ? [] : [[url, line] as const])));
}

/** News of the home page; storm news replace the most read posts while reader counts are too low. */
export async function loadHomeNews(request: PageRequest, call: CallApi): Promise<HomeNews> {
  const { language } = request;
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
    live: await loadLive(recent, request, call),
    beside: posts.length === 0 ? null : { title, posts },
    bulletin: newest === undefined ? null : toNotice(newest, language),
  };
}
