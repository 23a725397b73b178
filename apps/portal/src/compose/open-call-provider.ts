import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type CallProvider, openCallProvider } from '#platform/call-provider/call-provider.ts';
import { type CallSandbox, createCallSandbox } from '#platform/sandbox/calls/call-sandbox.ts';
import { type Config, isTriedOut } from '../config.ts';

export interface CallProviders {
  /** Null: not configured, and the portal is public. */
  readonly provider: CallProvider | null;
  /** Simulated provider; null if there is a real one, or the portal is public. */
  readonly sandbox: CallSandbox | null;
  readonly connect: (address: string) => void;
}

/** Placeholder until the sandbox is served: nothing listens on this port. */
const NOWHERE = 'http://127.0.0.1:9';

/** Opens the configured provider, else the sandbox on a portal that is not public. */
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
