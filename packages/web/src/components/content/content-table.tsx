import type { TableBlock } from '@portal/content/blocks/content-block';
import styles from './content-table.module.css';
import { PlainTable } from './plain-table.tsx';

type ContentTableProps = Pick<TableBlock, 'heading' | 'columns' | 'rows' | 'colors' | 'note'>;

/** A table in its card, with a note below where there is one. */
export function ContentTable({ heading, columns, rows, colors, note }: ContentTableProps) {
  return (
    <div className="card">
      <PlainTable label={heading} columns={columns} rows={rows} colors={colors} />
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </div>
  );
}
