import type { FactsBlock } from '@portal/content/blocks/content-block';
import styles from './content.module.css';

/** Names with their values. */
export function FactList({ rows }: { readonly rows: FactsBlock['rows'] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
