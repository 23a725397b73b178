import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Log } from '#platform/log/create-log.ts';
import { createMailer, type SendMail } from '#platform/mail/mailer.ts';
import { createSandbox, type Sandbox } from '#platform/sandbox/sandbox.ts';
import { serveInbox } from '#platform/sandbox/serve-inbox.ts';
import type { SendText } from '#platform/text-message/send-text.ts';
import type { Config } from '../config.ts';
import type { Opening } from './open-data.ts';

/** How messages to the owners of accounts leave the portal; null: this channel is not set up. */
export interface Senders {
  readonly sendMail: SendMail | null;
  readonly sendText: SendText | null;
  /** What takes messages while no provider does; null where people elsewhere reach the portal. */
  readonly sandbox: Sandbox | null;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the portal is reached on this machine only, as far as its settings say. */
const isTriedOut = ({ publicUrl }: Config): boolean => publicUrl === null || LOOPBACK.has(new URL(publicUrl).hostname);

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

/** Shows the sandbox's messages on this machine, in the process that sends. */
export async function startInbox({ config, stopper }: Opening, { sandbox }: Senders, log: Log): Promise<void> {
  if (sandbox === null) return;
  const inbox = await serveInbox(sandbox, config.inboxPort);
  stopper.onStop(inbox.stop);
  log.info({ inbox: inbox.address }, 'letters and codes of accounts go to the inbox');
}
