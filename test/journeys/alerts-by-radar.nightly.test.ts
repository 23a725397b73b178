import { createECDH, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOURNEY_SERVER, type TestDatabase } from '@portal/testing/database/empty-database';
import { removeDatabase } from '@portal/testing/database/end-database';
import { openTestDatabase } from '@portal/testing/database/test-database';
import { findFreePort } from '@portal/testing/processes/find-free-port';
import { makeRainBand } from '@portal/testing/radar/make-rain-band';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

/** Cầu Giấy, Hà Nội, where rain begins at three and ends at four. */
const PLACE = { lat: 21.0362, lng: 105.7906 };
const BAND = { ...PLACE, arrivesAt: Date.parse('2026-08-03T15:00:00+07:00') / 1000 };
const FRAME_SECONDS = 600;
const toSeconds = (clock: string): number => Date.parse(`2026-08-03T${clock}:00+07:00`) / 1000;

interface Told {
  readonly channel: string;
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Message {
  readonly id: string;
  readonly ruleId: string;
  readonly channel: string;
  readonly state: string;
  readonly sentAt: string | null;
  readonly outcome: string | null;
  readonly observed: { readonly at: string; readonly peak: number } | null;
  readonly event: { readonly kind: string; readonly at: string };
}

/** A customer per plan, with the ways that the plan has. */
interface Customer {
  readonly planId: string;
  readonly email: string;
  readonly phone: string;
  readonly ways: readonly string[];
}

const CUSTOMERS: readonly [Customer, Customer] = [
  { planId: 'happy-rain', email: 'lai-xe@vidu.vn', phone: '0912345678', ways: ['email', 'push', 'sms'] },
  { planId: 'package-1', email: 'nha-vuon@vidu.vn', phone: '0987654321', ways: ['email', 'push', 'zalo'] },
];
const [FIRST] = CUSTOMERS;

/** What a customer is known by, once it is one. */
interface Account {
  readonly token: string;
  /** The channel of e-mail. */
  readonly mail: string;
  /** The rule that warns thirty minutes ahead, and the one that warns twenty. */
  readonly early: string;
  readonly late: string;
}

const SERVER = process.env[JOURNEY_SERVER];

describe.skipIf(!PAGES_ARE_BUILT || SERVER === undefined)(
  'rain that approaches in a watched folder of radar pictures',
  () => {
    let folder: string;
    let ports: { readonly PORT: string; readonly INBOX_PORT: string };
    let database: TestDatabase;
    let portal: RunningPortal | null;
    let token = '';
    const accounts = new Map<Customer, Account>();

    /** Signs a customer in for the calls that follow. */
    function signIn(customer: Customer): Account {
      const account = accounts.get(customer);
      if (account === undefined) throw new Error(`${customer.email} has no account`);
      token = account.token;
      return account;
    }

    /** The same data and database at another time of day, as after a power failure: nothing is shut down in order. */
    async function openAt(clock: string): Promise<void> {
      await portal?.stop();
      // Leases go by the machine's clock, which does not jump with the portal's: they have ended by the new time.
      if (portal !== null) {
        await database.query('update job set lease_until = null, due_at = 0');
        await database.query('update alert_message set lease_until = null');
      }
      portal = null;
      for (let at = toSeconds('13:10'); at <= toSeconds(clock); at += FRAME_SECONDS)
        writeFileSync(join(folder, 'radar', `${at}.tif`), makeRainBand(BAND, at));
      portal = await startPortal({
        ...ports,
        DATABASE_URL: database.url,
        DATA_DIR: join(folder, 'data'),
        RADAR_PATH: join(folder, 'radar'),
        CLOCK: `2026-08-03T${clock}:00+07:00!`,
      });
    }

    /** Resolves once the pages show the newest picture, and all rules have been compared with it. */
    async function waitForEvaluation(clock: string): Promise<void> {
      const newest = `2026-08-03T${clock}:00+07:00`;
      await expect
        .poll(async () => {
          const { frames } = (await call('GET', '/api/v1/weather/map/nowcasting')).body;
          return frames.findLast(({ kind }: { kind: string }) => kind === 'observed')?.at;
        })
        .toBe(newest);
      // Due at once, not in up to fifteen seconds.
      const readSuccess = async (): Promise<number> => {
        const [job] = await database.query<{ at: number }>(
          "update job set due_at = 0 where name = 'alerts.evaluate-rules' returning succeeded_at as at",
        );
        return job?.at ?? 0;
      };
      // A run that ends now may have started before the picture was there; the next one includes it.
      for (let since = Date.now() / 1000, runs = 0; runs < 2; runs += 1, since = await readSuccess())
        await expect.poll(readSuccess).toBeGreaterThan(since);
    }

    async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
      const reply = await fetch(`http://127.0.0.1:${ports.PORT}${path}`, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect([method, path, reply.status]).toEqual([method, path, expect.toBeOneOf([200, 201, 204])]);
      const given = reply.headers.get('authorization')?.replace('Bearer ', '');
      return { token: given, body: reply.status === 204 ? null : JSON.parse(await reply.text()) };
    }

    const listTold = async (): Promise<readonly Told[]> =>
      (await fetch(`http://127.0.0.1:${ports.INBOX_PORT}/messages.json`)).json();
    const readLog = async (): Promise<readonly Message[]> => (await call('GET', '/api/v1/me/messages')).body.items;

    /** The first matching e-mail, text message or push, once it is there. */
    async function waitFor(fits: (told: Told) => boolean): Promise<Told> {
      let found: Told | undefined;
      await expect
        .poll(async () => {
          found = (await listTold()).find(fits);
          return found !== undefined;
        })
        .toBe(true);
      return found as Told;
    }

    /** Registers, verifies the e-mail and pays for a plan at the test gateway. */
    async function becomeCustomer({ planId, email }: Customer): Promise<void> {
      const password = 'trời sắp mưa rồi';
      const form = { email, password, confirmPassword: password, acceptTerms: true, ofAge: true };
      token = (await call('POST', '/api/auth/register', form)).body.access_token;
      const letter = await waitFor(({ to, text }) => to === email && text.includes('token='));
      const [, secret] = /token=([\w-]+)/.exec(letter.text) ?? [];
      await call('POST', '/api/auth/email/verify', { token: secret });
      const { order } = (await call('POST', '/api/v1/orders', { planId }, { 'idempotency-key': 'one' })).body;
      const { redirectUrl } = (await call('POST', `/api/v1/orders/${order.id}/pay`, { method: 'momo' })).body;
      const paid = await fetch(redirectUrl, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ outcome: 'success' }),
      });
      expect(paid.status).toBeLessThan(400);
      await expect.poll(async () => (await call('GET', '/api/user/account')).body.user.plan).toBe(planId);
    }

    async function addChannel(fields: object): Promise<string> {
      const { body } = await call('POST', '/api/v1/me/channels', { ...fields, agreed: true });
      if (!body.verified) {
        const { text } = await waitFor((told) => told.to === body.address && /\d{6}/.test(told.text));
        await call('POST', `/api/v1/me/channels/${body.id}/verify`, { code: /\d{6}/.exec(text)?.[0] });
      }
      return body.id;
    }

    function makeSubscription() {
      const browser = createECDH('prime256v1');
      const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
      return { endpoint: `http://127.0.0.1:${ports.INBOX_PORT}/push/phone`, keys };
    }

    /** The account's own phone, for messages by Zalo. */
    async function verifyPhone(phone: string): Promise<void> {
      await call('POST', '/api/auth/phone/code', { phone });
      const { text } = await waitFor((told) => told.to.endsWith(phone.slice(1)) && /\d{6}/.test(told.text));
      await call('POST', '/api/auth/phone/verify', { phone, code: /\d{6}/.exec(text)?.[0] });
    }

    /** Opens an account with a place, all ways of its plan, and two rules. */
    async function settle(customer: Customer): Promise<void> {
      await becomeCustomer(customer);
      const { email, phone, ways } = customer;
      const place = (await call('POST', '/api/v1/me/places', { name: 'Cầu Giấy', ...PLACE })).body;
      const mail = await addChannel({ kind: 'email', address: email });
      const push = await addChannel({ kind: 'push', subscription: makeSubscription() });
      const hasZalo = ways.includes('zalo');
      if (hasZalo) await verifyPhone(phone);
      const third = await addChannel(hasZalo ? { kind: 'zalo' } : { kind: 'sms', address: phone });
      const addRule = async (leadMinutes: number, channelIds: readonly string[]): Promise<string> => {
        const rule = { kind: 'rain', threshold: 1, placeIds: [place.id], leadMinutes, channelIds };
        return (await call('POST', '/api/v1/me/rules', rule)).body.id;
      };
      const [early, late] = [await addRule(30, [mail]), await addRule(20, [mail, push, third])];
      accounts.set(customer, { token, mail, early, late });
    }

    /** A customer's messages of the rule that warns twenty minutes ahead. */
    async function readLate(customer: Customer = FIRST) {
      const { late } = signIn(customer);
      return (await readLog()).filter(({ ruleId }) => ruleId === late);
    }

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'troi-viet-rain-'));
      mkdirSync(join(folder, 'radar'));
      mkdirSync(join(folder, 'data'));
      database = await openTestDatabase({ url: SERVER ?? '' });
      ports = { PORT: String(await findFreePort()), INBOX_PORT: String(await findFreePort()) };
      portal = null;
    });
    afterAll(async () => {
      await portal?.stop();
      await database.close();
      await removeDatabase(join(folder, 'data'));
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    });

    it('is told of by no rule before its time', async () => {
      await openAt('14:00');
      for (const customer of CUSTOMERS) await settle(customer);

      // Half an hour ahead the rule with the longer lead fires: the other was compared with the same data and stays
      // silent.
      await openAt('14:30');
      await waitForEvaluation('14:30');
      for (const customer of CUSTOMERS) {
        const { early } = signIn(customer);
        await expect
          .poll(async () => (await readLog()).map(({ ruleId, state }) => [ruleId, state]))
          .toEqual([[early, 'sent']]);
      }
    });

    it('is told of at the right minute by every way of the plan, once, until one is stopped', async () => {
      await openAt('14:40');
      await expect
        .poll(async () => (await listTold()).map(({ channel }) => channel).sort())
        .toEqual(['mail', 'mail', 'push', 'push', 'text', 'zalo']);
      for (const customer of CUSTOMERS) {
        const sent = customer.ways.map((way) => `${way} sent`);
        await expect
          .poll(async () => (await readLate(customer)).map(({ channel, state }) => `${channel} ${state}`).sort())
          .toEqual(sent);
        for (const { event, sentAt } of await readLate(customer)) {
          expect(event.kind).toBe('start');
          expect(Math.abs(Date.parse(event.at) / 1000 - BAND.arrivesAt)).toBeLessThanOrEqual(FRAME_SECONDS);
          expect(sentAt).toBe('2026-08-03T14:40:00+07:00');
        }
      }
      const mail = await waitFor(({ channel, to }) => channel === 'mail' && to === FIRST.email);
      expect(mail.text).toContain('Cầu Giấy: mưa');
      expect(mail.text).toContain('Số liệu minh họa.');
      const [, link = ''] = /<(http:[^>]+)>/.exec(mail.headers?.['List-Unsubscribe'] ?? '') ?? [];
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
      const { mail: stopped } = signIn(FIRST);
      const channels: { id: string; active: boolean }[] = (await call('GET', '/api/v1/me/channels')).body.items;
      expect(channels.filter(({ active }) => !active).map(({ id }) => id)).toEqual([stopped]);
    });

    // From here on every plan behaves the same: the first is shown.
    // An event ends with the third outlook without it: each opening shows at least one.
    it.each(['15:20', '16:20', '16:30'])('is told of no more at %s', async (clock) => {
      await openAt(clock);
      await waitForEvaluation(clock);
      expect((await readLate()).filter(({ event }) => event.kind !== 'end')).toHaveLength(3);
      // What a killed portal was about to send would be too late for the next one, whose clock is twenty minutes ahead.
      await expect.poll(async () => (await readLate()).filter(({ state }) => state === 'queued')).toEqual([]);
    });

    it('is told to be over by the ways that were not stopped', async () => {
      await openAt('16:40');
      // From the log: the portal just killed may have sent some into an inbox that is gone with it.
      const listEnds = async () => (await readLate()).filter(({ event }) => event.kind === 'end');
      await expect
        .poll(async () => (await listEnds()).map(({ channel, state }) => `${channel} ${state}`).sort())
        .toEqual(['push sent', 'sms sent']);
    });

    it('is in the log an hour later with when it was seen', async () => {
      await openAt('17:20');
      const listStarts = async () => (await readLate()).filter(({ event }) => event.kind === 'start');
      await expect.poll(async () => (await listStarts()).map(({ outcome }) => outcome)).toEqual(Array(3).fill('right'));
      for (const { observed } of await listStarts())
        expect(Math.abs(Date.parse(observed?.at ?? '') / 1000 - BAND.arrivesAt)).toBeLessThanOrEqual(FRAME_SECONDS);
    });
  },
);
