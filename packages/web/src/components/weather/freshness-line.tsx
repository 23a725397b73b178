import type { Issued } from '@portal/contract/endpoints/place-schema';
import { describeFreshness, describeStaleness, weighDemo } from './freshness.ts';
import styles from './freshness-line.module.css';
import type { PageView } from './page-view.ts';

/** Time and source of a block, and whether it is stale or demo. The page's head says at length what demo means. */
export function FreshnessLine({ issued, view }: { readonly issued: Issued; readonly view: PageView }) {
  const { words } = view;
  const line = describeFreshness(issued, view);
  const stale = describeStaleness(issued, view);
  const demo = weighDemo(issued);
  return (
    <span className={styles.line}>
      {line === null ? null : <span>{line}</span>}
      {demo === 'none' ? null : <span className={styles.demo}>{demo === 'all' ? words.demo : words.demoPartly}</span>}
      {stale === null ? null : <span className={styles.stale}>{stale}</span>}
    </span>
  );
}
