import type { DayPart } from '@portal/contract/endpoints/weather-schema';
import type { ReactNode } from 'react';
import {
  formatSpanAmount,
  formatSpanRain,
  mayBeCalledDry,
  sayLittleRain,
  spellRain,
} from '#components/weather/format-spans.ts';
import {
  formatClock,
  formatEndHour,
  formatPercent,
  formatTemperature,
  UNKNOWN,
} from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { nameShown } from '#components/weather/sky.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { Chance } from '#components/weather/worth/chance.tsx';
import styles from './day-part-row.module.css';
import { nameDayPart } from './name-day-part.ts';

function describeRange(part: DayPart, view: PageView): string {
  if (part.temperatureMin === null || part.temperatureMax === null) return UNKNOWN;
  const low = formatTemperature(part.temperatureMin, view.style);
  const high = formatTemperature(part.temperatureMax, view.style);
  return low === high ? high : `${low.replace('°', '')}–${high}`;
}

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Whether what rained in a part that has begun is over: its chance is that of the hours left, its amount that of all. */
function hasRainedOut(part: DayPart, { nowAt }: PageView): boolean {
  return part.from < nowAt && part.rainProbability !== null && mayBeCalledDry({ ...part, rain: 0 });
}

function describeRain(part: DayPart, view: PageView): ReactNode {
  const { rain, rainProbability, text } = part;
  if (rain === null) return text === null ? null : view.words.periods.rainUnknown;
  const chance = formatPercent(rainProbability, view.style);
  if (rain < 0.1)
    return mayBeCalledDry(part)
      ? view.words.periods.dry
      : capitalize(`${sayLittleRain(part, view.style.language)}, ${chance}`);
  if (hasRainedOut(part, view))
    return capitalize(view.words.days.fallen(spellRain(formatSpanAmount(rain, view.style), view)));
  const amount = formatSpanRain(part, view.style);
  if (rainProbability === null) return amount;
  return (
    <>
      <Chance percent={rainProbability} view={view} />, <span className={styles.whole}>{amount}</span>
    </>
  );
}

interface DayPartCellProps {
  readonly part: DayPart;
  /** Date of the first part. */
  readonly firstDate: string;
  readonly view: PageView;
}

function DayPartCell({ part, firstDate, view }: DayPartCellProps) {
  const isDay = part.part === 'morning' || part.part === 'afternoon';
  return (
    <li className={styles.cell}>
      <h3 className={styles.name}>
        {nameDayPart(part.part, part.from.slice(0, 10), firstDate, view)}{' '}
        <span className={styles.hours}>
          {formatClock(part.from).slice(0, 2)}–{formatEndHour(part.to)}h
        </span>
      </h3>
      <SkyIcon code={part.code} skyCode={part.skyCode} badge={part.badge} isDay={isDay} size={36} />
      <strong className={styles.range}>{describeRange(part, view)}</strong>
      <div className={styles.words}>
        <p className={styles.text}>{nameShown({ ...part, isDay }, view.style.language)}</p>
        <p className={part.rain !== null && part.rain >= 0.1 ? styles.rain : styles.text}>{describeRain(part, view)}</p>
      </div>
    </li>
  );
}

/** The next parts that are not over. */
export function listComingParts(parts: readonly DayPart[], nowAt: string, count = 4): readonly DayPart[] {
  return parts.filter(({ to }) => to > nowAt).slice(0, count);
}

/** Consecutive parts: rows on a phone, columns elsewhere. Days after the first one's are named. */
export function DayPartRow({ parts, view }: { readonly parts: readonly DayPart[]; readonly view: PageView }) {
  const firstDate = parts[0]?.from.slice(0, 10) ?? '';
  return (
    <div className={styles.frame}>
      <ul className={styles.row}>
        {parts.map((part) => (
          <DayPartCell key={part.from} part={part} firstDate={firstDate} view={view} />
        ))}
      </ul>
    </div>
  );
}
