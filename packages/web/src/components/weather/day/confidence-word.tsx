import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './confidence-word.module.css';

/** Filled blocks out of three. */
const FULL = {
  low: 'M0 0h4v8H0z',
  medium: 'M0 0h4v8H0zM6 0h4v8H6z',
  high: 'M0 0h4v8H0zM6 0h4v8H6zM12 0h4v8h-4z',
} as const;
const PALE = { low: 'M6 0h4v8H6zM12 0h4v8h-4z', medium: 'M12 0h4v8h-4z', high: '' } as const;

interface ConfidenceWordProps {
  readonly confidence: Day['confidence'];
  readonly view: PageView;
}

/** Confidence of a day as a word with three blocks; nothing where unknown. */
export function ConfidenceWord({ confidence, view }: ConfidenceWordProps) {
  if (confidence === null) return null;
  return (
    <span className={styles.word}>
      <svg width="16" height="8" aria-hidden="true">
        <path className={styles.full} d={FULL[confidence]} />
        <path className={styles.pale} d={PALE[confidence]} />
      </svg>
      {view.words.charts.confidence[confidence]}
    </span>
  );
}

/** Most frequent confidence (the first on a tie); null where none is known. */
export function findCommonConfidence(days: readonly Pick<Day, 'confidence'>[]): Day['confidence'] {
  const counts = new Map<NonNullable<Day['confidence']>, number>();
  for (const { confidence } of days) {
    if (confidence !== null) counts.set(confidence, (counts.get(confidence) ?? 0) + 1);
  }
  let common: Day['confidence'] = null;
  for (const [confidence, count] of counts) {
    if (common === null || count > (counts.get(common) ?? 0)) common = confidence;
  }
  return common;
}

interface CommonConfidenceProps {
  readonly days: readonly Pick<Day, 'confidence'>[];
  readonly view: PageView;
}

/** Common confidence of all days; days that differ show their own. Nothing where unknown. */
export function CommonConfidence({ days, view }: CommonConfidenceProps) {
  const common = findCommonConfidence(days);
  if (common === null) return null;
  const { confidenceLong, confidenceMostly } = view.words.charts;
  const isSame = days.every(({ confidence }) => confidence === null || confidence === common);
  return (
    <p className={styles.usual}>
      {isSame ? (
        confidenceLong[common]
      ) : (
        <>
          <ConfidenceWord confidence={common} view={view} />
          {confidenceMostly}
        </>
      )}
    </p>
  );
}
