import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';

/** A demonstration clock differs from the device's by more than this; no cached page is older. */
const SET_CLOCK_MS = 2 * DAY_SECONDS * 1000;

/** Offset of the portal's clock from the device's, ms: zero unless set to another day. */
export function findClockShift(pageMadeAt: EpochSeconds, deviceMs: number): number {
  const shift = pageMadeAt * 1000 - deviceMs;
  return Math.abs(shift) > SET_CLOCK_MS ? shift : 0;
}
