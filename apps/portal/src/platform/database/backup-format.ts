import type { AppliedMigration } from './migrate.ts';

export const BACKUP_FORMAT = 'portal-backup';
export const BACKUP_VERSION = 1;

/**
 * First line of a backup: gzip of JSON lines. After it, for each table `{"table": name}` and a line for each row, at the end
 * `{"end": true, "rows", "sha256"}` over every line before it.
 */
export interface BackupHead {
  readonly format: typeof BACKUP_FORMAT;
  readonly version: number;
  readonly createdAt: string;
  /** The schema that the rows fit. */
  readonly migrations: readonly AppliedMigration[];
}
