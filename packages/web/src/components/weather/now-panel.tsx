import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { Day, Hour } from '@portal/contract/endpoints/weather-schema';
import { formatTemperature } from './format-values.ts';
import { FreshnessLine } from './freshness-line.tsx';
import { isFeltOtherwise } from './is-felt-otherwise.ts';
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

function TodayRange({ today, view }: Pick<NowPanelProps, 'today' | 'view'>) {
  if (today === null || (today.temperatureMin === null && today.temperatureMax === null)) return null;
  const { words, style } = view;
  const low = formatTemperature(today.temperatureMin, style);
  return <p>{words.now.range(low, formatTemperature(today.temperatureMax, style))}</p>;
}

/** The weather at this hour: sentence first, then the number, then what goes with it. */
export function NowPanel({ now, issued, today, sentence, view }: NowPanelProps) {
  const { words, style } = view;
  return (
    <section className={styles.now} aria-labelledby="now">
      <h2 id="now" className="visually-hidden">
        {words.now.title}
      </h2>
      {sentence === null ? null : <p className={styles.sentence}>{sentence}</p>}
      <p className={styles.temperature}>{formatTemperature(now.temperature, style)}</p>
      <div className={styles.facts}>
        <p className={styles.state}>
          <SkyIcon code={now.code} isDay={now.isDay} thunder={now.thunder} size={44} />
          <strong>{now.text ?? words.noData}</strong>
        </p>
        {isFeltOtherwise(now) ? <p>{words.now.feelsLike(formatTemperature(now.feelsLike, style))}</p> : null}
      </div>
      <div className={styles.more}>
        <TodayRange today={today} view={view} />
        <p className={styles.fresh}>
          <FreshnessLine issued={issued} view={view} />
        </p>
      </div>
    </section>
  );
}
