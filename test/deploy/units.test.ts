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

/** Roles of a unit, with a variable at its default. */
function listRoles(name: string, settings: Readonly<Record<string, string>> = {}): string[] {
  const unit = readFileSync(join(UNITS, name), 'utf8');
  const [, words = ''] = /^ExecStart=\S+ apps\/portal\/dist\/main\.js (.*)$/m.exec(unit) ?? [];
  const filled = words.replace(/\$\{(\w+)\}/g, (_, variable: string) => {
    const [, value = ''] = new RegExp(`^Environment=${variable}=(.*)$`, 'm').exec(unit) ?? [];
    return settings[variable] ?? value;
  });
  return [...parseRoles(filled.split(' '))];
}

test('each role runs in one unit, with the worker among the pages or apart, and together they run all', () => {
  const [ingest, web, worker] = ['ingest', 'web', 'worker'].map((name) => `troi-viet-${name}.service`) as [
    string,
    string,
    string,
  ];
  expect([...NAMES].sort()).toEqual([ingest, web, worker]);
  const all = [...parseRoles([])].sort();
  expect([...listRoles(ingest), ...listRoles(web)].sort()).toEqual(all);
  expect([...listRoles(ingest), ...listRoles(web, { WEB_ROLES: 'web' }), ...listRoles(worker)].sort()).toEqual(all);
});

test('each unit measures on a port of its own', () => {
  const ports = NAMES.map(
    (name) => /^Environment=METRICS_PORT=(\d+)$/m.exec(readFileSync(join(UNITS, name), 'utf8'))?.[1],
  );
  expect(new Set(ports).size).toBe(NAMES.length);
  expect(ports).not.toContain(undefined);
});

test.skipIf(!HAS_SYSTEMD)('systemd finds the units well confined', () => {
  for (const name of NAMES) {
    const words = ['security', '--offline=true', '--threshold=30', join(UNITS, name)];
    const { status, stdout } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
    expect([name, status], stdout).toEqual([name, 0]);
  }
});
