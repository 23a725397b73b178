import type { FoundPlace } from '@portal/contract/endpoints/places';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { Suggestions } from './find-suggestions.ts';
import { LocateButton } from './locate-button.tsx';
import styles from './place-search.module.css';
import type { PlaceSearchProps } from './place-search-props.ts';
import { SuggestionList, toOptionId } from './suggestion-list.tsx';
import { useOptionKeys } from './use-option-keys.ts';
import { useSuggestions } from './use-suggestions.ts';

const NO_PLACES: readonly FoundPlace[] = [];

function sayOutcome(words: PlaceSearchProps['words'], suggestions: Suggestions | null, text: string): string {
  if (suggestions === null) return '';
  if (suggestions.kind === 'failed') return words.failed;
  const count = suggestions.places.length;
  return count === 0 ? words.none.replace('{text}', text) : words.found.replace('{count}', String(count));
}

/** The search box: a plain form that leads to the results page, and with script a combobox that suggests places. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { action, placePath, language, query, words, withLocate } = props;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const suggestions = useSuggestions(text, language);
  const places = open && suggestions?.kind === 'found' ? suggestions.places : NO_PLACES;
  const goTo = (slug: string): void => location.assign(placePath.replace('{location}', encodeURIComponent(slug)));
  const choose = (place: FoundPlace | undefined): void => place && goTo(place.slug);
  const keys = useOptionKeys(
    places.length,
    (index) => choose(places[index]),
    () => setOpen(false),
  );
  const type = (value: string): void => {
    setText(value);
    setOpen(true);
    keys.reset();
  };
  // What was typed before the island woke is in the field already.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== query) {
      setText(typed);
      setOpen(true);
    }
  }, [query]);
  const said = open ? sayOutcome(words, suggestions, text.trim()) : '';

  return (
    <search className={styles.search}>
      <form action={action} method="get" className={styles.form}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={query}
          required
          maxLength={120}
          role="combobox"
          aria-label={words.label}
          aria-autocomplete="list"
          aria-expanded={places.length > 0}
          aria-controls={listId}
          aria-activedescendant={keys.active >= 0 ? toOptionId(listId, keys.active) : undefined}
          placeholder={words.hint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={keys.onKeyDown}
          onBlur={() => setOpen(false)}
        />
        <button type="submit" className={styles.submit}>
          {words.submit}
        </button>
        <SuggestionList
          id={listId}
          label={words.suggestions}
          words={words}
          places={places}
          active={keys.active}
          onChoose={choose}
        />
      </form>
      <p role="status" className={places.length > 0 ? 'visually-hidden' : styles.said}>
        {said}
      </p>
      {withLocate && <LocateButton search={props} onPlace={goTo} />}
    </search>
  );
}
