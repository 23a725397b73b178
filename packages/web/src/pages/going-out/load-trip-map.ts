import type { CallApi } from '@portal/contract/call-api';
import { nowcastFrames } from '@portal/contract/endpoints/nowcast';
import type { Language } from '@portal/domain/language/language';
import { fromNowcastFrames, readOrigin } from '#components/map/map-frames.ts';
import { findPresent } from '#components/map/map-words.ts';
import type { PageRequest } from '#pages/page-request.ts';
import type { MapPictureRequest } from '#share/map-picture-request.ts';
import { isWaySeen } from './draw-trip-map.ts';
import { findPeak } from './trip-peak.ts';
import { findDeparture, type TripReply } from './trip-view.ts';

/** A frame of rain for the map of the way. */
export interface TripMap {
  readonly at: string;
  readonly request: MapPictureRequest;
  /** What the rain at the traveller rests on in this frame, and when that was seen; null for a model. */
  readonly basis: ReturnType<typeof readOrigin>;
  readonly seenAt: string | null;
}

/** Frames are ten minutes apart. */
const NEAR_MS = 300_000;

type FindFrame = NonNullable<PageRequest['findFrame']>;

/** Frames of the nowcast if its newest sees a part of the way by radar or satellites. */
async function loadSeen({ along }: TripReply, language: Language, findFrame: FindFrame, call: CallApi) {
  const result = await call(nowcastFrames, { query: { lang: language } });
  if (!result.ok) return null;
  const frames = fromNowcastFrames(result.reply);
  const newest = frames.frames[findPresent(frames.frames)];
  const present = newest === undefined ? null : findFrame(newest.url);
  return present !== null && isWaySeen(along, present) ? frames : null;
}

/**
 * Rain when the traveller is in the heaviest of it, else halfway; null where neither radar nor satellites see, beyond
 * the nowcast, and next to a high bulletin.
 */
export async function loadTripMap(
  reply: TripReply,
  { language, findFrame }: Pick<PageRequest, 'language' | 'findFrame'>,
  call: CallApi,
): Promise<TripMap | null> {
  const { along, stepMinutes, chosen } = reply;
  const spot = findPeak(along) ?? along[Math.floor(along.length / 2)];
  const isClosed = findDeparture(reply, chosen)?.verdict === 'none';
  if (findFrame === undefined || stepMinutes !== 10 || isClosed || spot === undefined) return null;
  const seen = await loadSeen(reply, language, findFrame, call);
  const gapOf = (at: string): number => Math.abs(Date.parse(at) - Date.parse(spot.at));
  const near = seen?.frames.find(({ at }) => gapOf(at) <= NEAR_MS);
  const request = near === undefined ? null : findFrame(near.url);
  if (seen === null || near === undefined || request === null) return null;
  const basis = readOrigin(request.bytes, request.frame, spot);
  const times = { radar: seen.frameAt, satellite: seen.satelliteAt, model: null };
  return { at: near.at, request, basis, seenAt: times[basis] };
}
