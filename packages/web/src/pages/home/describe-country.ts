import { CLIMATE_REGIONS } from '@portal/content/bulletins/climate-region.table';
import { homeMessages } from '@portal/content/messages/home-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { classifyRainChance } from '@portal/domain/weather/rain-word';
import { formatTemperature, type ValueStyle } from '#components/weather/format-values.ts';
import { findRainPart } from '#components/weather/rain-level.ts';
import type { ProvinceWeather } from './load-home.ts';

/** `mưa 40%`, next to a dry icon `mưa đêm 76%`; null where unknown. */
export function formatRainChance(day: Day, language: Language): string | null {
  if (day.rainProbability === null) return null;
  const part = findRainPart(day);
  const { rainTimes } = getWeatherMessages(language).days;
  return homeMessages[language].rainChance(Math.round(day.rainProbability), part === null ? '' : rainTimes[part]);
}

/**
 * Share of a region that is more likely wet than dry: over two thirds, over one third, some (domain-2.md §16.2); for
 * none, the word of its highest chance.
 */
type RainSpread = 'most' | 'some' | 'few' | 'good' | 'slight' | 'dry';
type Region = ProvinceWeather['region'] | 'highlands';

const REGIONS: readonly Region[] = ['north', 'central', 'highlands', 'south'];
const LIKELY_PERCENT = 50;
/** Below this the country's lowest temperature is cold rather than cool. */
const COLD_BELOW_C = 20;

/** The highlands' rainy season is opposite to that of the coast below them. */
const HIGHLANDS: ReadonlySet<string> = new Set(CLIMATE_REGIONS.find(({ id }) => id === 'highlands')?.provinces ?? []);

function findRegion({ slug, region }: ProvinceWeather): Region {
  return HIGHLANDS.has(slug) ? 'highlands' : region;
}

function findSpread(days: readonly Day[]): RainSpread | null {
  const known = days.filter(({ rainProbability }) => rainProbability !== null);
  if (known.length === 0) return null;
  const share = known.filter(({ rainProbability }) => (rainProbability ?? 0) >= LIKELY_PERCENT).length / known.length;
  if (share > 2 / 3) return 'most';
  if (share > 1 / 3) return 'some';
  if (share > 0) return 'few';
  const highest = Math.max(...known.map(({ rainProbability }) => rainProbability ?? 0));
  const chance = classifyRainChance(highest);
  return chance === 'unlikely' ? 'dry' : chance === 'slight' ? 'slight' : 'good';
}

/** Groups regions with the same description, in order of first appearance. */
function groupBySpread(provinces: readonly ProvinceWeather[]): ReadonlyMap<RainSpread, readonly Region[]> {
  const groups = new Map<RainSpread, Region[]>();
  for (const region of REGIONS) {
    const days = provinces.flatMap((province) => (findRegion(province) === region ? (province.today ?? []) : []));
    const spread = findSpread(days);
    if (spread !== null) groups.set(spread, [...(groups.get(spread) ?? []), region]);
  }
  return groups;
}

type Extreme = readonly [name: string, celsius: number];

/** Province with the highest, or by sign −1 the lowest, value; null where unknown. */
function findExtreme(
  provinces: readonly ProvinceWeather[],
  findFigure: (day: Day) => number | null,
  sign: 1 | -1,
): Extreme | null {
  let found: Extreme | null = null;
  for (const { name, today } of provinces) {
    const celsius = today === null ? null : findFigure(today);
    if (celsius !== null && (found === null || celsius * sign > found[1] * sign)) found = [name, celsius];
  }
  return found;
}

/** The country's day in two sentences: likely rain, warmest and coolest; null without data. */
export function describeCountry(provinces: readonly ProvinceWeather[], style: ValueStyle): string | null {
  const { country } = homeMessages[style.language];
  const groups = [...groupBySpread(provinces)];
  if (groups.length === 0) return null;
  const [only] = groups;
  const rain =
    groups.length === 1 && only !== undefined && only[1].length === REGIONS.length
      ? country.everywhere[only[0]]
      : groups.map(([spread, regions]) => country.rain(spread, regions)).join('; ');
  const warmest = findExtreme(provinces, ({ temperatureMax }) => temperatureMax, 1);
  const coolest = findExtreme(provinces, ({ temperatureMin }) => temperatureMin, -1);
  const sentence = `${rain.charAt(0).toUpperCase()}${rain.slice(1)}.`;
  if (warmest === null || coolest === null) return sentence;
  const name = ([place, celsius]: Extreme) => [place, formatTemperature(celsius, style)] as const;
  return `${sentence} ${country.extremes(name(warmest), name(coolest), coolest[1] < COLD_BELOW_C)}`;
}
