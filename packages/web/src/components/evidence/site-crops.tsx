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

/** A cut-out of something that stands further down on the page, as a way to it. */
interface EvidenceCrop {
  /** The anchor of the whole. */
  readonly anchor: string;
  readonly name: string;
  readonly kind: string;
  /** How wide the thing is drawn before it is cut, as its class. */
  readonly shape: 'sheet' | 'phone' | 'board';
  readonly picture: ReactNode;
}

/** Cut-outs of the page's evidence at the foot of the banner; what is in them is read where it stands whole. */
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

interface SiteCropsProps extends SiteEvidenceProps {
  readonly works: readonly SiteWorkId[];
  /** The page’s own desk in place of the usual board of hours. */
  readonly board?: ReactNode;
}

/** Cut-outs of what a client of a trade gets: bulletin, alert, and the hours of each kind of work. */
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
