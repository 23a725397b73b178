/** Rows of text as columns of equal width, two spaces between; the first row is the head. Numbers stand right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isNumeric = head.map((_, column) => rows.slice(1).every((row) => /^-?[\d.]*$/.test(row[column] ?? '')));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
