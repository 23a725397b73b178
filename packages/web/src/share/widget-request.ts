import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Height in CSS pixels of each size; the width is that of the column, of 240 at least. */
export const WIDGET_HEIGHTS = { small: 132, medium: 272, large: 448 } as const;
export type WidgetSize = keyof typeof WIDGET_HEIGHTS;

export const WIDGET_WIDTHS = { least: 240, most: 480 } as const;

export const WIDGET_THEMES = ['auto', 'light', 'dark'] as const;
export type WidgetTheme = (typeof WIDGET_THEMES)[number];

/** Where the weather for pages of others stands: the one page that frames of any site may show. */
export const WIDGET_PATH = '/embed/weather';

/** What is shown, and how. */
export interface WidgetStyle {
  readonly size: WidgetSize;
  readonly theme: WidgetTheme;
  readonly language: Language;
}

/** A place by its slug, or a point. */
export type WidgetPlace = { readonly location: string } | { readonly lat: number; readonly lng: number };

export interface WidgetRequest extends WidgetStyle {
  /** Null: the address names none. */
  readonly place: WidgetPlace | null;
  readonly now: EpochSeconds;
}

/** A drawn widget; 404 where there is no such place, 503 where nothing could be asked. */
export interface WidgetReply {
  readonly status: 200 | 404 | 503;
  readonly html: string;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 120;

function parseDegrees(text: unknown, most: number): number | null {
  if (typeof text !== 'string' || !/^-?\d{1,3}(\.\d{1,8})?$/.test(text)) return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= most ? degrees : null;
}

type Query = Readonly<Record<string, unknown>>;

/** The place of an address; a point wins over a slug. Null where it names none. */
export function parseWidgetPlace(query: Query): WidgetPlace | null {
  const [lat, lng] = [parseDegrees(query.lat, 90), parseDegrees(query.lng, 180)];
  if (lat !== null && lng !== null) return { lat, lng };
  const { place } = query;
  if (typeof place !== 'string' || place.length > LONGEST_SLUG || !SLUG.test(place)) return null;
  return { location: place };
}

/** The look that an address asks for; what it does not name, or nobody knows, is the usual. */
export function parseWidgetStyle({ size, theme, lang }: Query): WidgetStyle {
  return {
    size: typeof size === 'string' && Object.hasOwn(WIDGET_HEIGHTS, size) ? (size as WidgetSize) : 'medium',
    theme: WIDGET_THEMES.find((known) => known === theme) ?? 'auto',
    language: lang === 'en' ? 'en' : 'vi',
  };
}

/** Address of a widget below the portal's origin. */
export function toWidgetPath(place: WidgetPlace, { size, theme, language }: WidgetStyle): string {
  const where = 'location' in place ? { place: place.location } : { lat: String(place.lat), lng: String(place.lng) };
  return `${WIDGET_PATH}?${new URLSearchParams({ ...where, size, theme, lang: language })}`;
}
