import type { Language } from '@portal/domain/language/language';
import { WEATHER } from '@portal/domain/observation/element.table';
import { pair, splitLanguages } from '../split-languages.ts';

const WORDS = splitLanguages({
  rain: ['mưa', 'rain'],
  drizzle: ['mưa phùn', 'drizzle'],
  shower: ['mưa rào', 'showers'],
  light: pair([(rain: string) => (rain === 'mưa' ? 'mưa nhỏ' : `${rain} nhẹ`), (rain) => `light ${rain}`]),
  heavy: pair([(rain: string) => `${rain} to`, (rain) => `heavy ${rain}`]),
  withThunder: pair([(rain: string) => `${rain} kèm dông`, (rain) => `${rain} with thunder`]),
  thunder: ['dông', 'thunder'],
  fog: ['sương mù', 'fog'],
  mist: ['sương mù nhẹ', 'mist'],
  haze: ['mù khô', 'haze'],
  squall: ['tố', 'squall'],
  ice: ['mưa đá hoặc tuyết', 'hail or snow'],
  recentThunder: ['có dông trong giờ trước đó', 'thunder in the past hour'],
  none: ['không mưa', 'no rain'],
  /** By oktas 0–8. */
  clouds: [
    [
      'trời quang',
      ...Array<string>(2).fill('ít mây'),
      ...Array<string>(2).fill('mây rải rác'),
      ...Array<string>(3).fill('nhiều mây'),
      'mây phủ kín trời',
    ],
    [
      'clear sky',
      ...Array<string>(2).fill('few clouds'),
      ...Array<string>(2).fill('scattered clouds'),
      ...Array<string>(3).fill('mostly cloudy'),
      'overcast',
    ],
  ],
});

type Words = (typeof WORDS)['vi'];

/** Rain with its kind, strength and thunder; null without rain. METAR states no strength for a moderate one. */
function nameRain(has: (flag: number) => boolean, words: Words): string | null {
  const isRain = has(WEATHER.rain);
  if (!isRain && !has(WEATHER.drizzle)) return null;
  const kind = !isRain ? words.drizzle : has(WEATHER.shower) ? words.shower : words.rain;
  const rain = has(WEATHER.heavy) ? words.heavy(kind) : has(WEATHER.light) ? words.light(kind) : kind;
  return has(WEATHER.thunder) ? words.withThunder(rain) : rain;
}

const SIGHT = ['fog', 'mist', 'haze'] as const;

/**
 * Observed weather in words without a capital: `mưa nhỏ kèm dông`, `không mưa, ít mây`. `weather` is a sum of
 * `WEATHER`, 0 for none; cloud, in oktas, is named where nothing falls. Null if nothing is known.
 */
export function namePresentWeather(
  { weather, cloudOktas }: { readonly weather: number | null; readonly cloudOktas: number | null },
  language: Language,
): string | null {
  const words = WORDS[language];
  const has = (flag: number): boolean => weather !== null && (weather & flag) !== 0;
  const rain = nameRain(has, words);
  const thunder = rain === null && has(WEATHER.thunder) ? words.thunder : null;
  const sight = SIGHT.find((name) => has(WEATHER[name]));
  const ice = has(WEATHER.ice) ? words.ice : null;
  const isOpen = rain === null && ice === null && sight !== 'fog';
  const cloud = isOpen && cloudOktas !== null ? words.clouds[Math.round(cloudOktas)] : null;
  const parts = [
    weather === 0 ? words.none : null,
    rain,
    thunder,
    ice,
    has(WEATHER.squall) ? words.squall : null,
    sight === undefined ? null : words[sight],
    has(WEATHER.recentThunder) && !has(WEATHER.thunder) ? words.recentThunder : null,
    cloud,
  ].filter((part) => part !== null && part !== undefined);
  return parts.length === 0 ? null : parts.join(', ');
}
