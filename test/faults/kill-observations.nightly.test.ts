import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expireLeases } from '@portal/testing/leases/expire-leases';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PORTAL = fileURLToPath(new URL('../../apps/portal/dist/command-line.js', import.meta.url));
const STATIONS = 'VVNB VVTS VVDN VVCI VVVH VVPB VVCA VVPC VVTH VVCR VVPK VVBM VVDL VVCT VVPQ'.split(' ');
const DAYS = 40;

let folder: string;
let reports: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kill-observations-'));
  reports = join(folder, 'reports.txt');
  const lines: string[] = [];
  // Around New Year, so that each station has two files.
  for (let hour = 0; hour < 24 * DAYS; hour++) {
    const at = new Date(Date.UTC(2025, 11, 12, hour));
    const text = at.toISOString().replace(/[-T:]/g, '').slice(0, 12);
    for (const [index, station] of STATIONS.entries()) {
      const temperature = 18 + ((hour * 7 + index * 3) % 9);
      lines.push(`${text} METAR ${station} ${text.slice(6)}Z 09005KT 9999 FEW020 ${temperature}/15 Q1015=`);
    }
  }
  writeFileSync(reports, `${lines.join('\n')}\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const envOf = (dataDir: string) => ({
  ...process.env,
  DATA_DIR: join(folder, dataDir),
  CLOCK: '2026-11-21T14:20:00+07:00!',
});

function run(dataDir: string, ...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [PORTAL, 'observations', ...args], {
    env: envOf(dataDir),
    encoding: 'utf8',
  });
  return { status, stdout };
}

function listFiles(dataDir: string, end: string): string[] {
  const root = join(folder, dataDir, 'observations');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .sort();
}

const readAll = (dataDir: string) =>
  listFiles(dataDir, '.obs').map((name) => [
    name,
    readFileSync(join(folder, dataDir, 'observations', name)).toString('base64'),
  ]);

/** Kills an import as soon as this many years are written. */
async function killImportAt(dataDir: string, files: number): Promise<void> {
  const child = spawn(process.execPath, [PORTAL, 'observations', 'import', reports], {
    env: envOf(dataDir),
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (child.exitCode === null && listFiles(dataDir, '.obs').length < files) await sleep(1);
  child.kill('SIGKILL');
  await ended;
  expireLeases(join(folder, dataDir));
}

it('an import that is killed loses nothing and stores nothing twice; imported again it is as if it had never been killed', async () => {
  const whole = run('whole', 'import', reports, '--json');
  const rows = STATIONS.length * 24 * DAYS;
  expect(JSON.parse(whole.stdout)).toMatchObject({ fates: { added: rows, duplicate: 0, conflict: 0 } });
  for (const files of [1, 9]) await killImportAt('killed', files);
  // What is there is complete, and less than everything.
  expect(JSON.parse(run('killed', 'list', '--json').stdout)).not.toEqual([]);
  const again = run('killed', 'import', reports, '--json');
  const { fates } = JSON.parse(again.stdout);
  expect(fates.added + fates.duplicate).toBe(rows);
  expect(fates.duplicate).toBeGreaterThan(0);
  expect(readAll('killed')).toEqual(readAll('whole'));
  expect(readAll('killed')).toHaveLength(2 * STATIONS.length);
  const [first] = JSON.parse(run('killed', 'list', '--json').stdout);
  expect(first).toMatchObject({ id: 'VVNB', rows: 24 * DAYS });
  expect(JSON.parse(run('killed', 'show', 'VVNB', '--date', '2026-01-01', '--json').stdout)).toMatchObject({
    day: { temperatureMinC: 18, temperatureMaxC: 26, rainMm: null },
  });
});
