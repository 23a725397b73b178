import type { Language } from '@portal/domain/language/language';
import type { MapFrames } from '#components/map/to-map-frames.ts';
import { MAP_PICTURE, toMapLinesPath, toPicturePoint } from '#share/map-picture-frame.ts';

const { width, height } = MAP_PICTURE;

interface SatellitePictureProps {
  readonly url: string;
  readonly bounds: MapFrames['bounds'];
  readonly language: Language;
  readonly label: string;
}

/** A satellite image where the live map will show it, under coast, borders and names as the server draws them. */
export function SatellitePicture({ url, bounds, language, label }: SatellitePictureProps) {
  const from = toPicturePoint({ lat: bounds.north, lng: bounds.west });
  const to = toPicturePoint({ lat: bounds.south, lng: bounds.east });
  return (
    <svg width={width} height={height} role="img" aria-label={label}>
      <image
        href={url}
        x={Math.round(from.x)}
        y={Math.round(from.y)}
        width={Math.round(to.x - from.x)}
        height={Math.round(to.y - from.y)}
        preserveAspectRatio="none"
      />
      <image href={toMapLinesPath(language)} width={width} height={height} />
    </svg>
  );
}
