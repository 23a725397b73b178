import { ruleEditorMessages } from '@portal/content/messages/rule-editor-messages';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import type { OwnPlace } from '@portal/contract/own/places';
import type { Language } from '@portal/domain/language/language';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { showRefusal } from '#islands/own/show-refusal.tsx';
import { useSuggestions } from '#islands/place-search/use-suggestions.ts';
import { callOwn } from '#islands/session/call-account.ts';
import styles from './rule-editor.module.css';

interface AddPlaceProps {
  readonly language: Language;
  readonly onAdd: (place: OwnPlace) => void;
}

const MOST_LETTERS = 40;
const MOST_FOUND = 5;

type SavedPlace = { readonly place: OwnPlace } | { readonly refusal: ReactNode };

async function savePlace(found: FoundPlace, { language }: AddPlaceProps): Promise<SavedPlace> {
  const name = found.displayName.main.slice(0, MOST_LETTERS);
  const body = { name, lat: found.lat, lng: found.lng };
  const answer = await callOwn(ALERT_ADDRESSES.alertPlaceAdd, { body, language });
  if (answer.ok) return { place: answer.reply };
  return { refusal: showRefusal(answer, language) };
}

export function AddPlace(props: AddPlaceProps) {
  const { language, onAdd } = props;
  const words = ruleEditorMessages[language].place;
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<ReactNode>('');
  const { suggestions, isLate } = useSuggestions(text, language);
  const found =
    suggestions?.kind === 'found'
      ? [...suggestions.places, ...(suggestions.places.length === 0 ? suggestions.similar : [])].slice(0, MOST_FOUND)
      : [];
  async function choose(place: FoundPlace): Promise<void> {
    const saved = await savePlace(place, props);
    if ('refusal' in saved) return setRefusal(saved.refusal);
    setText('');
    setRefusal('');
    onAdd(saved.place);
  }
  const chooseFirst = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || text.trim() === '' || event.nativeEvent.isComposing) return;
    // Enter chooses the place rather than closing the popover.
    event.preventDefault();
    const [first] = found;
    if (first !== undefined && !isLate) void choose(first);
  };
  return (
    <div className={styles.add}>
      <Field label={words.add}>
        <input
          type="search"
          autoComplete="off"
          placeholder={words.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={chooseFirst}
        />
      </Field>
      <p className="visually-hidden" role="status">
        {text.trim() === '' || isLate ? '' : words.found(found.length)}
      </p>
      {text.trim() !== '' && !isLate && found.length === 0 && <p className={styles.hint}>{words.nothing}</p>}
      <ul>
        {found.map((place) => (
          <li key={`${place.kind} ${place.slug}`}>
            <button type="button" onClick={() => void choose(place)}>
              <b>{place.displayName.main}</b>
              <small>{place.displayName.secondary}</small>
            </button>
          </li>
        ))}
      </ul>
      {refusal !== '' && (
        <p className={styles.mistake} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
