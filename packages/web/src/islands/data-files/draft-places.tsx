import { dashboardDataMessages } from '@portal/content/messages/dashboard-data-messages';
import { type DataPlace, findMostDataPlaces } from '@portal/domain/data-order/data-request';
import type { Language } from '@portal/domain/language/language';
import { Icon } from '#components/ui/icon.tsx';
import forms from '#islands/dashboard/forms.module.css';
import { PlacePicker } from '#islands/dashboard/place-picker.tsx';
import type { PlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import type { DataDraft } from './data-draft.ts';
import styles from './data-files.module.css';
import type { DataOrders } from './use-data-orders.ts';

interface DraftPlacesProps {
  readonly draft: DataDraft;
  readonly orders: DataOrders;
  readonly language: Language;
  readonly search: PlaceSearchProps['words'];
  readonly onChange: (draft: DataDraft) => void;
}

const isSame = (a: DataPlace, b: DataPlace): boolean => a.lat === b.lat && a.lng === b.lng;

/** The places of a file: chosen ones with a way to remove them, those of alerts, and the search. */
export function DraftPlaces({ draft, orders, language, search, onChange }: DraftPlacesProps) {
  const words = dashboardDataMessages[language].form;
  const { places } = draft;
  const add = (place: DataPlace): void => {
    if (!places.some((one) => isSame(one, place))) onChange({ ...draft, places: [...places, place] });
  };
  const offered = orders.saved.filter((place) => !places.some((one) => isSame(one, place)));
  return (
    <fieldset className={forms.boxes}>
      <legend>{words.places}</legend>
      {places.length > 0 && (
        <ul className={styles.chips}>
          {places.map((place) => (
            <li key={`${place.lat} ${place.lng}`}>
              <span>{place.name}</span>
              <button
                type="button"
                aria-label={words.remove(place.name)}
                onClick={() => onChange({ ...draft, places: places.filter((one) => one !== place) })}
              >
                <Icon name="x" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PlacePicker language={language} search={search} onPick={({ name, lat, lng }) => add({ name, lat, lng })} />
      {offered.length > 0 && (
        <div>
          <p className={forms.hint}>{words.add}</p>
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
      <p className={forms.hint}>{words.placesHint(findMostDataPlaces(orders.planId))}</p>
    </fieldset>
  );
}
