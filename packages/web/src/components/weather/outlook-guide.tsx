import styles from './outlook-guide.module.css';
import type { PageView } from './page-view.ts';

interface OutlookGuideProps {
  /** Whether the outlook tells how likely a warmer or wetter week is; without it the guide says that nothing does. */
  readonly hasTerciles: boolean;
  /** Whether there are long-term averages of this place; without them the guide promises none. */
  readonly hasNormals: boolean;
  readonly view: PageView;
}

/** What 90 days can and cannot say. */
export function OutlookGuide({ hasTerciles, hasNormals, view }: OutlookGuideProps) {
  const { ninety } = view.words.ahead;
  const can = hasNormals ? ninety.canList : ninety.canList.slice(0, 1);
  const cannot = [
    ...(hasNormals ? [] : [ninety.cannotNormal]),
    ...ninety.cannotList,
    ...(hasTerciles ? [] : [ninety.cannotShift]),
  ];
  return (
    <>
      <div className={styles.columns}>
        <div>
          <h3>{ninety.can}</h3>
          <ul>
            {can.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div className={styles.cannot}>
          <h3>{ninety.cannot}</h3>
          <ul>
            {cannot.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      {hasNormals ? <p className={styles.source}>{ninety.source}</p> : null}
    </>
  );
}
