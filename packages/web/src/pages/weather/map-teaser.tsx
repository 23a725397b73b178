import { mapMessages } from '@portal/content/messages/map-messages';
import type { Place } from '@portal/contract/endpoints/place-schema';
import type { Language } from '@portal/domain/language/language';

import { toLanguagePath } from '@portal/routes/counterpart';
import { toPictureBox, toPictureCrop, toPicturePoint } from '#share/map-picture-frame.ts';
import styles from './map-teaser.module.css';

/** The whole country with its archipelagos: nothing of it is cut. */
const COUNTRY = [
  { lat: 23.8, lng: 101.6 },
  { lat: 6.7, lng: 117.4 },
] as const;
const CROP = toPictureCrop(...COUNTRY);
const BOX = toPictureBox(...COUNTRY).join(' ');
const RADIUS = 13;

/** The rain of now over the country as a small picture, the place marked on it; it leads to the map there, also where there is no picture. */
export function MapTeaser({ place, language }: { readonly place: Place; readonly language: Language }) {
  const words = mapMessages[language].teaser;
  const { x, y } = toPicturePoint(place);
  const query = new URLSearchParams({ ...(place.slug === null ? {} : { place: place.slug }) });
  if (language === 'en') query.set('lang', 'en');
  const path = toLanguagePath('map', language).split('?')[0];
  return (
    <div>
      <h2>{words.title}</h2>
      <a className={styles.teaser} href={`${path}?${query}`} aria-label={words.label}>
        <img src={`/map-data/now-${language}.svg${CROP}`} alt="" loading="lazy" width={360} height={405} />
        <svg viewBox={BOX} aria-hidden="true">
          <path d={`M${Math.round(x) - RADIUS} ${Math.round(y)}l13 -13 13 13 -13 13z`} />
        </svg>
      </a>
    </div>
  );
}
