import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure, Measurement } from '../measure/figure.ts';
import { writeGfsFiles } from './write-gfs-files.ts';

const RUN_AT = Date.UTC(2026, 10, 21) / 1000;
const PUBLISHER = fileURLToPath(new URL('./publish-run-once.ts', import.meta.url));

interface Publication {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly megabytes: number;
  readonly size: string;
}

function publishOnce(folder: string, paths: readonly string[]): Publication {
  const args = [PUBLISHER, join(folder, 'data'), String(RUN_AT), ...paths];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

/**
 * Seconds that cdo takes to decode the same fields, except those of hour 0, into a file; null if it is not installed.
 */
function timeCdo(folder: string, paths: readonly string[]): number | null {
  // One file, because cdo needs the same variables at each time: the first hour has neither rain nor radiation.
  const together = join(folder, 'together.grib2');
  for (const path of paths.slice(1)) appendFileSync(together, readFileSync(path));
  const started = performance.now();
  const ran = spawnSync('cdo', ['-s', '-P', '1', '-f', 'srv', '-b', '32', 'copy', together, join(folder, 'cdo.srv')]);
  return ran.status === 0 ? (performance.now() - started) / 1000 : null;
}

/** A whole GFS run for the portal's area, 209 steps of 14 variables, decoded and published, compared with cdo. */
export const sources: Measurement = {
  name: 'sources',
  measure: async (log) => {
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bench-'));
    try {
      log('writing 209 files of GFS');
      const paths = writeGfsFiles(join(folder, 'files'), RUN_AT);
      const { seconds, cpuSeconds, megabytes, size } = publishOnce(folder, paths);
      const cdo = timeCdo(folder, paths);
      return [
        { name: 'gfs.publish.s', value: seconds, unit: 's', budget: { most: 30 }, note: size },
        { name: 'gfs.publish.cpuS', value: cpuSeconds, unit: 's' },
        { name: 'gfs.publish.mb', value: megabytes, unit: 'MB', budget: { most: 500 } },
        {
          name: 'gfs.decode.cdoS',
          value: cdo,
          unit: 's',
          ...(cdo === null ? { note: 'cdo is not installed (Debian: cdo)' } : { note: 'decodes and writes one file' }),
        },
      ] satisfies Figure[];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
