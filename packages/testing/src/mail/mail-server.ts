import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** Mails accepted, as they came. */
  readonly letters: string[];
  /** How many letters are refused from now on. */
  refuse(count: number): void;
  close(): Promise<void>;
}

/** An SMTP server on this machine that stores what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const letters: string[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Connections that senders leave open are cut.
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
  // A client that is killed in the middle of a letter.
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
