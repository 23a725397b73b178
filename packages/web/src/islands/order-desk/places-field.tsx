import type { Language } from '@portal/domain/language/language';
import { type ReactNode, useId } from 'react';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { type PickedPlace, PlacePicker } from '#islands/dashboard/place-picker.tsx';
import forms from '#islands/own/forms.module.css';
import type { PlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import styles from './order-desk.module.css';

interface PlacesFieldProps {
  readonly language: Language;
  readonly search: PlaceSearchProps['words'];
  readonly words: {
    readonly legend: string;
    readonly saved: string;
    readonly remove: (name: string) => string;
    readonly hint?: string;
  };
  readonly chosen: readonly PickedPlace[];
  /** Places of alerts, offered until chosen. */
  readonly saved: readonly PickedPlace[];
  /** True at the maximum number of places. */
  readonly isFull?: boolean;
  readonly mistake?: ReactNode;
  readonly onChange: (chosen: readonly PickedPlace[]) => void;
}

const isSame = (a: PickedPlace, b: PickedPlace): boolean => a.lat === b.lat && a.lng === b.lng;

function Chosen({ chosen, words, onChange }: Pick<PlacesFieldProps, 'chosen' | 'words' | 'onChange'>) {
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chosen.map((place) => (
        <li key={`${place.lat} ${place.lng}`}>
          <span>{place.name}</span>
          <button
            type="button"
            aria-label={words.remove(place.name)}
            onClick={() => onChange(chosen.filter((one) => one !== place))}
          >
            <Icon name="x" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Places of an order: chosen ones with a remove button, search, and places of alerts. */
export function PlacesField(props: PlacesFieldProps) {
  const { language, search, words, chosen, saved, isFull = false, mistake, onChange } = props;
  const id = useId();
  const add = ({ name, lat, lng }: PickedPlace): void => {
    const place = { name, lat, lng };
    if (!chosen.some((one) => isSame(one, place))) onChange([...chosen, place]);
  };
  const offered = saved.filter((place) => !chosen.some((one) => isSame(one, place)));
  return (
    <fieldset className={forms.boxes} aria-describedby={`${id}hint ${id}mistake`}>
      <legend>{words.legend}</legend>
      <Chosen chosen={chosen} words={words} onChange={onChange} />
      {!isFull && <PlacePicker language={language} search={search} onPick={add} />}
      {!isFull && offered.length > 0 && (
        <div>
          <p className={forms.hint}>{words.saved}</p>
          <ul className={styles.chips}>
            {offered.map((place) => (
              <li key={`${place.lat} ${place.lng}`}>
                <button type="button" className={styles.offer} onClick={() => add(place)}>
                  <Icon name="plus" size={18} />
                  {place.name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {words.hint !== undefined && (
        <p id={`${id}hint`} className={forms.hint}>
          {words.hint}
        </p>
      )}
      <FieldMistake id={`${id}mistake`} sentence={mistake} />
    </fieldset>
  );
}
