import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { ByteRange } from '#sources/fetching/fetching.ts';

/** A line of a GRIB2 file's index: metadata and position of a message. */
export interface IndexLine {
  readonly range: ByteRange;
  readonly runAt: EpochSeconds;
  /** Short name of the parameter: `TMP`, `2t`. */
  readonly parameter: string;
  /** `2 m above ground`; `sfc`, `pl 850`. */
  readonly level: string;
  /** Seconds from the start of the run to the valid time. */
  readonly validAfter: number;
  /** The same for the start of its interval, equal for an instant; null if the index does not state it. */
  readonly startsAfter: number | null;
  /** `instant`, `ave`, `acc`, `max`, `min`; null if the index does not state it. */
  readonly statistic: string | null;
  /** For an ensemble: `+1`, `low-res ctl`, `12`; null otherwise. */
  readonly member: string | null;
  /** What further tells the field from others of its name, in lower case: `aerosol=total aerosol:aerosol_size <1e-05:`. */
  readonly details: string;
}
