import type { OutlookDay } from '@portal/contract/endpoints/weather-schema';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { DaySkyIcon } from '#components/weather/day-facts.tsx';
import { Fold } from '#components/weather/fold.tsx';
import { DAYS_WITH_HOURS, formatDayRain, formatDegreeSpan } from '#components/weather/format-spans.ts';
import { formatDayMonth, formatTemperature, UNKNOWN, weekdayOf } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import outlookGuideStyles from './outlook-guide.module.css';
import styles from './outlook-table.module.css';

/** The days of an outlook that fall into one calendar month. */
interface OutlookMonth {
  /** `2026-08`. */
  readonly month: string;
  readonly days: readonly OutlookDay[];
}

/** Days in a row by their calendar months. */
export function groupMonths(days: readonly OutlookDay[]): OutlookMonth[] {
  const months = new Map<string, OutlookDay[]>();
  for (const day of days) {
    const month = day.date.slice(0, 7);
    const own = months.get(month) ?? [];
    own.push(day);
    months.set(month, own);
  }
  return [...months].map(([month, own]) => ({ month, days: own }));
}

function DayLine({ day, isTrend, view }: { day: OutlookDay; isTrend: boolean; view: PageView }) {
  const { words, style } = view;
  const isForecast = day.basis === 'forecast';
  return (
    <tr className={isForecast ? styles.day : `${styles.day} ${styles.quiet}`}>
      <th scope="row">
        {words.weekdaysShort[weekdayOf(day.date)]} {formatDayMonth(day.date, style.language)}
      </th>
      <td className={styles.sky}>
        {isForecast && day.code !== null ? <DaySkyIcon day={day} size={28} view={view} /> : null}
      </td>
      <td>{formatTemperature(day.temperatureMean, style)}</td>
      <td className={styles.range}>
        {isForecast ? formatDegreeSpan(day.temperatureMin, day.temperatureMax, view) : ''}
      </td>
      <td>{formatDayRain(day, isTrend || !isForecast, view)}</td>
      <td className={styles.basis}>{words.ninety.bases[day.basis]}</td>
    </tr>
  );
}

/** `15 ngày dự báo · 13 ngày trung bình nhiều năm · 26–29°`: what a month’s days rest on, and their means. */
function describeMonth({ days }: OutlookMonth, view: PageView): string {
  const { words } = view;
  const counts = new Map<OutlookDay['basis'], number>();
  for (const { basis } of days) counts.set(basis, (counts.get(basis) ?? 0) + 1);
  const means = days.flatMap(({ temperatureMean }) => (temperatureMean === null ? [] : [temperatureMean]));
  const span = means.length === 0 ? UNKNOWN : formatDegreeSpan(Math.min(...means), Math.max(...means), view);
  const parts = [...counts].map(([basis, count]) => words.ahead.ninety.daysOf(count, words.ninety.bases[basis]));
  return [...parts, ...(span === UNKNOWN ? [] : [words.ahead.ninety.monthMean(span)])].join(' · ');
}

interface MonthProps {
  readonly month: OutlookMonth;
  /** Days from today to the month’s first. */
  readonly from: number;
  readonly name: string;
  readonly caption: string;
  readonly view: PageView;
}

function MonthTable({ month, from, name, caption, view }: MonthProps) {
  const { words } = view;
  const { ninety } = words.ahead;
  return (
    <ScrollRegion label={`${caption}, ${name}`}>
      <table className={styles.table}>
        <caption className="visually-hidden">
          {caption}, {name}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.days.day}</th>
            <th scope="col">
              <span className="visually-hidden">{words.hours.sky}</span>
            </th>
            <th scope="col">{ninety.mean}</th>
            <th scope="col" className={styles.range}>
              {ninety.extremes}
            </th>
            <th scope="col">{words.ninety.rain}</th>
            <th scope="col">{words.ninety.basis}</th>
          </tr>
        </thead>
        <tbody>
          {month.days.map((day, index) => (
            <DayLine key={day.date} day={day} isTrend={from + index >= DAYS_WITH_HOURS} view={view} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface OutlookDaysProps {
  readonly days: readonly OutlookDay[];
  readonly caption: string;
  readonly view: PageView;
}

/** 90 days by months, each with its basis; a sky only where there is a forecast of it. The month of today is open. */
export function OutlookDays({ days, caption, view }: OutlookDaysProps) {
  const { ninety } = view.words.ahead;
  return groupMonths(days).map((month, index) => {
    const name = ninety.month(Number(month.month.slice(5)), Number(month.month.slice(0, 4)));
    const title = (
      <span>
        <b className={styles.month}>{name}</b> <span className={styles.told}>{describeMonth(month, view)}</span>
      </span>
    );
    const from = days.findIndex(({ date }) => date === month.days[0]?.date);
    return (
      <Fold key={month.month} title={title} isOpen={index === 0}>
        <MonthTable month={month} from={from} name={name} caption={caption} view={view} />
      </Fold>
    );
  });
}

interface OutlookGuideProps {
  /** Whether the outlook says how likely a warmer or wetter week is; without it the guide says that nothing does. */
  readonly hasTerciles: boolean;
  /** Whether there are long-term averages of this place; without them the guide names none. */
  readonly hasNormals: boolean;
  readonly view: PageView;
}

/** What 90 days can and cannot say. */
export function OutlookGuide({ hasTerciles, hasNormals, view }: OutlookGuideProps) {
  const { ninety } = view.words.ahead;
  const can = hasNormals ? ninety.canList : ninety.canList.slice(0, 1);
  const cannot = [
    ...(hasNormals ? [] : [ninety.cannotNormal]),
    ...ninety.cannotList,
    ...(hasTerciles ? [] : [ninety.cannotShift]),
  ];
  return (
    <>
      <div className={outlookGuideStyles.columns}>
        <div>
          <h3>{ninety.can}</h3>
          <ul>
            {can.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div className={outlookGuideStyles.cannot}>
          <h3>{ninety.cannot}</h3>
          <ul>
            {cannot.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      {hasNormals ? <p className={outlookGuideStyles.source}>{ninety.source}</p> : null}
    </>
  );
}
