import type { OutlookDay } from '@portal/contract/endpoints/weather-schema';
import { formatDayMonth, formatRain, formatTemperature, weekdayOf } from './format-values.ts';
import styles from './outlook-table.module.css';
import type { PageView } from './page-view.ts';
import { SkyIcon } from './sky-icon.tsx';

function DayLine({ day, view }: { readonly day: OutlookDay; readonly view: PageView }) {
  const { words, style } = view;
  return (
    <tr className={styles.day}>
      <th scope="row">
        {words.weekdaysShort[weekdayOf(day.date)]} {formatDayMonth(day.date, style.language)}
      </th>
      <td className={styles.sky}>
        {day.basis === 'forecast' && day.code !== null ? (
          <SkyIcon code={day.code} isDay={true} size={28} speakIn={style.language} />
        ) : null}
      </td>
      <td>{formatTemperature(day.temperatureMean, style)}</td>
      <td>{formatRain(day.rain, style)}</td>
      <td className={styles.basis}>{words.ninety.bases[day.basis]}</td>
    </tr>
  );
}

interface OutlookDaysProps {
  readonly days: readonly OutlookDay[];
  readonly caption: string;
  readonly view: PageView;
}

/** 90 days with the basis of each; a sky only where there is a forecast of it. */
export function OutlookDays({ days, caption, view }: OutlookDaysProps) {
  const { words } = view;
  const { ninety } = words;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.days.day}</th>
          <th scope="col">
            <span className="visually-hidden">{words.hours.sky}</span>
          </th>
          <th scope="col">{ninety.mean}</th>
          <th scope="col">{ninety.rain}</th>
          <th scope="col">{ninety.basis}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <DayLine key={day.date} day={day} view={view} />
        ))}
      </tbody>
    </table>
  );
}
