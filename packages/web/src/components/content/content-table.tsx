import type { TableBlock } from '@portal/content/blocks/content-block';
import styles from './content-table.module.css';

type ContentTableProps = Pick<TableBlock, 'heading' | 'columns' | 'rows' | 'note'>;

/** A table that scrolls inside its card where the screen is narrower than it. */
export function ContentTable({ heading, columns, rows, note }: ContentTableProps) {
  return (
    <div className="card">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys */}
      <section className={styles.scroll} aria-label={heading} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={columns[column]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={columns[column]}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </div>
  );
}
