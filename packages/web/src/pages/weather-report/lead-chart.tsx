import { verificationMessages } from '@portal/content/messages/verification-messages';
import type { LeadScores, VerificationScores } from '@portal/contract/endpoints/verification';
import type { Language } from '@portal/domain/language/language';
import { PlainTable } from '#components/content/plain-table.tsx';
import { formatCount, formatScore } from '#components/weather/format-scores.ts';
import styles from './weather-report.module.css';

interface LeadChartProps {
  readonly scores: VerificationScores;
  readonly language: Language;
}

type ReadScore = (score: LeadScores) => number | null;

const STEPS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
const MOST_TICKS = 5;

/** Ticks from 0 up to at least the value. */
function listTicks(most: number): readonly number[] {
  const step = STEPS.find((one) => one * MOST_TICKS >= most) ?? most;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);
}

interface CourseProps {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly name: 'forecast' | 'persistence' | 'climate';
}

/** Line in per cent coordinates: fits any width without stretching its stroke. */
function Course({ points, name }: CourseProps) {
  return (
    <g className={styles[name]}>
      {points.slice(1).map(([x, y], index) => {
        const [fromX, fromY] = points[index] ?? [x, y];
        return <line key={x} x1={`${fromX}%`} y1={`${fromY}%`} x2={`${x}%`} y2={`${y}%`} />;
      })}
      {name === 'forecast' && points.map(([x, y]) => <circle key={x} cx={`${x}%`} cy={`${y}%`} r="3.5" />)}
    </g>
  );
}

function LeadTable({ scores: { scores, unit }, language }: LeadChartProps) {
  const { byLead, days, interval: _ } = verificationMessages[language];
  const show = (value: number | null, decimals = 2) => formatScore(value, language, decimals);
  const rows = scores.map((score) => [
    days(score.leadDays),
    formatCount(score.pairs, language),
    show(score.bias),
    show(score.absoluteError),
    score.absoluteErrorLow === null ? '–' : `${show(score.absoluteErrorLow)}–${show(score.absoluteErrorHigh)}`,
    show(score.squareError),
    score.withinTwo === null ? '–' : `${show(score.withinTwo, 0)}%`,
    show(score.persistenceError),
    show(score.climateError),
    show(score.brier, 3),
  ]);
  return (
    <details className={styles.details}>
      <summary>{byLead.table}</summary>
      <PlainTable label={`${byLead.heading}, ${unit}`} columns={byLead.columns} rows={rows} />
    </details>
  );
}

/** Text alternative; null where there is nothing to compare. */
function describeChart(scores: readonly LeadScores[], isChance: boolean, language: Language): string | null {
  const { byLead } = verificationMessages[language];
  const compared = scores.filter(({ climateSkill }) => climateSkill !== null);
  if (compared.length === 0) return isChance ? null : byLead.noClimate;
  const beaten = compared.find(({ climateSkill }) => (climateSkill ?? 1) <= 0);
  return beaten === undefined ? byLead.neverBeaten : byLead.beaten(beaten.leadDays);
}

/** Error by lead time with persistence and climatology; Brier score for chances. */
export function LeadChart({ scores: reply, language }: LeadChartProps) {
  const words = verificationMessages[language];
  const { byLead } = words;
  const { scores, variable, unit } = reply;
  const isChance = variable === 'rainProbabilityPercent';
  const readForecast: ReadScore = isChance ? ({ brier }) => brier : ({ absoluteError }) => absoluteError;
  const guesses: readonly (readonly ['persistence' | 'climate', ReadScore])[] = isChance
    ? []
    : [
        ['persistence', ({ persistenceError }) => persistenceError],
        ['climate', ({ climateError }) => climateError],
      ];
  const lines = [...guesses, ['forecast', readForecast] as const].filter(([, read]) =>
    scores.some((score) => read(score) !== null),
  );
  const most = Math.max(0.1, ...lines.flatMap(([, read]) => scores.map((score) => read(score) ?? 0)));
  const ticks = listTicks(most);
  const top = ticks.at(-1) ?? most;
  const leads = scores.map(({ leadDays }) => leadDays);
  const [first, last] = [Math.min(...leads), Math.max(...leads)];
  const toX = (lead: number) => (last === first ? 50 : (100 * (lead - first)) / (last - first));
  const toY = (value: number) => 100 - (100 * value) / top;
  const pairs = scores.reduce((sum, score) => sum + score.pairs, 0);
  const decimals = top < 1 ? 2 : top < 5 ? 1 : 0;
  return (
    <section className="card" aria-labelledby="by-lead">
      <div className={styles.head}>
        <h2 id="by-lead">{isChance ? byLead.chance : byLead.heading}</h2>
        <span className={styles.quiet}>
          {isChance ? 'Brier' : `MAE, ${unit}`} · {words.figures.pairs(formatCount(pairs, language))}
        </span>
      </div>
      <p className={styles.says}>{describeChart(scores, isChance, language)}</p>
      <div className={styles.plot} role="img" aria-label={byLead.label(words.variables[variable])}>
        <svg aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick} className={styles.grid}>
              <line x1="0" x2="100%" y1={`${toY(tick)}%`} y2={`${toY(tick)}%`} />
              <text x="0" y={`${toY(tick)}%`} dx="-8" dy=".35em" textAnchor="end">
                {formatScore(tick, language, decimals)}
              </text>
            </g>
          ))}
          {scores.map(({ leadDays }, index) =>
            index % 2 === 1 && scores.length > 8 ? null : (
              <text key={leadDays} x={`${toX(leadDays)}%`} y="100%" dy="1.6em" textAnchor="middle">
                {leadDays}
              </text>
            ),
          )}
          {lines.map(([name, read]) => (
            <Course
              key={name}
              name={name}
              points={scores.flatMap((score) => {
                const value = read(score);
                return value === null ? [] : [[toX(score.leadDays), toY(value)] as const];
              })}
            />
          ))}
        </svg>
      </div>
      <p className={styles.axis}>{byLead.days}</p>
      <ul className={styles.keys}>
        {lines.toReversed().map(([name]) => (
          <li key={name}>
            <svg aria-hidden="true" className={styles[name]}>
              <line x1="0" x2="100%" y1="50%" y2="50%" />
            </svg>
            {byLead[name]}
          </li>
        ))}
      </ul>
      <LeadTable scores={reply} language={language} />
    </section>
  );
}
