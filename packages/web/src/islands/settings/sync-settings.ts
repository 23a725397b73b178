import type { Language } from '@portal/domain/language/language';
import { findFields, findStoredText, parseStored, saveStoredText } from '#islands/visitor/stored-text.ts';

/** Stored choices of a visitor; `others` are cookie words that only the server reads. */
interface VisitorSettings {
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

/** Settings from the mirror cookie, null without one; `language` is the default. */
export function parseSettingsCookie(cookies: string, language: Language): VisitorSettings | null {
  const value = /(?:^|;\s*)settings=([A-Za-z.]*)(?:;|$)/.exec(cookies)?.[1];
  return value === undefined ? null : toSettings(value.split('.').filter(Boolean), language);
}

/** Cookie as the server writes it: dot-separated words, one year. */
export function writeSettingsCookie(settings: VisitorSettings): string {
  const { temperatureUnit, windUnit, forecastView, others, language } = settings;
  const words = [temperatureUnit, windUnit, forecastView, ...others, language].join('.');
  return `settings=${words}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** Settings from local storage (`settings`); null where unreadable. */
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

/** Local storage value: version, units, language and other choices. */
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

const NAME = 'settings';

export const findPageLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'vi');

/** Effective settings: the cookie wins over local storage, because the server writes it too. */
function findSettings(): VisitorSettings | null {
  return parseSettingsCookie(document.cookie, findPageLanguage()) ?? parseStoredSettings(findStoredText(NAME));
}

/** Stores settings in both places; false if the cookie is refused, since pages would not see them. */
function saveSettings(settings: VisitorSettings): boolean {
  const cookie = writeSettingsCookie(settings);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API lacks support in some browsers
  document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
  saveStoredText(NAME, writeStoredSettings(settings));
  return document.cookie.includes(cookie.slice(0, cookie.indexOf(';')));
}

/** After a choice: reloads the page at the same position, or opens its counterpart in another language. */
function showAgain(language: Language): void {
  const counterpart = document.querySelector<HTMLAnchorElement>(`header a[hreflang="${language}"]`);
  if (language === findPageLanguage() || counterpart === null) location.reload();
  else location.assign(counterpart.href);
}

/** Handles the settings form: stores the choices and reloads. The server accepts the form where that fails. */
function acceptForm(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.name !== NAME) return;
  const chosen = new FormData(form);
  const language = chosen.get('language') === 'en' ? 'en' : 'vi';
  const settings: VisitorSettings = {
    temperatureUnit: chosen.get('temperature') === 'F' ? 'F' : 'C',
    windUnit: chosen.get('wind') === 'ms' ? 'ms' : 'kmh',
    forecastView: chosen.get('view') === 'table' ? 'table' : 'chart',
    language,
    others: findSettings()?.others ?? [],
  };
  if (!saveSettings(settings)) return;
  event.preventDefault();
  showAgain(language);
}

/** Following the language switch chooses a language. */
function acceptLanguage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('header a[hreflang]') : null;
  if (link === null) return;
  const language = link.hreflang === 'en' ? 'en' : 'vi';
  const settings = findSettings() ?? parseSettingsCookie(`${NAME}=`, language);
  if (settings !== null) saveSettings({ ...settings, language });
}

/** Makes settings from local storage effective after an external change. */
export function acceptStoredSettings(): void {
  const settings = parseStoredSettings(findStoredText(NAME));
  if (settings !== null) saveSettings(settings);
}

/** Syncs local storage and cookie, and stores later choices. */
export function syncSettings(): void {
  const settings = findSettings();
  if (settings !== null) saveSettings(settings);
  const shown = document.cookie;
  document.addEventListener('submit', acceptForm);
  document.addEventListener('click', acceptLanguage);
  // A page restored from the back/forward cache may show old settings.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.cookie !== shown) location.reload();
  });
}
