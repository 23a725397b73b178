import { BRAND } from '@portal/content/brand';
import type { FullPost } from '@portal/contract/endpoints/post-schema';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { Crumb } from '#components/content/breadcrumb.tsx';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { findPostCategory } from '#components/news/find-post-category.ts';
import type { PageHead } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { listFeeds } from './list-feeds.ts';

/** The picture of a post as it is shared, 1200 × 630. */
function findShareImage({ cover, coverAlt, title }: FullPost): PageHead['image'] {
  if (cover === null) return undefined;
  return { path: cover.replace(/-640\.webp$/, '-share.jpg'), alt: coverAlt ?? title };
}

function toNewsArticle(
  { publicUrl, language }: PageRequest,
  post: FullPost,
  url: string,
  image: string | null,
): object {
  const publisher = { '@type': 'Organization', name: BRAND.name, url: `${publicUrl}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: post.title,
    description: language === 'en' ? (post.summaryEn ?? post.summary) : post.summary,
    inLanguage: post.language === 'EN' ? 'en' : 'vi',
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    articleSection: findPostCategory(post.category)?.name[language] ?? post.category,
    keywords: post.tags,
    mainEntityOfPage: url,
    ...(image === null ? {} : { image: [image] }),
    author: { ...publisher, description: post.author },
    publisher,
  };
}

/** What a post says about itself: English stands beside Vietnamese only where the whole text is written. */
export function toArticleHead(request: PageRequest, post: FullPost, crumbs: readonly Crumb[]): PageHead {
  const { language, publicUrl } = request;
  const summary = language === 'en' ? (post.summaryEn ?? post.summary) : post.summary;
  const image = findShareImage(post);
  const ownLanguage = post.language === 'EN' ? 'en' : 'vi';
  const path = toLanguagePath('article', ownLanguage, { url: post.url });
  const category = findPostCategory(post.category);
  return {
    title: post.title,
    description: summary,
    indexable: true,
    languages: post.hasEnglish ? ['vi', 'en'] : ['vi'],
    ...(image === undefined ? {} : { image }),
    feeds: listFeeds(category?.route ?? 'news', language),
    structuredData: [
      toNewsArticle(request, post, publicUrl + path, image === undefined ? null : publicUrl + image.path),
      toBreadcrumbList(crumbs, publicUrl, path),
    ],
  };
}
