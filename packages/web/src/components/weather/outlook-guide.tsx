import styles from './outlook-guide.module.css';
import type { PageView } from './page-view.ts';

interface OutlookGuideProps {
  /** Whether the outlook tells how likely a warmer or wetter week is; without it the guide says that nothing does. */
  readonly hasTerciles: boolean;
  readonly view: PageView;
}

/** What 90 days can and cannot say. */
export function OutlookGuide({ hasTerciles, view }: OutlookGuideProps) {
  const { ninety } = view.words.ahead;
  return (
    <>
      <div className={styles.columns}>
        <div>
          <h3>{ninety.can}</h3>
          <ul>
            {ninety.canList.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div className={styles.cannot}>
          <h3>{ninety.cannot}</h3>
          <ul>
            {[...ninety.cannotList, ...(hasTerciles ? [] : [ninety.cannotShift])].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      <p className={styles.source}>{ninety.source}</p>
    </>
  );
}
