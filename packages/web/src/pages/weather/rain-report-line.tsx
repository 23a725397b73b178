import type { Language } from '@portal/domain/language/language';
import { describeNearReports, type RainReportAsk, RainReportForm } from './rain-report-form.tsx';
import styles from './rain-report-line.module.css';

interface RainReportLineProps {
  readonly ask: RainReportAsk | null;
  readonly language: Language;
}

/** Under the rain of the next hours: whether it rains where the reader is, and what others say. */
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
