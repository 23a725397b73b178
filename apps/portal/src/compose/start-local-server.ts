import type { Log } from '#platform/log/create-log.ts';
import { createInbox } from '#platform/sandbox/inbox.ts';
import { serveLocally } from '#platform/sandbox/local-server.ts';
import type { CallProviders } from './open-call-provider.ts';
import type { AlertChannels } from './open-channels.ts';
import type { Opening } from './open-data.ts';
import type { Gateways } from './open-gateways.ts';
import type { Senders } from './open-senders.ts';

interface LocalNeeds {
  readonly senders: Senders;
  readonly gateways: Gateways;
  readonly channels: AlertChannels;
  readonly calls: CallProviders;
  /** Whether this process sends messages and therefore has an inbox. */
  readonly sends: boolean;
  readonly portal: string;
  readonly log: Log;
}

/**
 * Serves what is simulated on this machine: messages in the process that sends them, payments in the one that serves
 * pages. If these are two processes, `INBOX_PORT` belongs to the sender.
 */
export async function startLocalServer({ config, stopper }: Opening, needs: LocalNeeds): Promise<void> {
  const { senders, gateways, channels, calls, sends, portal, log } = needs;
  const inbox = sends && senders.sandbox !== null ? createInbox(senders.sandbox) : null;
  const played = sends ? (channels.sandbox?.part ?? null) : null;
  const phones = sends ? (calls.sandbox?.part ?? null) : null;
  const parts = [inbox, gateways.sandbox?.part ?? null, played, phones].filter((part) => part !== null);
  if (parts.length === 0) return;
  const server = await serveLocally(parts, sends ? config.inboxPort : 0);
  stopper.onStop(server.stop);
  stopper.onStop(gateways.connect({ address: server.address, portal }));
  channels.connect(server.address);
  calls.connect(server.address);
  if (inbox !== null) log.info({ inbox: server.address }, 'e-mails, codes and alerts go to the inbox');
  if (phones !== null)
    log.info({ calls: `${server.address}/calls.json` }, 'automatic calls are simulated: nobody is called');
  if (gateways.sandbox !== null) {
    stopper.onStop(gateways.sandbox.stop);
    const methods = gateways.gateways.filter(({ isTest }) => isTest).map(({ method }) => method);
    log.info({ gateway: server.address, methods }, 'payments go to the test gateway: no money moves');
  }
}
