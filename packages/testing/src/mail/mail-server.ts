import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** Accepted e-mails, as received. */
  readonly letters: string[];
  /** Refuses this many e-mails from now on. */
  refuse(count: number): void;
  close(): Promise<void>;
}

/** A local SMTP server that stores what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const letters: string[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Closes connections that senders leave open.
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(new Error('no room for sales@example.vn'));
          return;
        }
        letters.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  // A client may be killed in the middle of an e-mail.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuse(count) {
      refusals = count;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
