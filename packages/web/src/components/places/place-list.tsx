import { searchMessages } from '@portal/content/messages/search-messages';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';
import { toPath } from '@portal/routes/to-path';
import { Icon } from '#components/ui/icon.tsx';
import styles from './place-list.module.css';
import { describePlace } from './place-words.ts';

interface PlaceListProps {
  readonly places: readonly FoundPlace[];
  readonly language: Language;
  /** Language of the names, where it differs from the page's. */
  readonly nameLanguage?: Language;
}

/** Places linked to their weather, each distinguished from its namesakes. */
export function PlaceList({ places, language, nameLanguage = language }: PlaceListProps) {
  return (
    <ul className={`card ${styles.list}`}>
      {places.map((place) => (
        <li key={`${place.kind} ${place.slug}`}>
          <a href={toPath('weather:now', language, { location: place.slug })}>
            <span>
              <span lang={nameLanguage === language ? undefined : nameLanguage}>{place.displayName.main}</span>
              <small>{describePlace(place, searchMessages[language])}</small>
            </span>
            <Icon name="chevron-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
