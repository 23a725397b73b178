import { measureSms } from '@portal/domain/alert/sms-text';
import { parseMobileNumber } from '@portal/domain/contact/phone-number';
import { readText } from '#platform/payment-gateway/signature.ts';
import type { SendText, TextMessage } from '#platform/text-message/send-text.ts';
import { callPartner } from './call-partner.ts';
import { type ChannelResult, toAccepted, toRefusal, toTrouble } from './channel-result.ts';

/** An account at eSMS or at one that speaks as it does. */
export interface SmsAccount {
  readonly apiKey: string;
  readonly secret: string;
  /** Name of the sender, registered with the operators of networks. */
  readonly brand: string;
}

/** Sends text messages. */
export interface SmsGateway {
  readonly send: (message: TextMessage) => Promise<ChannelResult>;
  /** Whether this machine plays the partner. */
  readonly isSandbox: boolean;
}

interface SmsOptions {
  readonly account: SmsAccount;
  /** Whole address of the call; asked at each message, because a sandbox's is known late. */
  readonly url: () => string;
  readonly isSandbox: boolean;
  /** Absent: 10 s. */
  readonly timeoutMs?: number;
}

/** Customer care: what a registered brand writes to people who asked for it. */
const CUSTOMER_CARE = '2';
const ACCEPTED = '100';
/** It knows this RequestId: the first try has arrived, though its answer has not. */
const KNOWN = '124';
/** Codes of eSMS that hold for one number or one text; all others say that the account is not in order, which may be mended. */
const REFUSALS: Readonly<Record<string, string>> = {
  '99': 'the number is blocked',
  '108': 'no such number',
  '146': 'the text is not of a registered template',
  '177': 'the network is not registered',
};

/** Text messages by HTTP in the manner of eSMS (domain.md 8.6.1; its table of codes: developers.esms.vn). */
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

/** The same way for codes and letters of accounts, which know only taken or not. */
export const toSendText =
  ({ send }: SmsGateway): SendText =>
  async (message) => {
    const result = await send(message);
    return result.kind === 'accepted' ? null : result.why;
  };
