/** An operand of a text concatenation: a text, a number, or a cell of the same row. */
const PIECE = /^\s*(?:"((?:[^"]|"")*)"|(\d+(?:\.\d+)?)|\$?([A-Z]{1,3})\$?(\d{1,7}))\s*(&|$)/i;
const MOST_PIECES = 16;

/** Column of its letters from 0: A is 0, AA 26. */
export function toColumnIndex(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Letters of a column counted from 0: A, Z, AA. */
export function toColumnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${toColumnLetters(Math.floor(column / 26) - 1)}${last}`;
}

/**
 * The text of a formula that only concatenates parts of its row, as people use it to keep a leading zero:
 * `="0912345678"` or `="0"&B2`. Nothing is computed; null for every other formula, and for a text that is not a
 * formula.
 *
 * @param row the row of the formula, from 1
 */
export function readTextFormula(text: string, cells: readonly string[], row: number): string | null {
  if (!text.startsWith('=')) return null;
  let rest = text.slice(1);
  let joined = '';
  for (let count = 0; count < MOST_PIECES; count++) {
    const [whole, quoted, number, letters = '', line, joint] = PIECE.exec(rest) ?? [];
    if (whole === undefined) return null;
    if (line === undefined) joined += quoted?.replaceAll('""', '"') ?? number ?? '';
    else {
      const cell = Number(line) === row ? cells[toColumnIndex(letters)] : undefined;
      if (cell === undefined || cell.startsWith('=')) return null;
      joined += cell;
    }
    if (joint === '') return joined;
    rest = rest.slice(whole.length);
  }
  return null;
}
