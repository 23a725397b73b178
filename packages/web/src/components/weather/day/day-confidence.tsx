import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './day-confidence.module.css';

interface DayConfidenceProps {
  readonly confidence: Day['confidence'];
  readonly view: PageView;
}

/** Confidence in one sentence; nothing without an ensemble. */
export function DayConfidence({ confidence, view }: DayConfidenceProps) {
  return confidence === null ? null : <p className={styles.line}>{view.words.charts.confidenceLong[confidence]}</p>;
}
