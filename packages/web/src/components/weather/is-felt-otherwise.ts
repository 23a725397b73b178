import type { Hour } from '@portal/contract/endpoints/weather-schema';

/** Whether an hour feels so far from its temperature (3° or more) that it is worth a word. */
export function isFeltOtherwise({ feelsLike, temperature }: Pick<Hour, 'feelsLike' | 'temperature'>): boolean {
  return feelsLike !== null && temperature !== null && Math.abs(feelsLike - temperature) >= 3;
}
