import { newsMessages } from '@portal/content/messages/news-messages';
import type { FullPost, Post } from '@portal/contract/endpoints/post-schema';
import { toLanguagePath } from '@portal/routes/counterpart';
import { CoverPicture } from '#components/news/cover-picture.tsx';
import { findPostCategory } from '#components/news/find-post-category.ts';
import { type NamedPlaceWeather, PlaceWeather } from '#components/news/place-weather.tsx';
import { PostCard } from '#components/news/post-card.tsx';
import { writePostDate } from '#components/news/write-post-date.ts';
import type { ValueStyle } from '#components/weather/format-values.ts';
import styles from './article.module.css';

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

/** A post on an English page: its summary first, and a line that the rest is Vietnamese. */
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

/** A post whole: words, the weather where it takes place, and what else there is to read. */
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
            <CoverPicture path={post.cover} alt={post.coverAlt} isFirst sizes="(min-width: 68.75em) 868px, 100vw" />
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
