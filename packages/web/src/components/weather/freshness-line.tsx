import type { Issued } from '@portal/contract/endpoints/place-schema';
import { describeFreshness, describeStaleness } from './freshness.ts';
import styles from './freshness-line.module.css';
import type { PageView } from './page-view.ts';

/** Source and time of a block, with its demo and stale tags. */
export function FreshnessLine({ issued, view }: { readonly issued: Issued; readonly view: PageView }) {
  const line = describeFreshness(issued, view);
  const stale = describeStaleness(issued, view);
  return (
    <span className={styles.line}>
      {line}
      {issued.demo ? <span className={styles.demo}>{view.words.demo}</span> : null}
      {stale === null ? null : <span className={styles.stale}>{stale}</span>}
    </span>
  );
}
