import { createTransport } from 'nodemailer';

/** A letter in plain text, or in both forms. */
export interface Mail {
  /** Names the letter: sent twice, it is known as one. */
  readonly id: string;
  readonly to: string;
  /** Absent: answers go to the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Where somebody stops letters of this kind with one press (RFC 8058), an https address. */
  readonly unsubscribeUrl?: string;
  /** The letter that began what this one goes on with, by its id. */
  readonly threadId?: string;
}

/** Sends a letter. Null: the mail server took it; else the trouble in a few words without names or addresses. */
export type SendMail = (mail: Mail) => Promise<string | null>;

const TIMEOUT_MS = '20000';

/** The part of an error that may be logged: servers repeat mail addresses in their messages. */
function toTrouble(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown trouble';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${error.responseCode}` : code;
}

/** Letters through an SMTP server, such as `smtp://user:password@mail.example.vn:587`. */
export function createMailer(smtpUrl: string, from: string): SendMail {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) url.searchParams.set(name, TIMEOUT_MS);
  const transport = createTransport(url.href, { disableFileAccess: true, disableUrlAccess: true });
  return async ({ id, to, replyTo, subject, text, html, unsubscribeUrl, threadId }) => {
    try {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        ...(replyTo === undefined ? {} : { replyTo }),
        ...(html === undefined ? {} : { html }),
        ...(threadId === undefined
          ? {}
          : { inReplyTo: `<${threadId}@${domain}>`, references: `<${threadId}@${domain}>` }),
        ...(unsubscribeUrl === undefined
          ? {}
          : {
              headers: {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              },
            }),
      });
      return null;
    } catch (error) {
      return toTrouble(error);
    }
  };
}
