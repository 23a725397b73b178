import frame from '#components/ui/chart-frame.module.css';
import type { PageView } from '#components/weather/page-view.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import styles from './day-chart.module.css';

interface WeekLegendProps {
  readonly hasForecast: boolean;
  readonly hasTerciles: boolean;
  readonly view: PageView;
}

/** What the lines, dots and bars of a drawing of weeks mean. */
export function WeekLegend({ hasForecast, hasTerciles, view }: WeekLegendProps) {
  const { legend } = view.words.ahead.ninety;
  return (
    <figcaption>
      <ul className={frame.legend} aria-label={legend.label}>
        <li>
          <svg width="38" height="12" aria-hidden="true">
            <path className={styles.normal} d="M1 6h20" />
            <path className={styles.usual} d="M27 2h10v10h-10z" />
          </svg>
          {legend.normal}
        </li>
        {hasForecast ? (
          <li>
            <svg width="30" height="12" aria-hidden="true">
              <path className={styles.forecast} d="M4 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" />
              <path className={rainSteps.step3} d="M20 2h6v10h-6z" />
            </svg>
            {legend.forecast}
          </li>
        ) : null}
        {hasTerciles ? (
          <li>
            <svg width="30" height="12" aria-hidden="true">
              <path className={styles.third0} d="M0 2h9v8H0z" />
              <path className={styles.third1} d="M10 2h9v8h-9z" />
              <path className={styles.third2} d="M20 2h9v8h-9z" />
            </svg>
            {legend.terciles}
          </li>
        ) : null}
      </ul>
    </figcaption>
  );
}
