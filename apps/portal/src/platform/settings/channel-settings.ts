import type { Language } from '@portal/domain/language/language';
import type { PushIdentity } from '#platform/alert-channel/push-sender.ts';
import type { SmsAccount } from '#platform/alert-channel/sms-gateway.ts';
import type { ZaloAccount } from '#platform/alert-channel/zalo-tokens.ts';
import { parseKey, parseLine } from './parse-values.ts';
import { parsePartnerUrl, type ReadSetting, readTogether } from './read-together.ts';
import { SettingError } from './setting-error.ts';

/** Providers of alerts; null: not configured. Contains secrets; never printed. */
export interface ChannelSettings {
  readonly sms: { readonly account: SmsAccount; readonly url: string } | null;
  readonly zalo: {
    readonly account: ZaloAccount;
    readonly templates: Readonly<Record<Language, string>>;
    readonly url: string;
    readonly tokenUrl: string;
  } | null;
  readonly push: PushIdentity | null;
}

/** Default URLs of the providers. */
const PARTNERS = {
  SMS_URL: 'https://rest.esms.vn/MainService.svc/json/SendMultipleMessage_V4_post_json/',
  ZALO_URL: 'https://business.openapi.zalo.me',
  ZALO_TOKEN_URL: 'https://oauth.zaloapp.com/v4/oa/access_token',
} as const;

const PUBLIC_KEY_BYTES = 65;
const PRIVATE_KEY_BYTES = 32;

/** A base64url key of this many bytes. The error does not repeat it. */
function parseKeyOf(bytes: number) {
  return (setting: string, value: string): string => {
    const isKey = /^[\w-]+={0,2}$/.test(value) && Buffer.from(value, 'base64url').length === bytes;
    if (isKey) return value.replace(/=+$/, '');
    throw new SettingError(setting, '…', `is not a key of ${bytes} bytes in base64url`);
  };
}

/** Hosts that cannot receive mail (RFC 2606, RFC 6761): Apple refuses every message with such a contact. */
const RESERVED_HOST = /(?:^|\.)(?:invalid|test|example|localhost|local|localdomain|example\.(?:com|net|org))$/i;

function findContactHost(value: string): string | null {
  const mailHost = /^mailto:[^\s@]+@([^\s@]+\.[^\s@.]+)$/.exec(value)?.[1];
  if (mailHost !== undefined) return mailHost;
  return /^https:\/\/\S+$/.test(value) && URL.canParse(value) ? new URL(value).hostname : null;
}

function parseContact(setting: string, value: string): string {
  const host = findContactHost(value);
  if (host === null)
    throw new SettingError(setting, value, 'is not an address such as mailto:weather@example.vn or https://example.vn');
  if (RESERVED_HOST.test(host)) throw new SettingError(setting, value, 'is at a reserved domain, which Apple refuses');
  return value;
}

/** A Zalo token, much longer than other keys. The error does not repeat it. */
function parseToken(setting: string, value: string): string {
  if (/^[\w.~+/=-]{1,2000}$/.test(value)) return value;
  throw new SettingError(setting, '…', 'is not a token (letters, digits and - _ . ~ + / =, at most 2,000)');
}

function parseTemplate(setting: string, value: string): string {
  if (/^\d{1,20}$/.test(value)) return value;
  throw new SettingError(setting, value, 'is not the number of a template');
}

function readZalo(read: ReadSetting): ChannelSettings['zalo'] {
  const addressOf = (name: 'ZALO_URL' | 'ZALO_TOKEN_URL') => read(name, parsePartnerUrl, null) ?? PARTNERS[name];
  const zalo = readTogether(
    read,
    {
      ZALO_APP_ID: parseKey,
      ZALO_SECRET_KEY: parseKey,
      ZALO_REFRESH_TOKEN: parseToken,
      ZALO_TEMPLATE: parseTemplate,
    },
    ['ZALO_TEMPLATE_EN', 'ZALO_URL', 'ZALO_TOKEN_URL'],
  );
  return (
    zalo && {
      account: {
        appId: zalo.ZALO_APP_ID,
        secretKey: zalo.ZALO_SECRET_KEY,
        refreshToken: zalo.ZALO_REFRESH_TOKEN,
      },
      templates: {
        vi: zalo.ZALO_TEMPLATE,
        en: read('ZALO_TEMPLATE_EN', parseTemplate, null) ?? zalo.ZALO_TEMPLATE,
      },
      url: addressOf('ZALO_URL'),
      tokenUrl: addressOf('ZALO_TOKEN_URL'),
    }
  );
}

/** Throws SettingError if a provider is incomplete or invalid. */
export function readChannelSettings(read: ReadSetting): ChannelSettings {
  const sms = readTogether(read, { SMS_API_KEY: parseKey, SMS_SECRET: parseKey, SMS_BRAND: parseLine }, ['SMS_URL']);
  const vapid = readTogether(read, {
    VAPID_PUBLIC_KEY: parseKeyOf(PUBLIC_KEY_BYTES),
    VAPID_PRIVATE_KEY: parseKeyOf(PRIVATE_KEY_BYTES),
    VAPID_SUBJECT: parseContact,
  });
  return {
    sms: sms && {
      account: { apiKey: sms.SMS_API_KEY, secret: sms.SMS_SECRET, brand: sms.SMS_BRAND },
      url: read('SMS_URL', parsePartnerUrl, null) ?? PARTNERS.SMS_URL,
    },
    zalo: readZalo(read),
    push: vapid && {
      publicKey: vapid.VAPID_PUBLIC_KEY,
      privateKey: vapid.VAPID_PRIVATE_KEY,
      subject: vapid.VAPID_SUBJECT,
    },
  };
}
