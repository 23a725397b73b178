import type { RouteTextId } from '#messages/route-text.ts';

export type NewsGroup = 'weather' | 'company' | 'industry' | 'agriculture' | 'hydropower' | 'life';

/** A category of posts; its name and description are the texts of its route. */
export interface NewsCategory {
  /** Last segment of its address per language; a post's front matter names the Vietnamese one. */
  readonly url: { readonly vi: string; readonly en: string };
  readonly route: Extract<RouteTextId, 'news' | `news:${string}` | `${string}-bulletins`>;
  readonly group: NewsGroup;
}

/** All posts of the news pages, whatever their category. */
export const ALL_NEWS: NewsCategory = { url: { vi: 'tin-tuc', en: 'news' }, route: 'news', group: 'weather' };

/** Categories in tab order. `{brand}` is the brand's slug. */
export const NEWS_CATEGORIES: readonly NewsCategory[] = [
  { url: { vi: 'tin-thoi-tiet', en: 'weather-news' }, route: 'news:weather', group: 'weather' },
  { url: { vi: 'tin-bao', en: 'hurricane-news' }, route: 'news:hurricane-news', group: 'weather' },
  { url: { vi: 'khi-hau-viet-nam', en: 'vietnam-climate' }, route: 'news:vietnam-climate', group: 'weather' },
  { url: { vi: 'thoi-tiet-va-doi-song', en: 'weather-and-life' }, route: 'news:weather-and-life', group: 'weather' },
  { url: { vi: 'tin-nong-nghiep', en: 'agriculture-news' }, route: 'news:agriculture-news', group: 'agriculture' },
  { url: { vi: 'tin-thuy-dien', en: 'hydropower-news' }, route: 'news:hydropower', group: 'hydropower' },
  {
    url: { vi: 'thoi-tiet-cho-doanh-nghiep', en: 'weather-for-business' },
    route: 'news:weather-for-business',
    group: 'industry',
  },
  { url: { vi: 'bao-chi-viet-ve-chung-toi', en: 'newspapers-write-about-us' }, route: 'news:press', group: 'company' },
  { url: { vi: 'cuoc-song-{brand}', en: 'life-{brand}' }, route: 'news:life', group: 'life' },
];

/** Categories listed with the bulletins rather than the news. */
export const BULLETIN_CATEGORIES: readonly NewsCategory[] = [
  { url: { vi: 'du-bao-thoi-tiet', en: 'du-bao-thoi-tiet' }, route: 'forecast-bulletins', group: 'weather' },
  {
    url: { vi: 'du-bao-khi-tuong-thuy-van', en: 'du-bao-khi-tuong-thuy-van' },
    route: 'hydromet-bulletins',
    group: 'weather',
  },
];
