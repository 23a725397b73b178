import spriteUrl from './map-icons.svg?no-inline';

/** Icons of the map's sprite. */
export type MapIconName =
  | 'cloud-rain'
  | 'thermometer'
  | 'wind'
  | 'cloud'
  | 'leaf'
  | 'sun'
  | 'play'
  | 'pause'
  | 'plus'
  | 'minus'
  | 'layers'
  | 'list'
  | 'satellite'
  | 'locate-fixed'
  | 'x'
  | 'radar';

/** An icon beside words that say the same, or on a button with a name; it is never read aloud. */
export function MapIcon({ name, size = 20 }: { readonly name: MapIconName; readonly size?: 18 | 20 | 24 }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
