/**
 * Payments of a portal without pages, over the embedded database of `DATA_DIR`, until it is killed. Writes its address. On the message `n` of a
 * message of its parent, it kills itself at the n-th step of what it handles from then on: before a statement, or after one.
 */
import { join } from 'node:path';
import { UNKNOWN_FACTS } from '@portal/content/company/company';
import { openPeople } from '../../apps/portal/src/compose/open-people.ts';
import { systemClock } from '../../apps/portal/src/platform/clock/clock.ts';
import type { Database, Queries } from '../../apps/portal/src/platform/database/database.ts';
import { openServerDatabase } from '../../apps/portal/src/platform/database/open-database.ts';
import { createServer } from '../../apps/portal/src/platform/http/create-server.ts';
import { registerRawRoutes } from '../../apps/portal/src/platform/http/register-raw-routes.ts';
import { createLog } from '../../apps/portal/src/platform/log/create-log.ts';
import { openTestGateways } from '../payments/gateway-words.ts';

let stepsLeft = Number.POSITIVE_INFINITY;
process.on('message', (steps: number) => {
  stepsLeft = steps;
});

/** One step further; the last one is the process's end. */
function step(): void {
  stepsLeft -= 1;
  if (stepsLeft <= 0) process.kill(process.pid, 'SIGKILL');
}

const countQueries = (queries: Queries): Queries => ({
  async query(text, values) {
    step();
    const rows = await queries.query(text, values);
    step();
    return rows as never;
  },
});

const countSteps = (database: Database): Database => ({
  ...countQueries(database),
  async inTransaction(work) {
    const result = await database.inTransaction((transaction) => work(countQueries(transaction)));
    // Committed, and nobody has been answered.
    step();
    return result;
  },
});

const warn = (problem: string): void => void process.stderr.write(`${problem}\n`);
const opened = await openServerDatabase({
  url: null,
  dataDir: process.env.DATA_DIR ?? '',
  migrations: join(import.meta.dirname, '../../apps/portal/migrations'),
  warn,
});
const clock = systemClock.now;
const { accounts, plans, payments } = openPeople({
  database: countSteps(opened.database),
  clock,
  warn,
  sendMail: async () => null,
  sendText: null,
  companyEmail: 'cong-ty@vidu.vn',
  publicUrl: 'https://portal.example',
  getFacts: () => UNKNOWN_FACTS,
  gateways: openTestGateways(process.env.GATEWAYS ?? '', clock),
});
const app = createServer({
  log: createLog({ readable: false, write: () => undefined }),
  trustProxy: 1,
  ownOrigin: () => 'http://127.0.0.1',
  identify: accounts.identify,
  sendPageError: async (_request, reply, status) => reply.code(status).send(),
});
registerRawRoutes(app, {
  routes: [accounts, plans, payments].flatMap(({ rawRoutes }) => rawRoutes ?? []),
  limitNow: () => 0,
  origin: () => 'https://portal.example',
  sendFormPage: async (_request, reply, { status }) => reply.code(status).send(),
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
