import { ALERT_SAMPLES } from '@portal/content/evidence/alert-samples.table';
import { evidenceMessages } from '@portal/content/messages/evidence-messages';
import type { SiteWorkId } from '@portal/domain/trade/site-work.table';
import type { ReactNode } from 'react';
import { describeSiteWorks } from '#components/content/describe-site-work.ts';
import { assessHours, SiteStrips, type SiteStripsProps } from '#components/content/site-strips.tsx';
import { SampleThread } from './sample-alert.tsx';
import { SampleBulletin } from './sample-bulletin.tsx';
import styles from './site-crops.module.css';
import type { SiteEvidenceProps } from './site-evidence.tsx';

/** Cropped preview that links to a section further down the page. */
interface EvidenceCrop {
  readonly anchor: string;
  readonly name: string;
  readonly kind: string;
  /** CSS class for the width before cropping. */
  readonly shape: 'sheet' | 'phone' | 'board';
  readonly picture: ReactNode;
}

/** Previews at the foot of the banner; hidden from screen readers, which read the full sections. */
function EvidenceCrops({ crops }: { readonly crops: readonly EvidenceCrop[] }) {
  return (
    <ul className={`wrap ${styles.crops}`}>
      {crops.map(({ anchor, name, kind, shape, picture }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>
            <div className={`${styles.window} ${styles[shape]}`} aria-hidden="true" inert>
              <div className={styles.picture}>{picture}</div>
            </div>
            <strong>{name}</strong>
            <small>{kind}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Hours in the strips; a bulletin may have more. */
const DAY_HOURS = 24;

/** Stops within a day, and hours per kind of work. */
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

interface SiteCropsProps extends SiteEvidenceProps {
  readonly works: readonly SiteWorkId[];
  /** Replaces the default board of hours on pages with their own desk. */
  readonly board?: ReactNode;
}

/** Previews of bulletin, alert and working hours for an industry. */
export function SiteCrops(props: SiteCropsProps) {
  const { bulletin, alert, works, place, weather, view, words, decision, board } = props;
  const { language } = view.style;
  const { bulletin: bulletinWords, crops } = evidenceMessages[language];
  const shown: EvidenceCrop[] = [];
  if (bulletin !== undefined && weather !== null)
    shown.push({
      ...crops.bulletin,
      name: bulletinWords.titles[bulletin](weather.hours.length),
      shape: 'sheet',
      picture: <SampleBulletin work={bulletin} {...{ place, weather, view, words, decision }} isCropped />,
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
      picture: board ?? <HoursBoard works={works} weather={weather} words={words} />,
    });
  return <EvidenceCrops crops={shown} />;
}
