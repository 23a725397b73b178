import type { CallApi } from '@portal/contract/call-api';
import { nowcastFrames } from '@portal/contract/endpoints/nowcast';
import { fromNowcastFrames } from '#components/map/map-frames.ts';
import type { PageRequest } from '#pages/page-request.ts';
import type { MapPictureRequest } from '#share/map-picture-request.ts';
import { isWaySeen } from './draw-trip-map.ts';
import { findPeak } from './trip-peak.ts';
import { findDeparture, type TripReply } from './trip-view.ts';

/** A frame of rain for the map of the way. */
export interface TripMap {
  readonly at: string;
  readonly request: MapPictureRequest;
}

/** Frames are ten minutes apart. */
const NEAR_MS = 300_000;

/**
 * Rain when the traveller is in the heaviest of it, else halfway; null where neither radar nor satellites see, beyond
 * the nowcast, and next to a high bulletin.
 */
export async function loadTripMap(
  reply: TripReply,
  { language, findFrame }: Pick<PageRequest, 'language' | 'findFrame'>,
  call: CallApi,
): Promise<TripMap | null> {
  const { along, basis, stepMinutes, chosen } = reply;
  const spot = findPeak(along) ?? along[Math.floor(along.length / 2)];
  const isClosed = findDeparture(reply, chosen)?.verdict === 'none';
  if (findFrame === undefined || basis === 'model' || stepMinutes !== 10 || isClosed || spot === undefined) return null;
  const result = await call(nowcastFrames, { query: { lang: language } });
  if (!result.ok) return null;
  const gapOf = (at: string): number => Math.abs(Date.parse(at) - Date.parse(spot.at));
  const near = fromNowcastFrames(result.reply).frames.find(({ at }) => gapOf(at) <= NEAR_MS);
  const request = near === undefined ? null : findFrame(near.url);
  return near !== undefined && request !== null && isWaySeen(along, request) ? { at: near.at, request } : null;
}
