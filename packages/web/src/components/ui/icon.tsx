import spriteUrl from './icon-sprite.svg?no-inline';

/** Icons in `icon-sprite.svg`. */
export type IconName =
  | 'search'
  | 'menu'
  | 'x'
  | 'locate-fixed'
  | 'arrow-right'
  | 'map-pin'
  | 'rotate-cw'
  | 'chevron-right'
  | 'settings-2'
  | 'star'
  | 'history'
  | 'arrow-left'
  | 'wind'
  | 'fuel'
  | 'pickaxe'
  | 'tent-tree'
  | 'bus'
  | 'fan'
  | 'store'
  | 'shirt'
  | 'badge-check'
  | 'droplets'
  | 'sun'
  | 'leaf'
  | 'eye'
  | 'cloud'
  | 'gauge'
  | 'sunrise'
  | 'plus'
  | 'user'
  | 'umbrella'
  | 'bike'
  | 'briefcase'
  | 'message-square'
  | 'message-circle'
  | 'mail'
  | 'bell'
  | 'check'
  | 'house'
  | 'sliders-horizontal'
  | 'list-checks'
  | 'credit-card'
  | 'users'
  | 'pencil'
  | 'smartphone'
  | 'hourglass'
  | 'minus'
  | 'clock'
  | 'key-round';

/** Decorative interface icon, hidden from screen readers. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: 16 | 18 | 20 | 24 }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
/** A shape: its colour class and its path. An empty path draws nothing. */
type Outline = readonly [className: string | undefined, outline: string];

interface PathDrawingProps {
  readonly outlines: readonly Outline[];
  readonly viewBox: string;
  readonly className?: string | undefined;
  readonly width?: number;
  readonly height?: number;
  /** Whether it stretches to fill its box. */
  readonly isStretched?: boolean;
  /** Text alternative; without one the drawing is decorative. */
  readonly label?: string;
}

const UNSAFE = /[<>&"]/;

/**
 * Drawing written as one markup string: a page has about a hundred, and an element for each path would cost much of its
 * rendering time. Throws a RangeError on anything but numbers and own classes. Server only: the Content-Security-Policy
 * refuses markup from scripts in the browser.
 */
export function PathDrawing({ outlines, viewBox, className, width, height, isStretched, label }: PathDrawingProps) {
  let html = '';
  for (const [tone, outline] of outlines) {
    if (outline === '') continue;
    if (UNSAFE.test(outline)) throw new RangeError('an outline of a drawing is no markup');
    html += `<path${tone === undefined ? '' : ` class="${tone}"`} d="${outline}"></path>`;
  }
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={viewBox}
      preserveAspectRatio={isStretched === true ? 'none' : undefined}
      {...voice}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the portal's own paths and classes, checked above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
