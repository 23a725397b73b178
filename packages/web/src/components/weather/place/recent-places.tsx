import { ownPlacesMessages } from '@portal/content/messages/own-places-messages';
import type { Language } from '@portal/domain/language/language';
import markStyles from '#components/weather/freshness-line.module.css';
import styles from './place-line.module.css';

/** Space for the places visited before: the browser fills it from its storage, and shows it only then. */
export function RecentPlaces({
  language,
  className,
}: {
  readonly language: Language;
  readonly className?: string | undefined;
}) {
  const words = ownPlacesMessages[language];
  return (
    <div id="recent-places" className={className} hidden>
      <div className={styles.head}>
        <h2>{words.recent}</h2>
        <span data-slot="demo" className={markStyles.demo} hidden />
      </div>
      <ul />
      <template>
        <li>
          <a href="/" className={styles.line}>
            <span>
              <b data-slot="name" />
              <small data-slot="rain" />
            </span>
            <svg data-slot="sky" width={30} height={30} aria-hidden="true">
              <use />
              <use />
              <use />
            </svg>
            <span className="visually-hidden" data-slot="state" />
            <b data-slot="temperature" />
          </a>
        </li>
      </template>
    </div>
  );
}
