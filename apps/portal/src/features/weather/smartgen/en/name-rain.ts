import type { RainClass } from '@portal/domain/weather/rain-class';
import type { RainAmount } from '../facts/rain-amount.ts';

const RAIN_WORDS: Readonly<Record<RainClass, string>> = {
  0: 'no rain',
  1: 'light rain',
  2: 'rain',
  3: 'moderate rain',
  4: 'heavy rain',
  5: 'very heavy rain',
};

interface RainKind {
  readonly rainClass: RainClass;
  readonly thunder: 0 | 1 | 2;
}

/** `moderate rain with thunderstorms`. */
export function nameRain({ rainClass, thunder }: RainKind): string {
  return `${RAIN_WORDS[rainClass]}${thunder === 2 ? ' with thunderstorms' : ''}`;
}

/** What follows rain in which thunder is possible only. */
export function addThunder({ thunder }: Pick<RainKind, 'thunder'>): string {
  return thunder === 1 ? ', possibly with thunder' : '';
}

/** `about 15 mm`, `10–25 mm`, `up to 12 mm`. */
export function nameAmount({ low, high }: RainAmount): string {
  if (low === null) return `about ${high} mm`;
  return low === 0 ? `up to ${high} mm` : `${low}–${high} mm`;
}
