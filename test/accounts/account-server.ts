import { UNKNOWN_FACTS } from '@portal/content/company/company';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { TestDatabase } from '@portal/testing/database/empty-database';
import type { DatabaseServer } from '@portal/testing/database/start-servers';
import { openTestDatabase } from '@portal/testing/database/test-database';
import { serveRawRoutes } from '@portal/testing/http/serve-raw-routes';
import { openPeople } from '../../apps/portal/src/compose/open-people.ts';
import { deliverAccountMessages } from '../../apps/portal/src/features/accounts/deliver.ts';
import { createServer } from '../../apps/portal/src/platform/http/create-server.ts';
import type { RawRoute } from '../../apps/portal/src/platform/http/raw-route.ts';
import { createLog } from '../../apps/portal/src/platform/log/create-log.ts';
import type { Mail } from '../../apps/portal/src/platform/mail/mailer.ts';
import type { PaymentGateway } from '../../apps/portal/src/platform/payment-gateway/payment-gateway.ts';
import type { TextMessage } from '../../apps/portal/src/platform/text-message/send-text.ts';
import { checkOwnReply } from './check-own-reply.ts';

const ORIGIN = 'https://portal.example';
export const START = Date.parse('2026-11-25T09:00:00+07:00') / 1000;
export const PASSWORD = 'trời sắp mưa rồi';

interface Sent {
  readonly body?: unknown;
  /** A body sent as it is instead of one made from `body`. */
  readonly raw?: string;
  /** Whether the body is posted as by a form without script. */
  readonly form?: boolean;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Network address of the caller. */
  readonly from?: string;
}

/** What tests change while a portal runs. */
interface World {
  now: number;
  /** URL at which AgroX deletes accounts; null for none. */
  removalAddress: string | null;
}

/** Receives messages to the company. */
export const COMPANY_EMAIL = 'cong-ty@vidu.vn';

/** What other features need of a process's accounts. */
export interface PeopleParts extends Pick<ReturnType<typeof openPeople>, 'plans'> {
  readonly database: TestDatabase;
  readonly clock: () => number;
  readonly sendMail: (mail: Mail) => Promise<null>;
  readonly sendText: (text: TextMessage) => Promise<null>;
}

/** What a test adds to the common parts. */
interface ServerOptions {
  /** Routes of other features over the same accounts. */
  readonly listMore?: (people: PeopleParts) => readonly RawRoute[];
  readonly gateways?: readonly PaymentGateway[];
  readonly getPrice?: (planId: PlanId) => number;
}

/** One process of a portal that serves the calls of accounts, plans and orders. */
function openProcess(database: TestDatabase, world: World, lines: string[], options: ServerOptions) {
  const letters: Mail[] = [];
  const texts: TextMessage[] = [];
  const sendMail = async (mail: Mail) => {
    letters.push(mail);
    return null;
  };
  const sendText = async (text: TextMessage) => {
    texts.push(text);
    return null;
  };
  const needs = {
    database,
    clock: () => world.now,
    sendMail,
    sendText,
    companyEmail: COMPANY_EMAIL,
    publicUrl: ORIGIN,
    getFacts: () => ({
      ...UNKNOWN_FACTS,
      removalAddresses: world.removalAddress === null ? {} : { agrox: world.removalAddress },
    }),
    gateways: options.gateways ?? [],
    ...(options.getPrice === undefined ? {} : { getPrice: options.getPrice }),
    warn: (line: string) => void lines.push(line),
  };
  const { accounts, plans, payments, apiKeys, identify } = openPeople(needs);
  const app = createServer({
    log: createLog({ readable: false, write: (line) => void lines.push(line) }),
    trustProxy: 1,
    ownOrigin: () => ORIGIN,
    sendPageError: async (_request, reply, status) => reply.code(status).send('page'),
    identify,
  });
  serveRawRoutes(app, [
    ...[accounts, plans, payments, apiKeys].flatMap(({ rawRoutes }) => rawRoutes ?? []),
    ...(options.listMore?.({ ...needs, plans }) ?? []),
  ]);

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    { body, raw, form = false, token, headers, from = '203.0.113.7' }: Sent = {},
  ) {
    const reply = await app.inject({
      method,
      url,
      remoteAddress: '127.0.0.1',
      headers: {
        'x-forwarded-for': from,
        'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined
          ? {}
          : { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
        ...headers,
      },
      ...(raw === undefined ? {} : { payload: raw }),
      ...(body === undefined
        ? {}
        : { payload: form ? String(new URLSearchParams(body as Record<string, string>)) : JSON.stringify(body) }),
    });
    const isJson = /json(;|$)/.test(String(reply.headers['content-type']));
    const answered = isJson ? JSON.parse(reply.body) : reply.body;
    checkOwnReply(method, url, reply.statusCode, answered);
    return {
      status: reply.statusCode,
      headers: reply.headers,
      token: String(reply.headers.authorization ?? '').replace('Bearer ', '') || undefined,
      body: answered,
    };
  }

  return { app, accounts, plans, payments, call, letters, texts, deliver: () => deliverAccountMessages(needs) };
}

/** A portal of two processes over one database, with a clock that tests move. */
export async function openAccountServer(server: DatabaseServer, options: ServerOptions = {}) {
  const database = await openTestDatabase(server);
  const world: World = { now: START, removalAddress: null };
  const lines: string[] = [];
  const [first, second] = [openProcess(database, world, lines, options), openProcess(database, world, lines, options)];
  const { call, letters, texts, deliver } = first;

  let registered = 0;
  /** Registers a new account, from a network of its own. */
  async function register(fields: Readonly<Record<string, unknown>> = {}) {
    registered += 1;
    const email = `nguoi${registered}@vidu.vn`;
    const form = { email, password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: true, ofAge: true, ...fields };
    const from = `198.51.100.${registered % 250}`;
    const reply = await call('POST', '/api/auth/register', { body: form, from });
    return { ...reply, email: String(form.email), token: reply.token ?? '', from };
  }

  /** The secret of a kind of link in the newest e-mail that has one, to one address or to any. */
  async function readLink(to?: string, kind: 'token' | 'undo' = 'token'): Promise<string> {
    await deliver();
    const link = new RegExp(`\\?${kind}=([\\w-]+)`);
    const mail = letters.findLast(({ to: address, text }) => (to ?? address) === address && link.test(text));
    return link.exec(mail?.text ?? '')?.[1] ?? '';
  }

  return {
    database,
    world,
    lines,
    call,
    second: second.call,
    letters,
    texts,
    jobs: [first.accounts, first.plans, first.payments].flatMap(({ jobs }) => jobs ?? []),
    ledger: first.plans.ledger,
    deliver,
    register,
    readLink,
    async close() {
      await Promise.all([first.app.close(), second.app.close()]);
      await database.close();
    },
  };
}
