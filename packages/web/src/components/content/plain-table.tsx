import type { ScoreColor, TableBlock } from '@portal/content/blocks/content-block';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { CELL, COLUMN_HEAD, ROW, ROW_GROUP, ROW_HEAD, TABLE } from '#components/weather/table-roles.ts';
import styles from './content-table.module.css';

interface PlainTableProps {
  /** What the table shows, for those who reach it by keys or ears. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Cells of each row; the first is its heading. */
  readonly rows: readonly (readonly string[])[];
  /** A patch of colour before the heading of each row. */
  readonly colors?: readonly ScoreColor[] | undefined;
  /** Whether it stays a table on a phone: cells of a few characters. */
  readonly isNarrow?: boolean;
}

/** A table; on a phone each row is a list, and between the two sizes it scrolls by itself where it must. */
export function PlainTable({ label, columns, rows, colors, isNarrow = false }: PlainTableProps) {
  return (
    <ScrollRegion label={label}>
      <table className={isNarrow ? `${styles.table} ${styles.narrow}` : styles.table} {...TABLE}>
        <thead {...ROW_GROUP}>
          <tr {...ROW}>
            {columns.map((column) => (
              <th key={column} {...COLUMN_HEAD}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROW_GROUP}>
          {rows.map((row, index) => (
            <tr key={row.join()} {...ROW}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={columns[column]} {...ROW_HEAD} data-color={colors?.[index]}>
                    {cell}
                  </th>
                ) : (
                  <td key={columns[column]} {...CELL} data-column={columns[column]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

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
