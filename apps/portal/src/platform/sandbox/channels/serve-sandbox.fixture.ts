import { serveLocally } from '#platform/sandbox/local-server.ts';
import type { SandboxMessage } from '#platform/sandbox/sandbox.ts';
import { createChannelSandbox } from './channel-sandbox.ts';

/** Simulated providers on a local port; the caller stops them. */
export async function serveSandbox({ slowMs, now }: { readonly slowMs: number; readonly now: number }) {
  const messages: SandboxMessage[] = [];
  const sandbox = createChannelSandbox({ clock: () => now, store: (message) => void messages.push(message), slowMs });
  const server = await serveLocally([sandbox.part], 0);
  return { sandbox, messages, ...server };
}
