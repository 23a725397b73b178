import { layoutMessages } from '@portal/content/messages/layout-messages';
import { searchMessages } from '@portal/content/messages/search-messages';
import type { Language } from '@portal/domain/language/language';
import { toPath } from '#routes/to-path.ts';
import type { LocationCardProps } from './location-card-props.ts';
import styles from './offer-card.module.css';
import { PLACE_MARK } from './place-mark.ts';

function makeProps(language: Language): LocationCardProps {
  const words = searchMessages[language];
  return {
    language,
    path: toPath('weather:now', language, { location: PLACE_MARK }).replace(PLACE_MARK, '{location}'),
    words: {
      asking: words.locating,
      refused: words.locateRefused,
      slow: words.locateSlow,
      failed: words.locateFailed,
      unreachable: words.locateUnreachable,
      outside: words.locateOutside,
    },
  };
}

/** On maps: asks for the reader's place in the portal's own words. Hidden until its script finds that there is a point in asking. */
export function LocationCard({ language }: { readonly language: Language }) {
  const { title, text, use, later } = layoutMessages[language].location;
  return (
    <aside
      className={styles.card}
      aria-label={title}
      hidden
      data-island="location-card"
      data-wake="idle"
      data-props={JSON.stringify(makeProps(language))}
    >
      <h2>{title}</h2>
      <p>{text}</p>
      <p role="status" />
      <div>
        <button type="button" className="button">
          {use}
        </button>
        <button type="button" className={styles.quiet}>
          {later}
        </button>
      </div>
    </aside>
  );
}
