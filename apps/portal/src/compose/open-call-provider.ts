import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type CallProvider, openCallProvider } from '#platform/call-provider/call-provider.ts';
import { type CallSandbox, createCallSandbox } from '#platform/sandbox/calls/call-sandbox.ts';
import { type Config, isTriedOut } from '../config.ts';

/** What places automatic calls. */
export interface CallProviders {
  /** Null where none is set and people elsewhere reach the portal. */
  readonly provider: CallProvider | null;
  /** What plays it; null where it is not played. */
  readonly sandbox: CallSandbox | null;
  /** Says where the sandbox is served: it is not reached before. */
  readonly connect: (address: string) => void;
}

/** Where the sandbox lies before it is served: nobody listens there. */
const NOWHERE = 'http://127.0.0.1:9';

/** Opens the provider that is set; else the sandbox, where the portal is tried out. */
export function openCallProviders(
  config: Pick<Config, 'calls' | 'publicUrl' | 'host' | 'trustProxy'>,
  clock: () => EpochSeconds,
): CallProviders {
  let address = NOWHERE;
  const { calls } = config;
  const sandbox = calls === null && isTriedOut(config) ? createCallSandbox(clock) : null;
  const real = calls && openCallProvider({ url: () => calls.url, secret: calls.secret, clock, isSandbox: false });
  const played = sandbox && openCallProvider({ url: () => address, secret: sandbox.secret, clock, isSandbox: true });
  return {
    provider: real ?? played,
    sandbox,
    connect: (known) => {
      address = known;
    },
  };
}
