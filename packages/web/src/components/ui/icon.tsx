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
  | 'sunrise';

/** An interface icon beside words that say the same; it is never read aloud. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: 16 | 18 | 20 | 24 }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
