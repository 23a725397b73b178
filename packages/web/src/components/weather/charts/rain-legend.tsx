import type { PageView } from '#components/weather/page-view.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import styles from './rain-legend.module.css';

/** What heights and colours of rain blocks mean, in words. */
export function RainLegend({ view }: { readonly view: PageView }) {
  const { none, light, moderate, heavy, veryHeavy } = view.words.rainClasses;
  return (
    <ul className={styles.legend} aria-label={view.words.days.legend}>
      {[none, light, moderate, heavy, veryHeavy].map((name, level) => (
        <li key={name}>
          <svg width="10" height="10" aria-hidden="true">
            <path className={rainSteps[`step${level}`]} d={level === 0 ? 'M0 7h10v3h-10z' : 'M0 0h10v10h-10z'} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
