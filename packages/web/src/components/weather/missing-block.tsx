import { Block } from './block.tsx';
import styles from './missing-block.module.css';
import type { PageView } from './page-view.ts';
import type { MissingReason } from './section.ts';

interface MissingBlockProps {
  readonly id: string;
  readonly title: string;
  readonly reason: MissingReason;
  readonly view: PageView;
}

/** What stands where a part of the page has nothing to show: it says why and leaves the rest of the page alone. */
export function MissingBlock({ id, title, reason, view }: MissingBlockProps) {
  const { what, why } = view.words.missing[reason];
  return (
    <Block id={id} title={title}>
      <p className={styles.what}>{what}</p>
      <p className={styles.why}>
        {why} {reason === 'failed' ? <a href={view.path}>{view.words.retry}</a> : null}
      </p>
    </Block>
  );
}
