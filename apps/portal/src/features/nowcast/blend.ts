import type { EpochSeconds } from '@portal/domain/time/epoch';
import { LEAD_SECONDS, LEADS } from '@portal/forecast/radar-keeping/keep-frame';

const RADAR_ALONE_MINUTES = 90;
const MODEL_ALONE_MINUTES = 180;

/** How much the forecast model counts so long after a frame, 0…1: nothing to 90 minutes, all from 180 on. */
export function toModelShare(frameAt: EpochSeconds, at: EpochSeconds): number {
  const minutes = (at - frameAt) / 60;
  const share = (minutes - RADAR_ALONE_MINUTES) / (MODEL_ALONE_MINUTES - RADAR_ALONE_MINUTES);
  return Math.min(Math.max(share, 0), 1);
}

/** A value between radar and model; the one that is known where only one is, null where none is. */
export function blend(radar: number | null, model: number | null, modelShare: number): number | null {
  if (radar === null || model === null) return radar ?? model;
  return radar + modelShare * (model - radar);
}

/** Which lead of a frame's nowcast a whole ten minutes of the clock is; null where it has none. */
export function findLead(frameAt: EpochSeconds, at: EpochSeconds): number | null {
  const lead = Math.floor(at / LEAD_SECONDS) - Math.floor(frameAt / LEAD_SECONDS);
  return lead >= 1 && lead <= LEADS ? lead : null;
}
