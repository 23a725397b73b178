import { BIGGEST_FILE } from './biggest-file.ts';
import type { WarningRules } from './make-warning.ts';
import { readCap } from './read-cap.ts';
import { readMarkdownWarning } from './read-markdown-warning.ts';
import { WarningError, type WarningFile } from './warning.ts';

function decode(bytes: Uint8Array): string {
  if (bytes.length > BIGGEST_FILE) throw new WarningError(`is larger than ${BIGGEST_FILE / 1000} kB`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new WarningError('is not UTF-8');
  }
}

/** Reads a file: CAP 1.2 if it starts like XML, else Markdown. Throws only WarningError. */
export function readWarningFile(bytes: Uint8Array, rules: WarningRules): WarningFile {
  const text = decode(bytes);
  if (text.trim() === '') throw new WarningError('is empty');
  if (text.trimStart().startsWith('<')) return readCap(text, rules);
  return { kind: 'warnings', warnings: [readMarkdownWarning(text, rules)], replaces: [] };
}
