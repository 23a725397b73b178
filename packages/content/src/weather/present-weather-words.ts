import type { Language } from '@portal/domain/language/language';
import { WEATHER } from '@portal/domain/observation/element.table';

interface Words {
  readonly rain: string;
  readonly drizzle: string;
  readonly shower: string;
  readonly light: (rain: string) => string;
  readonly heavy: (rain: string) => string;
  readonly withThunder: (rain: string) => string;
  readonly thunder: string;
  readonly fog: string;
  readonly mist: string;
  readonly haze: string;
  readonly squall: string;
  readonly ice: string;
  readonly recentThunder: string;
  readonly none: string;
  /** By oktas 0–8. */
  readonly clouds: readonly string[];
}

const WORDS: Readonly<Record<Language, Words>> = {
  vi: {
    rain: 'mưa',
    drizzle: 'mưa phùn',
    shower: 'mưa rào',
    light: (rain) => (rain === 'mưa' ? 'mưa nhỏ' : `${rain} nhẹ`),
    heavy: (rain) => `${rain} to`,
    withThunder: (rain) => `${rain} kèm dông`,
    thunder: 'dông',
    fog: 'sương mù',
    mist: 'sương mù nhẹ',
    haze: 'mù khô',
    squall: 'tố',
    ice: 'mưa đá hoặc tuyết',
    recentThunder: 'có dông trong giờ trước đó',
    none: 'không mưa',
    clouds: [
      'trời quang',
      ...Array<string>(2).fill('ít mây'),
      ...Array<string>(2).fill('mây rải rác'),
      ...Array<string>(3).fill('nhiều mây'),
      'mây phủ kín trời',
    ],
  },
  en: {
    rain: 'rain',
    drizzle: 'drizzle',
    shower: 'showers',
    light: (rain) => `light ${rain}`,
    heavy: (rain) => `heavy ${rain}`,
    withThunder: (rain) => `${rain} with thunder`,
    thunder: 'thunder',
    fog: 'fog',
    mist: 'mist',
    haze: 'haze',
    squall: 'squall',
    ice: 'hail or snow',
    recentThunder: 'thunder in the hour before',
    none: 'no rain',
    clouds: [
      'clear sky',
      ...Array<string>(2).fill('few clouds'),
      ...Array<string>(2).fill('scattered clouds'),
      ...Array<string>(3).fill('mostly cloudy'),
      'overcast',
    ],
  },
};

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
