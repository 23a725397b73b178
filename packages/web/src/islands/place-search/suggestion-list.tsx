import type { FoundPlace } from '@portal/contract/endpoints/places';
import { describePlace, type PlaceWords } from '#components/places/describe-place.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './place-search.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly words: PlaceWords;
  readonly places: readonly FoundPlace[];
  readonly active: number;
  readonly onChoose: (place: FoundPlace) => void;
}

/** Id of the n-th option, which the field names as its active descendant. */
export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The popup of the search box. The field keeps the focus, so pressing an option must not take it away. */
export function SuggestionList({ id, label, words, places, active, onChoose }: SuggestionListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list} hidden={places.length === 0}>
      {places.map((place, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: reached through aria-activedescendant
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys
        <div
          key={`${place.kind} ${place.slug}`}
          id={toOptionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          <Icon name="map-pin" size={18} />
          <span>
            {place.displayName.main}
            <small>{describePlace(place, words)}</small>
          </span>
        </div>
      ))}
    </div>
  );
}
