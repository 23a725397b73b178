import { UNKNOWN_FACTS } from '@portal/content/company/company';
import { toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { AppError } from '@portal/contract/errors';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { openPeople } from '../../apps/portal/src/compose/open-people.ts';
import { listCounted } from '../../apps/portal/src/compose/own-things.table.ts';
import { findVerified } from '../../apps/portal/src/features/accounts/find-contact.ts';
import type { OwnAlertNeeds } from '../../apps/portal/src/features/alerts/own/needs.ts';
import { listOwnAlertRoutes } from '../../apps/portal/src/features/alerts/own/own-routes.ts';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { deriveReplyBases, type Feature } from '../../apps/portal/src/platform/feature.ts';
import { createServer } from '../../apps/portal/src/platform/http/create-server.ts';
import { createLog } from '../../apps/portal/src/platform/log/create-log.ts';
import type { Mail } from '../../apps/portal/src/platform/mail/mailer.ts';
import { createMakingLimit } from '../../apps/portal/src/platform/rate-limit/making-limit.ts';
import { createReplyCache } from '../../apps/portal/src/platform/reply-cache/reply-cache.ts';
import { serveFeatures } from '../../apps/portal/src/roles/web/serve-features.ts';
import { locatePoint } from '../alerts/alert-server.ts';

const ORIGIN = 'https://portal.example';
const PASSWORD = 'trời sắp mưa rồi';
const MEGABYTE = 1024 * 1024;

/** The same weather for every call: only who may call how often is tested. */
function openWeather(): Feature {
  const history = { ...ENDPOINTS_BY_ID.weatherHistory, countCalls: countLocations };
  return {
    name: 'weather',
    routes: [
      toEndpointRoute(ENDPOINTS_BY_ID.weatherNow, ({ query }) => {
        if (query.location === 'nowhere') throw new AppError('unknownPlace');
        if (query.location === 'broken') throw new Error('a bug');
        return { location: query.location } as never;
      }),
      toEndpointRoute(history, ({ body }) => {
        if (body?.locations.some(({ lat }) => lat > 80)) throw new AppError('outsideCoverage');
        return { items: [] } as never;
      }),
    ],
    cacheVersion: () => 'run',
  };
}

/** A call for several places counts as one for each, like the real calls that do so. */
function countLocations({ body }: { readonly body?: unknown }): number {
  return (body as { readonly locations: readonly unknown[] }).locations.length;
}

/** Places, rules and webhooks of accounts, without weather that could trigger them. */
const openOwnAlerts = (database: Database, clock: () => number, findPlan: OwnAlertNeeds['findPlan']): Feature => ({
  name: 'alerts',
  rawRoutes: listOwnAlertRoutes({
    database,
    clock,
    weatherClock: clock,
    locate: locatePoint,
    findPlan,
    findVerified: (accountId) => findVerified(database, accountId),
    noticeWebhook: async () => undefined,
    findNextTrigger: () => null,
    isAvailable: () => true,
    isAllowedWebhook: async (url) => url.startsWith('https://hooks.example/'),
    findPushKey: () => null,
    listCounted,
  }),
});

interface ProcessNeeds {
  readonly database: Database;
  readonly clock: () => number;
  /** Absent: weather that answers every call alike. */
  readonly weather?: Feature;
}

/** A process of a portal that answers calls by key, without pages. */
export async function openKeyProcess({ database, clock, weather = openWeather() }: ProcessNeeds) {
  const lines: string[] = [];
  const letters: Mail[] = [];
  const people = openPeople({
    database,
    clock,
    warn: (line) => void lines.push(line),
    async sendMail(mail) {
      letters.push(mail);
      return null;
    },
    sendText: null,
    companyEmail: null,
    publicUrl: ORIGIN,
    getFacts: () => UNKNOWN_FACTS,
    gateways: [],
  });
  const { accounts, plans, apiKeys, identify } = people;
  const app = createServer({
    log: createLog({ readable: false, write: (line) => void lines.push(line) }),
    trustProxy: 1,
    ownOrigin: () => ORIGIN,
    sendPageError: async (_request, reply, status) => reply.code(status).send('page'),
    identify,
  });
  const features: readonly Feature[] = [
    weather,
    accounts,
    plans,
    apiKeys,
    openOwnAlerts(database, clock, plans.ledger.find),
  ];
  await serveFeatures(app, {
    features,
    bases: deriveReplyBases(features, clock),
    cache: createReplyCache({ maxBytes: MEGABYTE, wallNow: clock }),
    makingLimit: createMakingLimit({
      atOnce: 100,
      mostWaiting: 1000,
      longestWaitMs: { vital: 10_000, weather: 10_000, other: 10_000 },
    }),
    limitClock: { now: clock },
    keyCalls: apiKeys.calls,
    ownOrigin: () => ORIGIN,
    sendFormPage: async (_request, reply, { status, form }) => reply.code(status).send(form),
  });
  const runJob = async (name: string): Promise<void> =>
    apiKeys.jobs
      ?.find((job) => job.name === name)
      ?.run({
        signal: new AbortController().signal,
        reportProgress: () => undefined,
      });
  return { app, ...people, lines, letters, runJob };
}

export type KeyProcess = Awaited<ReturnType<typeof openKeyProcess>>;

interface Sent {
  readonly key?: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export async function send({ app }: KeyProcess, method: Method, url: string, sent: Sent = {}) {
  const { key, token, body, from = '203.0.113.7', headers } = sent;
  const reply = await app.inject({
    method,
    url,
    remoteAddress: '127.0.0.1',
    headers: {
      'x-forwarded-for': from,
      ...(key === undefined ? {} : { 'x-api-key': key }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const text = reply.body;
  const { statusCode: status } = reply;
  return { status, headers: reply.headers, text, body: text.startsWith('{') ? JSON.parse(text) : {} };
}

let registered = 0;

/** An account with a plan, signed in. */
export async function addAccount(process: KeyProcess, database: Database, planId: PlanId = 'community') {
  registered += 1;
  const email = `nguoi${registered}@vidu.vn`;
  const form = { email, password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: true, ofAge: true };
  const from = `198.51.100.${registered % 250}`;
  const reply = await send(process, 'POST', '/api/auth/register', { body: form, from });
  const token = String(reply.headers.authorization ?? '').replace('Bearer ', '') || String(reply.body.access_token);
  const [row] = await database.query<{ id: string }>('select id from account where email = $1', [email]);
  const accountId = row?.id ?? '';
  const setPlan = (to: PlanId): Promise<unknown> =>
    database.inTransaction(async (transaction) =>
      process.plans.ledger.grant(transaction, {
        accountId,
        orderId: crypto.randomUUID(),
        planId: to,
        value: 9000,
        quotedFor: (await process.plans.ledger.lock(transaction, accountId)) ?? 0,
      }),
    );
  if (planId !== 'community') await setPlan(planId);
  async function addKey(fields: object = {}): Promise<{ readonly id: string; readonly key: string }> {
    const made = await send(process, 'POST', '/api/v1/me/keys', { token, body: { name: 'Máy chủ', ...fields } });
    if (made.status !== 201) throw new Error(`no key was made: ${made.status} ${made.text}`);
    return made.body;
  }
  return { email, accountId, token, addKey, setPlan };
}
