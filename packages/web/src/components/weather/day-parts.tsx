import type { Period } from '@portal/contract/endpoints/weather-schema';
import styles from './day-parts.module.css';
import { formatDayRain } from './format-day-rain.ts';
import { formatDegreeSpan } from './format-degree-span.ts';
import { formatClock, UNKNOWN } from './format-values.ts';
import type { PageView } from './page-view.ts';
import { SkyIcon } from './sky-icon.tsx';

function DayPart({ period, view }: { readonly period: Period; readonly view: PageView }) {
  const { periods } = view.words;
  const isDay = period.period === 'morning' || period.period === 'afternoon';
  const rain = formatDayRain(period, false, view);
  return (
    <li className={period.to <= view.nowAt ? styles.over : undefined}>
      <span className={styles.name}>
        <b>{periods[period.period]}</b> {formatClock(period.from).slice(0, 2)}–{formatClock(period.to).slice(0, 2)}h
      </span>
      <SkyIcon
        code={period.code}
        skyCode={period.skyCode}
        badge={period.badge}
        isDay={isDay}
        size={34}
        speakIn={view.style.language}
      />
      <span>
        <b>{formatDegreeSpan(period.temperatureMin, period.temperatureMax, view)}</b>
        {rain === UNKNOWN ? null : <span className={(period.rain ?? 0) >= 0.1 ? styles.wet : styles.dry}>{rain}</span>}
      </span>
    </li>
  );
}

/** The four parts of a day in short: sky, range and rain. */
export function DayParts({ periods, view }: { readonly periods: readonly Period[]; readonly view: PageView }) {
  return (
    <ul className={styles.parts}>
      {periods.map((period) => (
        <DayPart key={period.from} period={period} view={view} />
      ))}
    </ul>
  );
}
