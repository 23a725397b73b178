import type { OutlookDay } from '@portal/contract/endpoints/weather-schema';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { DaySkyIcon } from '#components/weather/day-facts.tsx';
import { DAYS_WITH_HOURS, formatDayRain, formatDegreeSpan } from '#components/weather/format-spans.ts';
import {
  formatDayMonth,
  formatNumber,
  formatTemperature,
  UNKNOWN,
  weekdayOf,
} from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import outlookGuideStyles from './outlook-guide.module.css';
import styles from './outlook-table.module.css';

/** Days of an outlook within one calendar month and with the same basis. */
interface OutlookMonth {
  readonly month: string;
  readonly basis: OutlookDay['basis'];
  readonly days: readonly OutlookDay[];
}

/** Groups consecutive days by month and basis: forecast and averages have different columns. */
export function groupMonths(days: readonly OutlookDay[]): OutlookMonth[] {
  const months: { month: string; basis: OutlookDay['basis']; days: OutlookDay[] }[] = [];
  for (const day of days) {
    const month = day.date.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month && last.basis === day.basis) last.days.push(day);
    else months.push({ month, basis: day.basis, days: [day] });
  }
  return months;
}

interface DayLineProps {
  readonly day: OutlookDay;
  readonly isTrend: boolean;
  readonly view: PageView;
}

function DayLine({ day, isTrend, view }: DayLineProps) {
  const { words, style } = view;
  const isForecast = day.basis === 'forecast';
  return (
    <tr className={isForecast ? styles.day : `${styles.day} ${styles.quiet}`}>
      <th scope="row">
        {words.weekdaysShort[weekdayOf(day.date)]} {formatDayMonth(day.date, style.language)}
      </th>
      {isForecast ? (
        <td className={styles.sky}>{day.code === null ? UNKNOWN : <DaySkyIcon day={day} size={28} view={view} />}</td>
      ) : null}
      <td>{formatTemperature(day.temperatureMean, style)}</td>
      {isForecast ? (
        <td className={styles.range}>{formatDegreeSpan(day.temperatureMin, day.temperatureMax, view)}</td>
      ) : null}
      <td>{formatDayRain(day, isTrend || !isForecast, view)}</td>
    </tr>
  );
}

/** Minimum number of days for a rain total of averages: it means little for fewer. */
const SUM_FROM_DAYS = 7;

/**
 * Basis and summary of a month: `15 ngày dự báo · trung bình 27–31°`, `30 ngày thường lệ · trung bình 26–29° · mưa
 * khoảng 270 mm`.
 */
function describeMonth({ basis, days }: OutlookMonth, view: PageView): string {
  const { words, style } = view;
  const { ninety } = words.ahead;
  const means = days.flatMap(({ temperatureMean }) => (temperatureMean === null ? [] : [temperatureMean]));
  const amounts = days.flatMap(({ rain }) => (rain === null ? [] : [rain]));
  const span = means.length === 0 ? UNKNOWN : formatDegreeSpan(Math.min(...means), Math.max(...means), view);
  const isSum = basis === 'normal' && amounts.length === days.length && days.length >= SUM_FROM_DAYS;
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return [
    ninety.daysOf(days.length, words.ninety.bases[basis]),
    ...(span === UNKNOWN ? [] : [ninety.monthMean(span)]),
    ...(isSum ? [ninety.monthRain(formatNumber(sum, style))] : []),
  ].join(' · ');
}

interface MonthProps {
  readonly month: OutlookMonth;
  /** Days from today to the first of the month. */
  readonly from: number;
  readonly name: string;
  readonly caption: string;
  readonly view: PageView;
}

function MonthTable({ month, from, name, caption, view }: MonthProps) {
  const { words } = view;
  const { ninety } = words.ahead;
  const isForecast = month.basis === 'forecast';
  const title = `${caption}, ${name}, ${words.ninety.bases[month.basis]}`;
  return (
    <ScrollRegion label={title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.days.day}</th>
            {isForecast ? (
              <th scope="col">
                <span className="visually-hidden">{words.hours.sky}</span>
              </th>
            ) : null}
            <th scope="col">{ninety.mean}</th>
            {isForecast ? (
              <th scope="col" className={styles.range}>
                {ninety.extremes}
              </th>
            ) : null}
            <th scope="col">{words.ninety.rain}</th>
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

/** 90 days by month and basis; icons only for forecast days. The first group is open. */
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
      <Disclosure variant="ruled" key={`${month.month} ${month.basis}`} title={title} isOpen={index === 0}>
        <MonthTable month={month} from={from} name={name} caption={caption} view={view} />
      </Disclosure>
    );
  });
}

interface OutlookGuideProps {
  /** Whether the outlook has chances of warmer or wetter weeks; otherwise the guide says there are none. */
  readonly hasTerciles: boolean;
  /** Whether the place has long-term averages; otherwise the guide does not mention them. */
  readonly hasNormals: boolean;
  readonly view: PageView;
}

/** What a 90-day outlook can and cannot say. */
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
