import type { FormerWard } from './former-ward.ts';
import type { PlaceRecord } from './place-record.ts';

/** A search result. `formerWard` is set if it was found by the name of a former ward whose larger part it absorbed. */
export interface PlaceHit {
  readonly place: PlaceRecord;
  readonly formerWard: FormerWard | null;
}
