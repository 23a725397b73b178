import { createTransport } from 'nodemailer';

export interface Mail {
  /** Message id, by which duplicates are detected. */
  readonly id: string;
  readonly to: string;
  /** Default: replies go to the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** HTML version; absent: plain text only. */
  readonly html?: string;
  /** Ids of earlier e-mails of the thread, oldest first. */
  readonly follows?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends an e-mail. Null: accepted by the mail server; otherwise the problem in a few words without names or
 * addresses.
 */
export type SendMail = (mail: Mail) => Promise<string | null>;

const TIMEOUT_MS = '20000';

/** The loggable part of an error: servers repeat addresses in their messages. */
function toTrouble(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${error.responseCode}` : code;
}

/** Pooled connections for many e-mails. */
const MOST_CONNECTIONS = 5;

/** Threading headers (RFC 5322, 3.6.4). */
function toThread(follows: readonly string[], domain: string) {
  const ids = follows.map((id) => `<${id}@${domain}>`);
  return ids.length === 0 ? {} : { inReplyTo: ids.at(-1) ?? '', references: ids };
}

function toTimedUrl(smtpUrl: string, timeoutMs: string): URL {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) url.searchParams.set(name, timeoutMs);
  return url;
}

const CHECK_TIMEOUT_MS = '8000';

/** Whether the mail server accepts the connection and login; sends nothing. */
export function createMailCheck(smtpUrl: string): () => Promise<boolean> {
  const { href } = toTimedUrl(smtpUrl, CHECK_TIMEOUT_MS);
  return async () => {
    const transport = createTransport(href, { disableFileAccess: true, disableUrlAccess: true });
    try {
      return await transport.verify();
    } catch {
      return false;
    } finally {
      transport.close();
    }
  };
}

/**
 * Sends through an SMTP server, such as `smtp://user:password@mail.example.vn:587`. `isPooled`: keeps connections
 * open for many e-mails.
 */
export function createMailer(smtpUrl: string, from: string, { isPooled = false } = {}): SendMail {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const url = toTimedUrl(smtpUrl, TIMEOUT_MS);
  if (isPooled) {
    url.searchParams.set('pool', 'true');
    url.searchParams.set('maxConnections', String(MOST_CONNECTIONS));
  }
  const transport = createTransport(url.href, { disableFileAccess: true, disableUrlAccess: true });
  return async ({ id, to, replyTo, subject, text, html, follows = [], headers }) => {
    try {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        ...toThread(follows, domain),
        ...(replyTo === undefined ? {} : { replyTo }),
        ...(html === undefined ? {} : { html }),
        ...(headers === undefined ? {} : { headers: { ...headers } }),
      });
      return null;
    } catch (error) {
      return toTrouble(error);
    }
  };
}
