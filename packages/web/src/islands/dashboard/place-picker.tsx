import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { createHttpCallApi } from '@portal/contract/client';
import type { Language } from '@portal/domain/language/language';
import { useId, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import styles from '#islands/own/forms.module.css';
import { findMyPlace, type LocateFailure } from '#islands/place-search/find-my-place.ts';
import type { PlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import {
  listOfferedGroups,
  type PlaceOption,
  SuggestionList,
  toFoundGroups,
  toOptionId,
} from '#islands/place-search/suggestion-list.tsx';
import { useOptionKeys, useSuggestions } from '#islands/place-search/use-suggestions.ts';

/** A chosen place, not named yet. */
export interface PickedPlace {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Of the place's pages; absent where only the point matters, null without any. */
  readonly slug?: string | null;
}

const call = createHttpCallApi('');

/** Name and position of a place by its slug; null on failure. */
export async function findPicked(slug: string, language: Language): Promise<PickedPlace | null> {
  const result = await call('placesResolve', { query: { location: slug, lang: language } });
  if (!result.ok || result.reply.outcome !== 'place') return null;
  const { displayName, lat, lng, slug: current } = result.reply.located.place;
  return { name: displayName.main, lat, lng, slug: current ?? slug };
}

interface PlacePickerProps {
  readonly language: Language;
  readonly search: PlaceSearchProps['words'];
  readonly onPick: (place: PickedPlace) => void;
}

function LocateMe({ language, search, onPick }: PlacePickerProps) {
  const words = dashboardMessages[language].places;
  const [state, setState] = useState<'ready' | 'asking' | LocateFailure>('ready');
  const locate = async (): Promise<void> => {
    if (state === 'asking') return;
    setState('asking');
    const found = await findMyPlace(language);
    const place = found.kind === 'found' ? await findPicked(found.slug, language) : null;
    if (place !== null) onPick(place);
    setState(place !== null ? 'ready' : found.kind === 'found' ? 'unreachable' : found.kind);
  };
  return (
    <div>
      <button type="button" className={styles.violet} aria-disabled={state === 'asking'} onClick={() => void locate()}>
        <Icon name="locate-fixed" size={18} />
        {words.locate}
      </button>
      <p role="status" className={styles.told}>
        {state === 'ready' ? '' : search.located[state]}
      </p>
    </div>
  );
}

/** Finds a place by name or by the browser's location, which is requested only on a press. */
export function PlacePicker(props: PlacePickerProps) {
  const { language, search, onPick } = props;
  const words = dashboardMessages[language].places;
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { suggestions, isLate } = useSuggestions(text, language);
  const found = suggestions?.kind === 'found' ? [...suggestions.places, ...suggestions.similar] : [];
  const groups = !isOpen ? [] : text.trim() === '' ? listOfferedGroups(search, language) : toFoundGroups(found, search);
  const options = groups.flatMap((group) => group.options);
  const choose = async (option: PlaceOption | undefined): Promise<void> => {
    if (option === undefined) return;
    setOpen(false);
    setText('');
    const place = await findPicked(option.slug, language);
    if (place !== null) onPick(place);
  };
  const keys = useOptionKeys({
    count: options.length,
    isOpen,
    onChoose: (index) => void choose(options[index]),
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  });
  const isMissed = isOpen && text.trim() !== '' && !isLate && options.length === 0;
  return (
    <div className={styles.picker}>
      <div className={styles.combobox}>
        <label htmlFor={`${id}search`}>{words.search}</label>
        <input
          id={`${id}search`}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={keys.active >= 0 ? toOptionId(`${id}list`, keys.active) : undefined}
          placeholder={words.searchHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setOpen(true);
            keys.reset();
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={keys.onKeyDown}
          onBlur={() => setOpen(false)}
        />
        <SuggestionList
          id={`${id}list`}
          label={search.suggestions}
          note=""
          groups={groups}
          active={keys.active}
          onChoose={(option) => void choose(option)}
        />
        <p role="status" className={styles.told}>
          {suggestions?.kind === 'failed'
            ? search.failed
            : isMissed
              ? search.none.replace('{text}', () => text.trim())
              : ''}
        </p>
      </div>
      <LocateMe {...props} />
    </div>
  );
}
