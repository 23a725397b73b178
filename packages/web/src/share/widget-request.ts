import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Height per size, CSS pixels; the width is that of the container, at least 240. */
export const WIDGET_HEIGHTS = { small: 132, medium: 272, large: 448 } as const;
export type WidgetSize = keyof typeof WIDGET_HEIGHTS;

export const WIDGET_WIDTHS = { least: 240, most: 480 } as const;

export const WIDGET_THEMES = ['auto', 'light', 'dark'] as const;
export type WidgetTheme = (typeof WIDGET_THEMES)[number];

/** Path of the widget: the only page that any site may frame. */
export const WIDGET_PATH = '/embed/weather';

export interface WidgetStyle {
  readonly size: WidgetSize;
  readonly theme: WidgetTheme;
  readonly language: Language;
}

/** A place by slug, or a point. */
export type WidgetPlace = { readonly location: string } | { readonly lat: number; readonly lng: number };

export interface WidgetRequest extends WidgetStyle {
  /** Null: none in the address. */
  readonly place: WidgetPlace | null;
  readonly now: EpochSeconds;
}

/** A widget reply; 404 for an unknown place, 503 if data failed. */
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

/** Place in an address; a point wins over a slug. Null without one. */
export function parseWidgetPlace(query: Query): WidgetPlace | null {
  const [lat, lng] = [parseDegrees(query.lat, 90), parseDegrees(query.lng, 180)];
  if (lat !== null && lng !== null) return { lat, lng };
  const { place } = query;
  if (typeof place !== 'string' || place.length > LONGEST_SLUG || !SLUG.test(place)) return null;
  return { location: place };
}

/** Style in an address; missing or unknown parts use defaults. */
export function parseWidgetStyle({ size, theme, lang }: Query): WidgetStyle {
  return {
    size: typeof size === 'string' && Object.hasOwn(WIDGET_HEIGHTS, size) ? (size as WidgetSize) : 'medium',
    theme: WIDGET_THEMES.find((known) => known === theme) ?? 'auto',
    language: lang === 'en' ? 'en' : 'vi',
  };
}

/** Path of a widget with its query. */
export function toWidgetPath(place: WidgetPlace, { size, theme, language }: WidgetStyle): string {
  const where = 'location' in place ? { place: place.location } : { lat: String(place.lat), lng: String(place.lng) };
  return `${WIDGET_PATH}?${new URLSearchParams({ ...where, size, theme, lang: language })}`;
}
