/** Backs up the database at `DATABASE_URL` into `FOLDER` again and again, a second later each time, until it is killed. */
import { openPool } from '../../apps/portal/src/platform/database/connection-pool.ts';
import { makeDueBackup } from '../../apps/portal/src/roles/worker/backup-job.ts';

const { DATABASE_URL = '', FOLDER = '' } = process.env;
const DAY_SECONDS = 86_400;
const database = openPool({ connectionString: DATABASE_URL }, { most: 1 });
const settings = { folder: FOLDER, hour: 2, copies: 3 };
process.send?.('started');
for (let now = Math.floor(Date.now() / 1000); ; now += DAY_SECONDS)
  await makeDueBackup({ database, settings, blobs: null, clock: () => now });
