import type { ReactNode } from 'react';
import { CELL, COLUMN_HEAD, ROW, ROW_GROUP, ROW_HEAD, TABLE } from './table-roles.ts';

type Cells = readonly ReactNode[];

interface MarkedRow {
  readonly cells: Cells;
  readonly className?: string | undefined;
  readonly id?: string;
}

interface DataTableProps {
  readonly caption?: ReactNode;
  /** Default: the caption is for screen readers only. */
  readonly isCaptionShown?: boolean;
  /** Names of columns; null: an empty cell. Absent: no head. */
  readonly columns?: readonly ReactNode[];
  /** Classes of columns, for heads and cells. */
  readonly classes?: readonly (string | undefined)[];
  /** The first cell names its row. */
  readonly rows: readonly (Cells | MarkedRow)[];
  /** Rows are lists on a phone: cells have the name of their column as `data-column`, elements their roles. */
  readonly isList?: boolean;
  readonly className?: string | undefined;
}

const toRow = (row: Cells | MarkedRow): MarkedRow => ('cells' in row ? row : { cells: row });
const ROLES = { table: TABLE, group: ROW_GROUP, row: ROW, name: ROW_HEAD, column: COLUMN_HEAD, cell: CELL };
const NO_ROLES: Partial<typeof ROLES> = {};

/** A table with named columns and rows. Rows are known by their order: their cells keep no state. */
export function DataTable(props: DataTableProps) {
  const { caption, isCaptionShown, columns = [], classes = [], rows, isList, className } = props;
  const roles = isList ? ROLES : NO_ROLES;
  return (
    <table className={className} {...roles.table}>
      {caption !== undefined && <caption className={isCaptionShown ? undefined : 'visually-hidden'}>{caption}</caption>}
      {columns.length > 0 && (
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((name, column) =>
              name === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
                <td key={column} className={classes[column]} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
                <th key={column} scope="col" {...roles.column} className={classes[column]}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody {...roles.group}>
        {rows.map(toRow).map(({ cells: [name, ...others], ...marks }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep no state
          <tr key={row} {...roles.row} {...marks}>
            <th scope="row" {...roles.name} className={classes[0]}>
              {name}
            </th>
            {others.map((cell, index) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
                key={index}
                {...roles.cell}
                className={classes[index + 1]}
                data-column={isList ? columns[index + 1] : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
