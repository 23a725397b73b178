import type { RainClass } from '@portal/domain/weather/rain-class';
import type { Dryness } from '@portal/domain/weather/rain-spells';
import type { RainAmount } from '../facts/rain-amount.ts';

const RAIN_WORDS: Readonly<Record<RainClass, string>> = {
  0: 'no rain',
  1: 'light rain',
  2: 'rain',
  3: 'moderate rain',
  4: 'heavy rain',
  5: 'very heavy rain',
};

const DRYNESS_WORDS: Readonly<Record<Dryness, string>> = {
  dry: 'no rain',
  rain: 'a chance of rain',
  drizzle: 'a chance of drizzle',
};

/** What is said of a stretch without told rain: `no rain`, `a chance of rain`. */
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

/** `moderate rain with thunderstorms`. */
export function nameRain({ rainClass, thunder }: Pick<RainKind, 'rainClass' | 'thunder'>): string {
  return `${RAIN_WORDS[rainClass]}${thunder === 2 ? ' with thunderstorms' : ''}`;
}

/** `moderate rain with thunderstorms this evening`, `light rain at times tonight, possibly with thunder`, `a chance of rain and thunder around 3 pm`. */
export function tellRain({ rainClass, thunder, isLikely, isBroken = false }: RainKind, when: string): string {
  const rain = nameRain({ rainClass, thunder });
  if (!isLikely) return `a chance of ${rain}${thunder === 1 ? ' and thunder' : ''} ${when}`;
  return `${rain}${isBroken ? ' at times' : ''} ${when}${thunder === 1 ? ', possibly with thunder' : ''}`;
}

/** `about 15 mm`, `10–25 mm`, `up to 12 mm`. */
export function nameAmount({ low, high }: RainAmount): string {
  if (low === null) return `about ${high} mm`;
  return low === 0 ? `up to ${high} mm` : `${low}–${high} mm`;
}
