import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastFrames } from '@portal/contract/endpoints/nowcast';
import { AppError } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { LightningState } from '@portal/forecast/lightning-keeping/open-lightning-store';
import { LEAD_SECONDS, LEADS } from '@portal/forecast/radar-keeping/keep-frame';
import type { RadarState } from '@portal/forecast/radar-keeping/open-radar-store';
import { findLightning } from './find-lightning.ts';
import { toEdition, toNowcastPath } from './frame-path.ts';
import { FRAME_SHAPE } from './frame-shape.ts';
import { findModelRain } from './model-rain.ts';
import type { NowcastNeeds } from './needs.ts';
import { toNowcastIssued, viewNowcast } from './nowcast-view.ts';

type Reply = EndpointReply<typeof nowcastFrames>;

const PAST_FRAMES = 6;
const RETRY_SECONDS = 60;
const MOST_STROKES = 5000;

/** The frames from an hour ago to three hours ahead. Throws `AppError` `noData` where neither radar nor model has any. */
export function listNowcastFrames(needs: NowcastNeeds): Reply {
  const { baseAt, radar } = viewNowcast(needs);
  const model = findModelRain(needs, baseAt);
  if (radar === null && model === null) throw new AppError('noData', { retryAfterSeconds: RETRY_SECONDS });
  const lightning = findLightning(needs, radar);
  return {
    issued: toNowcastIssued({ radar, run: model, lightning }, needs),
    basis: radar === null ? 'model' : 'radar',
    frameAt: radar === null ? null : formatMoment(radar.frameAt),
    unit: 'mm/h',
    ...FRAME_SHAPE,
    frames: listFrames(needs, baseAt, radar),
    lightning: listStrokes(lightning),
  };
}

/** The newest ones where there are more than a map can show. */
function listStrokes(lightning: LightningState | null): Reply['lightning'] {
  return (lightning?.strokes ?? [])
    .slice(-MOST_STROKES)
    .map(({ at, lat, lng }) => ({ lat, lng, at: formatMoment(at) }));
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
    // The latest frame of these ten minutes, so that the newest one of all is there.
    const seen = radar.observed.findLast((moment) => moment >= at && moment < at + LEAD_SECONDS);
    return seen === undefined ? [] : [toFrame(lead, seen, 'observed')];
  });
}
