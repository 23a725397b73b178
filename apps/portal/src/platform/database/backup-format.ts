import type { AppliedMigration } from './migrate.ts';

export const BACKUP_FORMAT = 'portal-backup';
export const BACKUP_VERSION = 1;

/**
 * First line of a backup, which is gzipped JSON lines. Then `{"table": name}` per table and a line per row; the last
 * line is a `BackupEnd`.
 */
export interface BackupHead {
  readonly format: typeof BACKUP_FORMAT;
  readonly version: number;
  readonly createdAt: string;
  /** The schema version of the rows. */
  readonly migrations: readonly AppliedMigration[];
}

/** Last line of a backup. */
export interface BackupEnd {
  readonly end: true;
  readonly rows: number;
  /** Rows by table; backups of 0.2.0 lack it. */
  readonly tables?: Readonly<Record<string, number>>;
  /** Of all previous lines. */
  readonly sha256: string;
}
