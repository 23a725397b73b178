import type { WarningFeature } from '@portal/contract/endpoints/warnings';
import { MAP_PICTURE, toPicturePoint } from './map-picture-frame.ts';
import styles from './warning-areas.module.css';

/** Corners of an area on the picture; islands without an outline are dots. */
function drawShape({ geometry }: WarningFeature): string {
  const write = ([lng = 0, lat = 0]: readonly number[]): string => {
    const { x, y } = toPicturePoint({ lat, lng });
    return `${Math.round(x)} ${Math.round(y)}`;
  };
  if (geometry.type === 'MultiPoint') return geometry.coordinates.map((point) => `M${write(point)}h0`).join('');
  return geometry.coordinates.flatMap((rings) => rings.map((ring) => `M${ring.map(write).join('L')}z`)).join('');
}

interface WarningAreasProps {
  /** The highest level last. */
  readonly areas: readonly WarningFeature[];
  /** The part of the picture below; the whole where it is left out. */
  readonly box?: string;
}

/** Areas of the official warnings in force over a drawn map, in the colours of their levels. The list of warnings has the words. */
export function WarningAreas({ areas, box = `0 0 ${MAP_PICTURE.width} ${MAP_PICTURE.height}` }: WarningAreasProps) {
  if (areas.length === 0) return null;
  return (
    <svg className={styles.areas} data-part="areas" viewBox={box} aria-hidden="true">
      {areas.map((area, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one warning have no names
          key={index}
          data-level={area.properties.level ?? undefined}
          data-shape={area.geometry.type === 'MultiPoint' ? 'points' : undefined}
          d={drawShape(area)}
        />
      ))}
    </svg>
  );
}
