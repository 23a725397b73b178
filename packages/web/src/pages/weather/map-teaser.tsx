import { mapMessages } from '@portal/content/messages/map-messages';
import type { Place } from '@portal/contract/endpoints/place-schema';
import type { WarningFeature } from '@portal/contract/endpoints/warnings';
import type { RainLine } from '@portal/contract/endpoints/weather';
import type { Language } from '@portal/domain/language/language';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { toPictureBox, toPictureCrop, toPicturePoint } from '#components/map/map-picture-frame.ts';
import { WarningAreas } from '#components/map/warning-areas.tsx';
import { Icon } from '#components/ui/icon.tsx';
import styles from './map-teaser.module.css';

/** Vietnam with its archipelagos, never cropped where the whole country is shown. */
const COUNTRY = [
  { lat: 23.8, lng: 101.6 },
  { lat: 6.7, lng: 117.4 },
] as const;
const CROP = toPictureCrop(...COUNTRY);
const BOX = toPictureBox(...COUNTRY).join(' ');
const RADIUS = 13;

/** The archipelagos, labelled on every map of Vietnam. */
const ISLANDS = [
  { vi: 'Quần đảo Hoàng Sa', en: 'Hoang Sa (Viet Nam)', at: toPicturePoint({ lat: 15.1, lng: 112 }) },
  { vi: 'Quần đảo Trường Sa', en: 'Truong Sa (Viet Nam)', at: toPicturePoint({ lat: 8.6, lng: 113.4 }) },
] as const;

/** Surroundings of a place in a phone's strip, picture units: some 400 km across, in the shape of 112 × 72 px. */
const AROUND = { width: 182, height: 117 } as const;

interface MapTeaserProps {
  readonly place: Place;
  /** Rain of the next three hours at the place; null if nothing can be said. */
  readonly rain: RainLine;
  readonly language: Language;
  readonly areas: readonly WarningFeature[];
}

function toAround({ x, y }: { readonly x: number; readonly y: number }): string[] {
  const { width, height } = AROUND;
  return [x - width / 2, y - height / 2, width, height].map((one) => String(Math.round(one)));
}

/**
 * Small picture of the current rain with warning areas and the place marked; links to the map, even without a picture.
 * On phones a strip: the surroundings and the rain at the place in words.
 */
export function MapTeaser({ place, rain, language, areas }: MapTeaserProps) {
  const words = mapMessages[language].teaser;
  const point = toPicturePoint(place);
  const around = toAround(point);
  const map = toLanguagePath('map', language);
  const href = place.slug === null ? map : addQuery(map, `place=${place.slug}`);
  return (
    <div className={styles.card}>
      <h2>{words.title}</h2>
      <a className={styles.teaser} href={href}>
        <span className="visually-hidden">{words.label}</span>
        <span className={styles.picture}>
          <picture>
            <source media="(max-width: 37.4375em)" srcSet={`/map-data/now.svg#svgView(viewBox(${around.join(',')}))`} />
            <img src={`/map-data/now.svg${CROP}`} alt="" loading="lazy" width={360} height={405} />
          </picture>
          <span data-part="country">
            <WarningAreas areas={areas} box={BOX} />
            <svg data-part="marks" viewBox={BOX} aria-hidden="true">
              {ISLANDS.map(({ at, ...names }) => (
                <text key={names.vi} x={Math.round(at.x)} y={Math.round(at.y)}>
                  {names[language]}
                </text>
              ))}
              <path d={`M${Math.round(point.x) - RADIUS} ${Math.round(point.y)}l13 -13 13 13 -13 13z`} />
            </svg>
          </span>
          <span data-part="around">
            <WarningAreas areas={areas} box={around.join(' ')} />
          </span>
        </span>
        <span className={styles.words}>
          <b>{words.title}</b>
          <span>{rain === null ? words.open : `${place.displayName.main}: ${rain.text}`}</span>
        </span>
        <Icon name="arrow-right" size={20} />
      </a>
    </div>
  );
}
