import { createCachedMarkup } from '#components/layout/cached-markup.ts';
import type { PageView } from '#components/weather/page-view.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import styles from './rain-legend.module.css';

interface RainLegendProps {
  readonly view: PageView;
}

function Classes({ view }: RainLegendProps) {
  const { none, light, moderate, heavy, veryHeavy } = view.words.rainClasses;
  return [none, light, moderate, heavy, veryHeavy].map((name, level) => (
    <li key={name}>
      <svg width="10" height="10" aria-hidden="true">
        <path className={rainSteps[`step${level}`]} d={level === 0 ? 'M0 7h10v3h-10z' : 'M0 0h10v10h-10z'} />
      </svg>
      {name}
    </li>
  ));
}

const writeClasses = createCachedMarkup(Classes, ({ view }) => view.style.language);

/** Legend of heights and colours of rain blocks. */
export function RainLegend({ view }: RainLegendProps) {
  return (
    <ul
      className={styles.legend}
      aria-label={view.words.days.legend}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the component above
      dangerouslySetInnerHTML={{ __html: writeClasses({ view }) }}
    />
  );
}
