import { describe, expect, it } from 'vitest';
import { readGatewaySettings } from './gateway-settings.ts';

const read = (env: Record<string, string>) =>
  readGatewaySettings((name, parse, otherwise) => (env[name] ? parse(name, env[name]) : otherwise));

const VNPAY = { VNPAY_TMN_CODE: 'TESTCODE', VNPAY_HASH_SECRET: 'SECRET' };
const MOMO = { MOMO_PARTNER_CODE: 'MOMO', MOMO_ACCESS_KEY: 'access', MOMO_SECRET_KEY: 'secret' };
const ZALOPAY = { ZALOPAY_APP_ID: '2553', ZALOPAY_KEY1: 'key1', ZALOPAY_KEY2: 'key2' };
const VIETQR = {
  VIETQR_BANK_BIN: '970436',
  VIETQR_ACCOUNT: '0011001234567',
  VIETQR_ACCOUNT_NAME: 'CONG TY A',
  BANK_FEED_SECRET: 'feed-secret-feed-secret',
};

describe('the settings of gateways', () => {
  it('are none where none are set', () => {
    expect(read({})).toEqual({ vnpay: null, momo: null, zalopay: null, vietqr: null });
  });

  it('lead to where money moves unless another address is set', () => {
    const all = read({ ...VNPAY, ...MOMO, ...ZALOPAY, ...VIETQR });
    expect(all).toEqual({
      vnpay: {
        account: { tmnCode: 'TESTCODE', hashSecret: 'SECRET' },
        payUrl: 'https://pay.vnpay.vn/vpcpay.html',
        apiUrl: 'https://merchant.vnpay.vn/merchant_webapi/api/transaction',
      },
      momo: {
        account: { partnerCode: 'MOMO', accessKey: 'access', secretKey: 'secret' },
        url: 'https://payment.momo.vn',
      },
      zalopay: { account: { appId: '2553', key1: 'key1', key2: 'key2' }, url: 'https://openapi.zalopay.vn' },
      vietqr: {
        account: {
          bankBin: '970436',
          account: '0011001234567',
          accountName: 'CONG TY A',
          feedSecret: 'feed-secret-feed-secret',
        },
      },
    });
    const test = read({ ...MOMO, MOMO_URL: 'https://test-payment.momo.vn/' });
    expect(test.momo?.url).toBe('https://test-payment.momo.vn');
    expect(read({ ...ZALOPAY, ZALOPAY_URL: 'http://127.0.0.1:8080' }).zalopay?.url).toBe('http://127.0.0.1:8080');
  });

  it.each([VNPAY, MOMO, ZALOPAY, VIETQR])('are set together or not at all', (settings: Record<string, string>) => {
    for (const missing of Object.keys(settings)) {
      const { [missing]: _, ...rest } = settings;
      expect(() => read(rest)).toThrow(new RegExp(`^${missing}: "" is required with `));
    }
  });

  it('refuse an address without an account, or one that secrets must not be proven to', () => {
    expect(() => read({ MOMO_URL: 'https://test-payment.momo.vn' })).toThrow(/^MOMO_PARTNER_CODE: .* with MOMO_URL$/);
    for (const bad of ['http://pay.example', 'https://u:p@pay.example', 'https://pay.example?a=1', 'pay.example'])
      expect(() => read({ ...MOMO, MOMO_URL: bad })).toThrow(/^MOMO_URL: /);
  });

  it('refuse a bad bank, account or secret, and repeat no secret', () => {
    expect(() => read({ ...VIETQR, VIETQR_BANK_BIN: '97043' })).toThrow(/^VIETQR_BANK_BIN: .*six digits/);
    expect(() => read({ ...VIETQR, VIETQR_ACCOUNT: '001 100' })).toThrow(/^VIETQR_ACCOUNT: /);
    expect(() => read({ ...MOMO, MOMO_SECRET_KEY: 'almost right' })).toThrow(/^MOMO_SECRET_KEY: "…" is not a key/);
  });
});
