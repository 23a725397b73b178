import type { NameSearch } from './name-search.ts';
import type { PlaceRecord } from './place-record.ts';

/** All places prepared for finding by address, by name and by point. Built once by `buildPlaceIndex`. */
export interface PlaceIndex {
  readonly places: readonly PlaceRecord[];
  readonly bySlug: ReadonlyMap<string, PlaceRecord>;
  /** Another address of a place → its own slug. */
  readonly moved: ReadonlyMap<string, string>;
  /** An address that several places could mean → those places, the likeliest first. */
  readonly choices: ReadonlyMap<string, readonly PlaceRecord[]>;
  readonly names: NameSearch;
}
