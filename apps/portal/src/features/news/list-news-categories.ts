import { BRAND } from '@portal/content/brand';
import { routeText } from '@portal/content/messages/route-text';
import { ALL_NEWS, BULLETIN_CATEGORIES, NEWS_CATEGORIES, type NewsCategory } from '@portal/content/news/category.table';
import type { PostCategory } from '@portal/contract/endpoints/post-schema';

const withBrand = (url: string): string => url.replace('{brand}', BRAND.slug);

function toPostCategory({ url, route, group }: NewsCategory): PostCategory {
  const vi = withBrand(url.vi);
  return { id: vi, url: vi, name: routeText.vi[route].title, nameEn: routeText.en[route].title, group };
}

const CATEGORIES = NEWS_CATEGORIES.map(toPostCategory);
const ALL = toPostCategory(ALL_NEWS);
const BY_URL = new Map<string, PostCategory>(
  [ALL_NEWS, ...NEWS_CATEGORIES, ...BULLETIN_CATEGORIES].flatMap((category) =>
    Object.values(category.url).map((url) => [withBrand(url), toPostCategory(category)] as const),
  ),
);

/** The categories of the news, in the order of their tabs. */
export function listNewsCategories(): readonly PostCategory[] {
  return CATEGORIES;
}

/** The category of an address in either language. `tin-tuc` and `news` stand for all. */
export function findCategory(url: string): PostCategory | null {
  return BY_URL.get(url) ?? null;
}

/** What a category's list is made of: for all news every category of the news. */
export function listMembers({ id }: PostCategory): readonly string[] {
  return id === ALL.id ? CATEGORIES.map((category) => category.id) : [id];
}
