import type { EpochSeconds } from '@portal/domain/time/epoch';
import { LEAD_SECONDS, LEADS } from '@portal/forecast/radar-keeping/keep-frame';

/** Which lead of a frame's nowcast a whole ten minutes of the clock is; null where it has none. */
export function findLead(frameAt: EpochSeconds, at: EpochSeconds): number | null {
  const lead = Math.floor(at / LEAD_SECONDS) - Math.floor(frameAt / LEAD_SECONDS);
  return lead >= 1 && lead <= LEADS ? lead : null;
}
