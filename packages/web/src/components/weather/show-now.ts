import type { Hour } from '@portal/contract/endpoints/weather-schema';

/** Hours whose first is called now: it shows the sky of this minute, and the rain of its hour, no rain sky beside none. */
export function showNow(hours: readonly Hour[], now: Hour | undefined): readonly Hour[] {
  const [first, ...later] = hours;
  if (first === undefined || now === undefined || first.at !== now.at) return hours;
  const { code, skyCode, badge, text, thunder, isDay, rain } = now;
  return [{ ...first, code, skyCode, badge, text, thunder, isDay, rain }, ...later];
}

/** Whether an hour feels so far from its temperature (3° or more) that it is worth a word. */
export function isFeltOtherwise({ feelsLike, temperature }: Pick<Hour, 'feelsLike' | 'temperature'>): boolean {
  return feelsLike !== null && temperature !== null && Math.abs(feelsLike - temperature) >= 3;
}
