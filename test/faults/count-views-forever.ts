/**
 * Counts readers of a post until it is killed: `DATA_DIR`; writes one line with the number counted before each saved
 * step.
 */
import { join } from 'node:path';
import { startNewsSync } from '../../apps/portal/src/features/news/start-news-sync.ts';
import { createViewCounter } from '../../apps/portal/src/features/news/view-counter.ts';
import { systemClock } from '../../apps/portal/src/platform/clock/clock.ts';
import { openServerDatabase } from '../../apps/portal/src/platform/database/open-database.ts';

const warn = (problem: string): void => void process.stderr.write(`${problem}\n`);
const { database, ready } = await openServerDatabase({
  url: null,
  dataDir: process.env.DATA_DIR ?? '',
  migrations: join(import.meta.dirname, '../../apps/portal/migrations'),
  warn,
});
await ready;
const views = createViewCounter();
const never = new Promise<void>(() => undefined);
const newsSync = startNewsSync({ database, ready: never, viewClock: systemClock.now, warn, views });
let noted = 0;
setInterval(() => {
  for (let count = 0; count < 5; count += 1, noted += 1) {
    const userAgent = `Mozilla/5.0 (Android 14) ${process.pid} ${noted}`;
    views.note({ url: 'mot-bai', address: '203.0.113.7', userAgent, isPrefetch: false, at: systemClock.now() });
  }
});
for (;;) {
  const before = noted;
  await newsSync.step();
  process.stdout.write(`${before}\n`);
  await new Promise((resolve) => setTimeout(resolve, 5));
}
