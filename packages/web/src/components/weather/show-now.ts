import type { Hour } from '@portal/contract/endpoints/weather-schema';

/** Gives the first hour the current sky together with its rain, so that a rain icon never meets a dry amount. */
export function showNow(hours: readonly Hour[], now: Hour | undefined): readonly Hour[] {
  const [first, ...later] = hours;
  if (first === undefined || now === undefined || first.at !== now.at) return hours;
  const { code, skyCode, badge, text, thunder, isDay, rain } = now;
  return [{ ...first, code, skyCode, badge, text, thunder, isDay, rain }, ...later];
}

/** Whether feels-like differs enough (3° or more) to mention. */
export function isFeltOtherwise({ feelsLike, temperature }: Pick<Hour, 'feelsLike' | 'temperature'>): boolean {
  return feelsLike !== null && temperature !== null && Math.abs(feelsLike - temperature) >= 3;
}
