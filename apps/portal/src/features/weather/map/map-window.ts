import type { InputError } from '@portal/contract/errors';
import { nameInputError } from '@portal/contract/name-input-error';
import { COVERAGE } from '@portal/domain/geo/coverage';
import type { Language } from '@portal/domain/language/language';

/** Edges of a window of the map, degrees; `west` may be greater than `east`, then the window crosses the date line. */
export interface MapBound {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

/** What is wrong with a window beyond its numbers. */
export function listBoundErrors(bound: MapBound, language: Language): InputError[] {
  const errors: InputError[] = [];
  if (bound.north <= bound.south) errors.push(nameInputError('bound.north', 'northSouth', language));
  if (bound.east === bound.west) errors.push(nameInputError('bound.east', 'eastWest', language));
  return errors;
}

/** The parts of a window that the portal covers, west to east in each; none where the window lies outside. */
export function clipToCoverage(bound: MapBound): MapBound[] {
  const spans: readonly (readonly [west: number, east: number])[] =
    bound.west < bound.east
      ? [[bound.west, bound.east]]
      : [
          [-180, bound.east],
          [bound.west, 180],
        ];
  const north = Math.min(bound.north, COVERAGE.north);
  const south = Math.max(bound.south, COVERAGE.south);
  return spans
    .map(([west, east]) => ({
      north,
      south,
      west: Math.max(west, COVERAGE.west),
      east: Math.min(east, COVERAGE.east),
    }))
    .filter((part) => part.north >= part.south && part.east >= part.west);
}
