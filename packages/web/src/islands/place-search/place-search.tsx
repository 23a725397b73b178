import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { findMyPlace, type LocateFailure } from './find-my-place.ts';
import styles from './place-search.module.css';
import type { PlaceSearchProps } from './place-search-props.ts';
import {
  listOfferedGroups,
  type OptionGroup,
  type PlaceOption,
  SuggestionList,
  toFoundGroups,
  toOptionId,
} from './suggestion-list.tsx';
import { useOptionKeys, useSuggestions } from './use-suggestions.ts';

/** Parameters that a chosen place replaces: map view or point. */
const GIVEN_UP = ['z', 'c', 'lat', 'lng'];

/** Address of a chosen place; `search` is the page's current query. */
export function toPlaceAddress(
  { placePath, staysHere }: Pick<PlaceSearchProps, 'placePath' | 'staysHere'>,
  slug: string,
  search: string,
): string {
  const address = placePath.replace('{location}', encodeURIComponent(slug));
  if (!staysHere) return address;
  const [path = '', rest = ''] = address.split('?');
  const [query, anchor] = rest.split('#');
  const [next, own] = [new URLSearchParams(search), new URLSearchParams(query)];
  for (const name of GIVEN_UP) next.delete(name);
  for (const name of ['lang', 'place']) {
    const value = own.get(name);
    if (value !== null) next.set(name, value);
  }
  return `${path}?${next}${anchor === undefined ? '' : `#${anchor}`}`;
}

interface LocateButtonProps {
  readonly search: PlaceSearchProps;
  readonly onPlace: (slug: string) => void;
}

/** "Use my location": asks the browser only after the tap. Hidden without JavaScript. */
function LocateButton({ search, onPlace }: LocateButtonProps) {
  const [state, setState] = useState<'ready' | 'asking' | LocateFailure>('ready');
  const { words, language } = search;
  const locate = async (): Promise<void> => {
    if (state === 'asking') return;
    setState('asking');
    const place = await findMyPlace(language);
    if (place.kind === 'found') onPlace(place.slug);
    setState(place.kind === 'found' ? 'ready' : place.kind);
  };
  return (
    <div className={styles.locate}>
      <button
        type="button"
        className="button"
        aria-disabled={state === 'asking'}
        onClick={locate}
        onBlur={() => state !== 'asking' && setState('ready')}
      >
        <Icon name="locate-fixed" size={20} />
        <span>{words.locate}</span>
      </button>
      <p role="status">{state === 'ready' ? '' : words.located[state]}</p>
    </div>
  );
}

const NO_GROUPS: readonly OptionGroup[] = [];

/** Content of the open list, and its status line. */
function useOptions(text: string, isOpen: boolean, { language, words }: PlaceSearchProps) {
  const { suggestions, isLate } = useSuggestions(text, language);
  const none = { groups: NO_GROUPS, isMissed: false };
  if (!isOpen) return { ...none, status: '' };
  if (text.trim() === '') return { ...none, groups: listOfferedGroups(words, language), status: '' };
  if (suggestions === null) return { ...none, status: words.searching };
  if (suggestions.kind === 'failed') return { ...none, status: isLate ? words.searching : words.failed };
  const { part } = suggestions;
  const heading = part === null ? '' : words.matchingPart.replace('{text}', () => part);
  const groups = toFoundGroups(suggestions.places, words, heading);
  if (groups.length > 0)
    return { ...none, groups, status: words.found.replace('{count}', String(suggestions.places.length)) };
  if (isLate) return { ...none, status: words.searching };
  // Without a match, says so and offers similar names, then the general offers.
  const similar = toFoundGroups(suggestions.similar, words, words.similar);
  return {
    groups: [...similar, ...listOfferedGroups(words, language)],
    isMissed: true,
    status: words.none.replace('{text}', () => text.trim()),
  };
}

interface FieldProps {
  readonly search: PlaceSearchProps;
  readonly onPlace: (slug: string) => void;
}

function Field({ search, onPlace }: FieldProps) {
  const { query, words } = search;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { groups, status, isMissed } = useOptions(text, isOpen, search);
  const options = groups.flatMap((group) => group.options);
  const hasOptions = options.length > 0;
  const choose = (option: PlaceOption | undefined): void => {
    if (option !== undefined) onPlace(option.slug);
  };
  const keys = useOptionKeys({
    count: options.length,
    isOpen,
    onChoose: (index) => choose(options[index]),
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  });
  const type = (value: string): void => {
    setText(value);
    setOpen(true);
    keys.reset();
  };
  // Text typed before hydration is already in the field.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    setText(typed);
    setOpen(typed !== query || (typed === '' && document.activeElement === field.current));
  }, [query]);

  return (
    <>
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
        aria-expanded={hasOptions}
        aria-controls={listId}
        aria-activedescendant={keys.active >= 0 ? toOptionId(listId, keys.active) : undefined}
        placeholder={words.hint}
        // biome-ignore lint/a11y/noAutofocus: only on the search page, where the field comes first
        autoFocus={search.takesFocus}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={() => setOpen(text === '')}
        onClick={() => setOpen(true)}
        onKeyDown={keys.onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <SuggestionList
        id={listId}
        label={words.suggestions}
        note={isMissed ? status : ''}
        groups={groups}
        active={keys.active}
        onChoose={choose}
      />
      <p role="status" className={hasOptions ? 'visually-hidden' : styles.said}>
        {status}
      </p>
    </>
  );
}

/** Search box: a plain form to the results page; with JavaScript a combobox that suggests places. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { action, fixed = {}, words, withLocate } = props;
  const goTo = (slug: string): void => location.assign(toPlaceAddress(props, slug, location.search));
  return (
    <search className={styles.search}>
      <form action={action} method="get" className={styles.form}>
        <button type="submit" className={styles.submit} aria-label={words.submit}>
          <Icon name="search" />
        </button>
        <Field search={props} onPlace={goTo} />
        {Object.entries(fixed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      {withLocate && <LocateButton search={props} onPlace={goTo} />}
    </search>
  );
}
