import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';

/** Backups that the worker writes daily. */
export interface BackupSettings {
  readonly folder: string;
  /** Hour of Vietnam, 0–23. */
  readonly hour: number;
  readonly copies: number;
}

/** A finished backup of the folder. */
export interface StoredBackup {
  readonly name: string;
  readonly path: string;
  readonly at: EpochSeconds;
}

const NAME = /^portal-(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d)Z\.backup$/;

/** `portal-2026-11-30T190000Z.backup`: in order of time, on any file system and as key of a blob. */
export const nameBackup = (at: EpochSeconds): string =>
  `portal-${new Date(at * 1000).toISOString().slice(0, 19).replaceAll(/:/g, '')}Z.backup`;

/** Null: the name of something else. */
export function parseBackupName(name: string): EpochSeconds | null {
  const [, hour, minute, second] = NAME.exec(name) ?? [];
  const at = Date.parse(`${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? null : at / 1000;
}

/** Finished backups, newest first; none if there is no folder yet. */
export function listBackups(folder: string): StoredBackup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const at = parseBackupName(name);
      return at === null ? [] : [{ name, path: join(folder, name), at }];
    })
    .sort((one, other) => other.at - one.at);
}

/** Whether none was made since the hour struck last: one that was missed or failed is made up for. */
export function isBackupDue({ folder, hour }: BackupSettings, now: EpochSeconds): boolean {
  const today = startOfVietnamDay(now) + hour * HOUR_SECONDS;
  const dueAt = today <= now ? today : today - DAY_SECONDS;
  return (listBackups(folder)[0]?.at ?? 0) < dueAt;
}
