import type { MapPoint } from './map-frame.ts';

/** A text to place near a point of the drawing. */
export interface WantedLabel {
  readonly at: MapPoint;
  readonly text: string;
  readonly kind: 'storm' | 'time' | 'other' | 'radius' | 'island' | 'city' | 'sea';
}

export interface PlacedLabel extends WantedLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Line from a label that had to stand apart. */
  readonly hasLeader: boolean;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Place = readonly [dx: number, dy: number, anchor: PlacedLabel['anchor'], hasLeader: boolean];

/** Tried in order: beside the point, then apart from it. */
const AROUND: readonly Place[] = [
  [10, 4, 'start', false],
  [-10, 4, 'end', false],
  [0, -11, 'middle', false],
  [0, 20, 'middle', false],
  [14, -24, 'start', true],
  [-14, -24, 'end', true],
  [14, 32, 'start', true],
  [-14, 32, 'end', true],
  [18, -44, 'start', true],
  [-18, 52, 'end', true],
];
const BELOW: Place = [0, 16, 'middle', false];
/** Off a storm's centre that passes the islands. */
const NEAR_ISLANDS: readonly Place[] = [
  BELOW,
  [0, -8, 'middle', false],
  [12, 4, 'start', false],
  [-12, 4, 'end', false],
];
const HERE: readonly Place[] = [[0, 4, 'middle', false]];
const PLACES: Readonly<Record<WantedLabel['kind'], readonly Place[]>> = {
  storm: AROUND,
  time: AROUND,
  other: AROUND,
  radius: AROUND.slice(0, 4),
  island: NEAR_ISLANDS,
  city: AROUND.slice(0, 2),
  sea: HERE,
};

/** Mean width of a letter and height of a line at the size of labels, pixels. */
const LETTER = 6.7;
const LINE = 15;

function toBox({ text, at }: WantedLabel, [dx, dy, anchor]: Place): Box {
  const wide = text.length * LETTER;
  const from = at.x + dx;
  const left = anchor === 'start' ? from : anchor === 'end' ? from - wide : from - wide / 2;
  return { left, right: left + wide, top: at.y + dy - LINE + 3, bottom: at.y + dy + 3 };
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const AROUND_POINT = 6;

/**
 * Places texts in order of importance where nothing is yet; those without room are left out. Names of the archipelagos
 * always stand: give them first.
 */
export function placeLabels(
  wanted: readonly WantedLabel[],
  points: readonly MapPoint[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly PlacedLabel[] {
  const taken: Box[] = points.map(({ x, y }) => ({
    left: x - AROUND_POINT,
    right: x + AROUND_POINT,
    top: y - AROUND_POINT,
    bottom: y + AROUND_POINT,
  }));
  const placed: PlacedLabel[] = [];
  for (const label of wanted) {
    const isFree = (place: Place): boolean => {
      const box = toBox(label, place);
      const isInside = box.left >= 2 && box.right <= width - 2 && box.top >= 2 && box.bottom <= height - 4;
      return isInside && !taken.some((other) => overlap(box, other));
    };
    const free = PLACES[label.kind].find(isFree);
    const place = free ?? (label.kind === 'island' ? BELOW : undefined);
    if (place === undefined) continue;
    const [dx, dy, anchor, hasLeader] = place;
    taken.push(toBox(label, place));
    placed.push({ ...label, x: label.at.x + dx, y: label.at.y + dy, anchor, hasLeader });
  }
  return placed;
}
