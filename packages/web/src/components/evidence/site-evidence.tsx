import { ALERT_SAMPLES, type AlertSampleId } from '@portal/content/evidence/alert-samples.table';
import { evidenceMessages } from '@portal/content/messages/evidence-messages';
import type { SiteMessages } from '@portal/content/messages/site-messages';
import type { SiteWorkId } from '@portal/domain/trade/site-work.table';
import { describeSiteWorks, type SiteWeather } from '#components/content/describe-site-work.ts';
import { assessHours, SiteStrips, type SiteStripsProps } from '#components/content/site-strips.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { type EvidenceCrop, EvidenceCrops } from './evidence-crops.tsx';
import { SampleAlert, SampleThread } from './sample-alert.tsx';
import { SampleBulletin } from './sample-bulletin.tsx';
import type { BulletinWorkId } from './site-chart.tsx';
import styles from './site-evidence.module.css';

interface SiteEvidenceProps {
  readonly bulletin: BulletinWorkId | undefined;
  readonly alert: AlertSampleId | undefined;
  readonly place: string;
  /** Null where the weather of the place is missing: then there is no bulletin. */
  readonly weather: SiteWeather | null;
  readonly view: PageView;
  readonly words: SiteMessages;
}

/** Hours of the blocks by the kind of work; a bulletin may have more. */
const DAY_HOURS = 24;

/** What stops within a day, and the hours of each kind of work. */
function HoursBoard({ works, weather, words }: Pick<SiteStripsProps, 'works' | 'weather' | 'words'>) {
  const day = { ...weather, hours: weather.hours.slice(0, DAY_HOURS) };
  const assessed = works.map((work) => ({ name: words.works[work], hours: assessHours(work, day) }));
  return (
    <>
      <p className={styles.sentence}>{describeSiteWorks(assessed, words)}</p>
      <SiteStrips works={works} weather={day} words={words} hasLegend={false} />
    </>
  );
}

/** Cut-outs of what a client of a trade gets: bulletin, alert, and the hours of each kind of work. */
export function SiteCrops(props: SiteEvidenceProps & { readonly works: readonly SiteWorkId[] }) {
  const { bulletin, alert, works, place, weather, view, words } = props;
  const { language } = view.style;
  const { bulletin: bulletinWords, crops } = evidenceMessages[language];
  const shown: EvidenceCrop[] = [];
  if (bulletin !== undefined && weather !== null)
    shown.push({
      ...crops.bulletin,
      name: bulletinWords.titles[bulletin](weather.hours.length),
      shape: 'sheet',
      picture: <SampleBulletin work={bulletin} place={place} weather={weather} view={view} words={words} isCropped />,
    });
  if (alert !== undefined)
    shown.push({
      ...crops.alert,
      name: ALERT_SAMPLES[alert].words[language].heading,
      shape: 'phone',
      picture: <SampleThread id={alert} style={view.style} />,
    });
  if (weather !== null)
    shown.push({
      ...crops.hours,
      name: place,
      shape: 'board',
      picture: <HoursBoard works={works} weather={weather} words={words} />,
    });
  return <EvidenceCrops crops={shown} />;
}

/** What a client of a trade gets: the bulletin of this moment, and an alert with its life and record. */
export function SiteEvidence({ bulletin, alert, place, weather, view, words }: SiteEvidenceProps) {
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
          <SampleBulletin work={bulletin} place={place} weather={weather} view={view} words={words} />
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
