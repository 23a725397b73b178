import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../measure/project.ts';

/** A portal in its own process, on a free port. */
export interface PortalProcess {
  readonly address: string;
  readonly pid: number;
  /** CPU time of the process so far, user and system, all threads: milliseconds. */
  readonly cpuMs: () => number;
  /** Resolves when the program prints a text from now on. */
  readonly says: (text: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Clock ticks per second in /proc: 100 on every Linux that Node runs on. */
const TICKS = 100;

function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

function waitForAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: unknown): void => {
      said += String(chunk);
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code}: ${said}`)));
  });
}

function waitForText(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const hear = (chunk: unknown): void => {
      if (!String(chunk).includes(text)) return;
      child.stdout?.off('data', hear);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code} before it said “${text}”`)));
  });
}

/** Starts a program with settings and waits until it prints its address. */
export async function startProgram(
  program: string,
  settings: Readonly<Record<string, string>>,
  words: readonly string[] = [],
): Promise<PortalProcess> {
  const child = spawn(process.execPath, [join(ROOT, program), ...words], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await waitForAddress(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    address,
    pid: child.pid ?? 0,
    cpuMs: () => readCpuMs(child.pid ?? 0),
    says: (text) => waitForText(child, text),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const POLL_MS = 500;
/** CPU share of an idle portal during one poll. */
const IDLE_SHARE = 0.04;
const LONGEST_MS = 60_000;

/**
 * Waits until a portal has finished its startup work (radar, bulletins), which would otherwise count as cost of
 * requests.
 */
export async function untilIdle({ cpuMs }: PortalProcess): Promise<void> {
  for (let waited = 0; waited < LONGEST_MS; waited += POLL_MS) {
    const before = cpuMs();
    await sleep(POLL_MS);
    if (cpuMs() - before <= POLL_MS * IDLE_SHARE) return;
  }
}
