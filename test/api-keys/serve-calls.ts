/** A process that answers calls by key until it is killed: `DATABASE_URL`, `NOW` in epoch seconds; writes its address. */
import { openPool } from '../../apps/portal/src/platform/database/connection-pool.ts';
import { openKeyProcess } from './key-portal.ts';

const database = openPool({ connectionString: process.env.DATABASE_URL ?? '' });
// The clock stands still, so that no window ends during a test.
const now = Number(process.env.NOW);
const { app, apiKeys } = await openKeyProcess({ database, clock: () => now });
await apiKeys.start?.();
process.once('SIGTERM', async () => {
  await app.close();
  await apiKeys.stop?.();
  await database.close();
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
