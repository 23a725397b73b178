import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseRoles } from '../../apps/portal/src/roles/role-names.ts';

const ROOT = join(import.meta.dirname, '../..');
const UNITS = join(ROOT, 'deploy/systemd');
const HAS_SYSTEMD = spawnSync('systemd-analyze', ['--version']).status === 0;
const NAMES = readdirSync(UNITS);

test.skipIf(!HAS_SYSTEMD)('systemd finds no fault with the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of NAMES) {
    // This checkout stands for the program's folder; everything else is read as installed.
    const unit = readFileSync(join(UNITS, name), 'utf8').replaceAll('/opt/troi-viet', ROOT);
    writeFileSync(join(folder, name), unit);
  }
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...NAMES.map((name) => join(folder, name))], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test('each role runs in one unit, and together they run all', () => {
  const roles = NAMES.flatMap((name) => {
    const [, words = ''] =
      /^ExecStart=\S+ apps\/portal\/dist\/main\.js (.*)$/m.exec(readFileSync(join(UNITS, name), 'utf8')) ?? [];
    return [...parseRoles(words.split(' '))];
  });
  expect(roles.sort()).toEqual([...parseRoles([])].sort());
});
