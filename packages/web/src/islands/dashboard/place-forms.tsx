import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { ALERT_ADDRESSES } from '@portal/contract/alert-addresses.table';
import { type FormEvent, type ReactNode, useState } from 'react';
import { DescribedField } from '#components/ui/described-field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import styles from '#islands/own/forms.module.css';
import { callOwn } from '#islands/session/call-account.ts';
import { type PickedPlace, PlacePicker } from './place-picker.tsx';
import type { SectionProps } from './section-props.ts';
import { showRefusal } from './show-refusal.tsx';

/** Maximum name length, as used in alerts. */
const LONGEST_NAME = 40;

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
  const add = async (body: object): Promise<boolean> => {
    setMistake(undefined);
    const answer = await callOwn(ALERT_ADDRESSES.alertPlaceAdd, { body, language });
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

/** One place: location, then name. */
export function AddPlace(props: FormProps) {
  const { language, search } = props;
  const words = dashboardMessages[language].places;
  const [picked, setPicked] = useState<PickedPlace | null>(null);
  const [name, setName] = useState('');
  const { mistake, add } = useAdding(props);
  const pick = (place: PickedPlace): void => {
    setPicked(place);
    setName(place.name.slice(0, LONGEST_NAME));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (picked !== null && (await add({ name, lat: picked.lat, lng: picked.lng }))) setPicked(null);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <PlacePicker language={language} search={search} onPick={pick} />
      {picked !== null && (
        <>
          <p className={styles.chosen}>
            <Icon name="check" size={18} />
            {words.chosen(picked.name)}
          </p>
          <NameField label={words.name} hint={words.nameHint} value={name} mistake={mistake} onChange={setName} />
          <div className={styles.actions}>
            <button type="submit" className={styles.violet}>
              {words.add}
            </button>
            <button type="button" className={styles.plain} onClick={() => setPicked(null)}>
              {dashboardMessages[language].cancel}
            </button>
          </div>
        </>
      )}
    </form>
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
