import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isBackupDue, listBackups, nameBackup } from './backup-folder.ts';

const at = (text: string) => Date.parse(text) / 1000;

it('makes one backup after each strike of the hour in Vietnam, and makes up for a missed one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const settings = { folder, hour: 2, copies: 3 };
  const save = (text: string) => writeFileSync(join(folder, nameBackup(at(text))), '');
  const isDue = (text: string) => isBackupDue(settings, at(text));
  expect(isDue('2026-11-21T14:00:00+07:00')).toBe(true);
  expect(isBackupDue({ ...settings, folder: join(folder, 'none') }, at('2026-11-21T14:00:00+07:00'))).toBe(true);
  save('2026-11-21T14:00:00+07:00');
  expect(isDue('2026-11-22T01:59:59+07:00')).toBe(false);
  expect(isDue('2026-11-22T02:00:00+07:00')).toBe(true);
  save('2026-11-22T02:00:00+07:00');
  expect(isDue('2026-11-22T02:00:00+07:00')).toBe(false);
  expect(isDue('2026-11-23T01:59:59+07:00')).toBe(false);
  expect(isDue('2026-11-24T01:00:00+07:00')).toBe(true);
});

it('lists finished backups only, newest first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = ['portal-2026-11-20T190000Z.backup', 'portal-2026-11-21T190007Z.backup'];
  const others = [
    `${names[1]}.77.part`,
    'portal-2026-11-22.backup',
    'portal-2026-99-21T190007Z.backup',
    'before.backup',
  ];
  for (const name of [...names, ...others]) writeFileSync(join(folder, name), '');
  expect(listBackups(folder).map(({ name }) => name)).toEqual(names.toReversed());
  expect(listBackups(folder)[0]?.at).toBe(at('2026-11-22T02:00:07+07:00'));
});
