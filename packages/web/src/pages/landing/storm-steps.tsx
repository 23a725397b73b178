import { stormLandingText } from '@portal/content/about/storm-landing-text';
import type { Language } from '@portal/domain/language/language';
import styles from './storm-landing.module.css';

/** The last days before a storm, under a wind that grows. */
export function StormSteps({ language }: { readonly language: Language }) {
  const { heading, points, note } = stormLandingText[language].steps;
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <h2 id="steps">{heading}</h2>
      <svg viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true">
        <path
          fill="none"
          stroke="var(--violet)"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
          d="M0 30q25-4 50 0t50 0 50 0 50 0 50 0 50 0q25-12 50 0t50 0 50 0 50 0 50 0 50 0q25-28 50 0t50 0 50 0 50 0 50 0 50 0q25-52 50 0t50 0 50 0 50 0 50 0 50 0"
        />
      </svg>
      <ol>
        {points.map(({ when, name, text }) => (
          <li key={when}>
            <p className={styles.when}>{when}</p>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
