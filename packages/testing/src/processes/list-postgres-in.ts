import { readdirSync, readFileSync } from 'node:fs';

function readCommandLine(processId: string): string {
  try {
    return readFileSync(`/proc/${processId}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}

/** Command lines of running processes that name the folder, such as those of a PostgreSQL with its data there. */
export function listPostgresIn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readCommandLine)
    .filter((line) => line.includes(folder));
}
