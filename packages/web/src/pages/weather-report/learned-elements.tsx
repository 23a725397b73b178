import { learningMessages } from '@portal/content/messages/learning-messages';
import { SOURCE_NAMES } from '@portal/content/messages/source-names';
import type { ElementGain } from '@portal/contract/endpoints/verification';
import type { Language } from '@portal/domain/language/language';
import { PlainTable } from '#components/content/plain-table.tsx';
import { formatCount, formatScore } from '#components/weather/format-scores.ts';
import styles from './weather-report.module.css';

interface ElementsProps {
  /** Of one source. */
  readonly gains: readonly ElementGain[];
  readonly language: Language;
}

/** The largest gain in use of each element, in its own unit. */
function listBest(gains: readonly ElementGain[]): readonly ElementGain[] {
  const worth = ({ errorBefore, errorAfter }: ElementGain) => (errorBefore ?? 0) - (errorAfter ?? 0);
  const applied = gains.filter(({ isApplied }) => isApplied);
  return [...Map.groupBy(applied, ({ correctedElement }) => correctedElement).values()].flatMap((own) =>
    own.toSorted((a, b) => worth(b) - worth(a)).slice(0, 1),
  );
}

/** Gain from correcting a source's wind, humidity and cloud, on held-out days. */
export function ElementGains({ gains, language }: ElementsProps) {
  const words = learningMessages[language];
  const { elements } = words;
  const source = gains[0]?.source ?? '';
  const name = SOURCE_NAMES[language][source] ?? source;
  const show = (value: number | null, unit: string) =>
    value === null ? '–' : `${formatScore(value, language, 2)} ${unit}`;
  const best = listBest(gains);
  const rows = gains.map((gain) => [
    words.leads(gain.leadFrom, gain.leadTo),
    elements.names[gain.correctedElement],
    show(gain.errorBefore, gain.unit),
    show(gain.errorAfter, gain.unit),
    formatCount(gain.learnedPairs, language),
    gain.heldBackBy === null ? words.applied : words.holds[gain.heldBackBy],
  ]);
  return (
    <>
      {best.length === 0 && <p className={styles.says}>{elements.notUsed(name)}</p>}
      {best.map((gain) => (
        <p key={gain.correctedElement} className={styles.says}>
          {elements.best(
            name,
            elements.names[gain.correctedElement],
            words.leads(gain.leadFrom, gain.leadTo),
            show(gain.errorBefore, gain.unit),
            show(gain.errorAfter, gain.unit),
          )}
        </p>
      ))}
      <details className={styles.details}>
        <summary>{elements.table(name)}</summary>
        <PlainTable label={elements.table(name)} columns={elements.columns} rows={rows} />
      </details>
    </>
  );
}
