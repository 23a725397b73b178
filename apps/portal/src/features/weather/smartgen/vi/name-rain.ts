import type { RainClass } from '@portal/domain/weather/rain-class';
import type { RainAmount } from '../facts/rain-amount.ts';

const RAIN_WORDS: Readonly<Record<RainClass, string>> = {
  0: 'không mưa',
  1: 'mưa nhỏ',
  2: 'mưa',
  3: 'mưa vừa',
  4: 'mưa to',
  5: 'mưa rất to',
};

interface RainKind {
  readonly rainClass: RainClass;
  readonly thunder: 0 | 1 | 2;
}

/** `mưa vừa kèm dông`. */
export function nameRain({ rainClass, thunder }: RainKind): string {
  return `${RAIN_WORDS[rainClass]}${thunder === 2 ? ' kèm dông' : ''}`;
}

/** What follows rain in which thunder is possible only. */
export function addThunder({ thunder }: Pick<RainKind, 'thunder'>): string {
  return thunder === 1 ? ', có thể có dông' : '';
}

/** `khoảng 15 mm`, `10–25 mm`, `nhiều nhất 12 mm`. */
export function nameAmount({ low, high }: RainAmount): string {
  if (low === null) return `khoảng ${high} mm`;
  return low === 0 ? `nhiều nhất ${high} mm` : `${low}–${high} mm`;
}
