/**
 * Reads a phone list and stores its numbers, as an account's job does: `FILE`, `DATABASE_DIR`. Prints seconds and peak
 * memory as JSON.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertList, saveNumbers, saveUpload } from '../../apps/portal/src/features/phone-calls/own-call-store.ts';
import { readPhoneFile } from '../../apps/portal/src/features/phone-calls/read-phone-file.ts';
import { toIdBucket } from '../../apps/portal/src/platform/database/bucket.ts';
import { withDatabase } from '../../apps/portal/src/platform/database/with-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');
const { FILE = '', DATABASE_DIR = '' } = process.env;
const key = { accountId: crypto.randomUUID(), id: crypto.randomUUID() };
const now = Math.floor(Date.now() / 1000);
const consent = { how: 'bench', advertising: false, sentence: '', declaredAt: now, network: '' };

const options = { url: null, dataDir: DATABASE_DIR, migrations: MIGRATIONS, warn: console.error };

await withDatabase(options, async (database) => {
  await database.query(
    `insert into account (bucket, id, email, name, language, password_hash, wants_advertising, terms_version, created_at)
     values ($1, $2, $3, 'Bench', 'vi', '', false, '', $4)`,
    [toIdBucket(key.accountId), key.accountId, `${key.accountId}@example.vn`, now],
  );
  await insertList(database, { ...key, name: 'bench', consent, createdAt: now });
  const upload = readFileSync(FILE);
  await saveUpload(database, key, upload);
  const begin = performance.now();
  const list = await readPhoneFile(upload);
  const read = performance.now();
  if (!list.ok) throw new Error(list.fault);
  await database.inTransaction((queries) => saveNumbers(queries, key, list));
  const stored = performance.now();
  const result = {
    numbers: list.phones.length,
    readSeconds: (read - begin) / 1000,
    storeSeconds: (stored - read) / 1000,
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
});
