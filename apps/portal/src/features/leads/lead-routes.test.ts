import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { SAMPLE_FORM } from '@portal/testing/leads/sample-form';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '#platform/http/create-server.ts';
import { registerRawRoutes } from '#platform/http/register-raw-routes.ts';
import { createLog } from '#platform/log/create-log.ts';
import { listLeadRoutes } from './lead-routes.ts';
import { createLeads } from './service.ts';

const NOW = Date.parse('2026-11-21T09:00:00+07:00') / 1000;

const server = listDatabaseServers()[0]!;
const lines: string[] = [];
const world = { now: NOW };
let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase(server);
  app = createServer({
    log: createLog({ readable: false, write: (line) => lines.push(line) }),
    trustProxy: false,
    ownOrigin: () => 'http://127.0.0.1',
    sendPageError: async (_request, reply, status) => reply.code(status).send('page'),
  });
  registerRawRoutes(app, {
    routes: listLeadRoutes(createLeads({ database, clock: () => NOW, isMailed: false })),
    limitNow: () => world.now,
    origin: () => 'https://portal.example',
    sendFormPage: async (_request, reply, { status, kind: _kind, ...shown }) => reply.code(status).send(shown),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Each test runs in its own minute to stay clear of the rate limit. */
const send = async (payload: object | string, options: { url?: string; headers?: Record<string, string> } = {}) => {
  world.now += 60;
  const { url = '/api/guest/consultation', headers = {} } = options;
  const reply = await app.inject({ method: 'POST', url, payload, headers });
  return { status: reply.statusCode, headers: reply.headers, json: () => reply.json() };
};
const countLeads = async () => (await database.query<{ n: number }>('select count(*)::int as n from lead'))[0]?.n;
const form = (fields: Record<string, string>) => ({
  payload: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

describe('a form sent by a script', () => {
  it.each(['consultation', 'stormInform', 'userInform'])('is stored before 200 is said: %s', async (kind) => {
    const before = await countLeads();
    const reply = await send(SAMPLE_FORM, { url: `/api/guest/${kind}` });
    expect([reply.status, reply.json()]).toEqual([200, { statusCode: 200, data: { id: expect.any(String) } }]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(await countLeads()).toBe((before ?? 0) + 1);
  });

  it('is refused in the shape of the specification, in both languages', async () => {
    const bad = { ...SAMPLE_FORM, name: ' ', email: 'ha', page: 'x' };
    expect([(await send(bad)).status, (await send(bad)).json()]).toEqual([
      400,
      {
        statusCode: 400,
        data: {
          errorCode: 'errorNotName',
          validMsgList: {
            name: 'Vui lòng nhập họ và tên',
            email: 'Vui lòng nhập địa chỉ email hợp lệ',
            page: 'Vui lòng chọn lĩnh vực quan tâm',
          },
        },
      },
    ]);
    const long = await send({ ...SAMPLE_FORM, name: 'x'.repeat(101) }, { url: '/api/guest/consultation?lang=en' });
    expect(long.json().data).toEqual({
      errorCode: 'errorTooLong',
      validMsgList: { name: 'Maximum 100 characters' },
    });
  });

  it.each([
    ['{"name":', 'application/json', 400],
    ['[]', 'application/json', 400],
    ['null', 'application/json', 400],
    ['"text"', 'application/json', 400],
    [JSON.stringify({ ...SAMPLE_FORM, name: 'x'.repeat(20_000) }), 'application/json', 413],
    ['x'.repeat(10_000_000), 'application/json', 413],
    ['<lead/>', 'text/xml', 415],
  ])('that is none is refused: %.20s', async (payload, type, status) => {
    expect((await send(payload, { headers: { 'content-type': type } })).status).toBe(status);
  });

  it.each(['', '{"name":', '{"__proto__":{}}', 'null', '[]'])(
    'that nobody can read is refused like one without words: %s',
    async (payload) => {
      const reply = await send(payload, { headers: { 'content-type': 'application/json' } });
      const english = await send(payload, {
        url: '/api/guest/userInform?lang=en',
        headers: { 'content-type': 'application/json' },
      });
      expect([reply.status, reply.headers['cache-control']]).toEqual([400, 'no-store']);
      expect(reply.json()).toMatchObject({ statusCode: 400, data: { errorCode: 'errorNotName' } });
      expect(english.json().data.validMsgList).toEqual({
        name: 'Please enter your full name',
        numberPhone: 'Please enter your phone number',
        email: 'Please enter your email address',
        page: 'Please choose your area of interest',
      });
    },
  );

  it('has a key of 1 to 64 visible characters, and one lead for it', async () => {
    const withKey = (key: string) => send(SAMPLE_FORM, { headers: { 'idempotency-key': key } });
    const [first, second] = [await withKey('~'.repeat(64)), await withKey('~'.repeat(64))];
    expect(first.json()).toEqual(second.json());
    for (const bad of ['', 'a b', 'x'.repeat(65), 'é']) expect((await withKey(bad)).status).toBe(400);
    const other = await send({ ...SAMPLE_FORM, name: 'Ai đó' }, { headers: { 'idempotency-key': '~'.repeat(64) } });
    expect([other.status, other.json().errorCode]).toEqual([409, 'conflict']);
  });

  it('comes at most thirty times a minute from one address; a refused one is not counted', async () => {
    world.now += 60;
    const post = async (payload: object) =>
      (await app.inject({ method: 'POST', url: '/api/guest/userInform', payload })).statusCode;
    for (let count = 0; count < 5; count += 1) expect(await post({})).toBe(400);
    for (let count = 0; count < 30; count += 1) expect(await post(SAMPLE_FORM)).toBe(200);
    expect(await post(SAMPLE_FORM)).toBe(429);
  });

  it('leaves no name, phone or e-mail in the log', () => {
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.join('\n')).not.toMatch(/Nguyễn|912345678|ha@example/);
  });
});

describe('a form posted without a script', () => {
  it('leads to its thanks, and sent again is the same lead', async () => {
    const { payload, headers } = form({ ...SAMPLE_FORM, advertising: 'on', problem: 'Gió' });
    const before = await countLeads();
    for (const _time of [1, 2]) {
      const reply = await send(payload, { url: '/api/guest/stormInform?lang=en', headers });
      expect([reply.status, reply.headers.location]).toEqual([303, '/info-landingpage?sent=1#form']);
    }
    expect(await countLeads()).toBe((before ?? 0) + 1);
    const rows = await database.query("select wants_advertising as yes, language from lead where problem = 'Gió'");
    expect(rows).toEqual([{ yes: true, language: 'en' }]);
  });

  it('is shown again with what was typed and what is wrong', async () => {
    const { payload, headers } = form({ ...SAMPLE_FORM, name: '', email: '<b>' });
    const reply = await send(payload, { url: '/api/guest/userInform', headers });
    expect([reply.status, reply.json()]).toMatchObject([
      400,
      {
        routeId: 'contact',
        language: 'vi',
        form: {
          kind: 'userInform',
          values: { numberPhone: '0912345678', email: '<b>' },
          errors: { name: 'errorNotName', email: 'errorValidMail' },
          failed: false,
        },
      },
    ]);
  });
});
