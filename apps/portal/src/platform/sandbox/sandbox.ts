import type { ChannelKind } from '@portal/domain/alert/channel.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { SendMail } from '#platform/mail/mailer.ts';
import type { SendText } from '#platform/text-message/send-text.ts';

/** A message that would have been sent. */
export interface SandboxMessage {
  readonly id: string;
  readonly channel: 'mail' | 'text' | Exclude<ChannelKind, 'email' | 'sms'>;
  readonly to: string;
  /** Null: the channel has no subjects. */
  readonly subject: string | null;
  readonly text: string;
  /** HTML version of an e-mail. */
  readonly html?: string;
  /** Headers of an e-mail, push message or webhook. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly receivedAt: EpochSeconds;
}

/** Receives messages instead of providers and shows them in an inbox, for trying the portal locally. */
export interface Sandbox {
  readonly sendMail: SendMail;
  readonly sendText: SendText;
  /** Stores a message accepted by a simulated provider. */
  readonly store: (message: SandboxMessage) => void;
  /** Newest first. */
  list(): readonly SandboxMessage[];
}

/** Older messages are dropped, as they are held in memory. */
const MOST_MESSAGES = 500;

/** Stores a repeated message once, like providers that know its id. */
export function createSandbox(clock: () => EpochSeconds): Sandbox {
  const messages: SandboxMessage[] = [];

  function store(message: SandboxMessage): null {
    if (messages.some(({ id, channel }) => id === message.id && channel === message.channel)) return null;
    messages.unshift(message);
    messages.length = Math.min(messages.length, MOST_MESSAGES);
    return null;
  }

  return {
    sendMail: async ({ id, to, subject, text, html, headers = {}, follows = [] }) =>
      store({
        id,
        channel: 'mail',
        to,
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        headers: { ...headers, ...(follows.length === 0 ? {} : { references: follows.join(' ') }) },
        receivedAt: clock(),
      }),
    sendText: async ({ id, to, text }) => store({ id, channel: 'text', to, subject: null, text, receivedAt: clock() }),
    store,
    list: () => [...messages],
  };
}
