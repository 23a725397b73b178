import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastFrames } from '@portal/contract/endpoints/nowcast';
import { AppError } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { LEAD_SECONDS, LEADS } from '@portal/forecast/radar-keeping/keep-frame';
import type { RadarState } from '@portal/forecast/radar-keeping/open-radar-store';
import { toEdition, toNowcastPath } from './frame-path.ts';
import { FRAME_SHAPE } from './frame-shape.ts';
import { findModelRain } from './model-rain.ts';
import type { NowcastNeeds } from './needs.ts';
import { toNowcastIssued, viewNowcast } from './nowcast-view.ts';

type Reply = EndpointReply<typeof nowcastFrames>;

const PAST_FRAMES = 6;
const RETRY_SECONDS = 60;

/** The frames from an hour ago to three hours ahead. Throws `AppError` `noData` where neither radar nor model has any. */
export function listNowcastFrames(needs: NowcastNeeds): Reply {
  const { baseAt, radar } = viewNowcast(needs);
  const model = findModelRain(needs, baseAt);
  if (radar === null && model === null) throw new AppError('noData', { retryAfterSeconds: RETRY_SECONDS });
  return {
    issued: toNowcastIssued(radar, model),
    basis: radar === null ? 'model' : 'radar',
    frameAt: radar === null ? null : formatMoment(radar.frameAt),
    unit: 'mm/h',
    ...FRAME_SHAPE,
    frames: listFrames(needs, baseAt, radar),
    lightning: [],
  };
}

function listFrames(needs: NowcastNeeds, baseAt: EpochSeconds, radar: RadarState | null): Reply['frames'] {
  const edition = toEdition(needs.store.version());
  const { origin, frameAt } = radar ?? { origin: 'radar' as const, frameAt: 0 };
  const toFrame = (lead: number, at: EpochSeconds, kind: 'observed' | 'forecast') => ({
    at: formatMoment(at),
    lead,
    kind,
    url: toNowcastPath({ origin, frameAt, edition, at }),
  });
  return Array.from({ length: PAST_FRAMES + 1 + LEADS }, (_, index) => index - PAST_FRAMES).flatMap((step) => {
    const at = baseAt + step * LEAD_SECONDS;
    const lead = (step * LEAD_SECONDS) / 60;
    if (radar === null) return step < 0 ? [] : [toFrame(lead, at, 'forecast')];
    if (at > radar.frameAt) return [toFrame(lead, at, 'forecast')];
    // The frame of these ten minutes: the latest one in them.
    const seen = radar.observed.findLast((moment) => moment <= at && moment > at - LEAD_SECONDS);
    return seen === undefined ? [] : [toFrame(lead, seen, 'observed')];
  });
}
