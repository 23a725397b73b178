import { CENTRAL_CITIES } from '@portal/content/great-cities.table';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';
import { describePlace, type PlaceWords } from '#components/places/place-words.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { listRecentPlaces, listSavedPlaces, type StoredPlace } from '#islands/visitor/stored-place.ts';
import styles from './place-search.module.css';

export interface PlaceOption {
  readonly key: string;
  readonly slug: string;
  readonly main: string;
  readonly about: string;
  readonly icon: IconName;
}

/** A group of options, with an optional heading. */
export interface OptionGroup {
  readonly name: string;
  readonly options: readonly PlaceOption[];
}

function toCityOption(slug: string, main: string): PlaceOption {
  return { key: `city ${slug}`, slug, main, about: '', icon: 'map-pin' };
}

function toOwnOption({ slug, displayName }: StoredPlace, icon: IconName): PlaceOption {
  return { key: `${icon} ${slug}`, slug, main: displayName.main, about: displayName.secondary, icon };
}

interface OfferWords {
  readonly recent: string;
  readonly saved: string;
  readonly cities: string;
}

/** Offers for an empty field: visited places, saved ones and major cities, without duplicates. */
export function listOfferedGroups(words: OfferWords, language: Language): readonly OptionGroup[] {
  const recent = listRecentPlaces();
  const saved = listSavedPlaces().filter(({ slug }) => recent.every((known) => known.slug !== slug));
  const own = new Set([...recent, ...saved].map(({ slug }) => slug));
  const cities = CENTRAL_CITIES.filter(({ slug }) => !own.has(slug));
  return [
    { name: words.recent, options: recent.map((place) => toOwnOption(place, 'history')) },
    { name: words.saved, options: saved.map((place) => toOwnOption(place, 'star')) },
    { name: words.cities, options: cities.map(({ slug, name }) => toCityOption(slug, name[language])) },
  ].filter(({ options }) => options.length > 0);
}

/** Search results as one group without heading. */
export function toFoundGroups(places: readonly FoundPlace[], words: PlaceWords, heading = ''): readonly OptionGroup[] {
  const options = places.map((place): PlaceOption => {
    const about = describePlace(place, words);
    return {
      key: `${place.kind} ${place.slug}`,
      slug: place.slug,
      main: place.displayName.main,
      about,
      icon: 'map-pin',
    };
  });
  return options.length === 0 ? [] : [{ name: heading, options }];
}

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  /** Shown above the options; announced elsewhere. */
  readonly note: string;
  readonly groups: readonly OptionGroup[];
  readonly active: number;
  readonly onChoose: (option: PlaceOption) => void;
}

/** Id of an option, for the field's `aria-activedescendant`. */
export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

interface OptionLineProps extends Pick<SuggestionListProps, 'onChoose'> {
  readonly option: PlaceOption;
  readonly id: string;
  readonly isActive: boolean;
}

function OptionLine({ option, id, isActive, onChoose }: OptionLineProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: reached through aria-activedescendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <Icon name={option.icon} size={18} />
      <span>
        {option.main}
        <small>{option.about}</small>
      </span>
    </div>
  );
}

/** Popup of the search box. Focus stays in the field, so pressing an option must not move it. */
export function SuggestionList({ id, label, note, groups, active, onChoose }: SuggestionListProps) {
  const options = groups.flatMap((group) => group.options);
  const toLine = (option: PlaceOption) => {
    const index = options.indexOf(option);
    const lineId = toOptionId(id, index);
    return <OptionLine key={option.key} option={option} id={lineId} isActive={index === active} onChoose={onChoose} />;
  };
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list} hidden={options.length === 0}>
      {note === '' ? null : (
        <p className={styles.note} aria-hidden="true">
          {note}
        </p>
      )}
      {groups.map(({ name, options: lines }) =>
        name === '' ? (
          lines.map(toLine)
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
          <div key={name} role="group" aria-label={name}>
            <p className={styles.groupName} aria-hidden="true">
              {name}
            </p>
            {lines.map(toLine)}
          </div>
        ),
      )}
    </div>
  );
}
