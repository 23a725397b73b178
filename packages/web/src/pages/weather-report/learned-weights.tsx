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

/** The most informative weighting in use: the largest part of the error that it saves. */
function findBest(rows: readonly SourceWeights[]): SourceWeights | null {
  const worth = ({ errorSingle, errorWeighted }: SourceWeights) => 1 - (errorWeighted ?? 0) / (errorSingle || 1);
  return rows.filter(({ isApplied }) => isApplied).toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** Weight of each source in each value and season, and the gain on held-out days. */
export function WeightGains({ rows, language }: WeightsProps) {
  const words = learningMessages[language];
  const { weights } = words;
  const toName = (source: string) => SOURCE_NAMES[language][source] ?? source;
  const name = toName(rows[0]?.source ?? '');
  const best = findBest(rows);
  const show = (value: number | null, unit: string) =>
    value === null ? '–' : `${formatScore(value, language, 2)} ${unit}`;
  const showShares = ({ weightShares }: SourceWeights) =>
    weightShares.map(({ source, sharePercent }) => `${Math.round(sharePercent)}% ${toName(source)}`).join(', ');
  const cells = rows.map((row) => [
    words.leads(row.leadFrom, row.leadTo),
    weights.names[row.weightedVariable],
    weights.seasons[row.weightSeason],
    showShares(row),
    show(row.errorSingle, row.unit),
    show(row.errorWeighted, row.unit),
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
              weights.when(
                words.leads(best.leadFrom, best.leadTo),
                weights.names[best.weightedVariable],
                weights.seasons[best.weightSeason],
              ),
              showShares(best),
              show(best.errorSingle, best.unit),
              show(best.errorWeighted, best.unit),
            )}
      </p>
      <details className={styles.details}>
        <summary>{weights.table(name)}</summary>
        <PlainTable label={weights.table(name)} columns={weights.columns} rows={cells} />
      </details>
    </>
  );
}
