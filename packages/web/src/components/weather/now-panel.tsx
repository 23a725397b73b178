import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { Day, Hour } from '@portal/contract/endpoints/weather-schema';
import { formatTemperature } from './format-values.ts';
import { FreshnessLine } from './freshness-line.tsx';
import styles from './now-panel.module.css';
import type { PageView } from './page-view.ts';
import { SkyIcon } from './sky-icon.tsx';

interface NowPanelProps {
  readonly now: Hour;
  readonly issued: Issued;
  readonly today: Day | null;
  /** The sentence that says it all; null where there is nothing to say it from. */
  readonly sentence: string | null;
  readonly view: PageView;
}

/** The weather at this hour: sentence first, then the number, then what goes with it. */
export function NowPanel({ now, issued, today, sentence, view }: NowPanelProps) {
  const { words, style } = view;
  const apart = now.feelsLike !== null && now.temperature !== null && Math.abs(now.feelsLike - now.temperature) >= 3;
  return (
    <section className={styles.now} aria-labelledby="now">
      <h2 id="now" className="visually-hidden">
        {words.now.title}
      </h2>
      {sentence === null ? null : <p className={styles.sentence}>{sentence}</p>}
      <p className={styles.figure}>
        <SkyIcon code={now.code} isDay={now.isDay} thunder={now.thunder} size={52} />
        <span className={styles.temperature}>{formatTemperature(now.temperature, style)}</span>
      </p>
      <div className={styles.facts}>
        <p>
          <strong>{now.text ?? words.noData}</strong>
          {apart ? <> · {words.now.feelsLike(formatTemperature(now.feelsLike, style))}</> : null}
        </p>
        {today === null ? null : (
          <p>
            <span>{words.now.high(formatTemperature(today.temperatureMax, style))}</span>{' '}
            <span className={styles.low}>{words.now.low(formatTemperature(today.temperatureMin, style))}</span>
          </p>
        )}
        <p className={styles.fresh}>
          <FreshnessLine issued={issued} view={view} />
        </p>
      </div>
    </section>
  );
}
