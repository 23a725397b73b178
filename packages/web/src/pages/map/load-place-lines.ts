import { mapMessages } from '@portal/content/messages/map-messages';
import { hedgeVietnamese, sayRain } from '@portal/content/weather/rain-words';
import type { CallApi } from '@portal/contract/call-api';
import type { EndpointReply } from '@portal/contract/endpoint';
import { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import { placesProvinces } from '@portal/contract/endpoints/places';
import { weatherAqi, weatherHours24 } from '@portal/contract/endpoints/weather';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findWarningGate, type WarningGate, type WorkWarning } from '@portal/domain/safety/warning-gate';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { findStretchWord, listKnownSlices, listRainSpells, type RainSlice } from '@portal/domain/weather/rain-spells';
import { toPath } from '@portal/routes/to-path';
import { findClass } from '#components/map/color-bands.ts';
import type { FramedLayer } from '#components/map/map-layer.ts';
import { LAYER_STYLES } from '#components/map/map-palettes.table.ts';
import { NO_RAIN } from '#components/map/map-words.ts';
import type { PlaceLine } from '#components/map/place-table.tsx';
import { loadGates } from '#components/warnings/load-warnings.ts';
import {
  formatClock,
  formatNumber,
  formatPercent,
  formatRain,
  formatRainNumber,
  formatSpeed,
  formatTemperature,
  type ValueStyle,
} from '#components/weather/format-values.ts';
import { toRainSlices } from '#components/weather/hour/nowcast-chart.tsx';
import { toWorkWarnings } from '#components/weather/hour/ride-block.tsx';
import { findDirectionName } from '#components/weather/name-wind.ts';

/** Hours of the table, counted from now. */
const SHOWN_HOURS = [0, 1, 2, 3, 6, 9, 12, 18] as const;

/** Ten-minute steps of the radar table. */
const SHOWN_STEPS = [0, 1, 2, 5, 8, 11, 14, 17] as const;

/** Distance at which lightning counts for a place. */
const NEAR_KM = 50;

/** Strokes of the last 30 minutes; null without a sensor. */
type Strokes = readonly LatLng[] | null;

/** Overlay data of the table. */
interface TableSight {
  readonly strokes: Strokes;
  /** True if any official warning is in force, or ended less than a day ago: then each place is queried. */
  readonly isGated: boolean;
}

const NO_GATES = { items: [], over: [] } as const;

type Write = (hour: Hour, style: ValueStyle) => string;

function writeWind({ windSpeed, windDirection }: Hour, style: ValueStyle): string {
  const direction = findDirectionName(windDirection, windSpeed, style.language);
  return direction === null ? formatSpeed(windSpeed, style) : `${formatSpeed(windSpeed, style)} ${direction}`;
}

const writeCloud: Write = ({ cloudCover }, style) => formatPercent(cloudCover, style);

const WRITERS: Readonly<Record<Exclude<FramedLayer, 'aqi' | 'radar'>, Write>> = {
  rain: ({ rain }, style) => formatRain(rain, style),
  temperature: ({ temperature }, style) => formatTemperature(temperature, style),
  wind: writeWind,
  cloud: writeCloud,
  // An image has no values: its table shows model cloud cover.
  satellite: writeCloud,
  uv: ({ uvIndex }, style) => formatNumber(uvIndex, style),
};

interface Figures {
  readonly moments: readonly string[];
  readonly values: readonly string[];
  readonly rain?: PlaceLine['rain'];
  /** Sort weight, highest first. */
  readonly weight?: number;
}

/** Tie-breaker far below 0.1 mm: of equal rates now, more rain later comes first. */
const LATER = 1e-6;

/** `mưa từ 14:20`, `có thể mưa từ 14:20`: coming rain with the certainty of the place's own sentence. */
function describeStart(slices: readonly RainSlice[], starts: string, language: ValueStyle['language']): string {
  const spell = listRainSpells(listKnownSlices(slices)).find(({ fromAt }) => fromAt === Date.parse(starts) / 1000);
  const word = spell?.onset.word ?? 'rain';
  const rain = language === 'vi' ? `${hedgeVietnamese(word)}mưa` : sayRain(word, language);
  return mapMessages[language].table.next.starts(rain, formatClock(starts));
}

interface EndFacts {
  readonly stops: string | null;
  readonly rank: number;
  /** Warning that forbids calling the place dry or its rain over. */
  readonly gate: WarningGate['kind'] | null;
}

/** End of rain, or that it lasts, or the chance over three dry hours; under a warning a reference to it. */
function describeEnd(
  slices: readonly RainSlice[],
  { stops, rank, gate }: EndFacts,
  language: ValueStyle['language'],
): string {
  const { next } = mapMessages[language].table;
  if (stops !== null) return gate === null ? next.stops(formatClock(stops)) : next.gates[gate];
  const to = formatClock(formatMoment(slices.at(-1)?.fromAt ?? 0));
  if (rank >= 0) return next.rains(to);
  const word = findStretchWord(listKnownSlices(slices));
  if (word === 'unseen') return gate === null ? sayRain(word, language) : next.gates[gate];
  if (word !== null && word !== 'dry') return next.may(sayRain(word, language), to);
  return gate === null ? next.dry(to) : next.gates[gate];
}

/** Current intensity in the map's classes, and the outlook, as on the place's own page. */
function describeRain(
  { steps, starts, stops, basis }: EndpointReply<typeof nowcastSteps>,
  gates: readonly WorkWarning[],
  language: ValueStyle['language'],
): PlaceLine['rain'] {
  const { table, dryBlock } = mapMessages[language];
  const rate = steps[0]?.rainRate ?? null;
  if (rate === null) return undefined;
  const rank = findClass(LAYER_STYLES.radar, rate);
  const slices = toRainSlices(steps, basis);
  const gate = findWarningGate(slices[0]?.fromAt ?? 0, slices.at(-1)?.toAt ?? 0, gates)?.kind ?? null;
  const next =
    starts === null ? describeEnd(slices, { stops, rank, gate }, language) : describeStart(slices, starts, language);
  const none = gate !== null ? NO_RAIN : slices[0]?.isEstimated === true ? sayRain('unseen', language) : dryBlock;
  return { rank, strength: rank < 0 ? none : (table.strengths[rank] ?? ''), next };
}

/** Rain of the next three hours, from radar where it covers the place. */
async function loadSteps(slug: string, style: ValueStyle, call: CallApi, sight: TableSight): Promise<Figures | null> {
  const { strokes, isGated } = sight;
  const [result, gates] = await Promise.all([
    call(nowcastSteps, { query: { location: slug, lang: style.language } }),
    isGated ? loadGates(style.language, call, slug) : NO_GATES,
  ]);
  if (!result.ok) return null;
  const shown = SHOWN_STEPS.flatMap((index) => result.reply.steps[index] ?? []);
  const moments = shown.map(({ at }) => formatClock(at));
  const values = shown.map(({ rainRate }) => (rainRate === null ? '–' : formatRainNumber(rainRate, style)));
  const rates = result.reply.steps.map(({ rainRate }) => rainRate ?? 0);
  const weight = (rates[0] ?? 0) + LATER * rates.reduce((sum, rate) => sum + rate, 0);
  const rain = describeRain(result.reply, toWorkWarnings([...gates.items, ...gates.over]), style.language);
  if (strokes === null) return { moments, values, rain, weight };
  const { place } = result.reply;
  const near = strokes.filter((stroke) => greatCircleKm(stroke, place) <= NEAR_KM).length;
  return {
    moments: [...moments, mapMessages[style.language].table.strokes(String(NEAR_KM))],
    values: [...values, String(near)],
    rain,
    weight,
  };
}

async function loadFigures(
  slug: string,
  layer: FramedLayer,
  style: ValueStyle,
  call: CallApi,
  sight: TableSight,
): Promise<Figures | null> {
  if (layer === 'radar') return loadSteps(slug, style, call, sight);
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
  const { hours } = result.reply;
  const shown = SHOWN_HOURS.flatMap((index) => hours[index] ?? []);
  const moments = shown.map(({ at }) => formatClock(at));
  const values = shown.map((hour) => WRITERS[layer](hour, style));
  if (layer !== 'rain') return { moments, values };
  const weight = (hours[0]?.rain ?? 0) + LATER * hours.reduce((sum, { rain }) => sum + (rain ?? 0), 0);
  return { moments, values, weight };
}

/** The table of places and hours; null where no place has values. */
export async function loadPlaceLines(
  layer: FramedLayer,
  style: ValueStyle,
  call: CallApi,
  sight: TableSight,
): Promise<{ readonly moments: readonly string[]; readonly lines: readonly PlaceLine[] } | null> {
  const list = await call(placesProvinces, { query: { lang: style.language } });
  if (!list.ok) return null;
  const rows = await Promise.all(
    list.reply.provinces.map(async ({ slug, name }) => ({
      slug,
      name,
      href: toPath('weather:now', style.language, { location: slug }),
      figures: await loadFigures(slug, layer, style, call, sight),
    })),
  );
  const known = rows
    .flatMap(({ figures, ...row }) => (figures === null ? [] : [{ ...row, ...figures }]))
    .toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0));
  const [first] = known;
  return first === undefined ? null : { moments: first.moments, lines: known };
}
