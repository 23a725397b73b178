import { ownPlacesMessages } from '@portal/content/messages/own-places-messages';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';
import { Icon } from '#components/ui/icon.tsx';
import { fillWords } from './place-words.ts';
import styles from './save-star.module.css';

/** Place of the page for the browser: to store the visit, to save it, to list earlier visits. */
export interface LocationPlacesProps {
  readonly place: {
    readonly lat: number;
    readonly lng: number;
    readonly district: string | null;
    readonly province: string | null;
    readonly displayName: { readonly main: string; readonly secondary: string };
    readonly slug: string;
    readonly language: Language;
  };
  /** Path of the same page for another place, with `{location}`. */
  readonly path: string;
  readonly unit: 'C' | 'F';
  readonly words: Readonly<Record<'starFull' | 'starFailed' | 'demo', string>>;
}

interface SaveStarProps {
  readonly located: LocatedPlace;
  readonly path: string;
  readonly style: { readonly language: Language; readonly temperatureUnit: 'C' | 'F' };
}

function toProps({ located: { place }, path, style }: SaveStarProps): LocationPlacesProps {
  const { lat, lng, district, ward, province, displayName, slug } = place;
  const { starFull, starFailed, demo } = ownPlacesMessages[style.language];
  return {
    place: { lat, lng, district: ward ?? district, province, displayName, slug: slug ?? '', language: style.language },
    path,
    unit: style.temperatureUnit,
    words: { starFull, starFailed, demo },
  };
}

/** Star next to the name: saves the place in this browser. Hidden without JavaScript. */
export function SaveStar(props: SaveStarProps) {
  const { located, style } = props;
  const label = fillWords(ownPlacesMessages[style.language].star, { place: located.place.displayName.main });
  return (
    <span
      className={styles.save}
      data-island="location-places"
      data-wake="idle"
      data-props={JSON.stringify(toProps(props))}
    >
      <button type="button" aria-pressed="false" aria-label={label}>
        <Icon name="star" size={24} />
      </button>
      <span role="status" />
    </span>
  );
}
