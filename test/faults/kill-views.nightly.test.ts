import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeDatabase } from '@portal/testing/database/end-database';
import { expect, test } from 'vitest';
import { withDatabase } from '../../apps/portal/src/platform/database/with-database.ts';

const PROGRAM = fileURLToPath(new URL('./count-views-forever.ts', import.meta.url));
const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');
const KILLS = 3;

/** Runs the counter until it has saved this many times, kills it, and returns how many readers it had confirmed. */
async function countAndKill(dataDir: string, steps: number): Promise<number> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the counter ended by itself')));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.split('\n').length > steps) resolve();
    });
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
  return Number(said.split('\n').at(-2));
}

test('readers that were saved survive a portal killed again and again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-views-'));
  try {
    let shown = 0;
    for (let count = 0; count < KILLS; count += 1) shown += await countAndKill(dataDir, 4 + count);
    const options = { url: null, dataDir, migrations: MIGRATIONS, warn: () => undefined };
    const [sum] = await withDatabase(options, (database) =>
      database.query<{ views: number }>('select sum(views) as views from post_view'),
    );
    expect(shown).toBeGreaterThan(0);
    expect(sum?.views).toBeGreaterThanOrEqual(shown);
  } finally {
    await removeDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
});
