import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import { nameFullDay } from './day-name.ts';
import { formatDegreesApart, formatPercent, formatRain, formatTemperature } from './format-values.ts';
import { FreshnessLine } from './freshness-line.tsx';
import styles from './now-panel.module.css';
import type { PageView } from './page-view.ts';
import { SkyIcon } from './sky-icon.tsx';

function compareHighs(day: Day, today: Day, view: PageView): string | null {
  const { tomorrow } = view.words;
  if (day.temperatureMax === null || today.temperatureMax === null) return null;
  const apart = day.temperatureMax - today.temperatureMax;
  if (Math.abs(apart) < 1) return tomorrow.same;
  return (apart > 0 ? tomorrow.warmer : tomorrow.cooler)(formatDegreesApart(apart, view.style));
}

function describeRain(day: Day, view: PageView): string | null {
  const { tomorrow } = view.words;
  if (day.rain === null) return null;
  if (day.rain < 0.1) return tomorrow.noRain;
  const amount = formatRain(day.rain, view.style);
  if (day.rainProbability === null) return tomorrow.amount(amount);
  return tomorrow.rain(formatPercent(day.rainProbability, view.style), amount);
}

function describeRange(day: Day, view: PageView): string | null {
  if (day.temperatureMin === null && day.temperatureMax === null) return null;
  const { style, words } = view;
  return words.tomorrow.range(
    formatTemperature(day.temperatureMin, style),
    formatTemperature(day.temperatureMax, style),
  );
}

interface TomorrowPanelProps {
  readonly day: Day;
  readonly today: Day;
  readonly issued: Issued;
  readonly view: PageView;
}

/** Tomorrow’s verdict: state, range, rain, and how it compares with today. */
export function TomorrowPanel({ day, today, issued, view }: TomorrowPanelProps) {
  const { words, style } = view;
  const sentences = [describeRange(day, view), describeRain(day, view), compareHighs(day, today, view)];
  return (
    <section className={styles.now} aria-labelledby="tomorrow">
      <h2 id="tomorrow" className={styles.sentence}>
        {words.tomorrow.title}, {nameFullDay(day.date, view)}: {day.text ?? words.noData}
      </h2>
      <p className={styles.temperature} aria-hidden="true">
        {formatTemperature(day.temperatureMax, style)}
        {day.temperatureMin === null ? null : (
          <span className={styles.lowest}>{formatTemperature(day.temperatureMin, style)}</span>
        )}
      </p>
      <div className={styles.facts}>
        <SkyIcon code={day.code} isDay={true} size={44} />
      </div>
      <div className={styles.more}>
        <p>{sentences.filter((sentence) => sentence !== null).join(' ')}</p>
        <p className={styles.fresh}>
          <FreshnessLine issued={issued} view={view} />
        </p>
      </div>
    </section>
  );
}
