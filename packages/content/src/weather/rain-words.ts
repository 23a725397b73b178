import type { Language } from '@portal/domain/language/language';
import { classifyRain, type RainClass } from '@portal/domain/weather/rain-class';
import type { NamedRainWord, RainWord } from '@portal/domain/weather/rain-word';

/** Rain class as a noun; class 2 has no intensity word. */
const RAIN_NAMES: Readonly<Record<Language, readonly string[]>> = {
  vi: ['mưa', 'mưa nhỏ', 'mưa', 'mưa vừa', 'mưa to', 'mưa rất to'],
  en: ['rain', 'light rain', 'rain', 'moderate rain', 'heavy rain', 'very heavy rain'],
};

export function nameRainClass(rainClass: RainClass, language: Language): string {
  return RAIN_NAMES[language][rainClass] ?? '';
}

const RAIN_TEXTS: Readonly<Record<RainWord, Record<Language, (rain: string) => string>>> = {
  dry: { vi: () => 'không mưa', en: () => 'no rain' },
  unseen: { vi: () => 'chưa thấy mây mưa', en: () => 'no rain clouds seen' },
  drizzle: { vi: () => 'có thể có mưa phùn', en: () => 'a slight chance of drizzle' },
  slight: { vi: (rain) => `có thể có ${rain}`, en: (rain) => `a slight chance of ${rain}` },
  good: { vi: (rain) => `khả năng có ${rain}`, en: (rain) => `a good chance of ${rain}` },
  rain: { vi: (rain) => `có ${rain}`, en: (rain) => rain },
};

/**
 * Phrase for a span by its word: `không mưa`, `có thể có mưa`, `khả năng có mưa nhỏ`, `có mưa vừa kèm dông`. `rain` is
 * the noun with its intensity, unused for dry spans and drizzle.
 */
export function sayRain(word: RainWord, language: Language, rain: string = nameRainClass(2, language)): string {
  return RAIN_TEXTS[word][language](rain);
}

const UNSEEN: Readonly<Record<Language, { readonly short: string; readonly note: string }>> = {
  vi: { short: 'chưa thấy', note: 'mưa rào nhỏ có thể lọt' },
  en: { short: 'none seen', note: 'small showers can be missed' },
};

/** Sentence without a capital where satellites see no rain: `chưa thấy mây mưa; mưa rào nhỏ có thể lọt`. */
export function sayUnseen(language: Language): string {
  return `${sayRain('unseen', language)}; ${UNSEEN[language].note}`;
}

/**
 * Rain of an hour by satellites' estimate: its class, as millimetres would look measured (`mưa vừa`), or that none was
 * seen, `short` for a cell: `chưa thấy`. `rainMm` is null where unknown, which has no words.
 */
export function nameEstimate(rainMm: number | null, language: Language, length: 'short' | 'long'): string | null {
  if (rainMm === null) return null;
  const rainClass = classifyRain(rainMm, 1);
  if (rainClass > 0) return nameRainClass(rainClass, language);
  return length === 'short' ? UNSEEN[language].short : sayRain('unseen', language);
}

const VIETNAMESE_HEDGES: Readonly<Record<NamedRainWord, string>> = { slight: 'có thể ', good: 'khả năng ', rain: '' };

/** Vietnamese hedge before a verb phrase of rain: `có thể đang có mưa`, `khả năng còn mưa`; empty from 70 % on. */
export function hedgeVietnamese(word: NamedRainWord): string {
  return VIETNAMESE_HEDGES[word];
}
