import { isOptionalField } from '@portal/domain/lead/check-lead';
import { LEAD_LIMITS, type LeadField, type LeadKind } from '@portal/domain/lead/lead';
import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { SAMPLE_FORM } from '@portal/testing/leads/sample-form';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServer } from '#platform/http/create-server.ts';
import { registerRawRoutes } from '#platform/http/register-raw-routes.ts';
import { createLog } from '#platform/log/create-log.ts';
import { listLeadRoutes } from './lead-routes.ts';
import { createLeads } from './service.ts';
import { listLeads } from './store.ts';

const FIELDS: Readonly<Record<LeadKind, readonly LeadField[]>> = {
  consultation: ['name', 'numberPhone', 'email', 'page', 'content'],
  stormInform: ['name', 'numberPhone', 'email', 'place', 'page', 'company', 'problem'],
  userInform: ['name', 'numberPhone', 'email', 'page', 'company', 'problem'],
};
const KINDS = Object.keys(FIELDS) as LeadKind[];
const EVERY = KINDS.flatMap((kind) => FIELDS[kind].map((field) => [kind, field] as const));
/** Wrong input for each field, and what a text field stores of it. */
const WORDS = {
  'control characters': ['A\u0000\u0007\u001b[2J\u0085B', 'A[2J B'],
  HTML: ['<img src=x onerror=alert(1)>"\'&amp;', '<img src=x onerror=alert(1)>"\'&amp;'],
  SQL: ["x'); drop table lead; --", "x'); drop table lead; --"],
  emoji: ['🌧️👩‍🌾🇻🇳', '🌧️👩‍🌾🇻🇳'],
  'right to left': ['\u202eمرحبا\u2066 שלום', 'مرحبا שלום'],
  'halves of characters': ['a\ud800b', 'a\ufffdb'],
} as const;
/** Free-text fields accept anything. */
const TAKES_WORDS = new Set<LeadField>(['name', 'content', 'place', 'company', 'problem']);
const WRONG_TYPES: readonly unknown[] = [5, true, [], {}, ['Hà'], { toString: 'x' }, Number.MAX_VALUE];

let database: TestDatabase;
let app: FastifyInstance;
const world = { now: Date.parse('2026-11-21T09:00:00+07:00') / 1000 };

const [server] = listDatabaseServers();

beforeAll(async () => {
  if (server === undefined) throw new Error('there is a database');
  database = await openTestDatabase(server);
  app = createServer({
    log: createLog({ readable: false, write: () => undefined }),
    trustProxy: false,
    ownOrigin: () => 'http://127.0.0.1',
    sendPageError: async (_request, reply, status) => reply.code(status).send('page'),
  });
  registerRawRoutes(app, {
    routes: listLeadRoutes(createLeads({ database, clock: () => world.now, isMailed: false })),
    limitNow: () => world.now,
    origin: () => 'https://portal.example',
    sendFormPage: async (_request, reply, { status, form }) => reply.code(status).send(form),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => database.query('truncate lead, lead_mail, outbox_message, idempotency_key'));

async function sendJson(kind: LeadKind, body: unknown) {
  world.now += 60;
  const headers = { 'content-type': 'application/json' };
  const reply = await app.inject({ method: 'POST', url: `/api/guest/${kind}`, headers, payload: JSON.stringify(body) });
  return { status: reply.statusCode, body: reply.json() };
}

async function sendForm(kind: LeadKind, fields: Readonly<Record<string, string>>) {
  world.now += 60;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams(fields).toString();
  return app.inject({ method: 'POST', url: `/api/guest/${kind}`, headers, payload });
}

/** The stored value of the newest lead's field; null without a lead. */
async function findStored(field: LeadField): Promise<string | null> {
  const [lead] = await listLeads(database);
  if (lead === undefined) return null;
  const { name, place, problem, company } = lead;
  return field === 'name' || field === 'place' || field === 'problem' ? { name, place, problem }[field] : company;
}

/** Expects one error for the field and nothing stored. */
async function expectRefusal(field: LeadField, { status, body }: Awaited<ReturnType<typeof sendJson>>): Promise<void> {
  expect([status, Object.keys(body.data.validMsgList)]).toEqual([400, [field]]);
  expect(body.data.validMsgList[field]).toMatch(/^\p{Lu}.{5,}/u);
  expect(await listLeads(database)).toEqual([]);
}

describe.each(EVERY)('the form %s, its field %s', (kind, field) => {
  it.each(Object.keys(WORDS) as (keyof typeof WORDS)[])('meets %s', async (what) => {
    const [typed, saved] = WORDS[what];
    const reply = await sendJson(kind, { ...SAMPLE_FORM, [field]: typed });
    if (!TAKES_WORDS.has(field)) return expectRefusal(field, reply);
    expect(reply.status).toBe(200);
    expect((await findStored(field))?.replaceAll(/\s/g, '')).toBe(saved.replaceAll(/\s/g, ''));
    const posted = await sendForm(kind, { ...SAMPLE_FORM, [field]: `${typed}2` });
    expect(posted.statusCode).toBe(303);
    expect(await listLeads(database)).toHaveLength(2);
  });

  it('meets what is too long, by one and by far', async () => {
    const longest = LEAD_LIMITS[field];
    for (const length of [longest + 1, 5000])
      await expectRefusal(field, await sendJson(kind, { ...SAMPLE_FORM, [field]: 'ă'.repeat(length) }));
    const posted = await sendForm(kind, { ...SAMPLE_FORM, [field]: 'a'.repeat(longest + 1) });
    expect([posted.statusCode, Object.keys(posted.json().errors)]).toEqual([400, [field]]);
    expect(await listLeads(database)).toEqual([]);
  });

  it.each(WRONG_TYPES)('meets what is no text: %j', async (value) => {
    await expectRefusal(field, await sendJson(kind, { ...SAMPLE_FORM, [field]: value }));
  });

  it('meets ten megabytes', async () => {
    const huge = 'x'.repeat(10_000_000);
    const { status, body } = await sendJson(kind, { ...SAMPLE_FORM, [field]: huge });
    expect([status, body.errorCode]).toEqual([413, 'tooLarge']);
    expect((await sendForm(kind, { ...SAMPLE_FORM, [field]: huge })).statusCode).toBe(413);
    expect(await listLeads(database)).toEqual([]);
  });
});

describe.each(KINDS)('the form %s, what stands beside its fields', (kind) => {
  it.each(['advertising', 'consent', 'leaveEmpty', 'website', 'elapsedMs', '__proto__', 'constructor', 'id'])(
    'may hold anything and breaks nothing: %s',
    async (name) => {
      for (const value of [...WRONG_TYPES, ...Object.values(WORDS).map(([typed]) => typed), null, -1]) {
        const reply = await sendJson(
          kind,
          JSON.parse(`${JSON.stringify(SAMPLE_FORM).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`),
        );
        expect([name, value, reply.status]).toEqual([
          name,
          value,
          expect.toSatisfy((status) => status === 200 || status === 400),
        ]);
      }
      expect(
        (await database.query<{ yes: boolean }>('select wants_advertising as yes from lead')).every(
          ({ yes }) => typeof yes === 'boolean',
        ),
      ).toBe(true);
    },
  );

  it('may be missing, or null where it is needed', async () => {
    const required = FIELDS[kind].filter((field) => !isOptionalField(kind, field));
    expect(required).toEqual(['name', 'numberPhone', 'email', ...(kind === 'stormInform' ? [] : ['page'])]);
    for (const field of required) {
      const { [field as keyof typeof SAMPLE_FORM]: _left, ...rest } = SAMPLE_FORM;
      await expectRefusal(field, await sendJson(kind, rest));
      await expectRefusal(field, await sendJson(kind, { ...SAMPLE_FORM, [field]: null }));
    }
  });
});
