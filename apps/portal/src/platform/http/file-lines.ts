export const LINE_END = '\r\n';

/** A leading quote keeps spreadsheets from running formula-like text. */
export function writeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return writeCell(value.map((one) => one ?? '').join(' '));
  if (typeof value === 'object') return writeCell(JSON.stringify(value));
  const text = /^[=+\-@\t\r]/.test(String(value)) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const MOST_OCTETS = 75;

/** Folds lines to 75 octets without splitting a character (RFC 5545, 3.1). */
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

/** Escapes a text value (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

export const foldLines = (lines: readonly string[]): string => lines.map((line) => fold(line) + LINE_END).join('');
