import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { ByteRange } from '#sources/fetching/fetching.ts';

/** A line of the index that stands beside a GRIB2 file: what a message is and where it stands. */
export interface IndexLine {
  readonly range: ByteRange;
  readonly runAt: EpochSeconds;
  /** Short name of the parameter: `TMP`, `2t`. */
  readonly parameter: string;
  /** `2 m above ground`; `sfc`, `pl 850`. */
  readonly level: string;
  /** Seconds after the start of the run at which it is valid. */
  readonly validAfter: number;
  /** The same for the beginning of what it stands for, equal for an instant; null where the index does not say it. */
  readonly startsAfter: number | null;
  /** `instant`, `ave`, `acc`, `max`, `min`; null where the index does not say it. */
  readonly statistic: string | null;
  /** Of an ensemble: `+1`, `low-res ctl`, `12`; null elsewhere. */
  readonly member: string | null;
}
