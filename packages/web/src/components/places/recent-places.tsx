import { ownPlacesMessages } from '@portal/content/messages/own-places-messages';
import type { Language } from '@portal/domain/language/language';
import styles from './recent-places.module.css';

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
      <h2>{words.recent}</h2>
      <ul />
      <p data-slot="demo" className="demo" hidden />
      <template>
        <li>
          <a href="/" className={styles.line}>
            <span>
              <b data-slot="name" />
              <small data-slot="secondary" />
            </span>
            <svg data-slot="sky" width={28} height={28} aria-hidden="true">
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
