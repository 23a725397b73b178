import styles from './content-table.module.css';

interface PlainTableProps {
  /** What the table shows, for those who reach it by keys or ears. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Cells of each row; the first is its heading. */
  readonly rows: readonly (readonly string[])[];
}

/** A table that scrolls by itself where the screen is narrower than it. */
export function PlainTable({ label, columns, rows }: PlainTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
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
  );
}
