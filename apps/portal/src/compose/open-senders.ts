import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { openSmsGateway, type SmsGateway, toSendText } from '#platform/alert-channel/sms-gateway.ts';
import { createMailer, type SendMail } from '#platform/mail/mailer.ts';
import { createSandbox, type Sandbox } from '#platform/sandbox/sandbox.ts';
import type { SendText } from '#platform/text-message/send-text.ts';
import { type Config, isTriedOut } from '../config.ts';

/** How messages to the owners of accounts leave the portal; null: this channel is not set up. */
export interface Senders {
  readonly sendMail: SendMail | null;
  readonly sendText: SendText | null;
  /** Letters that come in thousands at once. */
  readonly sendAlertMail: SendMail | null;
  /** The partner that text messages leave by; null: none is set. */
  readonly sms: SmsGateway | null;
  /** What takes messages while no provider does; null where people elsewhere reach the portal. */
  readonly sandbox: Sandbox | null;
}

/** The sender of letters where none is set: nobody reads answers there. */
function toSender({ mailFrom, salesEmail, publicUrl }: Config): string {
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  return mailFrom ?? salesEmail ?? `no-reply@${host}`;
}

/** Mail through the server that is set; what has no provider goes to the sandbox where the portal is tried out. */
export function openSenders(config: Config, clock: () => EpochSeconds): Senders {
  const sandbox = isTriedOut(config) ? createSandbox(clock) : null;
  const { smtpUrl } = config;
  const open = (options = {}) =>
    smtpUrl === null ? (sandbox?.sendMail ?? null) : createMailer(smtpUrl, toSender(config), options);
  const { sms: setting } = config.channels;
  const sms = setting && openSmsGateway({ account: setting.account, url: () => setting.url, isSandbox: false });
  return {
    sendMail: open(),
    sendText: sms === null ? (sandbox?.sendText ?? null) : toSendText(sms),
    sendAlertMail: open({ isPooled: true }),
    sms,
    sandbox,
  };
}
