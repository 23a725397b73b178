import { describe, expect, it } from 'vitest';
import { readChannelSettings } from './channel-settings.ts';

const SMS = { SMS_API_KEY: 'key', SMS_SECRET: 'secret', SMS_BRAND: 'TROIVIET' };
const ZALO = { ZALO_APP_ID: '123', ZALO_SECRET_KEY: 'secret', ZALO_REFRESH_TOKEN: 'r'.repeat(600), ZALO_TEMPLATE: '1' };
const PUSH = {
  VAPID_PUBLIC_KEY: Buffer.alloc(65, 4).toString('base64url'),
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
  VAPID_SUBJECT: 'mailto:thoi-tiet@vidu.vn',
};

const read = (env: Record<string, string>) =>
  readChannelSettings((name, parse, otherwise) => (env[name] ? parse(name, env[name]) : otherwise));

describe('settings of the partners of alerts', () => {
  it('are none where nothing is set', () => {
    expect(read({})).toEqual({ sms: null, zalo: null, push: null });
  });

  it('lead to eSMS and Zalo, or where the operator says', () => {
    const { sms, zalo, push } = read({ ...SMS, ...ZALO, ...PUSH });
    expect(sms).toMatchObject({
      url: expect.stringMatching(/^https:\/\/rest\.esms\.vn\//),
      account: { brand: 'TROIVIET' },
    });
    expect(zalo).toMatchObject({ url: 'https://business.openapi.zalo.me', templates: { vi: '1', en: '1' } });
    expect(push).toMatchObject({ subject: 'mailto:thoi-tiet@vidu.vn' });
    const own = read({ ...SMS, SMS_URL: 'https://sms.vidu.vn/send', ...ZALO, ZALO_TEMPLATE_EN: '2' });
    expect([own.sms?.url, own.zalo?.templates.en]).toEqual(['https://sms.vidu.vn/send', '2']);
  });

  it.each<readonly [object, RegExp]>([
    [{ SMS_API_KEY: 'key' }, /^SMS_SECRET: /],
    [{ SMS_URL: 'https://sms.vidu.vn' }, /^SMS_API_KEY: /],
    [{ ...SMS, SMS_URL: 'http://sms.vidu.vn' }, /^SMS_URL: /],
    [{ ...ZALO, ZALO_TEMPLATE: 'one' }, /^ZALO_TEMPLATE: /],
    [{ ZALO_TEMPLATE_EN: '2' }, /^ZALO_APP_ID: /],
    [{ ...PUSH, VAPID_PRIVATE_KEY: 'short' }, /^VAPID_PRIVATE_KEY: /],
    [{ ...PUSH, VAPID_SUBJECT: 'thoi-tiet@vidu.vn' }, /^VAPID_SUBJECT: /],
    ...['mailto:a@b.invalid', 'mailto:a@example.com', 'mailto:a@mail.test', 'https://portal.localhost/x'].map(
      (VAPID_SUBJECT) => [{ ...PUSH, VAPID_SUBJECT }, /^VAPID_SUBJECT: .*reserved/] as const,
    ),
  ])('are refused by half, or badly: %o', (env, problem) => {
    expect(() => read(env as Record<string, string>)).toThrow(problem);
  });

  it('never repeat a secret', () => {
    expect(() => read({ ...PUSH, VAPID_PRIVATE_KEY: 'mysecretkey' })).toThrow(/^(?!.*mysecretkey)/);
    expect(() => read({ ...ZALO, ZALO_REFRESH_TOKEN: 'my secret' })).toThrow(/^(?!.*my secret)/);
  });
});
