import type { MapFrames } from './map-frames.ts';
import { MAP_PICTURE, toPicturePoint } from './map-picture-frame.ts';
import styles from './map-strokes.module.css';

/** Strokes older than this are hidden, as on the live map. */
const OLDEST_MS = 1_800_000;
/** A thunderstorm night has thousands; the latest show its position. */
const MOST = 500;

type Strokes = MapFrames['lightning'];

/** Strokes of the half hour before a moment, latest first. */
export function listStrokesAt(strokes: Strokes, moment: string): Strokes {
  const until = Date.parse(moment);
  return strokes
    .filter(({ at }) => Date.parse(at) <= until && Date.parse(at) >= until - OLDEST_MS)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

interface MapStrokesProps {
  readonly strokes: Strokes;
  readonly moment: string;
  readonly label: string;
}

/** Lightning over the drawn map; the live map draws its own. Dot size is independent of the picture's scale. */
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
