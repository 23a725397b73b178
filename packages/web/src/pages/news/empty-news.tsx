import { newsMessages } from '@portal/content/messages/news-messages';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import styles from './news-list-page.module.css';

/** A section without posts, with links to others. */
export function EmptyNews({ id, language }: { readonly id: RouteId; readonly language: Language }) {
  const words = newsMessages[language];
  return (
    <div className={`card ${styles.empty}`}>
      <svg viewBox="0 0 240 96" aria-hidden="true">
        <path fill="var(--inset)" d="M0 24C60 14 150 30 240 18V96H0z" />
        <path fill="var(--violet-soft)" d="M0 58c50-10 120 8 240-6v44H0z" />
        <path fill="var(--surface)" stroke="var(--line-ctl)" strokeWidth="2" d="M84 22h72v56H84z" />
        <path stroke="var(--line-ctl)" strokeWidth="3" d="M94 36h52M94 48h52M94 60h32" />
      </svg>
      <h2>{words.empty}</h2>
      {id !== 'news' && (
        <a className="more" href={toLanguagePath('news', language)}>
          {words.emptyLink}
        </a>
      )}
    </div>
  );
}

/** A list that failed to load, with a retry. */
export function FailedNews({ language, path }: { readonly language: Language; readonly path: string }) {
  const words = newsMessages[language];
  return (
    <div className={`card ${styles.empty}`} role="alert">
      <h2>{words.failed}</h2>
      <a className="more" href={path}>
        {words.retry}
      </a>
    </div>
  );
}
