import { ALERT_SAMPLES, type AlertSampleId } from '@portal/content/evidence/alert-samples.table';
import { evidenceMessages } from '@portal/content/messages/evidence-messages';
import type { SiteMessages } from '@portal/content/messages/site-messages';
import type { SiteWeather } from '#components/content/describe-site-work.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { SampleAlert } from './sample-alert.tsx';
import { SampleBulletin } from './sample-bulletin.tsx';
import type { BulletinWorkId } from './site-chart.tsx';
import styles from './site-evidence.module.css';

export interface SiteEvidenceProps {
  readonly bulletin: BulletinWorkId | undefined;
  readonly alert: AlertSampleId | undefined;
  readonly place: string;
  /** Null where the place has no weather: then there is no bulletin. */
  readonly weather: SiteWeather | null;
  readonly view: PageView;
  readonly words: SiteMessages;
  /** Decision of the page's own desk, so that the page gives a single answer. */
  readonly decision?: string | undefined;
}

/** Examples for an industry: the current bulletin, and an alert with its record. */
export function SiteEvidence({ bulletin, alert, place, weather, view, words, decision }: SiteEvidenceProps) {
  const { language } = view.style;
  const { bulletin: bulletinWords, crops } = evidenceMessages[language];
  return (
    <>
      {bulletin === undefined || weather === null ? null : (
        <div id={crops.bulletin.anchor} className={`${styles.part} ${styles.beside}`}>
          <div>
            <h3>{bulletinWords.headings[bulletin]}</h3>
            <p>{bulletinWords.readers[bulletin]}</p>
            <ul className={styles.points}>
              {bulletinWords.points[bulletin].map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
          <SampleBulletin work={bulletin} {...{ place, weather, view, words, decision }} />
        </div>
      )}
      {alert === undefined ? null : (
        <div id={crops.alert.anchor} className={styles.part}>
          <h3>{ALERT_SAMPLES[alert].words[language].heading}</h3>
          <SampleAlert id={alert} style={view.style} />
        </div>
      )}
    </>
  );
}
