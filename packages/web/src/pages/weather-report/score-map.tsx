import { verificationMessages } from '@portal/content/messages/verification-messages';
import { ENDPOINT_ADDRESSES } from '@portal/contract/endpoint-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { PlainTable } from '#components/content/plain-table.tsx';
import { formatCount, formatScore } from '#components/weather/format-scores.ts';
import type { ReportScores } from './load-report.ts';
import styles from './weather-report.module.css';

/** Size of the server-drawn map, and positions of island labels. */
const [WIDTH, HEIGHT] = [382, 477];
const NAMES_AT = [
  [300, 258],
  [300, 492],
] as const;

export function ScoreLegend({ language }: { readonly language: Language }) {
  return (
    <ul className={styles.legend}>
      {verificationMessages[language].map.legend.map(([band, text]) => (
        <li key={band}>
          <i data-band={band} />
          {text}
        </li>
      ))}
    </ul>
  );
}

interface ScoreMapProps {
  readonly scores: ReportScores;
  readonly provinces: ReadonlyMap<string, string>;
  readonly language: Language;
}

/** Provinces coloured by score, with all values in a table. */
export function ScoreMap({ scores: { choice, atLead }, provinces, language }: ScoreMapProps) {
  const words = verificationMessages[language];
  const { map } = words;
  const query = new URLSearchParams({
    variable: choice.variable,
    lead: String(choice.leadDays),
    month: choice.month,
  });
  const rows = atLead.provinceScores.map(({ province, pairs, monthScore }) => [
    provinces.get(province) ?? province,
    formatCount(pairs, language),
    formatScore(monthScore, language),
  ]);
  const isChance = choice.variable === 'rainProbabilityPercent';
  return (
    <section className="card" aria-labelledby="score-map">
      <div className={styles.head}>
        <h2 id="score-map">{map.heading}</h2>
        <span className={styles.quiet}>{map.score}</span>
      </div>
      {isChance ? (
        <p>{map.chance}</p>
      ) : (
        <>
          <svg className={styles.map} viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`} role="img" aria-label={map.alt}>
            <image href={`${ENDPOINT_ADDRESSES.verificationScores.path}.svg?${query}`} width={WIDTH} height={HEIGHT} />
            {map.islands.map((name, index) => (
              <text key={name} x={NAMES_AT[index]?.[0]} y={NAMES_AT[index]?.[1]} textAnchor="middle">
                {name}
              </text>
            ))}
          </svg>
          <ScoreLegend language={language} />
        </>
      )}
      <details className={styles.details}>
        <summary>{map.table}</summary>
        <PlainTable label={map.heading} columns={map.columns} rows={rows} isNarrow />
      </details>
    </section>
  );
}
