import type { OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { formatDayMonth, formatRain, formatTemperature } from './format-values.ts';
import styles from './outlook-table.module.css';
import type { PageView } from './page-view.ts';

interface OutlookWeeksProps {
  readonly weeks: readonly OutlookWeek[];
  readonly caption: string;
  readonly view: PageView;
}

/** 13 weeks with what is normal for each. */
export function OutlookWeeks({ weeks, caption, view }: OutlookWeeksProps) {
  const { words, style } = view;
  const { ninety } = words;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{ninety.week}</th>
          <th scope="col">{ninety.temperatureNormal}</th>
          <th scope="col">{ninety.rainNormal}</th>
          <th scope="col">{ninety.basis}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.from}>
            <th scope="row">
              {formatDayMonth(week.from, style.language)} – {formatDayMonth(week.to, style.language)}
            </th>
            <td>{formatTemperature(week.temperatureNormal, style)}</td>
            <td>{formatRain(week.rainNormal, style)}</td>
            <td className={styles.basis}>{ninety.bases[week.basis]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
