import { verificationMessages } from '@portal/content/messages/verification-messages';
import type { Language } from '@portal/domain/language/language';
import { FEWEST_PAIRS } from '@portal/domain/score/monthly-score';
import { formatCount, formatScore, nameTenths } from '#components/weather/format-scores.ts';
import type { ReportScores } from './load-report.ts';
import { splitMonth } from './report-values.ts';
import styles from './weather-report.module.css';

interface FigureProps {
  readonly value: string;
  readonly unit?: string;
  readonly text: string;
  readonly notes: readonly (string | null)[];
}

function Figure({ value, unit, text, notes }: FigureProps) {
  return (
    <p className={styles.figure}>
      <span className={styles.value}>
        {value} {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </span>
      <b>{text}</b>
      <span className={styles.quiet}>{notes.filter((note) => note !== null).join(' · ')}</span>
    </p>
  );
}

interface ReportFiguresProps {
  readonly scores: ReportScores;
  readonly language: Language;
}

/** Three key figures one day ahead, each with sample size and reference forecasts. */
export function ReportFigures({ scores: { figures, choice }, language }: ReportFiguresProps) {
  const words = verificationMessages[language];
  const { figures: texts } = words;
  const [warmth] = figures.warmth.scores;
  const rain = figures.rain.rainScores.find(({ leastMm }) => leastMm === 0.3);
  const show = (value: number | null | undefined, decimals = 1) => formatScore(value, language, decimals);
  const hasWarmth = warmth !== undefined && warmth.pairs >= FEWEST_PAIRS && warmth.absoluteError !== null;
  const forecast = rain === undefined ? 0 : rain.hits + rain.falseAlarms;
  const observed = rain === undefined ? 0 : rain.hits + rain.missedEvents;
  const tenths = (share: number | null | undefined) => nameTenths(share ?? 0, language);
  const between = (low: number | null | undefined, high: number | null | undefined, decimals: number) =>
    typeof low === 'number' && typeof high === 'number'
      ? words.interval(show(low, decimals), show(high, decimals))
      : null;
  const isWhole = hasWarmth && forecast >= FEWEST_PAIRS && observed >= FEWEST_PAIRS;
  const [year, month] = splitMonth(choice.month);
  return (
    <section className={`card stack`} aria-labelledby="figures">
      <h2 id="figures" className={isWhole ? styles.sentence : undefined}>
        {isWhole
          ? texts.sentence(show(warmth.absoluteError), tenths(rain?.detection), tenths(rain?.falseAlarmRatio))
          : texts.heading}
      </h2>
      <div className={styles.three}>
        <Figure
          value={hasWarmth ? show(warmth.absoluteError) : '–'}
          unit={texts.degrees}
          text={texts.error}
          notes={[
            texts.pairs(formatCount(warmth?.pairs ?? 0, language)),
            hasWarmth ? between(warmth.absoluteErrorLow, warmth.absoluteErrorHigh, 2) : texts.fewPairs,
            hasWarmth ? texts.persistence(show(warmth.persistenceError)) : null,
            hasWarmth && warmth.climateError !== null ? texts.climate(show(warmth.climateError)) : null,
          ]}
        />
        <Figure
          value={observed >= FEWEST_PAIRS ? texts.ofTen(tenths(rain?.detection)) : '–'}
          text={texts.detected}
          notes={[
            texts.pairs(formatCount(observed, language)),
            observed >= FEWEST_PAIRS ? `POD ${show(rain?.detection, 2)}` : texts.fewPairs,
            observed >= FEWEST_PAIRS ? between(rain?.detectionLow, rain?.detectionHigh, 2) : null,
          ]}
        />
        <Figure
          value={forecast >= FEWEST_PAIRS ? texts.ofTen(tenths(rain?.falseAlarmRatio)) : '–'}
          text={texts.wrong}
          notes={[
            texts.pairs(formatCount(forecast, language)),
            forecast >= FEWEST_PAIRS ? `FAR ${show(rain?.falseAlarmRatio, 2)}` : texts.fewPairs,
            forecast >= FEWEST_PAIRS ? between(rain?.falseAlarmRatioLow, rain?.falseAlarmRatioHigh, 2) : null,
          ]}
        />
      </div>
      <p className={styles.quiet}>{texts.basis(words.month(year, month), figures.warmth.scoredStations)}</p>
    </section>
  );
}
