import { WEATHER } from '#observation/element.table.ts';
import type { SynopReport } from './synop-report.ts';

const { rain, drizzle, shower, thunder, fog, mist, haze, squall, ice, light, heavy, recentThunder, other } = WEATHER;

/**
 * First and last `ww` of code table 4677, and the weather at the time of observation; the past hour (20–29) is not
 * current.
 */
const CODES: readonly (readonly [number, number, number])[] = [
  [4, 5, haze],
  [10, 10, mist],
  [11, 12, fog],
  [13, 13, other],
  [17, 17, thunder],
  [18, 18, squall],
  [19, 19, other],
  [29, 29, recentThunder],
  [30, 35, other],
  [40, 49, fog],
  [50, 51, drizzle | light],
  [52, 53, drizzle],
  [54, 55, drizzle | heavy],
  [56, 57, drizzle | ice],
  [58, 59, drizzle | rain],
  [60, 61, rain | light],
  [62, 63, rain],
  [64, 65, rain | heavy],
  [66, 69, rain | ice],
  [70, 79, ice],
  [80, 80, rain | shower | light],
  [81, 81, rain | shower],
  [82, 82, rain | shower | heavy],
  [83, 84, rain | shower | ice],
  [85, 90, shower | ice],
  [91, 91, rain | light | recentThunder],
  [92, 92, rain | heavy | recentThunder],
  [93, 94, ice | recentThunder],
  [95, 95, rain | thunder],
  [96, 96, rain | thunder | ice],
  [97, 97, rain | thunder | heavy],
  [98, 98, other | thunder],
  [99, 99, rain | thunder | heavy | ice],
];
/** Past weather code of thunder. */
const PAST_THUNDER = 9;

/** The weather of a report as a sum of `WEATHER`: 0 for none, null if it was not observed. */
export function findSynopWeather({
  weatherCode,
  hasNoWeather,
  pastWeather,
}: Pick<SynopReport, 'weatherCode' | 'hasNoWeather' | 'pastWeather'>): number | null {
  if (weatherCode === null) return hasNoWeather ? 0 : null;
  const [, , flags = 0] = CODES.find(([first, last]) => weatherCode >= first && weatherCode <= last) ?? [];
  return flags | (pastWeather.includes(PAST_THUNDER) ? recentThunder : 0);
}
