import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { SendMail } from '#platform/mail/mailer.ts';
import type { SendText } from '#platform/text-message/send-text.ts';

/** A message that would have left the portal. */
export interface SandboxMessage {
  readonly id: string;
  readonly channel: 'mail' | 'text' | 'zalo' | 'push' | 'webhook';
  readonly to: string;
  /** Null where the channel has none. */
  readonly subject: string | null;
  readonly text: string;
  /** Of a letter that has one. */
  readonly html?: string;
  /** What else it came with: of a letter, a push message or a webhook. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly receivedAt: EpochSeconds;
}

/** Takes messages in place of providers, and shows them in an inbox: for trying the portal on one's own machine. */
export interface Sandbox {
  readonly sendMail: SendMail;
  readonly sendText: SendText;
  /** Stores a message that a partner who is played has taken. */
  readonly store: (message: SandboxMessage) => void;
  /** Newest first. */
  list(): readonly SandboxMessage[];
}

/** Older messages are dropped: they are in the memory of this process alone. */
const MOST_MESSAGES = 500;

/** A sandbox of its own. A message sent twice is stored once, as providers do that know its id. */
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
