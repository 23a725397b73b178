import type { WarningFeature } from '@portal/contract/endpoints/warnings';
import { MAP_PICTURE, toPicturePoint } from './map-picture-frame.ts';
import styles from './warning-areas.module.css';

/** Path of an area in the picture; islands without an outline are dots. */
function drawShape({ geometry }: WarningFeature): string {
  const write = ([lng = 0, lat = 0]: readonly number[]): string => {
    const { x, y } = toPicturePoint({ lat, lng });
    return `${Math.round(x)} ${Math.round(y)}`;
  };
  if (geometry.type === 'MultiPoint') return geometry.coordinates.map((point) => `M${write(point)}h0`).join('');
  return geometry.coordinates.flatMap((rings) => rings.map((ring) => `M${ring.map(write).join('L')}z`)).join('');
}

interface WarningAreasProps {
  /** Highest level last. */
  readonly areas: readonly WarningFeature[];
  /** Part of the picture shown below; default: all of it. */
  readonly box?: string;
}

/** Areas of official warnings in force over a drawn map, coloured by level. The list has the text. */
export function WarningAreas({ areas, box = `0 0 ${MAP_PICTURE.width} ${MAP_PICTURE.height}` }: WarningAreasProps) {
  if (areas.length === 0) return null;
  return (
    <svg className={styles.areas} data-part="areas" viewBox={box} aria-hidden="true">
      {areas.map((area, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a warning have no id
          key={index}
          data-level={area.properties.level ?? undefined}
          data-shape={area.geometry.type === 'MultiPoint' ? 'points' : undefined}
          d={drawShape(area)}
        />
      ))}
    </svg>
  );
}
