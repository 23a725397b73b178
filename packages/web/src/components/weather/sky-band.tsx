import styles from './sky-band.module.css';

const WITH_DISC = new Set(['clear-day', 'few-clouds', 'hot', 'dawn', 'dusk', 'clear-night']);

/** The sky behind a place's head: four flat bands with one slow curve each, and a sun or moon where it would be seen. */
export function SkyBand({ sky }: { readonly sky: string }) {
  return (
    <div className={styles.sky}>
      <svg aria-hidden="true" className={styles.bands} viewBox="0 0 1440 100" preserveAspectRatio="none">
        <path className={styles.middle} d="M0 35C360 25 760 45 1440 33V100H0z" />
        <path className={styles.low} d="M0 60C420 68 900 52 1440 62V100H0z" />
        <path className={styles.horizon} d="M0 85C300 77 900 90 1440 81V100H0z" />
      </svg>
      {WITH_DISC.has(sky) ? (
        <svg aria-hidden="true" className={styles.disc} viewBox="0 0 120 120">
          <circle className={styles.ring} cx="60" cy="60" r="58" />
          <circle className={styles.body} cx="60" cy="60" r="40" />
        </svg>
      ) : null}
    </div>
  );
}
