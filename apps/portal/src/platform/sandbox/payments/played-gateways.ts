import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxAccounts } from './payment-sandbox.ts';

/** Address and secrets of a portal's simulated gateways. */
export interface PlayedGateways {
  readonly address: string;
  readonly accounts: SandboxAccounts;
}

const toPath = (dataDir: string): string => join(dataDir, 'sandbox.json');

/**
 * Announces the simulated gateways to other processes of the folder, in a file readable by the owner only. Returns a
 * function that removes it.
 */
export function announceGateways(dataDir: string, played: PlayedGateways): () => void {
  const path = toPath(dataDir);
  const beside = `${path}.${process.pid}.new`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(beside, `${JSON.stringify(played)}\n`, { mode: 0o600 });
  renameSync(beside, path);
  return () => {
    // Another portal may have started meanwhile.
    if (findPlayedGateways(dataDir)?.address === played.address) rmSync(path, { force: true });
  };
}

/** The gateways simulated by a portal of this folder; null: none. */
export function findPlayedGateways(dataDir: string): PlayedGateways | null {
  const path = toPath(dataDir);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
