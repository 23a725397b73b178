import { parseMobileNumber } from '@portal/domain/contact/phone-number';
import { isRecord } from '@portal/domain/data/is-record';
import type { Language } from '@portal/domain/language/language';
import { type Fields, readText } from '#platform/payment-gateway/signature.ts';
import { callPartner } from './call-partner.ts';
import { type ChannelResult, toAccepted, toRefusal, toTrouble } from './channel-result.ts';
import type { ZaloTokens } from './zalo-tokens.ts';

interface ZaloMessage {
  /** Message id, by which Zalo detects duplicates. */
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly language: Language;
  readonly data: Readonly<Record<string, string>>;
}

export interface ZaloGateway {
  readonly send: (message: ZaloMessage) => Promise<ChannelResult>;
  readonly isSandbox: boolean;
}

interface ZaloOptions {
  readonly tokens: ZaloTokens;
  readonly templates: Readonly<Record<Language, string>>;
  /** Base URL of `/message/template`. */
  readonly url: () => string;
  readonly isSandbox: boolean;
  /** Default: 10 s. */
  readonly timeoutMs?: number;
}

const TOKEN_REFUSED = '-124';
/**
 * Codes that concern one person or text (zalo.cloud/zns/guidelines/handle-error-code); all others, such as no balance
 * or an unapproved template, may be resolved.
 */
const REFUSALS: Readonly<Record<string, string>> = {
  '-108': 'no such number',
  '-110': 'the version of Zalo is too old',
  '-112': 'the text does not fit the template',
  '-114': 'the person does not take messages',
  '-116': 'the text is not allowed',
  '-118': 'no Zalo account',
  '-119': 'the account accepts no messages',
  '-130': 'the text is too long',
  '-132': 'a parameter is wrong',
  '-139': 'the person refuses this kind of messages',
  '-141': 'the person refuses messages of this sender',
};

function readMessageId(fields: Fields): string | null {
  const data = fields.data;
  return isRecord(data) ? readText(data, 'msg_id') || null : null;
}

export function openZaloGateway({ tokens, templates, url, isSandbox, timeoutMs }: ZaloOptions): ZaloGateway {
  const post = ({ id, to, language, data }: ZaloMessage, accessToken: string) =>
    callPartner({
      url: `${url()}/message/template`,
      headers: { access_token: accessToken },
      body: {
        phone: to.replace(/^\+/, ''),
        template_id: templates[language],
        template_data: data,
        tracking_id: id,
      },
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });

  return {
    isSandbox,
    async send(message) {
      if (parseMobileNumber(message.to) === null) return toRefusal('no mobile number');
      const token = await tokens.find();
      if (token === null) return toTrouble('zalo: no access token');
      let answer = await post(message, token);
      if (answer.kind === 'answer' && readText(answer.fields, 'error') === TOKEN_REFUSED) {
        const other = await tokens.find(token);
        if (other === null) return toTrouble('zalo: no access token');
        answer = await post(message, other);
      }
      if (answer.kind === 'silence') return toTrouble(`zalo: ${answer.why}`);
      const code = readText(answer.fields, 'error');
      if (code === '0') return toAccepted(readMessageId(answer.fields));
      const refusal = REFUSALS[code];
      return refusal === undefined ? toTrouble(`zalo: error ${code || 'missing'}`) : toRefusal(`zalo: ${refusal}`);
    },
  };
}
