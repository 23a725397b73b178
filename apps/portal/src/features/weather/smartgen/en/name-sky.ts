import type { SkyCode } from '@portal/domain/weather/sky-state';

/** Sky states as a forecaster says them, by day. */
const DAY: Readonly<Record<SkyCode, string>> = {
  1: 'sunny',
  2: 'hot and sunny',
  3: 'very hot',
  4: 'extremely hot',
  5: 'mostly sunny',
  6: 'sun and clouds',
  7: 'overcast',
  8: 'cold',
  9: 'cold (severe-cold level in Vietnam)',
  10: 'very cold (rét hại by Vietnam’s scale)',
  11: 'icy',
  12: 'rain at times',
  13: 'light rain',
  14: 'rain',
  15: 'heavy rain',
  16: 'very heavy rain',
  17: 'cold with rain',
  18: 'cold with rain (severe-cold level in Vietnam)',
  19: 'very cold with rain (rét hại by Vietnam’s scale)',
  20: 'icy with rain',
  21: 'cold with heavy rain',
  22: 'cold with heavy rain (severe-cold level in Vietnam)',
  23: 'very cold with heavy rain (rét hại by Vietnam’s scale)',
  24: 'sleet',
  25: 'cold with very heavy rain',
  26: 'cold with very heavy rain (severe-cold level in Vietnam)',
  27: 'very cold with very heavy rain (rét hại by Vietnam’s scale)',
  28: 'very heavy sleet',
};

/** Those that read differently by night. */
const NIGHT: Readonly<Partial<Record<SkyCode, string>>> = {
  1: 'clear',
  2: 'muggy',
  3: 'very muggy',
  4: 'extremely muggy',
  5: 'mostly clear',
  6: 'partly cloudy',
  7: 'cloudy',
};

/** Those that are no state of the air but something that comes with it. */
const NOUNS: ReadonlySet<SkyCode> = new Set<SkyCode>([6, 12, 13, 14, 15, 16, 24, 28]);

/** What stands behind a temperature: ` and sunny`, ` with light rain`, `, hot and sunny`. */
export function nameSkyWith(code: SkyCode, isDay: boolean): string {
  const isNoun = NOUNS.has(code) && (isDay || NIGHT[code] === undefined);
  const name = nameSky(code, isDay);
  if (isNoun) return ` with ${name}`;
  return name.includes(' and ') ? `, ${name}` : ` and ${name}`;
}

/** `sunny`, by night `clear`. */
export function nameSky(code: SkyCode, isDay: boolean): string {
  return (isDay ? undefined : NIGHT[code]) ?? DAY[code];
}
