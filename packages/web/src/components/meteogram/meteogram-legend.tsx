import frame from '#components/ui/chart-frame.module.css';
import type { PageView } from '#components/weather/page-view.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import styles from './meteogram.module.css';

interface MeteogramLegendProps {
  readonly hasRain: boolean;
  readonly hasRange: boolean;
  readonly view: PageView;
}

/** What the lines, bars and blocks of a drawing of hours mean. */
export function MeteogramLegend({ hasRain, hasRange, view }: MeteogramLegendProps) {
  const { charts, rainClasses } = view.words;
  const { legend } = charts;
  const classes = [rainClasses.light, rainClasses.moderate, rainClasses.heavy, rainClasses.veryHeavy].join(', ');
  return (
    <figcaption>
      <ul className={frame.legend} aria-label={legend.label}>
        <li>
          <svg width="22" height="12" aria-hidden="true">
            <path className={styles.warmth} d="M1 6h20" />
          </svg>
          {legend.temperature}
        </li>
        {hasRain ? (
          <li>
            <svg width="30" height="12" aria-hidden="true">
              {[1, 2, 3, 4].map((level) => (
                <path
                  key={level}
                  className={rainSteps[`step${level}`]}
                  d={`M${level * 7 - 6} 12v-${level * 3}h6v${level * 3}z`}
                />
              ))}
            </svg>
            {legend.rain}: {classes}
          </li>
        ) : null}
        {hasRange ? (
          <li>
            <svg width="12" height="12" aria-hidden="true">
              <path className={styles.cap} d="M1 1h10v11h-10z" />
              <path className={frame.whisker} d="M6 1V11M3 1h6M3 11h6" />
            </svg>
            {legend.whisker}
          </li>
        ) : null}
        <li>
          <svg width="30" height="12" aria-hidden="true">
            {[1, 2, 3].map((tone) => (
              <path key={tone} className={styles[`cloud${tone}`]} d={`M${tone * 10 - 10} 2h9v8h-9z`} />
            ))}
          </svg>
          {legend.cloud}
        </li>
        <li>
          <svg width="12" height="12" aria-hidden="true">
            <path className={`${styles.night} ${styles.outlined}`} d="M0 0h12v12h-12z" />
          </svg>
          {legend.night}
        </li>
      </ul>
    </figcaption>
  );
}
