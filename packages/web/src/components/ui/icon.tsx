import spriteUrl from './icon-sprite.svg?no-inline';

/** Icons of the interface that `icon-sprite.svg` holds. */
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

/** An interface icon beside words that say the same; it is never read aloud. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: 16 | 18 | 20 | 24 }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
/** A shape of a drawing: the class that colours it, and its outline. An empty outline draws nothing. */
type Outline = readonly [className: string | undefined, outline: string];

interface PathDrawingProps {
  readonly outlines: readonly Outline[];
  readonly viewBox: string;
  readonly className?: string | undefined;
  readonly width?: number;
  readonly height?: number;
  /** Whether it fills its box whatever its shape. */
  readonly isStretched?: boolean;
  /** What a reader who does not see it hears; left out, it is decoration. */
  readonly label?: string;
}

const UNSAFE = /[<>&"]/;

/**
 * A drawing of outlines, written as one string: a page has a hundred of them, and an element for each is a good part of its
 * work. They are made of numbers and classes of ours, and anything that is not is refused with a RangeError. Only the
 * server draws it: in a browser the policy of the page refuses markup from a script.
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: outlines and classes of ours, checked above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
