import type { DayPart } from '@portal/contract/endpoints/weather-schema';
import styles from './day-parts.module.css';
import { formatDayRain } from './format-day-rain.ts';
import { formatDegreeSpan } from './format-degree-span.ts';
import { formatEndHour } from './format-end-hour.ts';
import { formatClock, UNKNOWN } from './format-values.ts';
import type { PageView } from './page-view.ts';
import { SkyIcon } from './sky-icon.tsx';

function Part({ part, view }: { readonly part: DayPart; readonly view: PageView }) {
  const { periods } = view.words;
  const isDay = part.part === 'morning' || part.part === 'afternoon';
  const rain = formatDayRain(part, false, view);
  return (
    <li className={part.to <= view.nowAt ? styles.over : undefined}>
      <span className={styles.name}>
        <b>{periods[part.part]}</b> {formatClock(part.from).slice(0, 2)}–{formatEndHour(part.to)}h
      </span>
      <SkyIcon
        code={part.code}
        skyCode={part.skyCode}
        badge={part.badge}
        isDay={isDay}
        size={34}
        speakIn={view.style.language}
      />
      <span>
        <b>{formatDegreeSpan(part.temperatureMin, part.temperatureMax, view)}</b>
        {rain === UNKNOWN ? null : <span className={(part.rain ?? 0) >= 0.1 ? styles.wet : styles.dry}>{rain}</span>}
      </span>
    </li>
  );
}

/** The four parts of a day in short: sky, range and rain. */
export function DayParts({ parts, view }: { readonly parts: readonly DayPart[]; readonly view: PageView }) {
  return (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <Part key={part.from} part={part} view={view} />
      ))}
    </ul>
  );
}
