import type { Thunder } from '#weather/thunder.ts';

/** What falls and flashes at a place at this minute, as far as it is known. */
export interface RainNow {
  /** Rate of rain, mm/h; null where it is not known. */
  readonly rateMmh: number | null;
  /** Null where it is not known. */
  readonly thunder: Thunder | null;
}

/** Less is called dry (domain.md §1.3.6). */
const RAINS_FROM_MMH = 0.1;

/** Whether it rains at this minute; false where the rate is not known. */
export function isRainingNow({ rateMmh }: RainNow): boolean {
  return rateMmh !== null && rateMmh >= RAINS_FROM_MMH;
}
