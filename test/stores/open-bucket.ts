import { randomUUID } from 'node:crypto';
import { makeFolder } from '@portal/testing/runs/small-run';
import { onTestFinished } from 'vitest';
import { createBucketBlobs } from '../../apps/portal/src/platform/blob-store/bucket-blobs.ts';
import { createBucketClient } from '../../apps/portal/src/platform/blob-store/bucket-client.ts';
import {
  type BucketSetting,
  readBlobStoreSetting,
} from '../../apps/portal/src/platform/settings/blob-store-setting.ts';
import { createFolderLeases } from '../../packages/forecast/src/store/folder-leases.ts';
import { startBucketServer } from './bucket-server.ts';

/** Attempts follow at once. */
export const QUICK = { answerMs: 20_000, silenceMs: 20_000, pauseFactor: 0.001 };

/** A server with one bucket, and its blobs, for one test. */
export async function openBucket(options?: Parameters<typeof startBucketServer>[0]) {
  const server = await startBucketServer(options);
  onTestFinished(server.stop);
  const client = createBucketClient(server.setting, { times: QUICK });
  return { server, client, blobs: createBucketBlobs(client, { swaps: null }) };
}

/**
 * Bucket of a real server, by the settings of a portal with `TEST_` before them: `TEST_BLOB_STORE`,
 * `TEST_AWS_ACCESS_KEY_ID`, `TEST_AWS_SECRET_ACCESS_KEY`. Null: tests with one are skipped.
 */
export const REAL = readBlobStoreSetting(
  (name, parse, otherwise) => {
    const text = process.env[`TEST_${name}`];
    return text === undefined ? otherwise : parse(name, text);
  },
  (_, path) => path,
) as BucketSetting | null;

/** A real bucket, under a prefix of its own. */
export function openRealClient() {
  if (REAL === null) throw new Error('TEST_BLOB_STORE is not set');
  return createBucketClient({ ...REAL, prefix: `${REAL.prefix}${randomUUID()}/` });
}

/** Blobs of a real bucket, with leases for one that has no conditional writes. */
export const openReal = () =>
  createBucketBlobs(openRealClient(), { swaps: createFolderLeases(makeFolder(onTestFinished)) });
