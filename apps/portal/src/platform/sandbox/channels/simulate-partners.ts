import { randomBytes } from 'node:crypto';
import { isRecord } from '@portal/domain/data/is-record';
import type { SmsAccount } from '#platform/alert-channel/sms-gateway.ts';
import type { ZaloAccount } from '#platform/alert-channel/zalo-tokens.ts';
import { parseFields, readText } from '#platform/payment-gateway/signature.ts';
import type { LocalPart, LocalRequest } from '#platform/sandbox/local-server.ts';
import { toJson } from '#platform/sandbox/local-server.ts';
import type { PlayedPartner } from './channel-mood.ts';

const WRONG_KEYS = toJson({ CodeResult: '101', ErrorMessage: 'Authorize Failed' });
const NO_SUCH_PHONE = toJson({ CodeResult: '108', ErrorMessage: 'Phone number is not in correct format' });
const NO_BALANCE = toJson({ CodeResult: '103', ErrorMessage: 'Balance not enough to send' });
const KNOWN_REQUEST = toJson({ CodeResult: '124', ErrorMessage: 'Duplicate RequestId' });
const NATIONAL = /^0[35789]\d{8}$/;

/** Simulates eSMS: checks the keys and accepts each RequestId once. */
export function simulateSms({ apiKey, secret }: SmsAccount, { answer, clock }: PlayedPartner): LocalPart {
  return ({ body }) => {
    const fields = parseFields(body) ?? {};
    const [id, phone] = [readText(fields, 'RequestId'), readText(fields, 'Phone')];
    if (readText(fields, 'ApiKey') !== apiKey || readText(fields, 'SecretKey') !== secret) return WRONG_KEYS;
    if (!NATIONAL.test(phone)) return NO_SUCH_PHONE;
    return answer('sms', {
      message: {
        id,
        channel: 'text',
        to: `+84${phone.slice(1)}`,
        subject: null,
        text: readText(fields, 'Content'),
        receivedAt: clock(),
      },
      accept: (times) => (times > 1 ? KNOWN_REQUEST : toJson({ CodeResult: '100', SMSID: `sms-${id}` })),
      refuse: NO_SUCH_PHONE,
      sayNo: NO_BALANCE,
    });
  };
}

const fail = (error: number, message: string) => toJson({ error, message });
const WRONG_TOKEN = fail(-124, 'Access token is invalid');
const WRONG_REFRESH = fail(-14014, 'Invalid refresh token');
const WRONG_SECRET = fail(-14004, 'Invalid secret key');
const NO_SUCH_NUMBER = fail(-108, 'Phone number is invalid');
const NOT_REACHED = fail(-118, 'Zalo account not existed');
const NO_QUOTA = fail(-115, 'Out of quota');
const NUMBER = /^84[35789]\d{8}$/;
const TOKEN_SECONDS = '90000';

/** Template parameters, one per line; the sandbox does not have the template itself. */
function writeData(value: unknown): string {
  return Object.entries(isRecord(value) ? value : {})
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n');
}

/** Simulates Zalo: single-use refresh tokens, and template messages. */
export function simulateZalo(account: ZaloAccount, { answer, clock }: PlayedPartner) {
  let refreshToken = account.refreshToken;
  let accessToken: string | null = null;

  function giveTokens({ headers, body }: LocalRequest) {
    const form = new URLSearchParams(body);
    if (headers.secret_key !== account.secretKey) return WRONG_SECRET;
    if (form.get('app_id') !== account.appId || form.get('refresh_token') !== refreshToken) return WRONG_REFRESH;
    [accessToken, refreshToken] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
    return toJson({ access_token: accessToken, refresh_token: refreshToken, expires_in: TOKEN_SECONDS });
  }

  const part: LocalPart = (request) => {
    const { url, headers, body } = request;
    if (url.pathname === '/zalo/token') return giveTokens(request);
    if (url.pathname !== '/zalo/message/template') return null;
    const fields = parseFields(body) ?? {};
    const [id, phone] = [readText(fields, 'tracking_id'), readText(fields, 'phone')];
    if (accessToken === null || headers.access_token !== accessToken) return WRONG_TOKEN;
    if (!NUMBER.test(phone)) return NO_SUCH_NUMBER;
    return answer('zalo', {
      message: {
        id,
        channel: 'zalo',
        to: `+${phone}`,
        subject: null,
        text: writeData(fields.template_data),
        headers: { template: readText(fields, 'template_id') },
        receivedAt: clock(),
      },
      accept: () =>
        toJson({ error: 0, message: 'Success', data: { msg_id: `zalo-${id}`, sent_time: `${clock()}000` } }),
      refuse: NOT_REACHED,
      sayNo: NO_QUOTA,
    });
  };

  return {
    part,
    expireToken: () => {
      accessToken = null;
    },
  };
}
