import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPushSender, type PushSender } from '#platform/alert-channel/push-sender.ts';
import { serveSandbox } from './serve-sandbox.fixture.ts';

const NOW = 1_795_000_000;
const PAYLOAD = JSON.stringify({ id: 'm1', title: 'Hòa Cường: sắp mưa', body: 'Mưa to từ khoảng 17:20.' });

let played: Awaited<ReturnType<typeof serveSandbox>>;
let sender: PushSender;
let browser: { endpoint: string; keys: { p256dh: string; auth: string } };

beforeEach(async () => {
  played = await serveSandbox({ slowMs: 3000, now: NOW });
  const identity = played.sandbox.accounts.push;
  sender = openPushSender({ identity, toUrl: (endpoint) => endpoint, isSandbox: true });
  const { path, keys } = played.sandbox.subscribe();
  browser = { endpoint: played.address + path, keys };
});
afterEach(() => played.stop());

const send = (fields: Partial<Parameters<PushSender['send']>[0]> = {}) =>
  sender.send({ ...browser, payload: PAYLOAD, ttlSeconds: 1200, urgency: 'high', topic: 'event-1', ...fields });

describe('a push message', () => {
  it('is read by its browser alone, with how long it is valid and what it replaces', async () => {
    expect(await send()).toEqual({ kind: 'accepted', providerId: null });
    expect(played.messages).toMatchObject([
      {
        id: 'm1',
        channel: 'push',
        subject: 'Hòa Cường: sắp mưa',
        text: PAYLOAD,
        headers: { ttl: '1200', topic: 'event-1', urgency: 'high' },
      },
    ]);
  });

  it('for a browser elsewhere stays unread', async () => {
    const other = played.sandbox.subscribe();
    await send({ endpoint: browser.endpoint, keys: other.keys });
    expect(played.messages[0]?.text).toMatch(/^\(\d+ bytes, encrypted/);
  });

  it.each([
    ['busy', { kind: 'trouble' }],
    ['sayNo', { kind: 'trouble' }],
    ['lie', { kind: 'trouble' }],
    ['die', { kind: 'trouble' }],
    ['refuse', { kind: 'refused', isGone: true }],
  ] as const)('to a service that is %s ends so', async (mood, result) => {
    played.sandbox.setMood('push', mood);
    expect(await send()).toMatchObject(result);
  });

  it('with keys that no browser makes ends the subscription', async () => {
    expect(await send({ keys: { p256dh: 'AAAA', auth: 'AAAA' } })).toMatchObject({ kind: 'refused', isGone: true });
  });

  it('leaves for public services only where people elsewhere reach the portal', async () => {
    sender = openPushSender({
      identity: played.sandbox.accounts.push,
      toUrl: (endpoint) => endpoint,
      isSandbox: false,
    });
    expect(await send()).toMatchObject({ kind: 'refused' });
    expect(played.messages).toEqual([]);
  });
});
