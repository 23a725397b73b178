import { newsMessages } from '@portal/content/messages/news-messages';
import type { Language } from '@portal/domain/language/language';
import styles from './pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly totalPages: number;
  readonly language: Language;
  readonly toPagePath: (page: number) => string;
}

/** Page numbers to link: the first, the last and the neighbours of the current one; null marks a gap. */
export function listPages(page: number, totalPages: number): readonly (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, totalPages].filter((each) => each >= 1 && each <= totalPages);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1] ?? each - 1;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [null, each] : [each];
  });
}

/** Links to the pages of a list; nothing for a single page. */
export function Pager({ page, totalPages, language, toPagePath }: PagerProps) {
  if (totalPages <= 1) return null;
  const words = newsMessages[language];
  return (
    <nav className={styles.pager} aria-label={words.pages}>
      {page > 1 && (
        <a href={toPagePath(page - 1)} rel="prev">
          {words.previous}
        </a>
      )}
      <ul>
        {listPages(page, totalPages).map((each, index) => (
          <li key={each ?? `gap-${index}`}>
            {each === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={toPagePath(each)}
                aria-label={words.pageOf(each, totalPages)}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < totalPages && (
        <a href={toPagePath(page + 1)} rel="next">
          {words.next}
        </a>
      )}
    </nav>
  );
}
