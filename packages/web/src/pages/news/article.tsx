import { BRAND } from '@portal/content/brand';
import { newsMessages } from '@portal/content/messages/news-messages';
import type { FullPost, Post } from '@portal/contract/endpoints/post-schema';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { Crumb } from '#components/content/breadcrumb.tsx';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { findPostCategory } from '#components/news/news-routes.ts';
import { type NamedPlaceWeather, PlaceWeather } from '#components/news/place-weather.tsx';
import { CoverPicture, PostCard } from '#components/news/post-card.tsx';
import { writePostDate } from '#components/news/post-list.tsx';
import type { ValueStyle } from '#components/weather/format-values.ts';
import type { PageHead } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './article.module.css';
import { listFeeds } from './load-news.ts';

/** Share picture of a post, 1200 × 630. */
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

/** Head of a post: hreflang includes English only if the whole text exists in English. */
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

interface ArticleProps {
  readonly post: FullPost;
  readonly related: readonly Post[];
  readonly weather: readonly NamedPlaceWeather[];
  readonly style: ValueStyle;
}

function Meta({ post, style: { language } }: Pick<ArticleProps, 'post' | 'style'>) {
  const words = newsMessages[language];
  const category = findPostCategory(post.category);
  const isUpdated = post.updatedAt.slice(0, 10) !== post.publishedAt.slice(0, 10);
  return (
    <p className={styles.meta}>
      {category !== null && <a href={toLanguagePath(category.route, language)}>{category.name[language]}</a>}
      <span lang="vi">{post.author}</span>
      <time dateTime={post.publishedAt}>{words.published(writePostDate(post.publishedAt, language))}</time>
      {isUpdated && <time dateTime={post.updatedAt}>{words.updated(writePostDate(post.updatedAt, language))}</time>}
    </p>
  );
}

/** Vietnamese post on an English page: the summary, and a note that the rest is Vietnamese. */
function ForeignNote({ post }: { readonly post: FullPost }) {
  const words = newsMessages.en;
  return (
    <div className={`card ${styles.foreign}`}>
      <p className={styles.note}>{words.inVietnamese}</p>
      {post.summaryEn !== null && (
        <>
          <h2>{words.summary}</h2>
          <p>{post.summaryEn}</p>
        </>
      )}
    </div>
  );
}

/** A full post: text, weather at its places, and further reading. */
export function Article({ post, related, weather, style }: ArticleProps) {
  const { language } = style;
  const words = newsMessages[language];
  const isForeign = language === 'en' && post.language === 'VI';
  const textLanguage = isForeign ? 'vi' : undefined;
  return (
    <>
      <article>
        <h1 className={styles.heading} lang={textLanguage}>
          {post.title}
        </h1>
        <Meta post={post} style={style} />
        {post.sample && (
          <p className={styles.note}>
            <span className="demo">{words.sample}</span> {words.sampleNote}
          </p>
        )}
        {isForeign && <ForeignNote post={post} />}
        {post.cover !== null && (
          <div className={styles.cover}>
            <CoverPicture path={post.cover} alt={post.coverAlt} isFirst sizes="(min-width: 64em) 868px, 100vw" />
          </div>
        )}
        <div
          className={styles.body}
          lang={textLanguage}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the news feature sends sanitised HTML only
          dangerouslySetInnerHTML={{ __html: post.body }}
        />
      </article>
      <PlaceWeather places={weather} style={style} />
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">{words.related}</h2>
          {related.map((other) => (
            <PostCard key={other.url} post={other} language={language} level={3} />
          ))}
        </section>
      )}
    </>
  );
}
