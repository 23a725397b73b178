import type { ScoreColor, TableBlock } from '@portal/content/blocks/content-block';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { CELL, COLUMN_HEAD, ROW, ROW_GROUP, ROW_HEAD, TABLE } from '#components/weather/table-roles.ts';
import styles from './content-table.module.css';

interface PlainTableProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Cells of each row; the first is its header. */
  readonly rows: readonly (readonly string[])[];
  /** Colour patch before each row header. */
  readonly colors?: readonly ScoreColor[] | undefined;
  /** Keep the table layout on a phone: cells of a few characters. */
  readonly isNarrow?: boolean;
}

/** On a phone each row becomes a list; on medium screens the table scrolls if it must. */
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

export function ContentTable({ heading, columns, rows, colors, note }: ContentTableProps) {
  return (
    <div className="card">
      <PlainTable label={heading} columns={columns} rows={rows} colors={colors} />
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </div>
  );
}
