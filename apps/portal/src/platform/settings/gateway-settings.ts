import type { MomoAccount } from '#platform/payment-gateway/momo/momo-signature.ts';
import type { VietqrAccount } from '#platform/payment-gateway/vietqr/vietqr-gateway.ts';
import type { VnpayAccount } from '#platform/payment-gateway/vnpay/vnpay-signature.ts';
import type { ZalopayAccount } from '#platform/payment-gateway/zalopay/zalopay-signature.ts';
import { parseKey, parseLine } from './parse-values.ts';
import { parsePartnerUrl, type ReadSetting, readTogether } from './read-together.ts';
import { SettingError } from './setting-error.ts';

/** Configured gateway accounts; null: none. Contains secrets; never printed. */
export interface GatewaySettings {
  readonly vnpay: { readonly account: VnpayAccount; readonly payUrl: string; readonly apiUrl: string } | null;
  readonly momo: { readonly account: MomoAccount; readonly url: string } | null;
  readonly zalopay: { readonly account: ZalopayAccount; readonly url: string } | null;
  readonly vietqr: { readonly account: VietqrAccount } | null;
}

/** Production endpoints. */
const LIVE = {
  VNPAY_PAY_URL: 'https://pay.vnpay.vn/vpcpay.html',
  VNPAY_API_URL: 'https://merchant.vnpay.vn/merchant_webapi/api/transaction',
  MOMO_URL: 'https://payment.momo.vn',
  ZALOPAY_URL: 'https://openapi.zalopay.vn',
} as const;

function parseBankBin(setting: string, value: string): string {
  if (/^\d{6}$/.test(value)) return value;
  throw new SettingError(setting, value, 'is not the number of a bank at NAPAS (six digits, such as 970436)');
}

function parseAccountNumber(setting: string, value: string): string {
  if (/^[A-Z0-9]{4,19}$/.test(value)) return value;
  throw new SettingError(setting, value, 'is not an account number (4–19 digits or capital letters, without spaces)');
}

/** Throws SettingError if an account is incomplete or invalid. */
export function readGatewaySettings(read: ReadSetting): GatewaySettings {
  const addressOf = (name: keyof typeof LIVE): string => read(name, parsePartnerUrl, null) ?? LIVE[name];
  const vnpay = readTogether(read, { VNPAY_TMN_CODE: parseKey, VNPAY_HASH_SECRET: parseKey }, [
    'VNPAY_PAY_URL',
    'VNPAY_API_URL',
  ]);
  const momoKeys = { MOMO_PARTNER_CODE: parseKey, MOMO_ACCESS_KEY: parseKey, MOMO_SECRET_KEY: parseKey };
  const momo = readTogether(read, momoKeys, ['MOMO_URL']);
  const zalopayKeys = { ZALOPAY_APP_ID: parseKey, ZALOPAY_KEY1: parseKey, ZALOPAY_KEY2: parseKey };
  const zalopay = readTogether(read, zalopayKeys, ['ZALOPAY_URL']);
  const vietqr = readTogether(read, {
    VIETQR_BANK_BIN: parseBankBin,
    VIETQR_ACCOUNT: parseAccountNumber,
    VIETQR_ACCOUNT_NAME: parseLine,
    BANK_FEED_SECRET: parseKey,
  });
  return {
    vnpay: vnpay && {
      account: { tmnCode: vnpay.VNPAY_TMN_CODE, hashSecret: vnpay.VNPAY_HASH_SECRET },
      payUrl: addressOf('VNPAY_PAY_URL'),
      apiUrl: addressOf('VNPAY_API_URL'),
    },
    momo: momo && {
      account: {
        partnerCode: momo.MOMO_PARTNER_CODE,
        accessKey: momo.MOMO_ACCESS_KEY,
        secretKey: momo.MOMO_SECRET_KEY,
      },
      url: addressOf('MOMO_URL'),
    },
    zalopay: zalopay && {
      account: { appId: zalopay.ZALOPAY_APP_ID, key1: zalopay.ZALOPAY_KEY1, key2: zalopay.ZALOPAY_KEY2 },
      url: addressOf('ZALOPAY_URL'),
    },
    vietqr: vietqr && {
      account: {
        bankBin: vietqr.VIETQR_BANK_BIN,
        account: vietqr.VIETQR_ACCOUNT,
        accountName: vietqr.VIETQR_ACCOUNT_NAME,
        feedSecret: vietqr.BANK_FEED_SECRET,
      },
    },
  };
}
