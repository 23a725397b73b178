import { type MapMessages, mapMessages } from '@portal/content/messages/map-messages';
import type { CallApi, CallResult } from '@portal/contract/call-api';
import { weatherMapFrames } from '@portal/contract/endpoints/map-frames';
import { nowcastFrames } from '@portal/contract/endpoints/nowcast';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { placesResolve } from '@portal/contract/endpoints/places';
import { satelliteFrames } from '@portal/contract/endpoints/satellite';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toPath } from '@portal/routes/to-path';
import { describeClasses } from '#components/map/color-bands.ts';
import type { MapAddress } from '#components/map/map-address.ts';
import { fromHourFrames, fromNowcastFrames, fromSatelliteFrames, type MapFrames } from '#components/map/map-frames.ts';
import { type FramedLayer, MAP_LAYERS } from '#components/map/map-layer.ts';
import { toMapWords } from '#components/map/map-words.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { findReply, toSection } from '#components/weather/section.ts';
import type { PageRequest } from '#pages/page-request.ts';

const HOURS = 25;

/** Frames of a layer; null where none may be shown. */
export async function loadMapFrames(
  layer: FramedLayer,
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

const LONGEST = 120;

/** Place in the address that the map opens on; null without one or if unknown. */
export async function loadMapPlace(
  { query, language }: Pick<PageRequest, 'query' | 'language'>,
  call: CallApi,
): Promise<WeatherMapProps['place']> {
  if (query.place === undefined || query.place === '') return null;
  const result = await call(placesResolve, { query: { location: query.place.slice(0, LONGEST), lang: language } });
  if (!result.ok || result.reply.outcome !== 'place') return null;
  const { lat, lng, displayName } = result.reply.located.place;
  return { lat, lng, name: displayName.main };
}

const MARK = 'LOCATION';

/** Props of the live map, made here so that the browser loads neither messages nor routes. */
export function makeMapProps(
  { layer }: MapAddress,
  defaultLayer: WeatherMapProps['defaultLayer'],
  style: ValueStyle,
  frames: WeatherMapProps['frames'],
  place: WeatherMapProps['place'],
  words: MapMessages = mapMessages[style.language],
): Omit<WeatherMapProps, 'ground' | 'nowAt' | 'storms'> {
  const classes = MAP_LAYERS.map((name) => [name, describeClasses(name, words, style)] as const);
  return {
    style,
    layer,
    defaultLayer,
    // Thousands of strokes: the live map requests them itself.
    frames: frames === null ? null : { ...frames, lightning: [] },
    place,
    classes: Object.fromEntries(classes),
    words: toMapWords(words),
    list: { missing: words.table.missing, open: words.table.open },
    placePath: toPath('weather:now', style.language, { location: MARK }).replace(MARK, '{location}'),
  };
}
