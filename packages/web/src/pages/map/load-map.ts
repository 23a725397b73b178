import { mapMessages } from '@portal/content/messages/map-messages';
import type { CallApi, CallResult } from '@portal/contract/call-api';
import { weatherMapFrames } from '@portal/contract/endpoints/map-frames';
import { nowcastFrames, nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { placesProvinces, placesResolve } from '@portal/contract/endpoints/places';
import { satelliteFrames } from '@portal/contract/endpoints/satellite';
import { weatherAqi, weatherHours24 } from '@portal/contract/endpoints/weather';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { greatCircleKm, type LatLng } from '@portal/domain/geo/lat-lng';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toPath } from '@portal/routes/to-path';
import { describeClasses } from '#components/map/color-bands.ts';
import type { MapAddress } from '#components/map/map-address.ts';
import { fromHourFrames, fromNowcastFrames, fromSatelliteFrames, type MapFrames } from '#components/map/map-frames.ts';
import { MAP_LAYERS, type MapLayer } from '#components/map/map-layer.ts';
import { toMapWords } from '#components/map/map-words.ts';
import type { PlaceLine } from '#components/map/place-table.tsx';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import {
  findDirectionName,
  formatClock,
  formatNumber,
  formatPercent,
  formatRain,
  formatRainNumber,
  formatSpeed,
  formatTemperature,
  type ValueStyle,
} from '#components/weather/format-values.ts';
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

const LONGEST = 120;

/** The place that an address names, for a map that opens on it; null for none and for an unknown one. */
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

/** Hours from the present one on that the table shows. */
const SHOWN_HOURS = [0, 1, 2, 3, 6, 9, 12, 18] as const;

/** Steps of ten minutes that the table of radar shows. */
const SHOWN_STEPS = [0, 1, 2, 5, 8, 11, 14, 17] as const;

/** Lightning this near counts for a place. */
const NEAR_KM = 50;

/** Strokes of the last 30 minutes; null where no sensor is at work. */
type Strokes = readonly LatLng[] | null;

type Write = (hour: Hour, style: ValueStyle) => string;

function writeWind({ windSpeed, windDirection }: Hour, style: ValueStyle): string {
  const direction = findDirectionName(windDirection, windSpeed, style.language);
  return direction === null ? formatSpeed(windSpeed, style) : `${formatSpeed(windSpeed, style)} ${direction}`;
}

const writeCloud: Write = ({ cloudCover }, style) => formatPercent(cloudCover, style);

const WRITERS: Readonly<Record<Exclude<MapLayer, 'aqi' | 'radar'>, Write>> = {
  rain: ({ rain }, style) => formatRain(rain, style),
  temperature: ({ temperature }, style) => formatTemperature(temperature, style),
  wind: writeWind,
  cloud: writeCloud,
  // An image has no figures: its table is the model's cloud.
  satellite: writeCloud,
  uv: ({ uvIndex }, style) => formatNumber(uvIndex, style),
};

interface Figures {
  readonly moments: readonly string[];
  readonly values: readonly string[];
}

/** Rain of the next three hours, by radar where one sees the place. */
async function loadSteps(slug: string, style: ValueStyle, call: CallApi, strokes: Strokes): Promise<Figures | null> {
  const result = await call(nowcastSteps, { query: { location: slug, lang: style.language } });
  if (!result.ok) return null;
  const shown = SHOWN_STEPS.flatMap((index) => result.reply.steps[index] ?? []);
  const moments = shown.map(({ at }) => formatClock(at));
  const values = shown.map(({ rainRate }) => (rainRate === null ? '–' : formatRainNumber(rainRate, style)));
  if (strokes === null) return { moments, values };
  const { place } = result.reply;
  const near = strokes.filter((stroke) => greatCircleKm(stroke, place) <= NEAR_KM).length;
  return {
    moments: [...moments, mapMessages[style.language].table.strokes(String(NEAR_KM))],
    values: [...values, String(near)],
  };
}

async function loadFigures(
  slug: string,
  layer: MapLayer,
  style: ValueStyle,
  call: CallApi,
  strokes: Strokes,
): Promise<Figures | null> {
  if (layer === 'radar') return loadSteps(slug, style, call, strokes);
  const query = { location: slug, lang: style.language };
  if (layer === 'aqi') {
    const result = await call(weatherAqi, { query });
    if (!result.ok) return null;
    const { at, aqi, hours } = result.reply;
    const all = [{ at, aqi }, ...hours];
    const shown = SHOWN_HOURS.flatMap((index) => all[index] ?? []);
    return {
      moments: shown.map((hour) => formatClock(hour.at)),
      values: shown.map((hour) => formatNumber(hour.aqi, style)),
    };
  }
  const result = await call(weatherHours24, { query });
  if (!result.ok) return null;
  const shown = SHOWN_HOURS.flatMap((index) => result.reply.hours[index] ?? []);
  return { moments: shown.map(({ at }) => formatClock(at)), values: shown.map((hour) => WRITERS[layer](hour, style)) };
}

/** The table of places and hours; null where not one place has figures. */
export async function loadPlaceLines(
  layer: MapLayer,
  style: ValueStyle,
  call: CallApi,
  strokes: Strokes,
): Promise<{ readonly moments: readonly string[]; readonly lines: readonly PlaceLine[] } | null> {
  const list = await call(placesProvinces, { query: { lang: style.language } });
  if (!list.ok) return null;
  const rows = await Promise.all(
    list.reply.provinces.map(async ({ slug, name }) => ({
      slug,
      name,
      href: toPath('weather:now', style.language, { location: slug }),
      figures: await loadFigures(slug, layer, style, call, strokes),
    })),
  );
  const known = rows.flatMap(({ figures, ...row }) => (figures === null ? [] : [{ ...row, ...figures }]));
  const [first] = known;
  return first === undefined ? null : { moments: first.moments, lines: known };
}

const MARK = 'LOCATION';

/** What the live map is given: words and addresses made here, so that the browser carries neither. */
export function makeMapProps(
  { layer }: MapAddress,
  usual: WeatherMapProps['usual'],
  style: ValueStyle,
  frames: WeatherMapProps['frames'],
  place: WeatherMapProps['place'],
): Omit<WeatherMapProps, 'ground'> {
  const words = mapMessages[style.language];
  const classes = MAP_LAYERS.map((name) => [name, describeClasses(name, words, style)] as const);
  return {
    style,
    layer,
    usual,
    // Strokes may be thousands: the live map asks for them itself.
    frames: frames === null ? null : { ...frames, lightning: [] },
    place,
    classes: Object.fromEntries(classes),
    words: toMapWords(words),
    list: { missing: words.table.missing, open: words.table.open },
    placePath: toPath('weather:now', style.language, { location: MARK }).replace(MARK, '{location}'),
  };
}
