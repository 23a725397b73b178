import type { Language } from '@portal/domain/language/language';
import { findRainWord } from '@portal/domain/weather/rain-word';
import { type BeaufortForce, beaufortForce } from '@portal/domain/wind/beaufort';
import { findWindDirection, nameWindDirection } from '@portal/domain/wind/wind-direction';
import { pair, splitLanguages } from '../split-languages.ts';

/** Values of a sea area's day; null where unknown. mm, m/s, degrees; share of its points 0–1. */
export interface SeaDayFacts {
  readonly rainMax: number | null;
  readonly rainyShare: number | null;
  /** Highest chance of rain of its points, %; missing in older bulletins. */
  readonly rainProbabilityMax?: number | null;
  /** Maximum wind of the day at the median point, and at the windiest. */
  readonly windSpeedUsual: number | null;
  readonly windSpeedMax: number | null;
  readonly windGustMax: number | null;
  readonly windDirection: number | null;
}

const SCATTERED = 1 / 3;
const WIDESPREAD = 2 / 3;
const GUST_WORTH_NAMING = 2;

const WORDS = splitLanguages({
  dry: ['Không mưa', 'No rain'],
  doubtful: {
    slight: ['Có thể có mưa rào vài nơi', 'A slight chance of showers in places'],
    good: ['Khả năng có mưa rào vài nơi', 'A good chance of showers in places'],
  },
  few: ['Có mưa rào vài nơi', 'Showers in a few places'],
  scattered: ['Có mưa rào rải rác', 'Scattered showers'],
  many: ['Có mưa rào nhiều nơi', 'Showers in most places'],
  wind: pair([
    (from: string) => `Gió${from}`,
    (from) => (from === '' ? 'Wind' : `${from.trim().replace(/^./, (first) => first.toUpperCase())} wind`),
  ]),
  force: pair([(force: number) => ` cấp ${force}`, (force) => ` force ${force}`]),
  atTimes: pair([(force: number) => `, có lúc cấp ${force}`, (force) => `, force ${force} at times`]),
  gust: pair([(force: number) => `, giật cấp ${force}`, (force) => `, gusts to force ${force}`]),
  seas: {
    rough: ['Biển động', 'Rough sea'],
    veryRough: ['Biển động mạnh', 'Very rough sea'],
    high: ['Biển động rất mạnh', 'High sea'],
    furious: ['Biển động dữ dội', 'Phenomenal sea'],
  },
});

/** Sea state by wind, paired as in the national bulletin; null below rough (domain-2.md §16.5). */
export function nameSea(typical: BeaufortForce, highest: BeaufortForce): keyof (typeof WORDS)['vi']['seas'] | null {
  if (highest >= 10) return 'furious';
  if (highest >= 9 || (highest === 8 && typical === 8)) return 'high';
  if (highest >= 7) return 'veryRough';
  return highest === 6 ? 'rough' : null;
}

function describeRain({ rainMax, rainyShare, rainProbabilityMax = null }: SeaDayFacts, language: Language) {
  if (rainMax === null || rainyShare === null) return null;
  const words = WORDS[language];
  const chancePercent = rainProbabilityMax ?? (rainyShare === 0 ? 0 : null);
  const word = findRainWord({ rainMm: rainMax, wettestHourMm: null, chancePercent, periodHours: 24 });
  if (word === 'dry') return words.dry;
  if (rainyShare === 0) return words.doubtful[word === 'good' || word === 'rain' ? 'good' : 'slight'];
  return rainyShare <= SCATTERED ? words.few : rainyShare <= WIDESPREAD ? words.scattered : words.many;
}

function describeWind({ windSpeedUsual, windSpeedMax, windGustMax, windDirection }: SeaDayFacts, language: Language) {
  if (windSpeedUsual === null || windSpeedMax === null) return [];
  const words = WORDS[language];
  const [typical, highest] = [beaufortForce(windSpeedUsual), beaufortForce(windSpeedMax)];
  const named = windDirection === null ? null : findWindDirection(windDirection, windSpeedUsual);
  const from = named === null ? '' : ` ${nameWindDirection(named, language).toLowerCase()}`;
  const atTimes = highest > typical ? words.atTimes(highest) : '';
  const gust = windGustMax === null ? highest : beaufortForce(windGustMax);
  const gusts = gust - highest >= GUST_WORTH_NAMING ? words.gust(gust) : '';
  const sea = nameSea(typical, highest);
  return [`${words.wind(from)}${words.force(typical)}${atTimes}${gusts}`, ...(sea === null ? [] : [words.seas[sea]])];
}

/** A sea area's day: rain, wind, and sea state where rough; empty without data. */
export function describeSeaDay(day: SeaDayFacts, language: Language): string {
  const parts = [describeRain(day, language), ...describeWind(day, language)];
  return parts.flatMap((part) => (part === null ? [] : `${part}.`)).join(' ');
}
