import { describe, expect, it } from 'vitest';
import { callGateway } from './call-gateway.ts';
import { expectGatewayError, simulateGateway } from './gateway-answers.fixture.ts';

const never = new AbortController().signal;
const call = (url: string, more: Partial<Parameters<typeof callGateway>[0]> = {}) =>
  callGateway({ name: 'Test', url, body: { amount: 9000, note: 'a b&c' }, signal: never, ...more });

describe('a question to a gateway', () => {
  it('is JSON, or a form where the gateway wants one', async () => {
    const gateway = await simulateGateway(() => ({ body: { ok: 1 } }));
    expect(await call(gateway.url)).toEqual({ ok: 1 });
    await call(gateway.url, { as: 'form' });
    expect(gateway.questions.map(({ fields }) => fields)).toEqual([
      { amount: '9000', note: 'a b&c' },
      { amount: '9000', note: 'a b&c' },
    ]);
  });

  it.each([500, 503, 429])('may succeed later after %i', async (status) => {
    const gateway = await simulateGateway(() => ({ status, body: {} }));
    await expectGatewayError(call(gateway.url), new RegExp(`^Test: the gateway answered ${status}$`), true);
  });

  it('follows no redirect', async () => {
    const gateway = await simulateGateway(() => ({ status: 302, headers: { location: '/elsewhere' }, body: {} }));
    await expectGatewayError(call(gateway.url), /^Test: the gateway answered 302$/, false);
    expect(gateway.questions).toHaveLength(1);
  });

  it.each(['<html>', '[1]', '"text"', 'null', ''])('refuses what is not a JSON object: %s', async (body) => {
    const gateway = await simulateGateway(() => ({ body }));
    await expectGatewayError(call(gateway.url), /^Test: the reply of status 200 is not a JSON object$/, true);
  });

  it('reads the words of a refusal', async () => {
    const gateway = await simulateGateway(() => ({ status: 400, body: { code: 21 } }));
    expect(await call(gateway.url)).toEqual({ code: 21 });
  });

  it('reads a reply of 64 KB and no more', async () => {
    const toReply = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes - JSON.stringify({ a: '' }).length) });
    const most = await simulateGateway(() => ({ body: toReply(65_536) }));
    expect(Object.keys(await call(most.url))).toEqual(['a']);
    const more = await simulateGateway(() => ({ body: toReply(65_537) }));
    await expectGatewayError(call(more.url), /^Test: the reply is larger than 65536 bytes$/, true);
  });

  it('waits for an answer no longer than it should, and ends with who asked', async () => {
    const gateway = await simulateGateway(() => 'nothing');
    await expectGatewayError(call(gateway.url, { timeoutMs: 20 }), /^Test: no answer in time$/, true);
    await expectGatewayError(call(gateway.url, { signal: AbortSignal.abort() }), /cannot be reached$/, true);
  });

  it('names no address where nobody is', async () => {
    await expectGatewayError(call('http://127.0.0.1:1/secret'), /^Test: the gateway cannot be reached$/, true);
  });
});
