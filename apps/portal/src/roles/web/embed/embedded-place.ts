import { escapeMarkup } from '@portal/domain/data/escape-markup';
import type { Language } from '@portal/domain/language/language';
import { matchPath } from '@portal/routes/match-path';
import { WIDGET_HEIGHTS, WIDGET_WIDTHS, type WidgetSize } from '@portal/web/share/widget-request';

/** The place of a page to embed. */
interface EmbeddedPlace {
  readonly location: string;
  readonly language: Language;
  readonly path: string;
}

/** The place of a weather or farming page's URL; null for any other URL. */
export function findEmbeddedPlace(address: string, origin: string): EmbeddedPlace | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== new URL(origin).origin) return null;
  const match = matchPath(url.pathname);
  if (match.kind !== 'route' || !/^(weather|agri)(:|-root$)/.test(match.id)) return null;
  const { location } = match.parameters;
  if (location === undefined) return null;
  return { location, language: match.language === 'en' ? 'en' : 'vi', path: url.pathname };
}

interface Frame {
  readonly size: WidgetSize;
  readonly width: number;
  readonly height: number;
}

const BY_HEIGHT = (['large', 'medium', 'small'] as const).map((size) => ({ size, height: WIDGET_HEIGHTS[size] }));

/** A bound in whole pixels; unlimited if not a number. */
function parseBound(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
}

/** The largest frame within oEmbed's bounds, the medium one without bounds; null if even the smallest does not fit. */
export function chooseFrame(maxWidth: string | null, maxHeight: string | null): Frame | null {
  const width = Math.min(WIDGET_WIDTHS.most, parseBound(maxWidth));
  const bound = maxHeight === null ? WIDGET_HEIGHTS.medium : parseBound(maxHeight);
  const fitting = BY_HEIGHT.find(({ height }) => height <= bound);
  return fitting === undefined || width < WIDGET_WIDTHS.least ? null : { ...fitting, width };
}

interface WrittenFrame {
  readonly src: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

export function writeFrame({ src, title, width, height }: WrittenFrame): string {
  return `<iframe src="${escapeMarkup(src)}" title="${escapeMarkup(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}
