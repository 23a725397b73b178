import type { Language } from '@portal/domain/language/language';
import { matchPath } from '@portal/routes/match-path';
import { WIDGET_HEIGHTS, WIDGET_WIDTHS, type WidgetSize } from '@portal/web/share/widget-request';

/** The place of a page that is to be embedded. */
interface EmbeddedPlace {
  readonly location: string;
  readonly language: Language;
  readonly path: string;
}

/** The place whose page of weather or farming stands at an address of this portal; null for any other address. */
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

/** Whole pixels of a bound; none where it names no number. */
function parseBound(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
}

/** The largest frame within the bounds of oEmbed, the medium one without them; null where not even the smallest fits. */
export function chooseFrame(maxWidth: string | null, maxHeight: string | null): Frame | null {
  const width = Math.min(WIDGET_WIDTHS.most, parseBound(maxWidth));
  const bound = maxHeight === null ? WIDGET_HEIGHTS.medium : parseBound(maxHeight);
  const fitting = BY_HEIGHT.find(({ height }) => height <= bound);
  return fitting === undefined || width < WIDGET_WIDTHS.least ? null : { ...fitting, width };
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface WrittenFrame {
  readonly src: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/** The frame as markup. */
export function writeFrame({ src, title, width, height }: WrittenFrame): string {
  return `<iframe src="${escapeAttribute(src)}" title="${escapeAttribute(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}
