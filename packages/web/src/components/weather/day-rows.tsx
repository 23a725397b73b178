import type { Day } from '@portal/contract/endpoints/weather-schema';
import { nameDay } from './day-name.ts';
import styles from './day-rows.module.css';
import { type DegreeAxis, DegreeBar, findDegreeAxis } from './degree-bar.tsx';
import { formatDayMonth, formatPercent, formatRain, formatTemperature } from './format-values.ts';
import type { PageView } from './page-view.ts';
import { RainStrip } from './rain-strip.tsx';
import { SkyIcon } from './sky-icon.tsx';

interface DayRowProps {
  readonly day: Day;
  readonly index: number;
  readonly axis: DegreeAxis | null;
  readonly view: PageView;
}

function DayRow({ day, index, axis, view }: DayRowProps) {
  const { words, style } = view;
  const dry = day.rain !== null && day.rain < 0.1;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.day}>
        {nameDay(day.date, index, view)} <span className={styles.date}>{formatDayMonth(day.date, style.language)}</span>
      </th>
      <td className={styles.sky}>
        <SkyIcon code={day.code} isDay={true} size={36} speakIn={style.language} />
      </td>
      <td className={(day.rainProbability ?? 0) >= 50 ? styles.likely : styles.chance}>
        {formatPercent(day.rainProbability, style)}
      </td>
      <td className={styles.strip}>
        <RainStrip hours={day.rainHours} view={view} />
      </td>
      <td className={styles.amount}>{dry ? words.days.dry : formatRain(day.rain, style)}</td>
      <td className={styles.low}>{formatTemperature(day.temperatureMin, style)}</td>
      <td className={styles.bar}>
        <DegreeBar low={day.temperatureMin} high={day.temperatureMax} axis={axis} />
      </td>
      <td className={styles.high}>{formatTemperature(day.temperatureMax, style)}</td>
    </tr>
  );
}

function Head({ view }: { readonly view: PageView }) {
  const { days } = view.words;
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="col">{days.day}</th>
        <td />
        <th scope="col">{days.rain}</th>
        <th scope="col" className={styles.clock}>
          {['0h', '6h', '12h', '18h'].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </th>
        <th scope="col" className={styles.amount}>
          mm
        </th>
        <th scope="colgroup" colSpan={3}>
          {days.range}
        </th>
      </tr>
    </thead>
  );
}

function Legend({ view }: { readonly view: PageView }) {
  const { rainClasses } = view.words;
  const names = [rainClasses.none, rainClasses.light, rainClasses.moderate, rainClasses.heavy, rainClasses.veryHeavy];
  return (
    <p className={styles.legend}>
      {names.map((name, level) => (
        <span key={name}>
          <svg width="10" height="10" aria-hidden="true">
            <path className={styles[`step${level}`]} d="M0 0h10v10h-10z" />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}

interface DayRowsProps {
  readonly days: readonly Day[];
  readonly caption: string;
  readonly view: PageView;
}

/** Days in rows: sky, chance, the rain of each hour, amount, and low to high on one axis for all. */
export function DayRows({ days, caption, view }: DayRowsProps) {
  const axis = findDegreeAxis(days);
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <Head view={view} />
        <tbody>
          {days.map((day, index) => (
            <DayRow key={day.date} day={day} index={index} axis={axis} view={view} />
          ))}
        </tbody>
      </table>
      <Legend view={view} />
    </>
  );
}
