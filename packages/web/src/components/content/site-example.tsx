import { describeWorkStop } from '@portal/content/agriculture/describe-season';
import type { SiteMessages } from '@portal/content/messages/site-messages';
import type { SiteWorkId } from '@portal/domain/trade/site-work.table';
import type { ReactNode } from 'react';
import type { PageView } from '#components/weather/page-view.ts';
import type { Section } from '#components/weather/section.ts';
import { describeSiteWorks } from './describe-site-work.ts';
import { LimitNotes, LimitTable } from './limit-table.tsx';
import { LiveCard } from './live-card.tsx';
import styles from './site-example.module.css';
import { assessHours, SiteStrips } from './site-strips.tsx';
import type { SiteWeather } from './site-weather.ts';

interface SiteExampleProps {
  readonly place: string;
  readonly section: Section<SiteWeather>;
  readonly works: readonly [SiteWorkId, ...SiteWorkId[]];
  readonly view: PageView;
  readonly words: SiteMessages;
  /** What else the trade looks at, under the strips. */
  readonly more?: (weather: SiteWeather) => ReactNode;
}

/** The official warning in force that stops all work, before everything else, its bulletin quoted. */
function WarningLine({ weather, view: { nowAt, style } }: { readonly weather: SiteWeather; readonly view: PageView }) {
  const [warning] = weather.warnings;
  if (warning === undefined) return null;
  const quoted = { ...warning, expiresAt: Date.parse(warning.expiresAt) / 1000 };
  return <p className={styles.alert}>{describeWorkStop(quoted, Date.parse(nowAt) / 1000, style.language)}</p>;
}

/** A day of work at a real place: what stops and when, the hours of each kind of work, the limits beside what is coming. */
export function SiteExample({ place, section, works, view, words, more }: SiteExampleProps) {
  return (
    <LiveCard title={place} section={section} view={view}>
      {(weather) => (
        <div className={styles.columns}>
          <div>
            <WarningLine weather={weather} view={view} />
            <p className={styles.sentence}>
              {describeSiteWorks(
                works.map((work) => ({ name: words.works[work], hours: assessHours(work, weather) })),
                words,
              )}
            </p>
            <SiteStrips works={works} weather={weather} style={view.style} words={words} />
            {more?.(weather)}
          </div>
          <LimitTable works={works} hours={weather.hours} style={view.style} words={words} />
          <LimitNotes works={works} words={words} />
        </div>
      )}
    </LiveCard>
  );
}
