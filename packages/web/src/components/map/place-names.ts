import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import type { Basemap } from './basemap.ts';

type Name = Basemap['labels'][number];

/** A drawing that names are placed on. */
export interface NamedDrawing {
  readonly width: number;
  readonly height: number;
  readonly project: (point: LatLng) => { readonly x: number; readonly y: number };
  /** Width of a letter in drawing units where letters are largest, which is on a phone. */
  readonly letter: number;
}

/** A label to the right or left of its dot. */
export interface PlacedName {
  readonly name: Name;
  readonly x: number;
  readonly y: number;
  readonly isLeft: boolean;
}

/** A line that is already written. */
interface WrittenLine {
  readonly from: number;
  readonly to: number;
  readonly x: number;
  readonly y: number;
}

/** Line height in widths of a letter. */
const LINE = 2;
export const BESIDE = 6;

/** Labels that fit the drawing without overlap, one per dot, around what is written: archipelagos first, then by weight. */
export function placeNames(
  { width, height, project, letter }: NamedDrawing,
  names: readonly Name[],
  language: Language,
  written: readonly WrittenLine[] = [],
): PlacedName[] {
  const rank = ({ kind, weight }: Name): number => (kind === 'archipelago' ? 1000 : weight);
  const taken = [...written];
  return names
    .toSorted((one, other) => rank(other) - rank(one))
    .flatMap((name) => {
      const { x, y } = project(name);
      if (x < 0 || y < 0 || x > width || y > height) return [];
      // A province's name stands at its capital.
      if (taken.some((other) => other.x === x && other.y === y)) return [];
      const wide = name[language].length * letter + BESIDE;
      const sides = [
        { from: x, to: x + wide, isLeft: false },
        { from: x - wide, to: x, isLeft: true },
      ].filter(({ from, to }) => from >= 0 && to <= width);
      const free = sides.find(({ from, to }) =>
        taken.every((other) => Math.abs(other.y - y) >= LINE * letter || to <= other.from || from >= other.to),
      );
      const side = free ?? (name.kind === 'archipelago' ? sides[0] : undefined);
      if (side === undefined) return [];
      taken.push({ from: side.from, to: side.to, x, y });
      return [{ name, x, y, isLeft: side.isLeft }];
    });
}
