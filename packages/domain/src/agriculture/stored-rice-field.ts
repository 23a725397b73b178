import { parseDate } from '#time/vietnam-time.ts';
import { RICE_PLANTINGS, type RicePlanting } from './rice-field.ts';
import { RICE_VARIETIES, type RiceVariety } from './rice-stage.table.ts';

/** A rice field that a visitor's own device stores. */
export interface StoredRiceField {
  /** Slug of its place. */
  readonly location: string;
  /** Day of sowing, `2026-06-15`. */
  readonly sown: string;
  readonly variety: RiceVariety;
  readonly planting: RicePlanting;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 80;

/** A field from typed or stored words; null if one of them cannot be used. */
export function parseRiceField(words: Readonly<Record<keyof StoredRiceField, string>>): StoredRiceField | null {
  const { location, sown } = words;
  const variety = RICE_VARIETIES.find((days) => String(days) === words.variety);
  const planting = RICE_PLANTINGS.find((one) => one === words.planting);
  if (variety === undefined || planting === undefined || parseDate(sown) === null) return null;
  return location.length <= LONGEST_SLUG && SLUG.test(location) ? { location, sown, variety, planting } : null;
}

/** A field as one word, for a cookie: `o-mon-can-tho.2026-06-15.100.direct`. */
export const writeRiceField = ({ location, sown, variety, planting }: StoredRiceField): string =>
  [location, sown, variety, planting].join('.');

/** The field of such a word; null for anything else. */
export function readRiceField(word: string): StoredRiceField | null {
  const [location = '', sown = '', variety = '', planting = '', ...rest] = word.split('.');
  return rest.length > 0 ? null : parseRiceField({ location, sown, variety, planting });
}
