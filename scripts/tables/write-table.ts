import { writeFileSync } from 'node:fs';

/** A cell's value; null and an empty list are empty cells. */
type Cell = string | number | null | readonly (string | number | null)[];

/**
 * Writes a table in the format of the domain's `readTable`: comment lines, header, one row per line. `columns` returns
 * the cells of a row by heading.
 */
export function writeTable<Row>(
  file: URL,
  comment: string,
  columns: Readonly<Record<string, (row: Row) => Cell>>,
  rows: readonly Row[],
): void {
  const comments = comment.split('\n').map((line) => `# ${line}`);
  const lines = rows.map((row) =>
    Object.values(columns)
      .map((toCell) => formatCell(toCell(row)))
      .join(','),
  );
  const text = [...comments, Object.keys(columns).join(','), ...lines].join('\n');
  writeFileSync(file, `${text}\n`.normalize('NFC'));
}

function formatCell(cell: Cell): string {
  const text = Array.isArray(cell) ? cell.map((value) => value ?? '').join(';') : String(cell ?? '');
  return /^#|[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
