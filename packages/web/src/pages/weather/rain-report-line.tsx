import type { Language } from '@portal/domain/language/language';
import { describeNearReports, type RainReportAsk, RainReportForm } from './rain-report-form.tsx';
import styles from './rain-report-line.module.css';

interface RainReportLineProps {
  readonly ask: RainReportAsk | null;
  readonly language: Language;
}

/** Below the rain of the next hours: asks whether it rains at the reader's position, and shows nearby reports. */
export function RainReportLine({ ask, language }: RainReportLineProps) {
  if (ask === null) return null;
  const { near } = ask;
  return (
    <div className={styles.line}>
      {near === null ? null : <p>{describeNearReports(near, language)}</p>}
      <RainReportForm ask={ask} language={language} className={styles.ask} />
    </div>
  );
}
