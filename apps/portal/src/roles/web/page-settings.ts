import { CROP_IDS } from '@portal/domain/agriculture/crop';
import type { Language } from '@portal/domain/language/language';
import type { PageSettings } from '@portal/web/pages/page-request';

/** What a visitor's cookie says; the language is null where it says none. */
export interface VisitorSettings {
  readonly settings: PageSettings;
  readonly language: Language | null;
  /** Whether the request had the cookie, readable or not: the reply is this visitor's own then. */
  readonly present: boolean;
  /** Slug of the place seen last, by the cookie `place`; null where there is none that could be one. */
  readonly place: string | null;
}

const LONGEST_COOKIE = 500;
const RETENTION_SECONDS = 365 * 86_400;
const NO_COOKIE: VisitorSettings = {
  settings: { temperatureUnit: 'C', windUnit: 'kmh', forecastView: 'chart' },
  language: null,
  present: false,
  place: null,
};

function findCookie(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const cookie = part.trim();
    if (cookie.startsWith(`${name}=`)) return cookie.slice(name.length + 1).replace(/^"|"$/g, '');
  }
  return null;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 80;

/** Reads the cookie `place`, which a page of a place leaves in the browser for the home page and those of Happy Rain. */
function findPlaceSlug(cookieHeader: string): string | null {
  const slug = findCookie(cookieHeader, 'place');
  return slug !== null && slug.length <= LONGEST_SLUG && SLUG.test(slug) ? slug : null;
}

/** The cookie that stores a visitor's settings for a year: the words with dots between. */
export function writeSettingsCookie({ settings, language }: Pick<VisitorSettings, 'settings' | 'language'>): string {
  const { temperatureUnit, windUnit, forecastView, crop } = settings;
  const words = [temperatureUnit, windUnit, forecastView, crop, language].filter((word) => word != null);
  return `settings=${words.join('.')}; Path=/; Max-Age=${RETENTION_SECONDS}; SameSite=Lax`;
}

/** All texts of a JSON value, however deep; the text itself where it is no JSON. */
function listWords(text: string): Set<string> {
  if (!/^(?:\{|%7B)/i.test(text)) return new Set(text.split(/[^A-Za-z]+/));
  const words: string[] = [];
  try {
    JSON.parse(decodeURIComponent(text), (_name, value: unknown) => {
      if (typeof value === 'string') words.push(value);
      return value;
    });
  } catch {
    words.push(...text.split(/[^A-Za-z]+/));
  }
  return new Set(words);
}

/**
 * Reads the cookie `settings`: JSON as local storage holds it, or the same words with dots between (`F.ms.chart.en`). Words
 * are distinguished by their possible values; anything else is ignored.
 */
export function parseVisitorSettings(cookieHeader: string | undefined): VisitorSettings {
  if (cookieHeader === undefined) return NO_COOKIE;
  const cookie = findCookie(cookieHeader, 'settings');
  const place = findPlaceSlug(cookieHeader);
  if (cookie === null) return { ...NO_COOKIE, place };
  const words = cookie.length > LONGEST_COOKIE ? new Set<string>() : listWords(cookie);
  const crop = CROP_IDS.find((id) => words.has(id));
  const has = (...meanings: string[]) => meanings.some((meaning) => words.has(meaning));
  return {
    settings: {
      temperatureUnit: has('F') ? 'F' : 'C',
      windUnit: has('ms', 'm/s') ? 'ms' : 'kmh',
      forecastView: has('table') ? 'table' : 'chart',
      ...(crop === undefined ? {} : { crop }),
    },
    language: has('EN', 'en') ? 'en' : has('VI', 'vi') ? 'vi' : null,
    present: true,
    place,
  };
}
