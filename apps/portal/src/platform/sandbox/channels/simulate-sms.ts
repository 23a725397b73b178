import type { SmsAccount } from '#platform/alert-channel/sms-gateway.ts';
import { parseFields, readText } from '#platform/payment-gateway/signature.ts';
import type { LocalPart } from '#platform/sandbox/local-server.ts';
import { toJson } from './channel-mood.ts';
import type { PlayedPartner } from './channel-sandbox.ts';

const WRONG_KEYS = toJson({ CodeResult: '101', ErrorMessage: 'Authorize Failed' });
const NO_SUCH_NUMBER = toJson({ CodeResult: '108', ErrorMessage: 'Phone number is not in correct format' });
const NO_BALANCE = toJson({ CodeResult: '103', ErrorMessage: 'Balance not enough to send' });
const KNOWN_REQUEST = toJson({ CodeResult: '124', ErrorMessage: 'Duplicate RequestId' });
const NUMBER = /^0[35789]\d{8}$/;

/** Plays eSMS: it asks for its keys, and takes each RequestId once. */
export function simulateSms({ apiKey, secret }: SmsAccount, { answer, clock }: PlayedPartner): LocalPart {
  return ({ body }) => {
    const fields = parseFields(body) ?? {};
    const [id, phone] = [readText(fields, 'RequestId'), readText(fields, 'Phone')];
    if (readText(fields, 'ApiKey') !== apiKey || readText(fields, 'SecretKey') !== secret) return WRONG_KEYS;
    if (!NUMBER.test(phone)) return NO_SUCH_NUMBER;
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
      refuse: NO_SUCH_NUMBER,
      sayNo: NO_BALANCE,
    });
  };
}
