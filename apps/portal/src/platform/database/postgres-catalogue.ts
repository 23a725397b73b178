import type { SourceStatus, StatusStore } from '@portal/forecast/sources/schedule/source-status';
import type { CatalogueStore, SharedRun } from '@portal/forecast/store/shared-catalogue';
import { toTextBucket } from './bucket.ts';
import type { Queries } from './database.ts';

interface RunRow {
  readonly source: string;
  readonly id: string;
  readonly runAt: number;
  readonly publishedAt: number;
  readonly bytes: number;
  readonly sha256: string;
}

const toSharedRun = ({ bytes, sha256, ...entry }: RunRow): SharedRun => ({
  ...entry,
  demo: false,
  manifest: { bytes, sha256 },
});

const toRevision = (id: string): number => Number(id.slice(id.lastIndexOf('r') + 1));

/** Shared runs as rows; hosts restore lost rows from their own manifests. */
export function createPostgresCatalogue(queries: Queries): CatalogueStore {
  return {
    list: async () => {
      const rows = await queries.query<RunRow>(
        `select source, run_id as id, run_at as "runAt", published_at as "publishedAt", manifest_bytes as bytes,
           manifest_sha256 as sha256
         from published_run order by source, run_at`,
      );
      return rows.map(toSharedRun);
    },
    add: async ({ source, id, runAt, publishedAt, manifest }) => {
      const added = await queries.query(
        `insert into published_run as known
           (bucket, source, run_at, run_id, revision, published_at, manifest_bytes, manifest_sha256)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (bucket, source, run_at) do update
           set run_id = excluded.run_id, revision = excluded.revision, published_at = excluded.published_at,
             manifest_bytes = excluded.manifest_bytes, manifest_sha256 = excluded.manifest_sha256
           where known.revision < excluded.revision
         returning run_id`,
        [toTextBucket(source), source, runAt, id, toRevision(id), publishedAt, manifest.bytes, manifest.sha256],
      );
      return added.length > 0;
    },
    remove: async ({ source, runAt, id }) => {
      await queries.query(
        'delete from published_run where bucket = $1 and source = $2 and run_at = $3 and run_id = $4',
        [toTextBucket(source), source, runAt, id],
      );
    },
  };
}

/** Source statuses of hosts as rows; hosts restore lost rows from their own status. */
export function createPostgresStatuses(queries: Queries): StatusStore {
  return {
    read: async (source) => {
      const [row] = await queries.query<{ status: SourceStatus }>(
        'select status from source_status where bucket = $1 and source = $2',
        [toTextBucket(source), source],
      );
      return row?.status ?? null;
    },
    write: async (source, status) => {
      await queries.query(
        `insert into source_status (bucket, source, status) values ($1, $2, $3)
         on conflict (bucket, source) do update set status = excluded.status`,
        [toTextBucket(source), source, JSON.stringify(status)],
      );
    },
  };
}
