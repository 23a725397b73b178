import type { Language } from '@portal/domain/language/language';
import { beaufortForce } from '@portal/domain/wind/beaufort';

/** What is known of a day of a region; null where it is not. °C, mm, m/s; the share 0–1. */
interface RegionDayFacts {
  readonly temperatureMin: number | null;
  readonly temperatureMax: number | null;
  readonly rainMin: number | null;
  readonly rainMax: number | null;
  readonly rainyShare: number | null;
  readonly windSpeedMax: number | null;
  readonly windGustMax: number | null;
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
const GUST_WORTH_TELLING = 2;

const WORDS = {
  vi: {
    dry: 'Ngày không mưa hoặc mưa không đáng kể',
    few: 'Mưa vài nơi',
    scattered: 'Mưa rải rác',
    many: 'Mưa nhiều nơi',
    heavy: 'có nơi mưa to',
    veryHeavy: 'có nơi mưa rất to',
    hot: 'có nơi nắng nóng',
    amount: (text: string) => `lượng ${text} tùy nơi`,
    warmth: (text: string) => `Nhiệt độ ${text}`,
    wind: (force: number) => `Gió mạnh nhất cấp ${force}`,
    strongWind: (force: number) => `Gió mạnh cấp ${force}`,
    gust: (force: number) => `giật cấp ${force}`,
  },
  en: {
    dry: 'Dry, or no rain to speak of',
    few: 'Rain in a few places',
    scattered: 'Scattered rain',
    many: 'Widespread rain',
    heavy: 'heavy in places',
    veryHeavy: 'very heavy in places',
    hot: 'hot in places',
    amount: (text: string) => `${text} depending on the place`,
    warmth: (text: string) => `${text}`,
    wind: (force: number) => `Strongest wind force ${force}`,
    strongWind: (force: number) => `Strong wind, force ${force}`,
    gust: (force: number) => `gusts to force ${force}`,
  },
};

/** `12–28 mm`, `3 mm`; whole numbers. */
export function formatSpan(low: number, high: number, unit: string): string {
  const [from, to] = [Math.round(low), Math.round(high)];
  return `${from === to ? to : `${from}–${to}`}${NO_BREAK}${unit}`;
}

function tellRain({ rainMin, rainMax, rainyShare }: RegionDayFacts, language: Language): string | null {
  if (rainMin === null || rainMax === null || rainyShare === null) return null;
  const words = WORDS[language];
  if (rainMax < DRY_MM) return `${words.dry}.`;
  const spread = rainyShare < SCATTERED ? words.few : rainyShare <= WIDESPREAD ? words.scattered : words.many;
  const strength = rainMax > VERY_HEAVY_MM ? words.veryHeavy : rainMax > HEAVY_MM ? words.heavy : null;
  const parts = [spread, words.amount(formatSpan(rainMin, rainMax, 'mm')), strength];
  return `${parts.filter((part) => part !== null).join(', ')}.`;
}

function tellWarmth({ temperatureMin, temperatureMax }: RegionDayFacts, language: Language): string | null {
  if (temperatureMin === null || temperatureMax === null) return null;
  const words = WORDS[language];
  const heat = temperatureMax >= HOT_C ? `, ${words.hot}` : '';
  return `${words.warmth(formatSpan(temperatureMin, temperatureMax, '°C'))}${heat}.`;
}

function tellWind({ windSpeedMax, windGustMax }: RegionDayFacts, language: Language): string | null {
  if (windSpeedMax === null) return null;
  const words = WORDS[language];
  const force = beaufortForce(windSpeedMax);
  const gust = windGustMax === null ? force : beaufortForce(windGustMax);
  const said = force >= STRONG_FORCE ? words.strongWind(force) : words.wind(force);
  return gust - force < GUST_WORTH_TELLING ? `${said}.` : `${said}, ${words.gust(gust)}.`;
}

/** A day of a region in two or three sentences; empty where nothing is known of it. */
export function tellRegionDay(day: RegionDayFacts, language: Language): string {
  return [tellRain(day, language), tellWarmth(day, language), tellWind(day, language)]
    .filter((sentence) => sentence !== null)
    .join(' ');
}
