import { COVERAGE, type LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Field } from '#components/ui/field.tsx';
import styles from './api-builder.module.css';
import type { ApiBuilderProps, BuilderPlace } from './builder-shape.ts';
import { fillText } from './fill-text.ts';
import { findNextPoint, findPickPixel, PICK_HEIGHT, PICK_WIDTH, toPickedPoint } from './pick-point.ts';

interface PlacePartProps extends Pick<ApiBuilderProps, 'map' | 'words' | 'language'> {
  readonly place: BuilderPlace;
  /** Changes with each point picked on the map, to refresh the fields. */
  readonly picks: number;
  readonly onPick: (point: LatLng) => void;
}

/** The archipelagos, labelled on every map of Vietnam. */
const ISLANDS: readonly { readonly names: Readonly<Record<Language, string>>; readonly at: LatLng }[] = [
  { names: { vi: 'Quần đảo Hoàng Sa', en: 'Hoang Sa (Viet Nam)' }, at: { lat: 15.1, lng: 112 } },
  { names: { vi: 'Quần đảo Trường Sa', en: 'Truong Sa (Viet Nam)' }, at: { lat: 8.6, lng: 113.2 } },
];

function MapMarks({ place, language }: Pick<PlacePartProps, 'place' | 'language'>) {
  const mark = findPickPixel(place);
  return (
    <svg viewBox={`0 0 ${PICK_WIDTH} ${PICK_HEIGHT}`} aria-hidden="true">
      {ISLANDS.map(({ names, at }) => {
        const pixel = findPickPixel(at);
        return pixel === null ? null : (
          <text key={names.vi} x={pixel.x} y={pixel.y}>
            {names[language]}
          </text>
        );
      })}
      {mark === null ? null : <circle cx={mark.x} cy={mark.y} r="6" />}
    </svg>
  );
}

/**
 * A point by map or coordinates. The map is an image button: without JavaScript the browser submits the click position;
 * with it arrow keys work too. Without JavaScript keyboard users have the fields.
 */
export function PlacePart({ place, picks, onPick, map, words, language }: PlacePartProps) {
  const pick = (event: MouseEvent<HTMLInputElement>): void => {
    // Keyboard activation of the form's first button is not a click on the map.
    if (event.detail === 0) return;
    event.preventDefault();
    onPick(toPickedPoint(event.nativeEvent.offsetX, event.nativeEvent.offsetY));
  };
  const move = (event: KeyboardEvent): void => {
    const next = findNextPoint(place, event.key);
    if (next === null) return;
    event.preventDefault();
    onPick(next);
  };
  const [lat, lng] = place.slug === null ? [place.lat, place.lng] : ['', ''];
  return (
    <div>
      <p role="status" className={styles.chosen}>
        {fillText(words.chosen, [place.name])}
      </p>
      <details open={place.slug === null}>
        <summary>{words.mapOpen}</summary>
        <div className={styles.map}>
          <input
            type="image"
            name="at"
            src={map.src}
            alt={words.map}
            width={PICK_WIDTH}
            height={PICK_HEIGHT}
            aria-describedby="api-map-hint"
            onClick={pick}
            onKeyDown={move}
          />
          <MapMarks place={place} language={language} />
        </div>
        <p id="api-map-hint" className={styles.quiet}>
          {words.mapHint}
        </p>
        <div key={picks} className={styles.pair}>
          <Field label={words.latitude}>
            <input type="number" name="lat" step="any" min={COVERAGE.south} max={COVERAGE.north} defaultValue={lat} />
          </Field>
          <Field label={words.longitude}>
            <input type="number" name="lng" step="any" min={COVERAGE.west} max={COVERAGE.east} defaultValue={lng} />
          </Field>
        </div>
      </details>
    </div>
  );
}
