import { createHash } from 'node:crypto';
import { copyFileSync, createReadStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { BlobStore } from '@portal/forecast/store/blob-store';
import { backUp } from '#platform/database/backup-command.ts';
import {
  type BackupSettings,
  isBackupDue,
  listBackups,
  nameBackup,
  parseBackupName,
} from '#platform/database/backup-folder.ts';
import type { Database } from '#platform/database/database.ts';
import type { Job } from '#platform/jobs/job.ts';

interface BackupNeeds {
  readonly database: Database;
  readonly settings: BackupSettings;
  /** Gets a copy of each backup; null: none. */
  readonly blobs: BlobStore | null;
  /** Machine clock. */
  readonly clock: () => EpochSeconds;
}

const CHECK_EVERY_SECONDS = 600;
const IN_STORE = 'backups/';

/** Removes what killed processes left, and backups beyond those to keep. */
function clearFolder({ folder, copies }: BackupSettings, now: EpochSeconds): void {
  for (const { path } of listBackups(folder).slice(copies)) rmSync(path, { force: true });
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.part'))) {
    const path = join(folder, name);
    const at = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (at / 1000 < now - DAY_SECONDS) rmSync(path, { force: true });
  }
}

async function copyToStore(blobs: BlobStore, path: string, name: string): Promise<void> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  // A store may move the file that it is given.
  const copy = `${path}.${process.pid}.part`;
  try {
    copyFileSync(path, copy);
    await blobs.put(`${IN_STORE}${name}`, { path: copy }, { sha256: digest.digest('hex') });
  } finally {
    rmSync(copy, { force: true });
  }
}

/** Copies what the store lacks, and removes what is beyond those to keep. */
async function fillStore(blobs: BlobStore, { folder, copies }: BackupSettings): Promise<void> {
  const stored = (await blobs.list(IN_STORE)).map(({ key }) => key.slice(IN_STORE.length));
  const [newest] = listBackups(folder);
  if (newest !== undefined && !stored.includes(newest.name)) {
    await copyToStore(blobs, newest.path, newest.name);
    stored.push(newest.name);
  }
  const backups = stored.filter((name) => parseBackupName(name) !== null).sort();
  await blobs.delete(backups.slice(0, -copies).map((name) => `${IN_STORE}${name}`));
}

/** Makes the backup that is due, if any. Rejects with what keeps it from being made. */
export async function makeDueBackup({ database, settings, blobs, clock }: BackupNeeds): Promise<void> {
  const { folder } = settings;
  const now = clock();
  if (isBackupDue(settings, now)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await backUp(database, join(folder, nameBackup(now)), new Date(now * 1000).toISOString());
    clearFolder(settings, now);
  }
  if (blobs !== null) await fillStore(blobs, settings);
}

/** The job of one worker at a time; one that fails is tried again with a back-off. */
export const makeBackupJob = (needs: BackupNeeds): Job => ({
  name: 'database.back-up',
  everySeconds: CHECK_EVERY_SECONDS,
  run: () => makeDueBackup(needs),
});
