import type { MapFrames } from './map-frames.ts';
import { MAP_PICTURE, toPicturePoint } from './map-picture-frame.ts';
import styles from './map-strokes.module.css';

/** Older strokes are not shown, as on the live map. */
const OLDEST_MS = 1_800_000;
/** A night of thunder has thousands: the newest of them show where it is. */
const MOST = 500;

type Strokes = MapFrames['lightning'];

/** The strokes of the half hour before a moment, newest first. */
export function listStrokesAt(strokes: Strokes, moment: string): Strokes {
  const until = Date.parse(moment);
  return strokes
    .filter(({ at }) => Date.parse(at) <= until && Date.parse(at) >= until - OLDEST_MS)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

interface MapStrokesProps {
  readonly strokes: Strokes;
  /** The moment of the drawn map. */
  readonly moment: string;
  readonly label: string;
}

/** Lightning over the drawn map; the live one draws its own. Dots of one size, whatever the picture's. */
export function MapStrokes({ strokes, moment, label }: MapStrokesProps) {
  const shown = listStrokesAt(strokes, moment).slice(0, MOST);
  if (shown.length === 0) return null;
  const path = shown
    .map((stroke) => toPicturePoint(stroke))
    .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`)
    .join('');
  return (
    <svg
      className={styles.strokes}
      data-part="strokes"
      viewBox={`0 0 ${MAP_PICTURE.width} ${MAP_PICTURE.height}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
      <path d={path} />
    </svg>
  );
}
