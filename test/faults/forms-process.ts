import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./serve-forms-forever.ts', import.meta.url));

/** A portal that takes forms, as a separate process over an embedded database. */
export interface FormsProcess {
  readonly child: ChildProcess;
  readonly address: string;
  /** From its start until it prints its address, ms. */
  readonly startMs: number;
}

export async function startForms(dataDir: string): Promise<FormsProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
    child.once('exit', () => reject(new Error(`the portal ended: ${complaint}`)));
  });
  return { child, address, startMs: performance.now() - startedAt };
}

/** The database's process; null if it does not run. */
export function findPostmaster(dataDir: string): number | null {
  const file = join(dataDir, 'database', 'cluster', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

/** Ends a process at once, like a power failure. */
export function endProcess(processId: number | null | undefined): void {
  try {
    if (processId) process.kill(processId, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
}
