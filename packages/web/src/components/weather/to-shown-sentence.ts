import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { formatTemperature, type ValueStyle } from './format-values.ts';

/**
 * The sentence of now in the visitor's degrees. It comes in whole °C; where it tells this hour's own figures, those are
 * turned from their exact values, so that sentence and number never differ.
 */
export function toShownSentence(
  sentence: string,
  now: Pick<Hour, 'temperature' | 'feelsLike'>,
  style: ValueStyle,
): string {
  if (style.temperatureUnit === 'C') return sentence;
  const inCelsius: ValueStyle = { ...style, temperatureUnit: 'C' };
  const exact = [now.temperature, now.feelsLike].filter((value) => value !== null);
  return sentence.replace(/[−-]?\d+°/g, (told) => {
    const known = exact.find((value) => formatTemperature(value, inCelsius) === told);
    return formatTemperature(known ?? Number.parseInt(told.replace('−', '-'), 10), style);
  });
}
