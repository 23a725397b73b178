import type { AddressBook } from './find-address.ts';
import type { FormerWard } from './former-ward.ts';
import type { NameSearch } from './name-search.ts';
import type { PlaceGrid } from './place-grid.ts';
import type { PlaceRecord } from './place-record.ts';

/** All places prepared for finding by address, by name and by point. Built once by `buildPlaceIndex`. */
export interface PlaceIndex {
  readonly places: readonly PlaceRecord[];
  readonly bySlug: ReadonlyMap<string, PlaceRecord>;
  /** Units without a page of their own, each with the ward of today that answers for it. */
  readonly formerWards: readonly FormerWard[];
  /** The same by the ward that answers for them; none for a ward that is not in it. */
  readonly formerWardsInto: ReadonlyMap<PlaceRecord, readonly FormerWard[]>;
  readonly addresses: AddressBook;
  readonly grid: PlaceGrid;
  readonly names: NameSearch;
}
