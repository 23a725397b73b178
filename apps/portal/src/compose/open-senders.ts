import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { openSmsGateway, type SmsGateway, toSendText } from '#platform/alert-channel/sms-gateway.ts';
import { createMailer, type SendMail } from '#platform/mail/mailer.ts';
import { createSandbox, type Sandbox } from '#platform/sandbox/sandbox.ts';
import type { SendText } from '#platform/text-message/send-text.ts';
import { type Config, isTriedOut } from '../config.ts';

/** Channels to account owners; null: not configured. */
export interface Senders {
  readonly sendMail: SendMail | null;
  readonly sendText: SendText | null;
  /** A separate connection for alert e-mails, which come in thousands. */
  readonly sendAlertMail: SendMail | null;
  readonly sms: SmsGateway | null;
  /** Receives messages that have no provider; null on a public portal. */
  readonly sandbox: Sandbox | null;
}

/** Default sender address, whose replies nobody reads. */
function toSender({ mailFrom, salesEmail, publicUrl }: Config): string {
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  return mailFrom ?? salesEmail ?? `no-reply@${host}`;
}

/**
 * Opens the configured mail server and SMS provider, and the sandbox for what is missing on a portal that is not
 * public.
 */
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
