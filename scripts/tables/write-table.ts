import { writeFileSync } from 'node:fs';

/** A cell as code has it; null and a list without values are empty cells. */
type Cell = string | number | null | readonly (string | number | null)[];

/**
 * Writes a table as `readTable` of domain reads it: the comment's lines, the header, one row per line. `columns` gives the
 * cells of a row by the names of the header.
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
