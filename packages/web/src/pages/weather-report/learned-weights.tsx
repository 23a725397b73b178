import { learningMessages } from '@portal/content/messages/learning-messages';
import { SOURCE_NAMES } from '@portal/content/messages/source-names';
import type { SourceWeights } from '@portal/contract/endpoints/verification';
import type { Language } from '@portal/domain/language/language';
import { PlainTable } from '#components/content/plain-table.tsx';
import { formatCount, formatScore } from '#components/weather/format-scores.ts';
import styles from './weather-report.module.css';

interface WeightsProps {
  /** Rows with the same leading source. */
  readonly rows: readonly SourceWeights[];
  readonly language: Language;
}

/** The most informative weighting in use: the largest gain, in degrees. */
function findBest(rows: readonly SourceWeights[]): SourceWeights | null {
  const worth = ({ errorSingle, errorWeighted }: SourceWeights) => (errorSingle ?? 0) - (errorWeighted ?? 0);
  return rows.filter(({ isApplied }) => isApplied).toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** Weight of each source in the temperature, and the gain on held-out days. */
export function WeightGains({ rows, language }: WeightsProps) {
  const words = learningMessages[language];
  const { weights } = words;
  const toName = (source: string) => SOURCE_NAMES[language][source] ?? source;
  const name = toName(rows[0]?.source ?? '');
  const best = findBest(rows);
  const show = (value: number | null) => formatScore(value, language, 2);
  const showShares = ({ weightShares }: SourceWeights) =>
    weightShares.map(({ source, sharePercent }) => `${Math.round(sharePercent)}% ${toName(source)}`).join(', ');
  const cells = rows.map((row) => [
    words.leads(row.leadFrom, row.leadTo),
    showShares(row),
    show(row.errorSingle),
    show(row.errorWeighted),
    formatCount(row.learnedPairs, language),
    row.heldBackBy === null ? words.applied : words.holds[row.heldBackBy],
  ]);
  return (
    <>
      <p className={styles.says}>
        {best === null
          ? weights.notUsed(name)
          : weights.best(
              name,
              words.leads(best.leadFrom, best.leadTo),
              showShares(best),
              show(best.errorSingle),
              show(best.errorWeighted),
            )}
      </p>
      <details className={styles.details}>
        <summary>{weights.table(name)}</summary>
        <PlainTable label={weights.table(name)} columns={weights.columns} rows={cells} />
      </details>
    </>
  );
}
