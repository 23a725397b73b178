import type { RainClass } from '@portal/domain/weather/rain-class';
import type { Dryness } from '@portal/domain/weather/rain-spells';
import type { RainAmount } from '../facts/rain-amount.ts';

const RAIN_WORDS: Readonly<Record<RainClass, string>> = {
  0: 'không mưa',
  1: 'mưa nhỏ',
  2: 'mưa',
  3: 'mưa vừa',
  4: 'mưa to',
  5: 'mưa rất to',
};

const DRYNESS_WORDS: Readonly<Record<Dryness, string>> = {
  dry: 'không mưa',
  rain: 'có thể có mưa',
  drizzle: 'có thể có mưa phùn',
};

/** What is said of a stretch without told rain: `không mưa`, `có thể có mưa`. */
export function nameDryness(dryness: Dryness): string {
  return DRYNESS_WORDS[dryness];
}

/** What is said of rain beside its time. */
interface RainKind {
  readonly rainClass: RainClass;
  readonly thunder: 0 | 1 | 2;
  readonly isLikely: boolean;
  readonly isBroken?: boolean;
}

/** `mưa vừa kèm dông`. */
export function nameRain({ rainClass, thunder }: Pick<RainKind, 'rainClass' | 'thunder'>): string {
  return `${RAIN_WORDS[rainClass]}${thunder === 2 ? ' kèm dông' : ''}`;
}

/** `có mưa vừa kèm dông`, `có lúc có mưa nhỏ, có thể kèm dông`, `có thể có mưa và dông`. */
export function tellRain({ rainClass, thunder, isLikely, isBroken = false }: RainKind): string {
  const rain = nameRain({ rainClass, thunder });
  if (!isLikely) return `có thể có ${rain}${thunder === 1 ? ' và dông' : ''}`;
  return `${isBroken ? 'có lúc có' : 'có'} ${rain}${thunder === 1 ? ', có thể kèm dông' : ''}`;
}

/** `khoảng 15 mm`, `10–25 mm`, `tới 12 mm`. */
export function nameAmount({ low, high }: RainAmount): string {
  if (low === null) return `khoảng ${high} mm`;
  return low === 0 ? `tới ${high} mm` : `${low}–${high} mm`;
}
