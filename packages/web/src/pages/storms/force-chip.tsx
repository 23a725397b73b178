import type { StormTrack, StormTrackPoint } from '@portal/contract/endpoints/storms';
import { describeForce, findShownClass, type StormView } from '#components/storms/storm-words.ts';
import styles from './storms.module.css';

interface ForceChipProps {
  readonly point: Pick<StormTrackPoint, 'windMs'>;
  readonly averaging: Pick<StormTrack, 'windMinutes'>;
  readonly view: StormView;
}

/** Force of the 10-minute wind on the colour of its class; nothing for an unknown wind. */
export function ForceChip({ point, averaging, view }: ForceChipProps) {
  const force = describeForce(point, averaging, view);
  if (force === null) return null;
  return <span className={`${styles.chip} ${styles[findShownClass(point, averaging)]}`}>{force}</span>;
}
