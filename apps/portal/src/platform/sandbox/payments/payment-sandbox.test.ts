import { createServer } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openMomo } from '#platform/payment-gateway/momo/momo-gateway.ts';
import type {
  NewPayment,
  NotificationReading,
  NotificationVerdict,
  PaymentGateway,
} from '#platform/payment-gateway/payment-gateway.ts';
import { openVietqr } from '#platform/payment-gateway/vietqr/vietqr-gateway.ts';
import { openVnpay } from '#platform/payment-gateway/vnpay/vnpay-gateway.ts';
import { openZalopay } from '#platform/payment-gateway/zalopay/zalopay-gateway.ts';
import { serveLocally } from '#platform/sandbox/local-server.ts';
import { toTransferPath } from './payment-pages.ts';
import { createPaymentSandbox } from './payment-sandbox.ts';

const NOW = Date.parse('2026-11-26T11:00:00+07:00') / 1000;
const never = new AbortController().signal;
const endings: (() => void)[] = [];

afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** A portal that parses notifications like the real one and gives the test's replies. */
async function startPortal(listGateways: () => readonly PaymentGateway[], clock: () => number) {
  const readings: NotificationReading[] = [];
  const verdicts: NotificationVerdict[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://portal');
      const gateway = listGateways().find(({ notifications }) => notifications.path === url.pathname);
      if (gateway === undefined || gateway.notifications.method !== request.method)
        return response.writeHead(404).end();
      const raw = {
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: Buffer.concat(chunks),
      };
      const reading = gateway.notifications.read(raw, clock());
      readings.push(reading);
      const verdict = verdicts.shift() ?? (reading.kind === 'read' ? 'done' : reading.kind);
      const { status, headers, body } = gateway.notifications.answer(verdict);
      return response.writeHead(status, headers).end(body ?? undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => server.close().closeAllConnections());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return { origin, readings, verdicts };
}

async function open() {
  const moment = { now: NOW };
  const clock = () => moment.now;
  const gateways: PaymentGateway[] = [];
  const portal = await startPortal(() => gateways, clock);
  const waits: { milliseconds: number; end: () => void }[] = [];
  const wait = (milliseconds: number) => new Promise<void>((end) => waits.push({ milliseconds, end }));
  const sandbox = createPaymentSandbox({ clock, portal: () => portal.origin, wait });
  const server = await serveLocally([sandbox.part], 0);
  endings.push(server.stop, sandbox.stop);
  const { accounts } = sandbox;
  const test = { clock, isTest: true };
  const below = (path: string) => () => server.address + path;
  gateways.push(
    openVnpay({ ...test, account: accounts.vnpay, payUrl: below('/vnpay/pay'), apiUrl: below('/vnpay/api') }),
    openMomo({ ...test, account: accounts.momo, url: below('/momo') }),
    openZalopay({ ...test, account: accounts.zalopay, url: below('/zalopay') }),
    openVietqr({
      account: accounts.vietqr,
      toSandboxUrl: ({ amount, purpose, language, returnUrl }) =>
        server.address + toTransferPath({ amount: String(amount), purpose, language, back: returnUrl }),
    }),
  );
  const find = (method: string): PaymentGateway => {
    const gateway = gateways.find((one) => one.method === method);
    if (gateway === undefined) throw new Error(method);
    return gateway;
  };
  const payment: NewPayment = {
    reference: 'HRABCDEFGH2301',
    createdAt: NOW,
    amount: 9000,
    purpose: 'HRABCDEFGH23',
    description: 'Happy Rain 1 thang',
    language: 'vi',
    network: '127.0.0.1',
    expiresAt: NOW + 900,
    returnUrl: `${portal.origin}/thanh-toan?link=abc`,
  };
  return { moment, waits, portal, server, find, payment };
}

type World = Awaited<ReturnType<typeof open>>;

/** The payer's page after following redirects like a browser. */
async function begin({ find, payment, server }: World, method: string, changes: Partial<NewPayment> = {}) {
  const start = await find(method).create({ ...payment, ...changes }, never);
  if (start.kind !== 'redirect') throw new Error('no page');
  const page = await fetch(start.url);
  expect(new URL(page.url).origin).toBe(server.address);
  return { url: page.url, page };
}

async function choose(url: string, outcome: string): Promise<URL> {
  const body = new URLSearchParams({ outcome });
  const reply = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  expect(reply.status).toBe(303);
  return new URL(reply.headers.get('location') ?? '');
}

const toStates = ({ portal }: World): string[] =>
  portal.readings.map((reading) => (reading.kind === 'read' ? reading.notification.news.state : reading.kind));
const REDIRECTING = ['vnpay', 'momo', 'zalopay'] as const;

describe.each(REDIRECTING)('a payment that %s is played for', (method) => {
  const reportsFailures = method !== 'zalopay';

  it('is paid: the portal hears of it, the payer returns, a query agrees', async () => {
    const world = await open();
    const { url } = await begin(world, method);
    expect(await world.find(method).query?.(world.payment, never)).toEqual({ state: 'pending' });
    const back = await choose(url, 'success');
    expect(back.origin + back.pathname).toBe(`${world.portal.origin}/thanh-toan`);
    expect(back.searchParams.get('link')).toBe('abc');
    await expect.poll(() => toStates(world)).toEqual(['paid']);
    expect(world.portal.readings[0]).toMatchObject({ notification: { reference: 'HRABCDEFGH2301', amount: 9000 } });
    const news = await world.find(method).query?.(world.payment, never);
    expect(news).toMatchObject({ state: 'paid', amount: 9000 });
    expect(world.portal.readings[0]).toMatchObject({ notification: { news } });
  });

  it('fails or is cancelled', async () => {
    for (const [outcome, reason] of [
      ['balance', 'balance'],
      ['cancelled', 'cancelled'],
    ] as const) {
      const world = await open();
      await choose((await begin(world, method)).url, outcome);
      expect(await world.find(method).query?.(world.payment, never)).toMatchObject({ state: 'failed' });
      await expect.poll(() => toStates(world)).toEqual(reportsFailures ? ['failed'] : []);
      if (reportsFailures) expect(world.portal.readings[0]).toMatchObject({ notification: { news: { reason } } });
    }
  });

  it('is told late, twice, out of order or never', async () => {
    for (const [outcome, states] of [
      ['late', ['paid']],
      ['twice', ['paid', 'paid']],
      ['outOfOrder', reportsFailures ? ['failed', 'paid'] : ['paid']],
      ['silent', []],
    ] as const) {
      const world = await open();
      await choose((await begin(world, method)).url, outcome);
      expect(await world.find(method).query?.(world.payment, never)).toMatchObject({ state: 'paid' });
      if (outcome === 'late') {
        await expect.poll(() => world.waits).toMatchObject([{ milliseconds: 30_000 }]);
        expect(toStates(world)).toEqual([]);
        world.waits[0]?.end();
      }
      await expect.poll(() => toStates(world)).toEqual(states);
    }
  });

  it('is paid with another amount', async () => {
    const world = await open();
    await choose((await begin(world, method)).url, 'wrongAmount');
    await expect.poll(() => toStates(world)).toEqual(['paid']);
    expect(world.portal.readings[0]).toMatchObject({ notification: { amount: 8000, news: { amount: 8000 } } });
  });

  it('is not paid by a forged message, and can be paid afterwards', async () => {
    const world = await open();
    const { url } = await begin(world, method);
    await choose(url, 'forged');
    await expect.poll(() => toStates(world)).toEqual(['forged']);
    expect(await world.find(method).query?.(world.payment, never)).toEqual({ state: 'pending' });
    await choose(url, 'success');
    await expect.poll(() => toStates(world)).toEqual(['forged', 'paid']);
  });

  it('is told again where the portal could not store it', async () => {
    const world = await open();
    world.portal.verdicts.push('tryAgain');
    await choose((await begin(world, method)).url, 'success');
    await expect.poll(() => world.waits).toMatchObject([{ milliseconds: 2000 }]);
    world.waits[0]?.end();
    await expect.poll(() => toStates(world)).toEqual(['paid', 'paid']);
  });

  it('fails once its time is over', async () => {
    const world = await open();
    await begin(world, method);
    world.moment.now = NOW + 900;
    expect(await world.find(method).query?.(world.payment, never)).toEqual({ state: 'pending' });
    world.moment.now = NOW + 901;
    expect(await world.find(method).query?.(world.payment, never)).toMatchObject({ state: 'failed' });
  });

  it('is sent back once, by whom it was paid', async () => {
    const world = await open();
    const gateway = world.find(method);
    await choose((await begin(world, method)).url, 'success');
    const news = await gateway.query?.(world.payment, never);
    if (news?.state !== 'paid') throw new Error('not paid');
    const refund = { ...world.payment, ...news, refundId: 'RF0001', requestedAt: NOW, reason: 'Hoan tien' };
    await gateway.refund?.(refund, never);
    await gateway.refund?.(refund, never);
    await expect(gateway.refund?.({ ...refund, refundId: 'RF0002' }, never)).rejects.toThrow(/refused/);
    await expect(gateway.refund?.({ ...refund, refundId: 'RF0003', transactionId: '1' }, never)).rejects.toThrow(
      /refused/,
    );
  });

  it('is one, however often it is begun, and known by its gateway only', async () => {
    const world = await open();
    const first = await begin(world, method);
    expect((await begin(world, method)).url).toBe(first.url);
    const other = await world.find(method).query?.({ ...world.payment, reference: 'HRZZZZZZZZ2301' }, never);
    expect(other).toEqual({ state: 'pending' });
  });

  it('leads back to this machine only', async () => {
    const { find, payment } = await open();
    const start = find(method)
      .create({ ...payment, returnUrl: 'https://elsewhere.example/' }, never)
      .then((begun) => (begun.kind === 'redirect' ? fetch(begun.url) : null))
      .then((page) => page?.status);
    expect(await start.catch((error) => error.name)).toBe(method === 'vnpay' ? 400 : 'GatewayError');
  });
});

describe('the page of a payment', () => {
  it('says in the payer’s language what is paid, that it is a test, and what may become of it', async () => {
    const world = await open();
    const { page } = await begin(world, 'vnpay', { description: 'Goi <1>' });
    const html = await page.text();
    for (const words of [
      'lang="vi"',
      'Thử nghiệm',
      'HRABCDEFGH2301',
      '9.000 ₫',
      '11:15 ngày 26/11/2026',
      'Goi  1 ',
      'Không đủ số dư',
    ])
      expect(html).toContain(words);
    const other = { language: 'en', reference: 'HRABCDEFGH2302' } as const;
    const english = await (await begin(world, 'momo', other)).page.text();
    for (const words of ['Balance too low', '9,000 ₫', '11:15 on 26 November 2026']) expect(english).toContain(words);
  });

  it('has no script, stands in no frame, and its form may lead to the portal', async () => {
    const world = await open();
    const { page } = await begin(world, 'momo');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${world.portal.origin}`);
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('offers nothing any more once it is paid, and leads back', async () => {
    const world = await open();
    const { url } = await begin(world, 'momo');
    await choose(url, 'success');
    const html = await (await fetch(url)).text();
    expect(html).toContain('Đã chọn: Thanh toán.');
    expect(html).not.toContain('<button');
    expect(html).toContain(`href="${world.payment.returnUrl}"`);
    const again = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'twice' }),
      redirect: 'manual',
    });
    expect(again.status).toBe(200);
    await expect.poll(() => toStates(world)).toEqual(['paid']);
  });

  it('is posted to by itself only, names no unknown payment and takes no unknown outcome', async () => {
    const world = await open();
    const { url } = await begin(world, 'momo');
    const post = (headers: Record<string, string>, outcome = 'success') =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), headers, redirect: 'manual' });
    expect((await post({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(403);
    expect((await post({}, 'toString')).status).toBe(200);
    expect((await fetch(`${world.server.address}/pay/${'a'.repeat(22)}`)).status).toBe(404);
    expect(toStates(world)).toEqual([]);
  });

  it('is not reached by an address that was changed', async () => {
    const { find, payment } = await open();
    const start = await find('vnpay').create(payment, never);
    if (start.kind !== 'redirect') throw new Error('no page');
    expect((await fetch(start.url.replace('vnp_Amount=900000', 'vnp_Amount=100'))).status).toBe(400);
  });
});

describe('the test bank', () => {
  const start = async (world: World, language: 'vi' | 'en' = 'vi') => {
    const begun = await world.find('vietqr').create({ ...world.payment, language }, never);
    if (begun.kind !== 'transfer' || begun.sandboxUrl === null) throw new Error('no transfer');
    return { begun, page: await (await fetch(begun.sandboxUrl)).text() };
  };
  const transfer = (world: World, fields: Record<string, string>) =>
    fetch(`${world.server.address}/bank`, {
      method: 'POST',
      body: new URLSearchParams({ amount: '9000', purpose: 'ck hrabcdefgh23', outcome: 'success', ...fields }),
    });

  it('has a code of no bank, and a form filled in with the payment', async () => {
    const world = await open();
    const { begun, page } = await start(world);
    expect(begun).toMatchObject({ bankBin: '999999', accountName: 'THU NGHIEM' });
    for (const words of ['value="9000"', 'value="HRABCDEFGH23"', `href="${world.payment.returnUrl}"`, 'Chuyển tiền'])
      expect(page).toContain(words);
    expect((await start(world, 'en')).page).toContain('Purpose of the transfer');
  });

  it('tells the portal of a transfer, twice or late where it should', async () => {
    const world = await open();
    const reply = await transfer(world, {});
    expect(await reply.text()).toContain('Đã gửi thông báo của ngân hàng.');
    await expect.poll(() => toStates(world)).toEqual(['paid']);
    expect(world.portal.readings[0]).toMatchObject({ notification: { reference: 'HRABCDEFGH23', amount: 9000 } });
    await transfer(world, { outcome: 'twice', amount: '8000' });
    await expect.poll(() => toStates(world)).toEqual(['paid', 'paid', 'paid']);
    const ids = world.portal.readings.map((reading) => JSON.stringify(reading));
    expect(ids[1]).toBe(ids[2]);
    expect(ids[1]).not.toBe(ids[0]);
  });

  it('forges a message, and refuses what is no transfer', async () => {
    const world = await open();
    await transfer(world, { outcome: 'forged' });
    await expect.poll(() => toStates(world)).toEqual(['forged']);
    for (const bad of [{ amount: '0' }, { amount: '-5' }, { purpose: 'x'.repeat(201) }, { outcome: 'silent' }])
      expect((await transfer(world, bad)).status).toBe(400);
    const page = await transfer(world, { back: 'https://elsewhere.example/', purpose: '"><script>' });
    const html = await page.text();
    expect(html).not.toContain('elsewhere');
    expect(html).not.toContain('<script>');
  });
});

it('tells who tries the portal out what was sent and what was answered', async () => {
  const world = await open();
  await choose((await begin(world, 'momo')).url, 'success');
  const list = async () => (await fetch(`${world.server.address}/payments.json`)).json();
  await expect.poll(list).toMatchObject([{ method: 'momo', outcome: 'success', notifications: [{ status: 204 }] }]);
});

it('stops sending with the portal', async () => {
  const sandbox = createPaymentSandbox({ clock: () => NOW, portal: () => 'http://127.0.0.1:1' });
  const server = await serveLocally([sandbox.part], 0);
  endings.push(server.stop);
  const body = new URLSearchParams({ amount: '9000', purpose: 'A', outcome: 'late' });
  const sent = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => sent.mockRestore());
  await fetch(`${server.address}/bank`, { method: 'POST', body, redirect: 'manual' });
  sandbox.stop();
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toHaveBeenCalledTimes(1);
});
