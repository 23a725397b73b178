import { measureSms } from '@portal/domain/alert/sms-text';
import { parseMobileNumber } from '@portal/domain/contact/phone-number';
import { readText } from '#platform/payment-gateway/signature.ts';
import type { SendText, TextMessage } from '#platform/text-message/send-text.ts';
import { callPartner } from './call-partner.ts';
import { type ChannelResult, toAccepted, toRefusal, toTrouble } from './channel-result.ts';

/** An account at eSMS or a provider with its API. */
export interface SmsAccount {
  readonly apiKey: string;
  readonly secret: string;
  /** Sender name, registered with the mobile operators. */
  readonly brand: string;
}

export interface SmsGateway {
  readonly send: (message: TextMessage) => Promise<ChannelResult>;
  readonly isSandbox: boolean;
}

interface SmsOptions {
  readonly account: SmsAccount;
  /** URL of the call; a function, because a sandbox's is known late. */
  readonly url: () => string;
  readonly isSandbox: boolean;
  /** Default: 10 s. */
  readonly timeoutMs?: number;
}

/** Customer care: messages of a registered brand that the recipient asked for. */
const CUSTOMER_CARE = '2';
const ACCEPTED = '100';
/** Known RequestId: the first attempt was received but its reply lost. */
const KNOWN = '124';
/** eSMS codes that concern one number or text; all others concern the account and may be resolved. */
const REFUSALS: Readonly<Record<string, string>> = {
  '99': 'the number is blocked',
  '108': 'no such number',
  '146': 'the text is not of a registered template',
  '177': 'the network is not registered',
};

/** SMS by the eSMS API (codes: developers.esms.vn). */
export function openSmsGateway({ account, url, isSandbox, timeoutMs }: SmsOptions): SmsGateway {
  return {
    isSandbox,
    async send({ id, to, text }) {
      if (parseMobileNumber(to) === null) return toRefusal('no mobile number');
      const { encoding, parts } = measureSms(text);
      if (encoding !== 'gsm7' || parts > 1) return toRefusal(`the text takes ${parts} parts in ${encoding}`);
      const answer = await callPartner({
        url: url(),
        body: {
          ApiKey: account.apiKey,
          SecretKey: account.secret,
          Brandname: account.brand,
          SmsType: CUSTOMER_CARE,
          IsUnicode: '0',
          Sandbox: '0',
          Phone: to.replace(/^\+84/, '0'),
          Content: text,
          RequestId: id,
        },
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      if (answer.kind === 'silence') return toTrouble(`sms: ${answer.why}`);
      const code = readText(answer.fields, 'CodeResult');
      if (code === ACCEPTED || code === KNOWN) return toAccepted(readText(answer.fields, 'SMSID') || null);
      const refusal = REFUSALS[code];
      return refusal === undefined ? toTrouble(`sms: code ${code || 'missing'}`) : toRefusal(`sms: ${refusal}`);
    },
  };
}

/** The same gateway for codes and account messages, which only need to know whether it was accepted. */
export const toSendText =
  ({ send }: SmsGateway): SendText =>
  async (message) => {
    const result = await send(message);
    return result.kind === 'accepted' ? null : result.why;
  };
