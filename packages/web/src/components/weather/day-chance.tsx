import type { Day } from '@portal/contract/endpoints/weather-schema';
import styles from './day-chance.module.css';
import { findRainPart } from './find-rain-part.ts';
import { formatPercent } from './format-values.ts';
import type { PageView } from './page-view.ts';

/** From here on a chance stands out: as likely as not, of an amount that is felt (decisions.md, "Probability of rain"). */
const LIKELY = { percent: 50, mm: 1 } as const;

/** Whether the rain of a day or hour is likely enough, and enough, to stand out. */
export function isRainLikely({ rain, rainProbability }: Pick<Day, 'rain' | 'rainProbability'>): boolean {
  return (rainProbability ?? 0) >= LIKELY.percent && (rain ?? 0) >= LIKELY.mm;
}

/** `76%`, beside a dry picture with its part of the day: `đêm 76%`. */
export function DayChance({ day, view }: { readonly day: Day; readonly view: PageView }) {
  const part = findRainPart(day);
  return (
    <span className={isRainLikely(day) ? styles.likely : styles.chance}>
      {part === null ? null : <small>{view.words.days.rainTimes[part]} </small>}
      {formatPercent(day.rainProbability, view.style)}
    </span>
  );
}
