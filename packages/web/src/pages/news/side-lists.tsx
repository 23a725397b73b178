import { newsMessages } from '@portal/content/messages/news-messages';
import type { Language } from '@portal/domain/language/language';
import { PostLines } from '#components/news/post-lines.tsx';
import type { SideNews } from './load-news.ts';

interface SideListsProps {
  readonly news: SideNews;
  readonly language: Language;
  readonly path: string;
  /** The block that repeats what the page lists already. */
  readonly without: keyof SideNews | null;
}

const BLOCKS = ['mostViewed', 'storm', 'business', 'recent'] as const;

/** The lists beside a page of the news. */
export function SideLists({ news, language, path, without }: SideListsProps) {
  const words = newsMessages[language];
  return BLOCKS.filter((block) => block !== without).map((block) => (
    <PostLines
      key={block}
      id={`side-${block}`}
      title={words[block]}
      posts={news[block]}
      language={language}
      path={path}
      {...(block === 'mostViewed' ? { emptyText: words.noViews } : {})}
    />
  ));
}
