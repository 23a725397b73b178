import { ruleEditorMessages } from '@portal/content/messages/rule-editor-messages';
import { namePlan } from '@portal/content/products/plan-words';
import { ALERT_ADDRESSES } from '@portal/contract/alert-addresses.table';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { type KeyboardEvent, useState } from 'react';
import type { OwnPlace } from '#islands/dashboard/own-shapes.ts';
import { useSuggestions } from '#islands/place-search/use-suggestions.ts';
import { callOwn } from '#islands/session/call-account.ts';
import controls from './rule-controls.module.css';
import styles from './rule-editor.module.css';

interface AddPlaceProps {
  readonly language: Language;
  readonly planId: PlanId;
  readonly onAdd: (place: OwnPlace) => void;
}

const MOST_LETTERS = 40;
const MOST_FOUND = 5;

/** Saves a found place as one's own; its sentence where that is refused. */
async function savePlace(found: FoundPlace, { language, planId }: AddPlaceProps): Promise<OwnPlace | string> {
  const name = found.displayName.main.slice(0, MOST_LETTERS);
  const { status, body } = await callOwn(ALERT_ADDRESSES.alertPlaceAdd, {
    body: { name, lat: found.lat, lng: found.lng },
    language,
  });
  if (status === 201) return body as unknown as OwnPlace;
  const words = ruleEditorMessages[language];
  if (status === 422 && body.limit !== undefined)
    return words.wrong.planPlaces(String(body.limit), namePlan(planId, language));
  return typeof body.detail === 'string' ? body.detail : words.bar.failed;
}

/** Searches for a place and adds it to one's own. */
export function AddPlace(props: AddPlaceProps) {
  const { language, onAdd } = props;
  const words = ruleEditorMessages[language].place;
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const { suggestions, isLate } = useSuggestions(text, language);
  const found =
    suggestions?.kind === 'found'
      ? [...suggestions.places, ...(suggestions.places.length === 0 ? suggestions.similar : [])].slice(0, MOST_FOUND)
      : [];
  async function choose(place: FoundPlace): Promise<void> {
    const saved = await savePlace(place, props);
    if (typeof saved === 'string') return setRefusal(saved);
    setText('');
    setRefusal('');
    onAdd(saved);
  }
  const takeFirst = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || text.trim() === '' || event.nativeEvent.isComposing) return;
    // Enter takes the place, not the whole popover.
    event.preventDefault();
    const [first] = found;
    if (first !== undefined && !isLate) void choose(first);
  };
  return (
    <div className={styles.add}>
      <label className={controls.number}>
        {words.add}
        <input
          type="search"
          autoComplete="off"
          placeholder={words.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={takeFirst}
        />
      </label>
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
