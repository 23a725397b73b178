import type { AppliedMigration } from './migrate.ts';

export const BACKUP_FORMAT = 'portal-backup';
export const BACKUP_VERSION = 1;

/**
 * First line of a backup, which is gzipped JSON lines. Then `{"table": name}` per table and a line per row; the last
 * line is `{"end": true, "rows", "sha256"}` over all previous lines.
 */
export interface BackupHead {
  readonly format: typeof BACKUP_FORMAT;
  readonly version: number;
  readonly createdAt: string;
  /** The schema version of the rows. */
  readonly migrations: readonly AppliedMigration[];
}
