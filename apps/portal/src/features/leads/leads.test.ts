import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { SAMPLE_FORM } from '@portal/testing/leads/sample-form';
import { type MailServer, startMailServer } from '@portal/testing/mail/mail-server';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from '#platform/mail/mailer.ts';
import { createLeads, type SentForm } from './service.ts';
import { findRetentionEnd, mailDueLeads, startLeads } from './start-leads.ts';
import { deleteLeads, deleteOldKeys, listLeads } from './store.ts';

const START = Date.parse('2026-11-21T09:00:00+07:00') / 1000;
const BODY = {
  ...SAMPLE_FORM,
  numberPhone: '0912 345 678',
  email: 'Ha.Nguyen@example.com',
  content: 'Công ty Hà',
  page: 'solutions-for-agriculture',
};

describe.each(listDatabaseServers())('leads on $name', (server) => {
  let database: TestDatabase;
  let mails: MailServer;
  const world = { now: START, mailed: 0 };
  const warnings: string[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(server);
    mails = await startMailServer();
  });
  afterAll(async () => {
    await database.close();
    await mails.close();
  });
  beforeEach(async () => {
    await database.query('truncate lead, lead_mail, lead_idempotency');
    Object.assign(world, { now: START, mailed: 0 });
    mails.letters.length = 0;
    warnings.length = 0;
  });

  const noteMail = () => {
    world.mailed += 1;
  };
  const makeLeads = (mailing = true) =>
    createLeads({ database, clock: () => world.now, onMail: mailing ? noteMail : null });
  const keep = (form: Partial<SentForm> = {}) =>
    makeLeads().save({ kind: 'consultation', language: 'vi', body: BODY, idempotencyKey: null, ...form });
  const mailDue = () =>
    mailDueLeads({
      database,
      clock: () => world.now,
      salesEmail: 'sales@example.vn',
      send: createMailer(mails.url, 'portal@example.vn'),
      warn: (problem) => warnings.push(problem),
    });

  it('are kept with what was agreed to', async () => {
    const kept = await keep({ body: { ...BODY, advertising: true, consent: '2026-01-02' }, language: 'en' });
    expect(await listLeads(database)).toEqual([
      {
        bucket: expect.any(Number),
        id: kept.ok && kept.id,
        kind: 'consultation',
        receivedAt: START,
        name: 'Nguyễn Thu Hà',
        phone: '+84912345678',
        email: 'Ha.Nguyen@example.com',
        company: 'Công ty Hà',
        area: 'solutions-for-agriculture',
        place: null,
        problem: null,
        language: 'en',
        consentVersion: '2026-01-02',
        wantsAdvertising: true,
        suspicious: false,
      },
    ]);
  });

  it('are refused field by field and nothing is kept', async () => {
    expect(await keep({ body: { ...BODY, numberPhone: '1900', email: 'a' } })).toEqual({
      ok: false,
      errors: { numberPhone: 'errorValidPhone', email: 'errorValidMail' },
    });
    expect(await listLeads(database)).toEqual([]);
  });

  it('keep words that look like programs as the words they are', async () => {
    const name = `Robert'); drop table lead;-- <script>alert(1)</script> 😀 \u202eمرحبا`;
    await keep({ body: { ...BODY, name } });
    expect((await listLeads(database))[0]?.name).toBe(name.replace('\u202e', ''));
  });

  it('are one for one key, also at the same time, and another for another key', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => keep({ idempotencyKey: 'k-1' })));
    expect(others).toEqual(Array.from({ length: 7 }, () => first));
    await keep({ idempotencyKey: 'k-2' });
    expect(await listLeads(database)).toHaveLength(2);
    expect(world.mailed).toBe(2);
  });

  it('refuse a key that stands for other words', async () => {
    await keep({ idempotencyKey: 'k-1' });
    const other = keep({ idempotencyKey: 'k-1', body: { ...BODY, name: 'Ai đó' } });
    await expect(other).rejects.toMatchObject({ code: 'conflict' });
    expect(await listLeads(database)).toHaveLength(1);
  });

  it.each([
    [24 * 3600 - 1, 1],
    [24 * 3600, 2],
  ])('know a key for 24 hours: after %i s there are %i', async (later, count) => {
    await keep({ idempotencyKey: 'k-1' });
    world.now += later;
    await deleteOldKeys(database, world.now);
    await keep({ idempotencyKey: 'k-1' });
    expect(await listLeads(database)).toHaveLength(count);
  });

  it.each([
    [{ website: 'http://spam.example' }, true],
    [{ website: '' }, false],
    [{ elapsedMs: 1499 }, true],
    [{ elapsedMs: 1500 }, false],
  ])('of a program are kept and not mailed: %j', async (trap, suspicious) => {
    expect((await keep({ body: { ...BODY, ...trap } })).ok).toBe(true);
    expect((await listLeads(database))[0]?.suspicious).toBe(suspicious);
    expect(await mailDue()).toBe(suspicious ? 0 : 1);
  });

  it('are mailed once, to be answered to their sender', async () => {
    const kept = await keep();
    expect([await mailDue(), await mailDue()]).toEqual([1, 0]);
    expect(mails.letters).toHaveLength(1);
    expect(mails.letters[0]).toMatch(/^To: sales@example\.vn$/m);
    expect(mails.letters[0]).toMatch(/^Reply-To: .*<Ha\.Nguyen@example\.com>$/m);
    expect(mails.letters[0]).toContain(`Message-ID: <${kept.ok && kept.id}@example.vn>`);
  });

  it('are mailed later where the mail server is away, at longer and longer pauses, and their words stay out of the log', async () => {
    await keep();
    mails.refuse(2);
    expect(await mailDue()).toBe(0);
    expect(warnings).toEqual(['a lead could not be mailed (EMESSAGE 450); tried again in 30 s']);
    world.now += 29;
    expect([await mailDue(), warnings.length]).toEqual([0, 1]);
    world.now += 1;
    expect([await mailDue(), warnings[1]]).toEqual([
      0,
      'a lead could not be mailed (EMESSAGE 450); tried again in 60 s',
    ]);
    world.now += 60;
    expect(await mailDue()).toBe(1);
    expect(mails.letters).toHaveLength(1);
  });

  it('are claimed by one process alone, and by another once its lease is over', async () => {
    await keep();
    const silent = {
      send: () => new Promise<null>(() => undefined),
      salesEmail: 'sales@example.vn',
      warn: () => undefined,
    };
    void mailDueLeads({ database, clock: () => world.now, ...silent });
    await expect.poll(async () => (await database.query('select attempts from lead_mail'))[0]).toEqual({ attempts: 1 });
    expect(await mailDue()).toBe(0);
    world.now += 180;
    expect(await mailDue()).toBe(1);
  });

  it('keep nobody from stopping while a mail server says nothing', async () => {
    let sent = 0;
    const send = () => {
      sent += 1;
      return new Promise<null>(() => undefined);
    };
    const mail = { send, salesEmail: 'sales@example.vn' };
    const needs = { database, ready: Promise.resolve(), clock: () => world.now, retentionMonths: 24, mail };
    const leads = startLeads({ ...needs, warn: expect.unreachable });
    await leads.save({ kind: 'consultation', language: 'vi', body: BODY, idempotencyKey: null });
    await expect.poll(() => sent).toBe(1);
    await leads.stop();
    expect(await database.query('select attempts from lead_mail')).toEqual([{ attempts: 1 }]);
  });

  it('are not mailed where nobody is set to read them', async () => {
    await makeLeads(false).save({ kind: 'userInform', language: 'vi', body: BODY, idempotencyKey: null });
    expect(await database.query('select * from lead_mail')).toEqual([]);
  });

  it('are deleted by e-mail, phone or age, with their mails', async () => {
    await keep();
    await keep({ body: { ...BODY, email: 'b@example.com', numberPhone: '0987654321' } });
    world.now += 1;
    await keep({ body: { ...BODY, email: 'c@example.com', numberPhone: '0323456789' } });
    expect(await deleteLeads(database, { email: 'ha.nguyen@EXAMPLE.com' })).toBe(1);
    expect(await deleteLeads(database, { phone: '+84987654321' })).toBe(1);
    expect(await deleteLeads(database, { receivedBefore: START + 1 })).toBe(0);
    expect(await deleteLeads(database, { receivedBefore: START + 2 })).toBe(1);
    expect(await database.query('select * from lead_mail')).toEqual([]);
    expect(findRetentionEnd(START, 24)).toBeLessThan(START - 729 * 86_400);
  });

  it('answer any words with a lead or with what is wrong', async () => {
    const word = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.anything());
    await fc.assert(
      fc.asyncProperty(fc.record({ name: word, company: word, problem: word }), async (words) => {
        const kept = await keep({ kind: 'stormInform', body: { ...BODY, ...words } });
        return kept.ok
          ? (await listLeads(database)).some(({ id }) => id === kept.id)
          : Object.keys(kept.errors).length > 0;
      }),
      { numRuns: 40 },
    );
  });
});
