import { verificationMessages } from '@portal/content/messages/verification-messages';
import type { RainScores, VerificationScores } from '@portal/contract/endpoints/verification';
import type { Language } from '@portal/domain/language/language';
import { PlainTable } from '#components/content/plain-table.tsx';
import { formatCount, formatScore } from '#components/weather/format-scores.ts';
import styles from './weather-report.module.css';

interface RainCountsProps {
  readonly scores: VerificationScores;
  readonly language: Language;
}

function CountTable({ rain, language }: { readonly rain: RainScores; readonly language: Language }) {
  const { counts } = verificationMessages[language];
  const cell = (count: number, text: string, kind: string | undefined) => (
    <td className={kind}>
      <strong>{formatCount(count, language)}</strong>
      {text}
    </td>
  );
  return (
    <table className={styles.counts}>
      <thead>
        <tr>
          <td />
          <th scope="col">{counts.wet}</th>
          <th scope="col">{counts.dry}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{counts.forecast}</th>
          {cell(rain.hits, counts.right, styles.hit)}
          {cell(rain.falseAlarms, counts.falseAlarm, styles.falseAlarm)}
        </tr>
        <tr>
          <th scope="row">{counts.notForecast}</th>
          {cell(rain.missedEvents, counts.missed, styles.missed)}
          {cell(rain.correctNegatives, counts.right, styles.calm)}
        </tr>
      </tbody>
    </table>
  );
}

/** Contingency table of rain yes or no with its scores; heavier rain separately. */
export function RainCounts({ scores: { rainScores }, language }: RainCountsProps) {
  const words = verificationMessages[language];
  const { counts } = words;
  const [rain, ...heavier] = rainScores;
  if (rain === undefined) return null;
  const all = rain.hits + rain.falseAlarms + rain.missedEvents + rain.correctNegatives;
  const show = (value: number | null) => formatScore(value, language, 2);
  const between = (low: number | null, high: number | null) =>
    low === null || high === null ? '' : ` (${show(low)}–${show(high)})`;
  const values = [
    show(rain.detection) + between(rain.detectionLow, rain.detectionHigh),
    show(rain.falseAlarmRatio) + between(rain.falseAlarmRatioLow, rain.falseAlarmRatioHigh),
    show(rain.successIndex) + between(rain.successIndexLow, rain.successIndexHigh),
    show(rain.heidkeSkill),
  ];
  const rows = heavier.map((one) => [
    `${formatScore(one.leastMm, language, 0)} mm`,
    show(one.detection),
    show(one.falseAlarmRatio),
    show(one.successIndex),
    formatCount(one.hits + one.missedEvents, language),
  ]);
  const share = all === 0 ? '–' : formatScore((100 * (rain.hits + rain.correctNegatives)) / all, language, 0);
  return (
    <section className="card" aria-labelledby="counts">
      <div className={styles.head}>
        <h2 id="counts">{counts.heading}</h2>
        <span className={styles.quiet}>{words.figures.pairs(formatCount(all, language))}</span>
      </div>
      <CountTable rain={rain} language={language} />
      <dl className={styles.scores}>
        {counts.scores.map((name, index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values[index]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{counts.note(share)}</p>
      <details className={styles.details}>
        <summary>{counts.heavier}</summary>
        <PlainTable label={counts.heavier} columns={counts.columns} rows={rows} isNarrow />
      </details>
    </section>
  );
}
