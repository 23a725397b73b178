import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SAMPLE_FORM } from '@portal/testing/leads/sample-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

const COMMAND_LINE = join(import.meta.dirname, '../../apps/portal/dist/command-line.js');

describe.skipIf(!PAGES_ARE_BUILT)('A lead that came while CLOCK showed another year', () => {
  let dataDir = '';
  let portal: RunningPortal | undefined;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-clock-'));
    portal = await startPortal({ DATA_DIR: dataDir, DEMO: 'off', CLOCK: '2020-01-01T08:00:00+07:00' });
  });
  afterAll(async () => {
    await portal?.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });

  const runPortal = (...words: readonly string[]) =>
    promisify(execFile)(process.execPath, [COMMAND_LINE, ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, CLOCK: '2050-01-01T08:00:00+07:00' },
    });

  it('is dated by the machine, and no CLOCK makes it old enough to be deleted', async () => {
    const reply = await fetch(`${portal?.origin}/api/guest/consultation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(SAMPLE_FORM),
    });
    expect(reply.status).toBe(200);
    await runPortal('leads', 'delete', '--older-than', '12');
    const file = join(dataDir, 'leads.csv');
    await runPortal('leads', 'export', '--csv', file);
    const rows = readFileSync(file, 'utf8').split('\n').slice(1);
    expect(rows[0]).toContain(SAMPLE_FORM.email);
    expect(rows[0]).toContain(String(new Date().getFullYear()));
  });
});
