import type { SatelliteMessages } from '@portal/content/messages/satellite-messages';
import { MapIcon } from '#components/map/map-icon.tsx';
import styles from './satellite-empty.module.css';

interface SatelliteEmptyProps {
  readonly title: string;
  readonly words: SatelliteMessages;
  readonly reason: 'none' | 'failed';
  readonly cloudPath: string;
}

/** The page where there is no image of the last hours: says so, and what the operator can do. */
export function SatelliteEmpty({ title, words: { empty }, reason, cloudPath }: SatelliteEmptyProps) {
  return (
    <div className={`wrap ${styles.empty}`}>
      <h1>{title}</h1>
      <div className={styles.card}>
        <MapIcon name="satellite" size={24} />
        <h2>{empty.title}</h2>
        <p>{empty[reason]}</p>
        <p>
          <a href={cloudPath}>{empty.cloud}</a>
        </p>
        {reason === 'none' && (
          <details>
            <summary>{empty.operator}</summary>
            <p>{empty.settings}</p>
          </details>
        )}
      </div>
    </div>
  );
}
