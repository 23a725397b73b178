import basemapJson from '#components/map/basemap.json';
import type { Basemap } from '#components/map/basemap.ts';
import type { MapFrames } from '#components/map/to-map-frames.ts';
import { MAP_PICTURE, toPicturePoint } from '#share/map-picture-frame.ts';

const { width, height } = MAP_PICTURE;
const NAMED = new Set(['archipelago', 'sea']);
const NAMES = (basemapJson as unknown as Basemap).labels.filter(({ kind }) => NAMED.has(kind));

interface SatellitePictureProps {
  readonly url: string;
  readonly bounds: MapFrames['bounds'];
  readonly language: 'vi' | 'en';
  readonly label: string;
}

/** A satellite image where the live map will show it, with the names of the sea and its archipelagos. */
export function SatellitePicture({ url, bounds, language, label }: SatellitePictureProps) {
  const from = toPicturePoint({ lat: bounds.north, lng: bounds.west });
  const to = toPicturePoint({ lat: bounds.south, lng: bounds.east });
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <image
        href={url}
        x={Math.round(from.x)}
        y={Math.round(from.y)}
        width={Math.round(to.x - from.x)}
        height={Math.round(to.y - from.y)}
        preserveAspectRatio="none"
      />
      {NAMES.map(({ lat, lng, ...names }) => {
        const { x, y } = toPicturePoint({ lat, lng });
        return (
          <text key={names.vi} x={Math.round(x)} y={Math.round(y)} textAnchor="middle">
            {names[language]}
          </text>
        );
      })}
    </svg>
  );
}
