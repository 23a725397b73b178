import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { nameBackup } from '#platform/database/backup-folder.ts';
import { createPortalMetrics } from '#platform/metrics/portal-metrics.ts';
import { listStoredFigures } from './list-stored-figures.ts';

async function readAge(folder: string | null): Promise<string | undefined> {
  const needs = { dataDir: tmpdir(), sources: [], blobStore: null, radar: { findState: () => null } };
  const { portal_backup_age_seconds } = listStoredFigures({
    ...needs,
    clock: systemClock.now,
    backups: folder === null ? null : { folder },
  });
  const metrics = createPortalMetrics(
    {},
    {
      ...(portal_backup_age_seconds !== undefined && { portal_backup_age_seconds }),
    },
  );
  return /^portal_backup_age_seconds (\S+)$/m.exec(await metrics.read())?.[1];
}

it('measures the age of the newest backup, infinite while none was made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(await readAge(null)).toBeUndefined();
  expect(await readAge(folder)).toBe('+Inf');
  for (const age of [90_000, 3600]) writeFileSync(join(folder, nameBackup(systemClock.now() - age)), '');
  const age = Number(await readAge(folder));
  expect(age).toBeGreaterThanOrEqual(3600);
  expect(age).toBeLessThan(90_000);
});
