import type { OutlookDay } from '@portal/contract/endpoints/weather-schema';
import { formatDayMonth, formatRain, formatTemperature, weekdayOf } from './format-values.ts';
import styles from './outlook-table.module.css';
import type { PageView } from './page-view.ts';
import { SkyIcon } from './sky-icon.tsx';

interface OutlookDaysProps {
  readonly days: readonly OutlookDay[];
  readonly caption: string;
  readonly view: PageView;
}

/** 90 days with the basis of each; a sky only where there is a forecast of it. */
export function OutlookDays({ days, caption, view }: OutlookDaysProps) {
  const { words, style } = view;
  const { ninety, weekdaysShort } = words;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.days.day}</th>
          <th scope="col">{ninety.mean}</th>
          <th scope="col">{ninety.rain}</th>
          <th scope="col">{ninety.basis}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">
              {weekdaysShort[weekdayOf(day.date)]} {formatDayMonth(day.date, style.language)}{' '}
              {day.basis === 'forecast' && day.code !== null ? (
                <SkyIcon code={day.code} isDay={true} size={28} speakIn={style.language} />
              ) : null}
            </th>
            <td>{formatTemperature(day.temperatureMean, style)}</td>
            <td>{formatRain(day.rain, style)}</td>
            <td className={styles.basis}>{ninety.bases[day.basis]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
