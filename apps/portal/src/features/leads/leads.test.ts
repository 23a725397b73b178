import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { SAMPLE_FORM } from '@portal/testing/leads/sample-form';
import { type MailServer, startMailServer } from '@portal/testing/mail/mail-server';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { deleteExpiredKeys } from '#platform/idempotency/idempotency.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { findRetentionEnd, listLeadJobs, mailDueLeads } from './jobs.ts';
import { createLeads, type SentForm } from './service.ts';
import { countWaitingMails, deleteLeads, listLeads } from './store.ts';

const START = Date.parse('2026-11-21T09:00:00+07:00') / 1000;
const BODY = {
  ...SAMPLE_FORM,
  numberPhone: '0912 345 678',
  email: 'Ha.Nguyen@example.com',
  content: 'Công ty Hà',
  page: 'solutions-for-agriculture',
};

/** Decodes a subject in base64 or quoted-printable, as mail programs do. */
const decodeSubject = (header: string): string =>
  header.replace(/\?=\s+=\?/g, '?==?').replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, text: string) => {
    if (kind.toLowerCase() === 'b') return Buffer.from(text, 'base64').toString();
    const escaped = text.replaceAll('_', '=20').replaceAll('=', '%');
    return decodeURIComponent(escaped);
  });

describe.each(listDatabaseServers())('leads on $name', (server) => {
  let database: TestDatabase;
  let mails: MailServer;
  const world = { now: START };
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
    await database.query('truncate lead, outbox_message, idempotency_key, lead_mail');
    world.now = START;
    mails.letters.length = 0;
    warnings.length = 0;
  });

  const makeLeads = (isMailed = true) => createLeads({ database, clock: () => world.now, isMailed });
  const saveLead = (form: Partial<SentForm> = {}) =>
    makeLeads().save({ kind: 'consultation', language: 'vi', body: BODY, idempotencyKey: null, ...form });
  const needs = { clock: () => world.now, warn: (problem: string) => void warnings.push(problem) };
  const mailDue = (send = createMailer(mails.url, 'portal@example.vn')) =>
    mailDueLeads({ database, ...needs }, { salesEmail: 'sales@example.vn', send });

  it('are stored with what was agreed to', async () => {
    const saved = await saveLead({ body: { ...BODY, advertising: true, consent: '2026-01-02' }, language: 'en' });
    expect(await listLeads(database)).toEqual([
      {
        bucket: expect.any(Number),
        id: saved.ok && saved.id,
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

  it('are refused field by field and nothing is stored', async () => {
    expect(await saveLead({ body: { ...BODY, numberPhone: '1900', email: 'a' } })).toEqual({
      ok: false,
      errors: { numberPhone: 'errorValidPhone', email: 'errorValidMail' },
    });
    expect(await listLeads(database)).toEqual([]);
  });

  it('keep words that look like programs as the words they are', async () => {
    const name = `Robert'); drop table lead;-- <script>alert(1)</script> 😀 \u202eمرحبا`;
    await saveLead({ body: { ...BODY, name } });
    expect((await listLeads(database))[0]?.name).toBe(name.replace('\u202e', ''));
  });

  it('are one for one key, also at the same time, and another for another key', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => saveLead({ idempotencyKey: 'k-1' })));
    expect(others).toEqual(Array.from({ length: 7 }, () => first));
    await saveLead({ idempotencyKey: 'k-2' });
    expect(await listLeads(database)).toHaveLength(2);
    expect(await countWaitingMails(database)).toBe(2);
  });

  it('refuse a key that stands for other words', async () => {
    await saveLead({ idempotencyKey: 'k-1' });
    const other = saveLead({ idempotencyKey: 'k-1', body: { ...BODY, name: 'Ai đó' } });
    await expect(other).rejects.toMatchObject({ code: 'conflict' });
    expect(await listLeads(database)).toHaveLength(1);
  });

  it.each([
    [24 * 3600 - 1, 1],
    [24 * 3600, 2],
  ])('know a key for 24 hours: after %i s there are %i', async (later, count) => {
    await saveLead({ idempotencyKey: 'k-1' });
    world.now += later;
    await deleteExpiredKeys(database, world.now);
    await saveLead({ idempotencyKey: 'k-1' });
    expect(await listLeads(database)).toHaveLength(count);
  });

  it.each([
    [{ leaveEmpty: 'http://spam.example' }, true],
    [{ leaveEmpty: '' }, false],
    [{ website: 'https://my-own.example' }, false],
    [{ elapsedMs: 1499 }, true],
    [{ elapsedMs: 1500 }, false],
  ])('that a program may have sent are mailed with a mark: %j', async (trap, suspicious) => {
    expect((await saveLead({ body: { ...BODY, ...trap } })).ok).toBe(true);
    expect((await listLeads(database))[0]?.suspicious).toBe(suspicious);
    expect(await mailDue()).toBe(1);
    const [subject = ''] = /^Subject: .*(?:\r?\n .*)*/m.exec(mails.letters[0] ?? '') ?? [];
    expect(decodeSubject(subject).includes('[Có thể do máy gửi]')).toBe(suspicious);
  });

  it('are mailed once, to be answered to their sender', async () => {
    const saved = await saveLead();
    expect([await mailDue(), await mailDue()]).toEqual([1, 0]);
    expect(mails.letters).toHaveLength(1);
    expect(mails.letters[0]).toMatch(/^To: sales@example\.vn$/m);
    expect(mails.letters[0]).toMatch(/^Reply-To: .*<Ha\.Nguyen@example\.com>$/m);
    expect(mails.letters[0]).toContain(`Message-ID: <${saved.ok && saved.id}@example.vn>`);
  });

  it('are mailed later where the mail server is away, at longer and longer pauses, and their words stay out of the log', async () => {
    await saveLead();
    mails.refuse(2);
    expect(await mailDue()).toBe(0);
    expect(warnings).toEqual(['a lead could not be mailed (EMESSAGE 450); retrying in 30 s']);
    world.now += 29;
    expect([await mailDue(), warnings.length]).toEqual([0, 1]);
    world.now += 1;
    expect([await mailDue(), warnings[1]]).toEqual([0, 'a lead could not be mailed (EMESSAGE 450); retrying in 60 s']);
    world.now += 60;
    expect(await mailDue()).toBe(1);
    expect(mails.letters).toHaveLength(1);
  });

  it('are claimed by one process alone, and by another once its lease is over', async () => {
    await saveLead();
    void mailDue(() => new Promise<null>(() => undefined));
    await expect.poll(() => database.query('select attempts from outbox_message')).toEqual([{ attempts: 1 }]);
    expect(await mailDue()).toBe(0);
    world.now += 180;
    expect(await mailDue()).toBe(1);
  });

  it('of a portal before the outbox are mailed too, but for those that it is mailing itself', async () => {
    const [now, later] = [await saveLead(), await saveLead()];
    await database.query('truncate outbox_message');
    const ids = [now, later].map((lead) => lead.ok && lead.id);
    const insert = `insert into lead_mail (bucket, lead_id, due_at, attempts) select bucket, id, $2, 0 from lead where id = $1`;
    await database.query(insert, [ids[0], START]);
    await database.query(insert, [ids[1], START + 180]);
    const jobs = listLeadJobs({ database, ...needs, mail: null, retentionMonths: 24 });
    const context = { signal: new AbortController().signal, reportProgress: () => undefined };
    for (const job of jobs) await job.run(context);
    expect(await mailDue()).toBe(1);
    expect(mails.letters[0]).toContain(`Message-ID: <${ids[0]}@example.vn>`);
    expect(await database.query('select lead_id as id from lead_mail')).toEqual([{ id: ids[1] }]);
  });

  it('are not mailed where nobody is set to read them', async () => {
    await makeLeads(false).save({ kind: 'userInform', language: 'vi', body: BODY, idempotencyKey: null });
    expect(await database.query('select * from outbox_message')).toEqual([]);
  });

  it('are deleted by e-mail, phone or age, with their mails', async () => {
    await saveLead();
    await saveLead({ body: { ...BODY, email: 'b@example.com', numberPhone: '0987654321' } });
    world.now += 1;
    await saveLead({ body: { ...BODY, email: 'c@example.com', numberPhone: '0323456789' } });
    expect(await deleteLeads(database, { email: 'ha.nguyen@EXAMPLE.com' })).toBe(1);
    expect(await deleteLeads(database, { phone: '+84987654321' })).toBe(1);
    expect(await deleteLeads(database, { receivedBefore: START + 1 })).toBe(0);
    expect(await deleteLeads(database, { receivedBefore: START + 2 })).toBe(1);
    expect(await database.query('select * from outbox_message')).toEqual([]);
    expect(findRetentionEnd(START, 24)).toBeLessThan(START - 729 * 86_400);
  });

  it('answer any words with a lead or with what is wrong', async () => {
    const word = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.anything());
    await fc.assert(
      fc.asyncProperty(fc.record({ name: word, company: word, problem: word }), async (words) => {
        const saved = await saveLead({ kind: 'stormInform', body: { ...BODY, ...words } });
        return saved.ok
          ? (await listLeads(database)).some(({ id }) => id === saved.id)
          : Object.keys(saved.errors).length > 0;
      }),
      { numRuns: 40 },
    );
  });
});
