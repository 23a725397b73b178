import type { BackupSettings } from '#platform/database/backup-folder.ts';
import { parseFolder } from './parse-values.ts';
import type { Read } from './read-together.ts';
import { SettingError } from './setting-error.ts';

export type { BackupSettings };

const LAST_HOUR = 23;
/** Daily: the privacy page says that none is older than 30 days. The default of 14 is đề xuất. */
const MOST_BACKUPS = 30;

function parseHour(setting: string, value: string): number {
  if (/^\d{1,2}$/.test(value) && Number(value) <= LAST_HOUR) return Number(value);
  throw new SettingError(setting, value, `is not an hour (0–${LAST_HOUR})`);
}

function parseCopies(setting: string, value: string): number {
  const copies = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (copies >= 1 && copies <= MOST_BACKUPS) return copies;
  throw new SettingError(setting, value, `is not a number of backups (1–${MOST_BACKUPS})`);
}

/** Daily backups; null: none. */
export function readBackupSettings(read: Read): BackupSettings | null {
  const folder = read('BACKUP_DIR', parseFolder, null);
  const [hour, copies] = [read('BACKUP_HOUR', parseHour, 2), read('BACKUPS_KEPT', parseCopies, 14)];
  return folder === null ? null : { folder, hour, copies };
}
