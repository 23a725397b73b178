import type { Language } from '@portal/domain/language/language';
import { findFields, parseStored } from '#islands/visitor/parse-stored.ts';

/** What a visitor has chosen, as far as the browser keeps it; `others` are words of the cookie that only the server reads. */
export interface VisitorSettings {
  readonly temperatureUnit: 'C' | 'F';
  readonly windUnit: 'kmh' | 'ms';
  readonly forecastView: 'chart' | 'table';
  readonly language: Language;
  readonly others: readonly string[];
}

const WORDS = new Set(['C', 'F', 'kmh', 'ms', 'chart', 'table', 'vi', 'en']);

function toSettings(words: readonly string[], language: Language): VisitorSettings {
  return {
    temperatureUnit: words.includes('F') ? 'F' : 'C',
    windUnit: words.includes('ms') ? 'ms' : 'kmh',
    forecastView: words.includes('table') ? 'table' : 'chart',
    language: words.includes('en') ? 'en' : words.includes('vi') ? 'vi' : language,
    others: words.filter((word) => !WORDS.has(word)),
  };
}

/** The settings of the cookie that mirrors them, null where there is none; `language` where it names none. */
export function parseSettingsCookie(cookies: string, language: Language): VisitorSettings | null {
  const value = /(?:^|;\s*)settings=([A-Za-z.]*)(?:;|$)/.exec(cookies)?.[1];
  return value === undefined ? null : toSettings(value.split('.').filter(Boolean), language);
}

/** The cookie as the server writes it: words with dots between, for a year. */
export function writeSettingsCookie(settings: VisitorSettings): string {
  const { temperatureUnit, windUnit, forecastView, others, language } = settings;
  const words = [temperatureUnit, windUnit, forecastView, ...others, language].join('.');
  return `settings=${words}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** The settings that local storage holds under `settings`, null where it holds none that can be read. */
export function parseStoredSettings(text: string | null): VisitorSettings | null {
  const stored = parseStored(text);
  if (stored === null) return null;
  const unit = findFields(stored.unit) ?? {};
  const words = [unit.temperatureUnit, unit.windUnit, stored.forecastView, stored.language === 'EN' ? 'en' : 'vi'];
  const others = Array.isArray(stored.others) ? stored.others : [];
  return toSettings(
    words.concat(others).filter((word) => typeof word === 'string' && /^[A-Za-z]{1,20}$/.test(word)) as string[],
    'vi',
  );
}

/** What local storage holds: version, units, language, and what else was chosen. */
export function writeStoredSettings(settings: VisitorSettings): string {
  const { temperatureUnit, windUnit, forecastView, others, language } = settings;
  return JSON.stringify({
    version: 0,
    unit: { temperatureUnit, windUnit },
    language: language === 'en' ? 'EN' : 'VI',
    forecastView,
    others,
  });
}
