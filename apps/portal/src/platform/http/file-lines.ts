/** End of a line in CSV and calendars. */
export const LINE_END = '\r\n';

/** A text that begins like a formula is not run by a spreadsheet when a quote stands before it. */
export function writeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return writeCell(value.map((one) => one ?? '').join(' '));
  if (typeof value === 'object') return writeCell(JSON.stringify(value));
  const text = /^[=+\-@\t\r]/.test(String(value)) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const MOST_OCTETS = 75;

/** Lines of at most 75 octets, never cut within a letter (RFC 5545, 3.1). */
function fold(line: string): string {
  let [folded, octets] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > MOST_OCTETS) {
      folded += `${LINE_END} `;
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}

/** A text of a calendar, its own marks escaped (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** The lines of a calendar as its file has them. */
export const foldLines = (lines: readonly string[]): string => lines.map((line) => fold(line) + LINE_END).join('');
