import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { createMailer, type SendMail } from '#platform/mail/mailer.ts';
import { createSandbox, type Sandbox } from '#platform/sandbox/sandbox.ts';
import type { SendText } from '#platform/text-message/send-text.ts';
import type { Config } from '../config.ts';

/** How messages to the owners of accounts leave the portal; null: this channel is not set up. */
export interface Senders {
  readonly sendMail: SendMail | null;
  readonly sendText: SendText | null;
  /** What takes messages while no provider does; null where people elsewhere reach the portal. */
  readonly sandbox: Sandbox | null;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the portal is reached on this machine only, as far as its settings say. */
export const isTriedOut = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl === null || LOOPBACK.has(new URL(publicUrl).hostname);

/** The sender of letters where none is set: nobody reads answers there. */
function toSender({ mailFrom, salesEmail, publicUrl }: Config): string {
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  return mailFrom ?? salesEmail ?? `no-reply@${host}`;
}

/** Mail through the server that is set; what has no provider goes to the sandbox where the portal is tried out. */
export function openSenders(config: Config, clock: () => EpochSeconds): Senders {
  const sandbox = isTriedOut(config) ? createSandbox(clock) : null;
  const { smtpUrl } = config;
  return {
    sendMail: smtpUrl === null ? (sandbox?.sendMail ?? null) : createMailer(smtpUrl, toSender(config)),
    sendText: sandbox?.sendText ?? null,
    sandbox,
  };
}
