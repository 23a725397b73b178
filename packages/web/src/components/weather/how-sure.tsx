import type { Day, EarlierForecast } from '@portal/contract/endpoints/weather-schema';
import { ConfidenceWord } from './confidence-word.tsx';
import { describeForecastChange, ForecastChanges } from './forecast-changes.tsx';
import styles from './how-sure.module.css';
import { LeadSentence } from './lead-sentence.tsx';
import type { PageView } from './page-view.ts';

interface HowSureProps {
  readonly day: Day;
  readonly earlier: readonly EarlierForecast[];
  readonly view: PageView;
}

/** How sure the forecast of a day is, and what was said of it before; each only where it is known. */
export function HowSure({ day, earlier, view }: HowSureProps) {
  const { charts, ahead } = view.words;
  const { confidence } = day;
  return (
    <>
      <LeadSentence text={describeForecastChange(day, earlier, view)} />
      {confidence === null ? null : (
        <p className={styles.sure}>
          {charts.confidenceTitle}:{' '}
          <b>
            <ConfidenceWord confidence={confidence} view={view} />
          </b>
          <span>{charts.confidenceLong[confidence]}</span>
        </p>
      )}
      {earlier.length === 0 ? null : (
        <>
          <ForecastChanges day={day} earlier={earlier} view={view} />
          <p className={styles.note}>{ahead.tomorrow.historyNote}</p>
        </>
      )}
    </>
  );
}
