import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import type { OwnPlace } from '@portal/contract/own/places';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { DescribedField } from '#components/ui/described-field.tsx';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import { Icon } from '#components/ui/icon.tsx';
import styles from '#islands/own/forms.module.css';
import { showRefusal } from '#islands/own/show-refusal.tsx';
import { callOwn } from '#islands/session/call-account.ts';
import { isSamePlace, listRecentPlaces, listSavedPlaces } from '#islands/visitor/stored-place.ts';
import { type PickedPlace, PlacePicker } from './place-picker.tsx';
import cards from './places.module.css';
import type { SectionProps } from './section-props.ts';

/** Maximum name length, as used in alerts. */
const LONGEST_NAME = 40;
const MOST_QUICK = 3;

interface NameFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly mistake: ReactNode;
  readonly onChange: (name: string) => void;
}

/** Name given by the owner. */
export function NameField({ label, hint, value, mistake, onChange }: NameFieldProps) {
  return (
    <DescribedField label={label} hint={hint} mistake={mistake}>
      {(control) => (
        <input
          {...control}
          value={value}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </DescribedField>
  );
}

type FormProps = Pick<SectionProps, 'dashboard' | 'language' | 'search'> & { readonly onDone?: () => void };

/** Adds a place and shows it at once. */
function useAdding({ dashboard, language, onDone }: FormProps) {
  const words = dashboardMessages[language].places;
  const [mistake, setMistake] = useState<ReactNode>();
  const isAdding = useRef(false);
  const add = async (body: object): Promise<boolean> => {
    // A second tap on a suggestion must not add its place twice.
    if (isAdding.current) return false;
    isAdding.current = true;
    setMistake(undefined);
    const answer = await callOwn(ALERT_ADDRESSES.alertPlaceAdd, { body, language });
    isAdding.current = false;
    if (!answer.ok) {
      setMistake(showRefusal(answer, language));
      return false;
    }
    const place = answer.reply;
    dashboard.put('places', (known) => [...known, place]);
    dashboard.reload('weather');
    dashboard.announce(words.added(place.name));
    onDone?.();
    return true;
  };
  return { mistake, add };
}

/** Places last seen or saved in this browser that the account does not have yet. */
function listQuickPlaces(own: readonly OwnPlace[]) {
  const seen = listRecentPlaces().map((place) => ({ ...place, icon: 'history' as const }));
  const saved = listSavedPlaces().map((place) => ({ ...place, icon: 'star' as const }));
  return [...seen, ...saved]
    .filter((place, index, all) => all.findIndex((other) => isSamePlace(other, place)) === index)
    .filter((place) => !own.some((known) => isSamePlace(known, place)))
    .slice(0, MOST_QUICK);
}

interface QuickPlacesProps extends Pick<FormProps, 'dashboard' | 'language'> {
  readonly onPick: (place: PickedPlace) => void;
}

/** Suggestions that one tap adds: the place seen last comes first. */
function QuickPlaces({ dashboard, language, onPick }: QuickPlacesProps) {
  const words = dashboardMessages[language].places;
  const own = dashboard.parts.places.value ?? [];
  const [places] = useState(() => listQuickPlaces(own));
  if (places.length === 0) return null;
  return (
    <ul className={cards.quick} aria-label={words.suggested}>
      {places.map(({ lat, lng, slug, displayName: { main, secondary }, icon }) => (
        <li key={slug}>
          <button type="button" onClick={() => onPick({ name: main, lat, lng })}>
            <Icon name={icon} size={20} />
            <span>
              <b>{main}</b>
              <small>{[secondary, words.origins[icon]].filter(Boolean).join(' · ')}</small>
            </span>
            <em>{words.addShort}</em>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** One place: a tap on a suggestion adds it under its own name. */
export function AddPlace(props: FormProps) {
  const { dashboard, language, search } = props;
  const { mistake, add } = useAdding(props);
  const pick = ({ name, lat, lng }: PickedPlace): void => void add({ name: name.slice(0, LONGEST_NAME), lat, lng });
  return (
    <div className={styles.form}>
      <QuickPlaces dashboard={dashboard} language={language} onPick={pick} />
      <PlacePicker language={language} search={search} onPick={pick} />
      <FieldMistake id={useId()} sentence={mistake} />
    </div>
  );
}

/** A route of several places in travel order; counts as one. */
export function AddRoute(props: FormProps) {
  const { language, search } = props;
  const words = dashboardMessages[language].places;
  const [stops, setStops] = useState<readonly PickedPlace[]>([]);
  const [name, setName] = useState<string>(words.routeName);
  const { mistake, add } = useAdding(props);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await add({ name, points: stops.map(({ lat, lng }) => ({ lat, lng })) })) setStops([]);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.hint}>{words.routeText}</p>
      {stops.length > 0 && (
        <ol className={styles.stops}>
          {stops.map((stop, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a route may pass a place twice
            <li key={index}>
              {stop.name}
              <button
                type="button"
                className={styles.tool}
                aria-label={`${words.removeYes} ${stop.name}`}
                onClick={() => setStops(stops.filter((_, at) => at !== index))}
              >
                <Icon name="x" size={18} />
              </button>
            </li>
          ))}
        </ol>
      )}
      <PlacePicker language={language} search={search} onPick={(place) => setStops([...stops, place])} />
      {stops.length > 1 && (
        <>
          <NameField label={words.name} hint={words.nameHint} value={name} mistake={mistake} onChange={setName} />
          <div className={styles.actions}>
            <button type="submit" className={styles.violet}>
              {words.routeAdd}
            </button>
          </div>
        </>
      )}
    </form>
  );
}
