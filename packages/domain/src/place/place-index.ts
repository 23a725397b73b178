import type { AddressBook } from './find-address.ts';
import type { FormerWard } from './former-ward.ts';
import type { NameSearch } from './name-search.ts';
import type { PlaceGrid } from './place-grid.ts';
import type { PlaceRecord } from './place-record.ts';

/** All places, indexed by address, name and point. Built once by `buildPlaceIndex`. */
export interface PlaceIndex {
  readonly places: readonly PlaceRecord[];
  readonly bySlug: ReadonlyMap<string, PlaceRecord>;
  /** Units without a page, each with the current ward that represents it. */
  readonly formerWards: readonly FormerWard[];
  /** The same by their current ward; a ward without any is absent. */
  readonly formerWardsInto: ReadonlyMap<PlaceRecord, readonly FormerWard[]>;
  readonly addresses: AddressBook;
  readonly grid: PlaceGrid;
  readonly names: NameSearch;
}
