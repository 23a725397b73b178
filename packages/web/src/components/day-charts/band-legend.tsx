import frame from '#components/ui/chart-frame.module.css';
import type { PageView } from '#components/weather/page-view.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import styles from './day-chart.module.css';

interface BandLegendProps {
  readonly hasRain: boolean;
  readonly hasRange: boolean;
  readonly hasTrend: boolean;
  readonly view: PageView;
}

/** What the lines and bars of a drawing of days mean. */
export function BandLegend({ hasRain, hasRange, hasTrend, view }: BandLegendProps) {
  const { legend, trendLong } = view.words.ahead.days;
  return (
    <figcaption>
      <ul className={frame.legend} aria-label={legend.label}>
        <li>
          <svg width="22" height="12" aria-hidden="true">
            <path className={styles.high} d="M1 6h20" />
          </svg>
          {legend.high}
        </li>
        <li>
          <svg width="22" height="12" aria-hidden="true">
            <path className={styles.low} d="M1 6h20" />
          </svg>
          {legend.low}
        </li>
        {hasRain ? (
          <li>
            <svg width="12" height="12" aria-hidden="true">
              <path className={rainSteps.step2} d="M1 2h10v10h-10z" />
            </svg>
            {legend.rain}
          </li>
        ) : null}
        {hasRain && hasRange ? (
          <li>
            <svg width="12" height="12" aria-hidden="true">
              <path className={frame.whisker} d="M6 1V11M3 1h6M3 11h6" />
            </svg>
            {legend.whisker}
          </li>
        ) : null}
      </ul>
      {hasTrend ? <p className={styles.told}>{trendLong}</p> : null}
    </figcaption>
  );
}
