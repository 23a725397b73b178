import { describeWorkStop } from '@portal/content/agriculture/describe-season';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { parseMoment } from '@portal/domain/time/parse-moment';
import type { ReactNode } from 'react';
import { CreditLines } from '#components/weather/freshness-line.tsx';
import { assessDesk } from './assess-desk.ts';
import { describeDesk } from './describe-desk.ts';
import type { DeskData, DeskSubject } from './desk-data.ts';
import { DeskLadder } from './desk-ladder.tsx';
import { DeskLimits } from './desk-limits.tsx';
import { DeskPower } from './desk-power.tsx';
import type { DeskView } from './desk-view.ts';
import { DeskWaves } from './desk-waves.tsx';
import { DeskWindChart } from './desk-wind-chart.tsx';
import { DeskWindows } from './desk-windows.tsx';
import styles from './wind-desk.module.css';

interface WindDeskProps {
  readonly title: string;
  /** True where the title directly follows the page's heading. */
  readonly isOwn?: boolean;
  readonly data: DeskData;
  readonly subject: DeskSubject;
  /** Official warnings that stop work at the site, most severe first. */
  readonly warnings: readonly OfficialWarning[];
  readonly view: DeskView;
  /** Buttons next to the lead sentence. */
  readonly tools?: ReactNode;
}

/** The official warning that stops all work, quoted before everything else. */
function WarningLine({ warnings, view }: Pick<WindDeskProps, 'warnings' | 'view'>) {
  const [warning] = warnings;
  if (warning === undefined) return null;
  const quoted = { ...warning, expiresAt: parseMoment(warning.expiresAt) };
  return <p className={styles.alert}>{describeWorkStop(quoted, parseMoment(view.nowAt), view.style.language)}</p>;
}

/** Desk of a wind farm: current work, wind, windows, power, waves, limits. */
export function WindDesk({ title, isOwn = false, data, subject, warnings, view, tools }: WindDeskProps) {
  const desk = assessDesk(data, subject, view.nowAt);
  const { isSuggested, works, farm, hubHeightM } = subject;
  return (
    <div className={desk.staleHours === null ? styles.desk : `${styles.desk} ${styles.stale}`}>
      <section className={`card ${styles.part} ${styles.first}`}>
        {isOwn ? <h2 className={styles.place}>{title}</h2> : <h3 className={styles.place}>{title}</h3>}
        <div className={styles.say}>
          <p className={desk.staleHours === null ? styles.big : `${styles.big} ${styles.old}`}>
            {describeDesk(desk, view)}
          </p>
          {tools}
        </div>
        <WarningLine warnings={warnings} view={view} />
      </section>
      <div className={styles.ladderAndChart}>
        <DeskLadder data={data} hubHeightM={hubHeightM} view={view} />
        <DeskWindChart data={data} works={works} view={view} />
      </div>
      <DeskWindows data={data} desk={desk} isSuggested={isSuggested} view={view} />
      <div className={styles.pair}>
        <DeskPower data={data} desk={desk} farm={farm} view={view} />
        <DeskWaves data={data} works={works} view={view} />
      </div>
      <DeskLimits desk={desk} isSuggested={isSuggested} view={view} />
      <CreditLines sections={[{ ok: true, reply: data }]} view={view} />
    </div>
  );
}
