/**
 * A worker that places calls repeatedly until it is killed: `DATABASE_URL`, `PROVIDER_URL`, `PROVIDER_SECRET`, `NOW` in
 * epoch seconds; its clock runs on from there. Writes one line per turn.
 */

import { createCallBook } from '../../apps/portal/src/features/phone-calls/call-book-store.ts';
import { askOutcomes, dispatchCalls } from '../../apps/portal/src/features/phone-calls/dispatch-calls.ts';
import { openCallProvider } from '../../apps/portal/src/platform/call-provider/call-provider.ts';
import { openPool } from '../../apps/portal/src/platform/database/connection-pool.ts';

const { DATABASE_URL = '', PROVIDER_URL = '', PROVIDER_SECRET = '', NOW = '0' } = process.env;
const begun = Date.now();
const clock = () => Number(NOW) + Math.floor((Date.now() - begun) / 1000);
const needs = {
  book: createCallBook(openPool({ connectionString: DATABASE_URL })),
  provider: openCallProvider({ url: () => PROVIDER_URL, secret: PROVIDER_SECRET, clock, isSandbox: true }),
  clock,
  linkRecording: () => 'https://portal.example/recording',
};
for (;;) {
  await dispatchCalls(needs, new AbortController().signal);
  await askOutcomes(needs);
  process.stdout.write(`${clock()}\n`);
}
