import { newsMessages } from '@portal/content/messages/news-messages';
import type { Language } from '@portal/domain/language/language';
import { PostLines } from '#components/news/post-lines.tsx';
import type { SideNews } from './load-news.ts';

interface SideListsProps {
  readonly news: SideNews;
  readonly language: Language;
  readonly path: string;
  /** Block to omit because the page already lists it. */
  readonly without: keyof SideNews | null;
}

const BLOCKS = ['mostViewed', 'storm', 'business', 'recent'] as const;

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
