import { formatDay } from '@portal/content/format-day';
import { learningMessages } from '@portal/content/messages/learning-messages';
import { SOURCE_NAMES } from '@portal/content/messages/source-names';
import type { TemperatureGain, VerificationLearning } from '@portal/contract/endpoints/verification';
import type { Language } from '@portal/domain/language/language';
import { parseDate } from '@portal/domain/time/vietnam-time';
import { PlainTable } from '#components/content/plain-table.tsx';
import { formatCount, formatScore } from '#components/weather/format-scores.ts';
import { ChanceGains } from './learned-chances.tsx';
import { ElementGains } from './learned-elements.tsx';
import { WeightGains } from './learned-weights.tsx';
import styles from './weather-report.module.css';

interface LearnedProps {
  /** Null if the call failed: then nothing is shown. */
  readonly learning: VerificationLearning | null;
  readonly language: Language;
}

/** The largest gain in use, in degrees. */
function findBest(gains: readonly TemperatureGain[]): TemperatureGain | null {
  const worth = ({ errorBefore, errorAfter }: TemperatureGain) => (errorBefore ?? 0) - (errorAfter ?? 0);
  return gains.filter(({ isApplied }) => isApplied).toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

function SourceGains({ gains, language }: { readonly gains: readonly TemperatureGain[]; readonly language: Language }) {
  const words = learningMessages[language];
  const source = gains[0]?.source ?? '';
  const name = SOURCE_NAMES[language][source] ?? source;
  const best = findBest(gains);
  const show = (value: number | null) => formatScore(value, language, 2);
  const rows = gains.map((gain) => [
    words.leads(gain.leadFrom, gain.leadTo),
    words.extremes[gain.extreme],
    show(gain.errorBefore),
    show(gain.errorAfter),
    formatCount(gain.learnedPairs, language),
    gain.heldBackBy === null ? words.applied : words.holds[gain.heldBackBy],
  ]);
  return (
    <>
      <p className={styles.says}>
        {best === null
          ? words.notUsed(name)
          : words.best(
              name,
              words.extremes[best.extreme],
              words.leads(best.leadFrom, best.leadTo),
              show(best.errorBefore),
              show(best.errorAfter),
            )}
      </p>
      <details className={styles.details}>
        <summary>{words.table(name)}</summary>
        <PlainTable label={name} columns={words.columns} rows={rows} />
      </details>
    </>
  );
}

/** Corrections learned from errors, and their gain on held-out days. */
export function LearnedSection({ learning, language }: LearnedProps) {
  if (learning === null) return null;
  const words = learningMessages[language];
  const { learnedFrom, learnedUntil, learnedStations, temperatureGains, elementGains, sourceWeights, chanceGains } =
    learning;
  const toDay = (date: string) => formatDay(parseDate(date) ?? 0, language);
  const bySource = Map.groupBy(temperatureGains, ({ source }) => source);
  return (
    <section id="learned" className="card" aria-labelledby="learned-heading">
      <h2 id="learned-heading">{words.heading}</h2>
      <p className={styles.says}>
        {words.what} {words.chance.what}
      </p>
      {learnedFrom === null ||
      learnedUntil === null ||
      temperatureGains.length + elementGains.length + chanceGains.length === 0 ? (
        <p className={styles.says}>{words.empty}</p>
      ) : (
        <>
          {[...bySource].map(([source, gains]) => (
            <SourceGains key={source} gains={gains} language={language} />
          ))}
          {elementGains.length > 0 && <p className={styles.says}>{words.elements.what}</p>}
          {[...Map.groupBy(elementGains, ({ source }) => source)].map(([source, gains]) => (
            <ElementGains key={source} gains={gains} language={language} />
          ))}
          {sourceWeights.length > 0 && <p className={styles.says}>{words.weights.what}</p>}
          {[...Map.groupBy(sourceWeights, ({ source }) => source)].map(([source, rows]) => (
            <WeightGains key={source} rows={rows} language={language} />
          ))}
          {[...Map.groupBy(chanceGains, ({ source }) => source)].map(([source, gains]) => (
            <ChanceGains key={source} gains={gains} language={language} />
          ))}
          <p className={styles.quiet}>
            {words.basis(formatCount(learnedStations, language), toDay(learnedFrom), toDay(learnedUntil))}{' '}
            {words.retained}
            {chanceGains.length > 0 && ` ${words.chance.retained}`}
          </p>
        </>
      )}
    </section>
  );
}
