import type { Period } from '@portal/contract/endpoints/weather-schema';
import type { ReactNode } from 'react';
import { formatRainRange } from './format-rain-range.ts';
import { formatClock, formatPercent, formatTemperature, UNKNOWN } from './format-values.ts';
import { nameShown } from './name-shown.ts';
import type { PageView } from './page-view.ts';
import styles from './period-row.module.css';
import { SkyIcon } from './sky-icon.tsx';

function describeRange(period: Period, view: PageView): string {
  if (period.temperatureMin === null || period.temperatureMax === null) return UNKNOWN;
  const low = formatTemperature(period.temperatureMin, view.style);
  const high = formatTemperature(period.temperatureMax, view.style);
  return low === high ? high : `${low.replace('°', '')}–${high}`;
}

function describeRain(period: Period, view: PageView): ReactNode {
  const { rain, rainProbability, text } = period;
  if (rain === null) return text === null ? null : view.words.periods.rainUnknown;
  if (rain < 0.1) return view.words.periods.dry;
  const amount = formatRainRange(period, view.style);
  if (rainProbability === null) return amount;
  return (
    <>
      {formatPercent(rainProbability, view.style)}, <span className={styles.whole}>{amount}</span>
    </>
  );
}

function PeriodCell({ period, view }: { readonly period: Period; readonly view: PageView }) {
  const { words } = view;
  const over = period.to <= view.nowAt;
  const isDay = period.period === 'morning' || period.period === 'afternoon';
  return (
    <li className={over ? `${styles.cell} ${styles.over}` : styles.cell}>
      <h3 className={styles.name}>
        {words.periods[period.period]}{' '}
        <span className={styles.hours}>
          {formatClock(period.from).slice(0, 2)}–{formatClock(period.to).slice(0, 2)}h
          {over ? ` · ${words.periods.over}` : ''}
        </span>
      </h3>
      <div className={styles.body}>
        <SkyIcon code={period.code} skyCode={period.skyCode} badge={period.badge} isDay={isDay} size={44} />
        <div>
          <strong className={styles.range}>{describeRange(period, view)}</strong>
          <p className={styles.text}>{nameShown({ ...period, isDay }, view.style.language)}</p>
          <p className={period.rain !== null && period.rain >= 0.1 ? styles.rain : styles.text}>
            {describeRain(period, view)}
          </p>
        </div>
      </div>
    </li>
  );
}

/** The four parts of a day side by side; a part that is over is quiet. */
export function PeriodRow({ periods, view }: { readonly periods: readonly Period[]; readonly view: PageView }) {
  return (
    <ul className={styles.row}>
      {periods.map((period) => (
        <PeriodCell key={period.from} period={period} view={view} />
      ))}
    </ul>
  );
}
