import type { FormerWard } from './former-ward.ts';
import type { PlaceRecord } from './place-record.ts';

/** A place that answers a search. `formerWard` is set where it was found by the name of a former ward whose larger part it took in. */
export interface PlaceHit {
  readonly place: PlaceRecord;
  readonly formerWard: FormerWard | null;
}
