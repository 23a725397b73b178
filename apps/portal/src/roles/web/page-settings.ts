import { CROP_IDS } from '@portal/domain/agriculture/crop';
import { readRiceField, type StoredRiceField, writeRiceField } from '@portal/domain/agriculture/stored-rice-field';
import { type CostLoss, readCostLoss, writeCostLoss } from '@portal/domain/decision/cost-loss';
import type { Language } from '@portal/domain/language/language';
import type { BoatLimit } from '@portal/domain/sea/boats.table';
import { readOwnLimit, writeOwnLimit } from '@portal/domain/sea/own-limit';
import { readSavedTrips, type SavedTrip, writeSavedTrips } from '@portal/domain/trip/saved-trip';
import type { PageSettings } from '@portal/web/pages/page-request';

/** Settings from a visitor's cookie; the language is null if absent. */
export interface VisitorSettings {
  readonly settings: PageSettings;
  readonly language: Language | null;
  /** Whether a cookie was sent, valid or not: then the reply is private. */
  readonly present: boolean;
  /** Slug of the last place from the cookie `place`; null: none or invalid. */
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

/** Reads the cookie `place`, which place pages set for the home and Happy Rain pages. */
function findPlaceSlug(cookieHeader: string): string | null {
  const slug = findCookie(cookieHeader, 'place');
  return slug !== null && slug.length <= LONGEST_SLUG && SLUG.test(slug) ? slug : null;
}

/** Reads the cookie `boat`, which the page of the sea sets. */
function findBoatLimit(cookieHeader: string): Pick<PageSettings, 'boatLimit'> {
  const word = findCookie(cookieHeader, 'boat');
  const limit = word === null ? null : readOwnLimit(word);
  return limit === null ? {} : { boatLimit: limit };
}

/** Reads the cookie `worth`, which pages of places set: cost of protecting and loss without. */
function findCostLoss(cookieHeader: string): Pick<PageSettings, 'costLoss'> {
  const word = findCookie(cookieHeader, 'worth');
  const costLoss = word === null ? null : readCostLoss(word);
  return costLoss === null ? {} : { costLoss };
}

/** Reads the cookie `field`, which the season of a farm sets. */
function findRiceField(cookieHeader: string): Pick<PageSettings, 'riceField'> {
  const word = findCookie(cookieHeader, 'field');
  const riceField = word === null ? null : readRiceField(word);
  return riceField === null ? {} : { riceField };
}

/** Reads the cookie `trips`, which the departure planner's forms set. */
function findTrips(cookieHeader: string): Pick<PageSettings, 'trips'> {
  const trips = readSavedTrips(findCookie(cookieHeader, 'trips') ?? '');
  return trips.length === 0 ? {} : { trips };
}

/** Cookie with the visitor's saved trips for a year; without any it is removed. No script reads it. */
export function writeTripsCookie(trips: readonly SavedTrip[]): string {
  const seconds = trips.length === 0 ? 0 : RETENTION_SECONDS;
  return `trips=${writeSavedTrips(trips)}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly`;
}

/** Cookie with the visitor's own limit for a boat for a year; null removes it. */
export function writeBoatCookie(limit: BoatLimit | null): string {
  const word = limit === null ? '' : writeOwnLimit(limit);
  return `boat=${word}; Path=/; Max-Age=${limit === null ? 0 : RETENTION_SECONDS}; SameSite=Lax`;
}

/** Cookie with the visitor's cost and loss for a year, which the rule editor reads too; null removes it. */
export function writeWorthCookie(costLoss: CostLoss | null): string {
  const word = costLoss === null ? '' : writeCostLoss(costLoss);
  return `worth=${word}; Path=/; Max-Age=${costLoss === null ? 0 : RETENTION_SECONDS}; SameSite=Lax`;
}

/** Cookie with the visitor's rice field for a year; null removes it. No script reads it. */
export function writeFieldCookie(field: StoredRiceField | null): string {
  const word = field === null ? '' : writeRiceField(field);
  return `field=${word}; Path=/; Max-Age=${field === null ? 0 : RETENTION_SECONDS}; SameSite=Lax; HttpOnly`;
}

/** Cookie with a visitor's settings for a year, as words joined by dots. */
export function writeSettingsCookie({ settings, language }: Pick<VisitorSettings, 'settings' | 'language'>): string {
  const { temperatureUnit, windUnit, forecastView, crop } = settings;
  const words = [temperatureUnit, windUnit, forecastView, crop, language].filter((word) => word != null);
  return `settings=${words.join('.')}; Path=/; Max-Age=${RETENTION_SECONDS}; SameSite=Lax`;
}

/** All strings in a JSON value; the text itself if it is not JSON. */
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
 * Parses the cookie `settings`: JSON as in local storage, or words joined by dots (`F.ms.chart.en`). Words are
 * recognized by their possible values; others are ignored.
 */
export function parseVisitorSettings(cookieHeader: string | undefined): VisitorSettings {
  if (cookieHeader === undefined) return NO_COOKIE;
  const cookie = findCookie(cookieHeader, 'settings');
  const place = findPlaceSlug(cookieHeader);
  const own = {
    ...findBoatLimit(cookieHeader),
    ...findCostLoss(cookieHeader),
    ...findRiceField(cookieHeader),
    ...findTrips(cookieHeader),
  };
  if (cookie === null) return { ...NO_COOKIE, settings: { ...NO_COOKIE.settings, ...own }, place };
  const words = cookie.length > LONGEST_COOKIE ? new Set<string>() : listWords(cookie);
  const crop = CROP_IDS.find((id) => words.has(id));
  const has = (...meanings: string[]) => meanings.some((meaning) => words.has(meaning));
  return {
    settings: {
      temperatureUnit: has('F') ? 'F' : 'C',
      windUnit: has('ms', 'm/s') ? 'ms' : 'kmh',
      forecastView: has('table') ? 'table' : 'chart',
      ...(crop === undefined ? {} : { crop }),
      ...own,
    },
    language: has('EN', 'en') ? 'en' : has('VI', 'vi') ? 'vi' : null,
    present: true,
    place,
  };
}
