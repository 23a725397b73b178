import type { Language } from '@portal/domain/language/language';
import { beaufortForce, findWindDirection, nameWindDirection } from '@portal/domain/wind/wind';

/** What is known of a day of a region; null where it is not. °C, mm, m/s; the share 0–1. */
interface RegionDayFacts {
  readonly temperatureMin: number | null;
  readonly temperatureMax: number | null;
  readonly rainMin: number | null;
  readonly rainMax: number | null;
  readonly rainyShare: number | null;
  readonly windSpeedMax: number | null;
  readonly windGustMax: number | null;
  /** ISO date, for the season of words of cold. */
  readonly date: string;
  readonly skyCode?: number | null;
  readonly temperatureMean?: number | null;
  readonly windDirection?: number | null;
}

const NO_BREAK = '\u00a0';
/** Rain over so much of an area is called scattered, and over more widespread (kttv.angiang.gov.vn). */
const SCATTERED = 1 / 3;
const WIDESPREAD = 2 / 3;
/** Below it a day counts as dry (mm in 24 hours). */
const DRY_MM = 0.6;
/** mm in 24 hours above which rain is heavy, and very heavy. */
const HEAVY_MM = 50;
const VERY_HEAVY_MM = 100;
const HOT_C = 35;
const STRONG_FORCE = 6;
const GUST_WORTH_NAMING = 2;

const NO_RAIN_CODE = 7;
const COLD_UP_TO_C = 20;
const COOL_UP_TO_C = 22;
/** A province's night this cold in a cold region has severe and damaging cold near it. */
const SEVERE_UP_TO_C = 13;
const DAMAGING_UP_TO_C = 10;

/** A mean this cold is severe, and damaging, at one place (domain.md §1.2.8). */
const SEVERE_MEAN_C = 15;
const DAMAGING_MEAN_C = 13;

const WORDS = {
  vi: {
    skies: { 1: 'Trời nắng', 5: 'Ít mây, trời nắng', 6: 'Mây thay đổi, ngày nắng', 7: 'Nhiều mây' },
    dry: 'không mưa',
    few: 'có mưa vài nơi',
    scattered: 'có mưa rải rác',
    many: 'có mưa nhiều nơi',
    heavy: 'có nơi mưa to',
    veryHeavy: 'có nơi mưa rất to',
    hot: 'có nơi nắng nóng',
    upTo: (text: string) => `tới ${text}`,
    warmth: (text: string) => `Nhiệt độ ${text}`,
    wind: (force: number, from: string) => `Gió${from === '' ? '' : `${from},`} mạnh nhất cấp ${force}`,
    strongWind: (force: number, from: string) => `Gió${from} mạnh cấp ${force}`,
    gust: (force: number) => `giật cấp ${force}`,
    cool: 'Trời lạnh',
    cold: 'Trời rét',
    severe: 'có nơi rét đậm',
    damaging: 'có nơi rét hại',
    /** Of one place there are no parts. */
    place: {
      few: 'có thể có mưa',
      scattered: 'có mưa',
      many: 'có mưa',
      heavy: 'mưa to',
      veryHeavy: 'mưa rất to',
      hot: 'nắng nóng',
      severe: 'Trời rét đậm',
      damaging: 'Trời rét hại',
    },
  },
  en: {
    skies: { 1: 'Sunny', 5: 'Mostly sunny', 6: 'Sun and clouds', 7: 'Mostly cloudy' },
    dry: 'dry',
    few: 'rain in a few places',
    scattered: 'scattered rain',
    many: 'rain in most places',
    heavy: 'heavy in places',
    veryHeavy: 'very heavy in places',
    hot: 'hot in places',
    upTo: (text: string) => `up to ${text}`,
    warmth: (text: string) => `${text}`,
    wind: (force: number, from: string) =>
      `${from === '' ? 'Wind' : `${capitalize(from.trim())} wind`} up to force ${force}`,
    strongWind: (force: number, from: string) => `Strong${from} wind, force ${force}`,
    gust: (force: number) => `gusts to force ${force}`,
    cool: 'Cool',
    cold: 'Cold',
    severe: 'severe cold in places',
    damaging: 'damaging cold in places',
    place: {
      few: 'a chance of rain',
      scattered: 'rain',
      many: 'rain',
      heavy: 'heavy rain',
      veryHeavy: 'very heavy rain',
      hot: 'hot',
      severe: 'Severe cold',
      damaging: 'Damaging cold',
    },
  },
};

/** Whether the words are of an area with parts or of one place. */
type Area = 'region' | 'place';

function getWords(area: Area, language: Language) {
  const words = WORDS[language];
  return area === 'place' ? { ...words, ...words.place } : words;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `12–28 mm`, `3 mm`; whole numbers. */
export function formatSpan(low: number, high: number, unit: string): string {
  const [from, to] = [Math.round(low), Math.round(high)];
  return `${from === to ? to : `${from}–${to}`}${NO_BREAK}${unit}`;
}

/** Sky, then rain with its extent and amount: the order of the national bulletin (domain-2.md §16.1). */
function describeRain(day: RegionDayFacts, area: Area, language: Language): string | null {
  const { rainMin, rainMax, rainyShare } = day;
  if (rainMin === null || rainMax === null || rainyShare === null) return null;
  const words = getWords(area, language);
  const sky = nameSky(day, rainMax >= DRY_MM, language);
  if (rainMax < DRY_MM) return `${joinParts(sky, words.dry)}.`;
  const spread = rainyShare <= SCATTERED ? words.few : rainyShare <= WIDESPREAD ? words.scattered : words.many;
  const strength = rainMax > VERY_HEAVY_MM ? words.veryHeavy : rainMax > HEAVY_MM ? words.heavy : null;
  const amount =
    Math.round(rainMin) === 0 ? words.upTo(formatSpan(rainMax, rainMax, 'mm')) : formatSpan(rainMin, rainMax, 'mm');
  return `${joinParts(sky, `${spread} (${amount})`, strength)}.`;
}

function nameSky({ skyCode = null }: RegionDayFacts, isWet: boolean, language: Language): string | null {
  const { skies } = WORDS[language];
  if (skyCode === null) return null;
  if (isWet || skyCode >= NO_RAIN_CODE) return skies[NO_RAIN_CODE];
  return skyCode === 1 ? skies[1] : skyCode === 5 ? skies[5] : skies[6];
}

function joinParts(...parts: readonly (string | null)[]): string {
  return capitalize(parts.filter((part) => part !== null).join(', '));
}

/** Cold of a region by its mean; rét is said from November to April (domain.md §1.2.8). */
function describeCold(
  { date, temperatureMean = null, temperatureMin }: RegionDayFacts,
  area: Area,
  language: Language,
): string | null {
  const month = Number(date.slice(5, 7));
  if (temperatureMean === null || temperatureMean > COOL_UP_TO_C || (month > 4 && month < 11)) return null;
  const words = getWords(area, language);
  if (temperatureMean > COLD_UP_TO_C) return `${words.cool}.`;
  const [low, severe, damaging] =
    area === 'place'
      ? [temperatureMean, SEVERE_MEAN_C, DAMAGING_MEAN_C]
      : [temperatureMin ?? COLD_UP_TO_C, SEVERE_UP_TO_C, DAMAGING_UP_TO_C];
  const worst = low <= damaging ? words.damaging : low <= severe ? words.severe : null;
  // Of one place the stronger word says it all: `Trời rét đậm`.
  if (area === 'place' && worst !== null) return `${worst}.`;
  return `${joinParts(words.cold, worst)}.`;
}

function describeWarmth(
  { temperatureMin, temperatureMax }: RegionDayFacts,
  area: Area,
  language: Language,
): string | null {
  if (temperatureMin === null || temperatureMax === null) return null;
  const words = getWords(area, language);
  const heat = temperatureMax >= HOT_C ? `, ${words.hot}` : '';
  return `${words.warmth(formatSpan(temperatureMin, temperatureMax, '°C'))}${heat}.`;
}

function describeWind(
  { windSpeedMax, windGustMax, windDirection = null }: RegionDayFacts,
  language: Language,
): string | null {
  if (windSpeedMax === null) return null;
  const words = WORDS[language];
  const force = beaufortForce(windSpeedMax);
  const gust = windGustMax === null ? force : beaufortForce(windGustMax);
  const named = windDirection === null ? null : findWindDirection(windDirection, windSpeedMax);
  const from = named === null ? '' : ` ${nameWindDirection(named, language).toLowerCase()}`;
  const said = force >= STRONG_FORCE ? words.strongWind(force, from) : words.wind(force, from);
  return gust - force < GUST_WORTH_NAMING ? `${said}.` : `${said}, ${words.gust(gust)}.`;
}

/** A day of a region, or of one place, in up to four sentences; empty where nothing is known of it. */
export function describeRegionDay(day: RegionDayFacts, language: Language, area: Area = 'region'): string {
  return [
    describeRain(day, area, language),
    describeWind(day, language),
    describeCold(day, area, language),
    describeWarmth(day, area, language),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}
