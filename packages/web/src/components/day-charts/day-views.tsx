import type { ReactNode } from 'react';
import { type ForecastView, VIEW_ICONS } from '#components/meteogram/hours-view.tsx';
import tabs from '#components/ui/tab-row.module.css';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './day-views.module.css';

interface DayViewsProps {
  /** The view shown first. */
  readonly chosen: ForecastView;
  /** Next to the choice of the view. */
  readonly beside: ReactNode;
  readonly chart: ReactNode;
  /** Rows of days; a column of the chart that leads to one shows it below the chart. */
  readonly rows: ReactNode;
  readonly view: PageView;
}

/** Chart or rows of the same days by radio buttons, which need no script: both are on the page, one takes space. */
export function DayViews({ chosen, beside, chart, rows, view }: DayViewsProps) {
  const { charts, ahead } = view.words;
  const names = { chart: charts.view.chart, table: ahead.days.details };
  return (
    <div className={styles.views}>
      <div className={styles.choices}>
        {beside}
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">{charts.view.label}</legend>
          <div className={tabs.tabs}>
            {VIEW_ICONS.map(([name, path]) => (
              <label key={name}>
                <input
                  type="radio"
                  name="days-view"
                  value={name}
                  defaultChecked={name === chosen}
                  className="visually-hidden"
                />
                <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                  <path d={path} />
                </svg>
                {names[name]}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <div className={styles.chart}>{chart}</div>
      <div id="day-details" className={styles.rows}>
        <h3 className="visually-hidden">{ahead.days.details}</h3>
        {rows}
      </div>
    </div>
  );
}
