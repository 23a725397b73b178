import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../build/build-all.ts';
import { waitFor } from './wait-for.ts';

export interface DemoPortal {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const PROGRAM = join(import.meta.dirname, '..', '..', 'apps', 'portal', 'dist', 'main.js');

/** The portal on a free port with its demo weather, in its own process and folder, both removed afterwards. */
export async function startDemoPortal(settings: Readonly<Record<string, string>> = {}): Promise<DemoPortal> {
  await buildAll();
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-demo-'));
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', DEMO: 'on', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { origin: await waitFor(child, /"address":"(http:[^"]+)"/), stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
