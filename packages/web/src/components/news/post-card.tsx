import { newsMessages } from '@portal/content/messages/news-messages';
import type { Post } from '@portal/contract/endpoints/post-schema';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import styles from './cover-picture.module.css';
import { findPostCategory } from './news-routes.ts';
import postCardStyles from './post-card.module.css';
import { toPostWords, writePostDate } from './post-list.tsx';

interface CoverPictureProps {
  /** Path of the 640 px picture. */
  readonly path: string;
  readonly alt: string | null;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  /** True for a picture above the fold. */
  readonly isFirst?: boolean;
}

const WIDTHS = [320, 640, 1200] as const;

/** Path of the picture at another width, or in its share format. */
function toCoverSize(path: string, width: number): string {
  return path.replace(/-640\.webp$/, `-${width}.webp`);
}

/** Picture of a post at the width the screen needs. Drawn scenes are decorative. */
export function CoverPicture({ path, alt, sizes, isFirst = false }: CoverPictureProps) {
  return (
    <img
      className={styles.cover}
      src={path}
      srcSet={WIDTHS.map((width) => `${toCoverSize(path, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width="640"
      height="336"
      alt={alt ?? ''}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

/** `sizes` attribute per variant. */
const SIZES = {
  lead: '(min-width: 64em) 880px, 100vw',
  row: '(min-width: 37.5em) 260px, 112px',
  tile: '(min-width: 64em) 440px, (min-width: 37.5em) 50vw, 112px',
  line: '112px',
} as const;

interface PostCardProps {
  readonly post: Post;
  readonly language: Language;
  /** `lead` for the top story, `tile` in a grid, `line` for a small one. */
  readonly variant?: keyof typeof SIZES;
  readonly isFirst?: boolean;
  readonly level?: 2 | 3;
  /** Current weather at a place named in the post. */
  readonly live?: string | undefined;
}

/** A post in a list; the whole card is the link. */
export function PostCard({ post, language, variant = 'row', isFirst = false, level = 2, live }: PostCardProps) {
  const words = newsMessages[language];
  const { title, titleLanguage, isForeign, summary, summaryLanguage } = toPostWords(post, language);
  const category = findPostCategory(post.category);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={`${postCardStyles.card} ${postCardStyles[variant] ?? ''}`}>
      {post.cover !== null && (
        <CoverPicture path={post.cover} alt={post.coverAlt} isFirst={isFirst} sizes={SIZES[variant]} />
      )}
      <div className={postCardStyles.words}>
        <p className={postCardStyles.meta}>
          {category !== null && <span className={postCardStyles.section}>{category.name[language]}</span>}
          <time dateTime={post.publishedAt}>{writePostDate(post.publishedAt, language)}</time>
          {isForeign && <span>{words.textInVietnamese}</span>}
          {post.sample && <span className="demo">{words.sample}</span>}
        </p>
        <Heading className={postCardStyles.title} lang={titleLanguage}>
          <a href={toLanguagePath('article', language, { url: post.url })}>{title}</a>
        </Heading>
        {live === undefined ? null : <p className={postCardStyles.live}>{live}</p>}
        {(variant === 'lead' || variant === 'row') && (
          <p className={postCardStyles.summary} lang={summaryLanguage}>
            {summary}
          </p>
        )}
      </div>
    </article>
  );
}
