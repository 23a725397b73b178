import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('./time-eccodes.c', import.meta.url));

/**
 * Milliseconds per round of ecCodes (Debian’s libeccodes-dev) for the first field of a file; null if it is not
 * installed.
 */
export function timeEccodes(path: string, rounds: number): number[] | null {
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bench-'));
  const program = join(folder, 'time-eccodes');
  try {
    const built = spawnSync('cc', ['-O2', SOURCE, '-o', program, '-leccodes'], { encoding: 'utf8' });
    if (built.status !== 0) return null;
    const ran = spawnSync(program, [path, String(rounds)], { encoding: 'utf8' });
    return ran.status === 0 ? ran.stdout.trim().split('\n').map(Number) : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
