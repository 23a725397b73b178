import type { EpochSeconds } from '@portal/domain/time/epoch';
import { LEAD_SECONDS, LEADS } from '@portal/forecast/radar-keeping/keep-frame';
import type { RadarState } from '@portal/forecast/radar-keeping/open-radar-store';

const MODEL_ALONE_MINUTES = 180;

/** What is asked of a nowcast: its frame, and to how many minutes after it the nowcast is worth its full weight. */
export type NowcastWorth = Pick<RadarState, 'frameAt' | 'fullWeightMinutes'>;

/** How much the forecast model counts at a moment, 0…1: nothing while the nowcast is worth its full weight, all from 180 minutes on. */
export function toModelShare({ frameAt, fullWeightMinutes }: NowcastWorth, at: EpochSeconds): number {
  const minutes = (at - frameAt) / 60;
  const share = (minutes - fullWeightMinutes) / (MODEL_ALONE_MINUTES - fullWeightMinutes);
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
