import { WEATHER } from '#observation/element.table.ts';
import type { MetarReport } from './metar-report.ts';

const known = new Map<string, number>();
const MOST_KNOWN = 2000;

const KINDS: readonly (readonly [RegExp, number])[] = [
  [/RA/, WEATHER.rain],
  [/DZ/, WEATHER.drizzle],
  [/^[+-]?SH/, WEATHER.shower],
  [/TS/, WEATHER.thunder],
  [/FG/, WEATHER.fog],
  [/BR/, WEATHER.mist],
  [/HZ|FU|DU/, WEATHER.haze],
  [/SQ/, WEATHER.squall],
  [/SN|SG|IC|PL|GR|GS/, WEATHER.ice],
];

/** A present weather group as a sum of `WEATHER`; 0 for weather in the vicinity, which is not at the station. */
function toFlags(group: string): number {
  const found = known.get(group);
  if (found !== undefined) return found;
  let flags = 0;
  if (!group.startsWith('VC')) {
    for (const [pattern, flag] of KINDS) if (pattern.test(group)) flags |= flag;
    if (flags === 0) flags = WEATHER.other;
    if (group.startsWith('-')) flags |= WEATHER.light;
    if (group.startsWith('+')) flags |= WEATHER.heavy;
  } else if (group === 'VCTS') flags = WEATHER.other;
  if (known.size < MOST_KNOWN) known.set(group, flags);
  return flags;
}

/** The weather of a report as a sum of `WEATHER`: 0 for none, null if it was not observed. */
export function findMetarWeather({
  weather,
  recentWeather,
}: Pick<MetarReport, 'weather' | 'recentWeather'>): number | null {
  if (weather === null) return null;
  let flags = 0;
  for (const group of weather) flags |= toFlags(group);
  for (const group of recentWeather) if (group.includes('TS')) flags |= WEATHER.recentThunder;
  return flags;
}
