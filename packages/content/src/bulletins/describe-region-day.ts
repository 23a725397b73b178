import type { Language } from '@portal/domain/language/language';
import { classifyNamedRain, findRainWord, type RainWord } from '@portal/domain/weather/rain-word';
import { beaufortForce } from '@portal/domain/wind/beaufort';
import { findWindDirection, nameWindDirection } from '@portal/domain/wind/wind-direction';
import { nameRainClass, sayRain } from '#weather/rain-words.ts';
import { pair, splitLanguages } from '../split-languages.ts';

/** Values of a region's day; null where unknown. °C, mm, m/s; share 0–1. */
interface RegionDayFacts {
  readonly temperatureMin: number | null;
  readonly temperatureMax: number | null;
  readonly rainMin: number | null;
  readonly rainMax: number | null;
  readonly rainyShare: number | null;
  /** Highest chance of rain of its places, %; missing in older bulletins. */
  readonly rainProbabilityMax?: number | null;
  readonly windSpeedMax: number | null;
  readonly windGustMax: number | null;
  /** ISO date; decides the seasonal words for cold. */
  readonly date: string;
  readonly skyCode?: number | null;
  readonly temperatureMean?: number | null;
  readonly windDirection?: number | null;
}

const NO_BREAK = '\u00a0';
/** Areal shares above which rain is scattered, then widespread (kttv.angiang.gov.vn). */
const SCATTERED = 1 / 3;
const WIDESPREAD = 2 / 3;
/** Limits of heavy and very heavy rain, mm in 24 hours. */
const HEAVY_MM = 50;
const VERY_HEAVY_MM = 100;
const HOT_C = 35;
const STRONG_FORCE = 6;
const GUST_WORTH_NAMING = 2;

const NO_RAIN_CODE = 7;
const COLD_UP_TO_C = 20;
const COOL_UP_TO_C = 22;
/** In a cold region, province nights this cold imply severe and damaging cold nearby, °C. */
const SEVERE_UP_TO_C = 13;
const DAMAGING_UP_TO_C = 10;

/** Daily means of severe and damaging cold at one place, °C (domain.md §1.2.8). */
const SEVERE_MEAN_C = 15;
const DAMAGING_MEAN_C = 13;

const WORDS = splitLanguages({
  skies: {
    1: ['Trời nắng', 'Sunny'],
    5: ['Ít mây, trời nắng', 'Mostly sunny'],
    6: ['Mây thay đổi, ngày nắng', 'Sun and clouds'],
    7: ['Nhiều mây', 'Mostly cloudy'],
  },
  dry: ['không mưa', 'dry'],
  few: ['có mưa vài nơi', 'rain in a few places'],
  /** Where no place is more likely wet than dry. */
  doubtful: {
    slight: ['có thể có mưa vài nơi', 'a slight chance of rain in places'],
    good: ['khả năng có mưa vài nơi', 'a good chance of rain in places'],
  },
  scattered: ['có mưa rải rác', 'scattered rain'],
  many: ['có mưa nhiều nơi', 'rain in most places'],
  heavy: ['có nơi mưa to', 'heavy in places'],
  veryHeavy: ['có nơi mưa rất to', 'very heavy in places'],
  hot: ['có nơi nắng nóng', 'hot in places'],
  upTo: pair([(text: string) => `tới ${text}`, (text) => `up to ${text}`]),
  warmth: pair([(text: string) => `Nhiệt độ ${text}`, (text) => `${text}`]),
  wind: pair([
    (force: number, from: string) => `Gió${from === '' ? '' : `${from},`} mạnh nhất cấp ${force}`,
    (force, from) => `${from === '' ? 'Wind' : `${capitalize(from.trim())} wind`} up to force ${force}`,
  ]),
  strongWind: pair([
    (force: number, from: string) => `Gió${from} mạnh cấp ${force}`,
    (force, from) => `Strong${from} wind, force ${force}`,
  ]),
  gust: pair([(force: number) => `giật cấp ${force}`, (force) => `gusts to force ${force}`]),
  cool: ['Trời lạnh', 'Cool'],
  cold: ['Trời rét', 'Cold'],
  /** A day that warms up by noon. */
  coldEarly: ['Đêm và sáng trời rét', 'Cold nights and mornings'],
  severe: ['có nơi rét đậm', 'severe cold in places'],
  damaging: ['có nơi rét hại', 'damaging cold in places'],
  /** A single place has no parts. */
  place: {
    hot: ['nắng nóng', 'hot'],
    severe: [
      ['Trời rét đậm', 'Đêm và sáng rét đậm'],
      ['Severe cold', 'Severe cold at night and in the morning'],
    ],
    damaging: [
      ['Trời rét hại', 'Đêm và sáng rét hại'],
      ['Damaging cold', 'Damaging cold at night and in the morning'],
    ],
  },
});

type Area = 'region' | 'place';

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function formatSpan(low: number, high: number, unit: string): string {
  const [from, to] = [Math.round(low), Math.round(high)];
  return `${from === to ? to : `${from}–${to}`}${NO_BREAK}${unit}`;
}

/** Rain word of a day; older bulletins without chances use the share of places more likely wet than dry. */
function findWord({ rainMax, rainyShare, rainProbabilityMax = null }: RegionDayFacts): RainWord | null {
  const chancePercent = rainProbabilityMax ?? (rainyShare === 0 ? 0 : null);
  return findRainWord({ rainMm: rainMax, wettestHourMm: null, chancePercent, periodHours: 24 });
}

/** Extent of the rain in an area, where part of it is more likely wet than dry. */
function nameRegionRain(rainyShare: number, word: RainWord, language: Language): string {
  const words = WORDS[language];
  if (rainyShare === 0) return words.doubtful[word === 'good' || word === 'rain' ? 'good' : 'slight'];
  return rainyShare <= SCATTERED ? words.few : rainyShare <= WIDESPREAD ? words.scattered : words.many;
}

/** Sky, then rain with extent and amount, in the order of the national bulletin (domain-2.md §16.1). */
function describeRain(day: RegionDayFacts, area: Area, language: Language): string | null {
  const { rainMin, rainMax, rainyShare } = day;
  const word = findWord(day);
  if (rainMin === null || rainMax === null || rainyShare === null || word === null) return null;
  const words = WORDS[language];
  const sky = nameSky(day, word !== 'dry', language);
  if (word === 'dry') return `${joinParts(sky, words.dry)}.`;
  const amount = nameAmount(rainMin, rainMax, language);
  if (area === 'place') {
    const rain = nameRainClass(classifyNamedRain(rainMax, 24), language);
    return `${joinParts(sky, `${sayRain(word, language, rain)}${amount}`)}.`;
  }
  const strength = rainMax > VERY_HEAVY_MM ? words.veryHeavy : rainMax > HEAVY_MM ? words.heavy : null;
  return `${joinParts(sky, `${nameRegionRain(rainyShare, word, language)}${amount}`, strength)}.`;
}

/** ` (3–30 mm)`, ` (tới 4 mm)`; nothing below one millimetre. */
function nameAmount(rainMin: number, rainMax: number, language: Language): string {
  if (Math.round(rainMax) === 0) return '';
  const amount = formatSpan(Math.round(rainMin) === 0 ? rainMax : rainMin, rainMax, 'mm');
  return ` (${Math.round(rainMin) === 0 ? WORDS[language].upTo(amount) : amount})`;
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

/** Cold of a region by its mean; rét is used from November to April (domain.md §1.2.8). */
function describeCold(
  { date, temperatureMean = null, temperatureMin, temperatureMax }: RegionDayFacts,
  area: Area,
  language: Language,
): string | null {
  const month = Number(date.slice(5, 7));
  if (temperatureMean === null || temperatureMean > COOL_UP_TO_C || (month > 4 && month < 11)) return null;
  const words = WORDS[language];
  if (temperatureMean > COLD_UP_TO_C) return `${words.cool}.`;
  // A day this warm is cold only at night and in the morning.
  const isEarly = (temperatureMax ?? 0) > COOL_UP_TO_C;
  const [low, severe, damaging] =
    area === 'place'
      ? [temperatureMean, SEVERE_MEAN_C, DAMAGING_MEAN_C]
      : [temperatureMin ?? COLD_UP_TO_C, SEVERE_UP_TO_C, DAMAGING_UP_TO_C];
  const worst = low <= damaging ? 'damaging' : low <= severe ? 'severe' : null;
  // For a single place the stronger word suffices: `Trời rét đậm`.
  if (area === 'place' && worst !== null) return `${words.place[worst][isEarly ? 1 : 0]}.`;
  return `${joinParts(isEarly ? words.coldEarly : words.cold, worst === null ? null : words[worst])}.`;
}

function describeWarmth(
  { temperatureMin, temperatureMax }: RegionDayFacts,
  area: Area,
  language: Language,
): string | null {
  if (temperatureMin === null || temperatureMax === null) return null;
  const words = WORDS[language];
  const heat = temperatureMax >= HOT_C ? `, ${area === 'place' ? words.place.hot : words.hot}` : '';
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
  const text = force >= STRONG_FORCE ? words.strongWind(force, from) : words.wind(force, from);
  return gust - force < GUST_WORTH_NAMING ? `${text}.` : `${text}, ${words.gust(gust)}.`;
}

/** A day of a region or place in up to four sentences; empty without data. */
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
