import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmsGateway, type SmsGateway, toSendText } from '#platform/alert-channel/sms-gateway.ts';
import { serveSandbox } from './serve-sandbox.fixture.ts';

const NOW = Date.parse('2026-11-26T17:00:00+07:00') / 1000;
const TEXT = 'Phuong Hoa Cuong: mua to tu khoang 17:20. Tat: troiviet.vn/t/abcd2345';

let played: Awaited<ReturnType<typeof serveSandbox>>;
let gateway: SmsGateway;

const open = (account: { apiKey: string; secret: string; brand: string }, timeoutMs = 5000) =>
  openSmsGateway({ account, url: () => `${played.address}/sms`, isSandbox: true, timeoutMs });

beforeEach(async () => {
  played = await serveSandbox({ slowMs: 3000, now: NOW });
  gateway = open(played.sandbox.accounts.sms);
});
afterEach(() => played.stop());

const send = (fields: Partial<{ id: string; to: string; text: string }> = {}) =>
  gateway.send({ id: 'm1', to: '+84912345678', text: TEXT, ...fields });

describe('a text message', () => {
  it('arrives with its text, and the name that the partner gave it is known', async () => {
    expect(await send()).toEqual({ kind: 'accepted', providerId: 'sms-m1' });
    expect(played.messages).toMatchObject([{ id: 'm1', channel: 'text', to: '+84912345678', text: TEXT }]);
  });

  it('that comes again is known by its id and counts as taken', async () => {
    await send();
    expect(await send()).toMatchObject({ kind: 'accepted' });
  });

  it.each([
    ['a landline', { to: '+842438253536' }],
    ['a text with tone marks', { text: 'Trời sắp mưa' }],
    ['a text of two parts', { text: 'a'.repeat(161) }],
  ])('is refused without asking the partner: %s', async (_, fields) => {
    expect(await send(fields)).toMatchObject({ kind: 'refused' });
    expect(played.messages).toEqual([]);
  });

  it('of 160 letters goes', async () => {
    expect(await send({ text: 'a'.repeat(160) })).toMatchObject({ kind: 'accepted' });
  });

  it.each([
    ['busy', 'trouble', 0],
    // Status 200 with an error inside is not a success.
    ['sayNo', 'trouble', 0],
    ['die', 'trouble', 0],
    ['lie', 'trouble', 1],
    ['dieAfter', 'trouble', 1],
    ['refuse', 'refused', 0],
  ] as const)('to a partner that is %s ends as %s', async (mood, kind, stored) => {
    played.sandbox.setMood('sms', mood);
    const result = await send();
    expect(result.kind).toBe(kind);
    expect(JSON.stringify(result)).not.toMatch(/912345678|127\.0\.0\.1/);
    expect(played.messages).toHaveLength(stored);
    played.sandbox.setMood('sms', 'accept');
    if (kind === 'trouble') expect(await send()).toMatchObject({ kind: 'accepted' });
  });

  it('is not waited for longer than its time', async () => {
    played.sandbox.setMood('sms', 'slow');
    gateway = open(played.sandbox.accounts.sms, 50);
    expect(await send()).toEqual({ kind: 'trouble', why: 'sms: no answer in time' });
  });

  it('is tried again while the account is wrong: that may be mended', async () => {
    gateway = open({ ...played.sandbox.accounts.sms, secret: 'wrong' });
    expect(await send()).toEqual({ kind: 'trouble', why: 'sms: code 101' });
  });

  it('of an account leaves the same way', async () => {
    const sendText = toSendText(gateway);
    expect(await sendText({ id: 'c1', to: '+84912345678', text: 'ma 123456' })).toBeNull();
    expect(await sendText({ id: 'c2', to: '+842438253536', text: 'ma 123456' })).toBe('no mobile number');
  });
});
