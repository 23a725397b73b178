/**
 * Roles written out: on a phone the rows of a table are laid out as lists, and a browser that sees `display: grid` on a
 * row is no longer announced as one by screen readers.
 */
export const TABLE = { role: 'table' } as const;
export const ROW_GROUP = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const CELL = { role: 'cell' } as const;
export const COLUMN_HEAD = { role: 'columnheader', scope: 'col' } as const;
export const ROW_HEAD = { role: 'rowheader', scope: 'row' } as const;
