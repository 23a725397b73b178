/** A portal without pages that takes leads and accounts until it is killed: `DATA_DIR`; writes its address. */
import { join } from 'node:path';
import { UNKNOWN_FACTS } from '@portal/content/company/company';
import { openPeople } from '../../apps/portal/src/compose/open-people.ts';
import { openLeads } from '../../apps/portal/src/features/leads/open-leads.ts';
import { systemClock } from '../../apps/portal/src/platform/clock/clock.ts';
import { openServerDatabase } from '../../apps/portal/src/platform/database/open-database.ts';
import { createServer } from '../../apps/portal/src/platform/http/create-server.ts';
import { registerRawRoutes } from '../../apps/portal/src/platform/http/register-raw-routes.ts';
import { createLog } from '../../apps/portal/src/platform/log/create-log.ts';

const warn = (problem: string): void => void process.stderr.write(`${problem}\n`);
const database = await openServerDatabase({
  url: null,
  dataDir: process.env.DATA_DIR ?? '',
  migrations: join(import.meta.dirname, '../../apps/portal/migrations'),
  warn,
});
const { accounts } = openPeople({
  ...database,
  clock: systemClock.now,
  warn,
  sendMail: async () => null,
  sendText: null,
  companyEmail: null,
  publicUrl: 'https://portal.example',
  getFacts: () => UNKNOWN_FACTS,
  gateways: [],
});
const app = createServer({
  log: createLog({ readable: false, write: () => undefined }),
  trustProxy: 1,
  ownOrigin: () => 'http://127.0.0.1',
  identify: accounts.identify,
  sendPageError: async (_request, reply, status) => reply.code(status).send(),
});
const leads = openLeads({ ...database, clock: systemClock.now, warn, mail: null, retentionMonths: 24 });
registerRawRoutes(app, {
  routes: [...leads.rawRoutes, ...(accounts.rawRoutes ?? [])],
  limitNow: systemClock.now,
  origin: () => 'https://portal.example',
  sendFormPage: async (_request, reply, { status }) => reply.code(status).send(),
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
