import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxAccounts } from './payment-sandbox.ts';

/** Where a running portal plays gateways, with the secrets that it made up. */
export interface PlayedGateways {
  readonly address: string;
  readonly accounts: SandboxAccounts;
}

const toPath = (dataDir: string): string => join(dataDir, 'sandbox.json');

/** Tells other processes of this folder where the gateways are played; only its owner reads it. Returns how it is taken back. */
export function announceGateways(dataDir: string, played: PlayedGateways): () => void {
  const path = toPath(dataDir);
  const beside = `${path}.${process.pid}.new`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(beside, `${JSON.stringify(played)}\n`, { mode: 0o600 });
  renameSync(beside, path);
  return () => {
    // Another portal may have begun meanwhile.
    if (findPlayedGateways(dataDir)?.address === played.address) rmSync(path, { force: true });
  };
}

/** The gateways that a portal of this folder plays; null where none was started. */
export function findPlayedGateways(dataDir: string): PlayedGateways | null {
  const path = toPath(dataDir);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
