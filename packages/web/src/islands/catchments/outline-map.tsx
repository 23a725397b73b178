import type { Outline } from '@portal/contract/own/catchments';
import type { Language } from '@portal/domain/language/language';
import styles from './catchment-maps.module.css';
import { fitFrame, toPath } from './map-ground.ts';
import { OutlineGround } from './outline-ground.tsx';

const WIDTH = 560;
const HEIGHT = 360;

interface OutlineMapProps {
  readonly outline: Outline;
  readonly language: Language;
  readonly label: string;
}

/** An outline as it would be saved. */
export function OutlineMap({ outline, language, label }: OutlineMapProps) {
  const rings = outline.coordinates.flat();
  const points = rings.flat().map(([lng, lat]) => ({ lat, lng }));
  const frame = fitFrame(points, WIDTH, HEIGHT);
  return (
    <svg className={styles.still} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <OutlineGround frame={frame} language={language} />
      <path className={styles.drawn} fillRule="evenodd" d={toPath(frame, rings, true)} />
    </svg>
  );
}
