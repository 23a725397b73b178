import { Block } from './block.tsx';
import styles from './missing-block.module.css';
import type { PageView } from './page-view.ts';

interface MissingBlockProps {
  readonly id: string;
  readonly title: string;
  readonly view: PageView;
}

/** What stands where a part of the page has no data: it says so and leaves the rest of the page alone. */
export function MissingBlock({ id, title, view }: MissingBlockProps) {
  return (
    <Block id={id} title={title}>
      <p className={styles.what}>{view.words.noData}</p>
      <p className={styles.why}>{view.words.noDataLong}</p>
    </Block>
  );
}
