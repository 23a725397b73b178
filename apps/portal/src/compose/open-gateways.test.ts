import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { NewPayment } from '#platform/payment-gateway/payment-gateway.ts';
import { readConfig } from '../config.ts';
import { openGateways } from './open-gateways.ts';

const NOW = Date.parse('2026-11-26T11:00:00+07:00') / 1000;
const never = new AbortController().signal;
const MOMO = { MOMO_PARTNER_CODE: 'MOMO', MOMO_ACCESS_KEY: 'access', MOMO_SECRET_KEY: 'secret' };
const ALL = {
  ...MOMO,
  VNPAY_TMN_CODE: 'TESTCODE',
  VNPAY_HASH_SECRET: 'SECRET',
  ZALOPAY_APP_ID: '2553',
  ZALOPAY_KEY1: 'key1',
  ZALOPAY_KEY2: 'key2',
  VIETQR_BANK_BIN: '970436',
  VIETQR_ACCOUNT: '0011001234567',
  VIETQR_ACCOUNT_NAME: 'CONG TY A',
  BANK_FEED_SECRET: 'feed-secret-feed-secret',
};
const dataDir = mkdtempSync(join(tmpdir(), 'gateways-'));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
const open = (env: Record<string, string>) =>
  openGateways(readConfig({ DATA_DIR: dataDir, ...env }), () => NOW, { plays: true });
const list = (env: Record<string, string>) => open(env).gateways.map(({ method, isTest }) => [method, isTest]);

const PAYMENT: NewPayment = {
  reference: 'HRABCDEFGH2301',
  createdAt: NOW,
  amount: 9000,
  purpose: 'HRABCDEFGH23',
  description: 'Happy Rain 1 thang',
  language: 'en',
  network: '127.0.0.1',
  expiresAt: NOW + 900,
  returnUrl: 'http://127.0.0.1:3000/en/payment',
};

describe('the ways to pay', () => {
  it.each([{}, { PUBLIC_URL: 'http://localhost:3000' }, { PUBLIC_URL: 'http://127.0.0.1' }])(
    'are played on a portal that is tried out: %o',
    (env) => {
      expect(list({ ...env, ...MOMO } as Record<string, string>)).toEqual([
        ['vietqr', true],
        ['momo', false],
        ['zalopay', true],
        ['vnpay', true],
      ]);
    },
  );

  it('are only those with an account where people elsewhere reach the portal', () => {
    const env = { PUBLIC_URL: 'https://thoitiet.example' };
    expect(list(env)).toEqual([]);
    expect(open(env).sandbox).toBeNull();
    expect(list({ ...env, ...MOMO })).toEqual([['momo', false]]);
  });

  it('need no sandbox where all have an account', () => {
    expect(open(ALL).sandbox).toBeNull();
    expect(list(ALL).map(([, isTest]) => isTest)).toEqual([false, false, false, false]);
  });

  it('that are played have secrets of their own each time', () => {
    const [first, second] = [open({}), open({})].map(({ sandbox }) => sandbox?.accounts.vnpay.hashSecret);
    expect(first).toMatch(/^[0-9a-f]{48}$/);
    expect(second).not.toBe(first);
  });

  it('that are played refuse until they are served', async () => {
    const { gateways, connect } = open({});
    for (const { create } of gateways)
      await expect(create(PAYMENT, never)).rejects.toThrow(/available in the running portal only/);
    connect({ address: 'http://127.0.0.1:9', portal: 'http://127.0.0.1:3000' });
    const [transfer] = gateways;
    expect(await transfer?.create(PAYMENT, never)).toMatchObject({
      sandboxUrl:
        'http://127.0.0.1:9/bank?lang=en&amount=9000&purpose=HRABCDEFGH23&back=http%3A%2F%2F127.0.0.1%3A3000%2Fen%2Fpayment',
    });
    expect(await gateways.at(-1)?.create(PAYMENT, never)).toMatchObject({
      kind: 'redirect',
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/vnpay\/pay\?vnp_Amount=900000&/),
    });
  });

  it('that another process plays are reached there, with its secrets, while it runs', async () => {
    const followed = openGateways(readConfig({ DATA_DIR: dataDir }), () => NOW, { plays: false });
    expect(followed.sandbox).toBeNull();
    expect(followed.gateways.map(({ method, isTest }) => [method, isTest])).toEqual(list({}));
    const [transfer] = followed.gateways;
    await expect(transfer?.create(PAYMENT, never)).rejects.toThrow('needs a running portal');
    const end = open({}).connect({ address: 'http://127.0.0.1:9', portal: 'http://127.0.0.1:3000' });
    expect(await transfer?.create(PAYMENT, never)).toMatchObject({
      sandboxUrl: expect.stringContaining('127.0.0.1:9'),
    });
    expect(statSync(join(dataDir, 'sandbox.json')).mode & 0o777).toBe(0o600);
    end();
    expect(existsSync(join(dataDir, 'sandbox.json'))).toBe(false);
  });
});
