import type { CallApi, CallResult } from '@portal/contract/call-api';
import { weatherMapFrames } from '@portal/contract/endpoints/map-frames';
import { nowcastFrames } from '@portal/contract/endpoints/nowcast';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { satelliteFrames } from '@portal/contract/endpoints/satellite';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { MapLayer } from '#components/map/map-layer.ts';
import {
  fromHourFrames,
  fromNowcastFrames,
  fromSatelliteFrames,
  type MapFrames,
} from '#components/map/to-map-frames.ts';
import { findReply, toSection } from '#components/weather/section.ts';
import type { PageRequest } from '#pages/page-request.ts';

const HOURS = 25;

/** The frames of a layer; null where there are none that may be shown. */
export async function loadMapFrames(
  layer: MapLayer,
  { language: lang, now }: PageRequest,
  call: CallApi,
): Promise<MapFrames | null> {
  const readReply = <Reply extends { readonly issued: Issued }>(result: CallResult<Reply>) =>
    findReply(toSection(result, formatMoment(now)));
  const find = <Reply>(reply: Reply | null, toFrames: (reply: Reply) => MapFrames | null) =>
    reply === null ? null : toFrames(reply);
  if (layer === 'radar') return find(readReply(await call(nowcastFrames, { query: { lang } })), fromNowcastFrames);
  if (layer === 'satellite')
    return find(readReply(await call(satelliteFrames, { query: { lang } })), fromSatelliteFrames);
  return find(readReply(await call(weatherMapFrames, { query: { layer, hours: HOURS, lang } })), fromHourFrames);
}
