import { verificationMessages } from '@portal/content/messages/verification-messages';
import type { VerificationScores } from '@portal/contract/endpoints/verification';
import type { Language } from '@portal/domain/language/language';
import { PlainTable } from '#components/content/plain-table.tsx';
import { formatCount, formatScore } from '#components/weather/format-scores.ts';
import styles from './weather-report.module.css';

const TICKS = [0, 25, 50, 75, 100];
/** Tallest column of counts, per cent of the chart. */
const TALLEST = 35;

interface ReliabilityChartProps {
  readonly scores: VerificationScores;
  readonly language: Language;
}

type Bins = VerificationScores['reliabilityBins'];

function Drawing({ bins, language }: { readonly bins: Bins; readonly language: Language }) {
  const words = verificationMessages[language].reliability;
  const most = Math.max(1, ...bins.map(({ cases }) => cases));
  const points = bins.flatMap(({ cases, forecastShare: x, observedShare: y }) =>
    cases === 0 || x === null || y === null ? [] : [[x, 100 - y] as const],
  );
  return (
    <div className={styles.plot} role="img" aria-label={words.label}>
      <svg aria-hidden="true">
        {TICKS.map((tick) => (
          <g key={tick} className={styles.grid}>
            <line x1="0" x2="100%" y1={`${100 - tick}%`} y2={`${100 - tick}%`} />
            <text x="0" y={`${100 - tick}%`} dx="-8" dy=".35em" textAnchor="end">
              {tick}%
            </text>
            <text x={`${tick}%`} y="100%" dy="1.6em" textAnchor="middle">
              {tick}
            </text>
          </g>
        ))}
        {bins.map(({ cases }, tenth) => {
          const height = (TALLEST * cases) / most;
          const x = `${tenth * 10 + 1}%`;
          return (
            <rect key={x} className={styles.cases} x={x} width="8%" y={`${100 - height}%`} height={`${height}%`} />
          );
        })}
        <line className={styles.perfect} x1="0" y1="100%" x2="100%" y2="0" />
        <text className={styles.aside} x="27%" y="14%" textAnchor="middle">
          {words.wetter}
        </text>
        <text className={styles.aside} x="76%" y="62%" textAnchor="middle">
          {words.drier}
        </text>
        <g className={styles.forecast}>
          {points.slice(1).map(([x, y], index) => {
            const [fromX, fromY] = points[index] ?? [x, y];
            return <line key={x} x1={`${fromX}%`} y1={`${fromY}%`} x2={`${x}%`} y2={`${y}%`} />;
          })}
          {points.map(([x, y]) => (
            <circle key={x} cx={`${x}%`} cy={`${y}%`} r="3.5" />
          ))}
        </g>
      </svg>
    </div>
  );
}

/** Reliability diagram: forecast chance against observed frequency, with counts. */
export function ReliabilityChart({ scores: reply, language }: ReliabilityChartProps) {
  const words = verificationMessages[language];
  const { reliability } = words;
  const [score] = reply.scores;
  if (score === undefined) return null;
  const { reliabilityBins: bins } = reply;
  const percent = (share: number | null) => (share === null ? '–' : `${formatScore(share, language, 0)}%`);
  const skill = score.persistenceSkill === null ? null : formatScore(100 * score.persistenceSkill, language, 0);
  const rows = bins.map(({ cases, forecastShare, observedShare }, tenth) => [
    `${tenth * 10}–${tenth * 10 + 10}%`,
    formatCount(cases, language),
    percent(forecastShare),
    percent(observedShare),
  ]);
  return (
    <section className="card" aria-labelledby="reliability">
      <div className={styles.head}>
        <h2 id="reliability">{reliability.heading}</h2>
        <span className={styles.quiet}>{words.figures.pairs(formatCount(score.pairs, language))}</span>
      </div>
      <p className={styles.quiet}>{reliability.observed}, %</p>
      <Drawing bins={bins} language={language} />
      <p className={styles.axis}>{reliability.forecast}, %</p>
      <p className={styles.quiet}>{reliability.caption(formatScore(score.brier, language, 3), skill)}</p>
      <details className={styles.details}>
        <summary>{reliability.table}</summary>
        <PlainTable label={reliability.label} columns={reliability.columns} rows={rows} isNarrow />
      </details>
    </section>
  );
}
