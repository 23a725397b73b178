import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', '..', 'apps/portal/dist/main.js');
/** Clock ticks per second in /proc: 100 on every Linux that Node runs on. */
const TICKS = 100;
const MOST_SAID = 100_000;

/** What a process has cost so far. */
export interface ProcessCost {
  /** Of user and system, all threads. */
  readonly cpuSeconds: number;
  /** Most memory that it ever had, VmHWM. */
  readonly peakMegabytes: number;
}

/** The built portal in one or all of its roles, in its own process. */
export interface PortalRole {
  /** Resolves with the address, once it listens; never without the role `web`. */
  readonly origin: Promise<string>;
  /** The end of what it logged. */
  readonly said: () => string;
  readonly readCost: () => ProcessCost;
  /** Ends it in good order. */
  readonly stop: () => Promise<void>;
}

/** Cost of a process of Linux by its id. */
function readCost(pid: number): ProcessCost {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
    peakMegabytes: Number(peak ?? Number.NaN) / 1000,
  };
}

/**
 * Starts the portal, by default the built one of this checkout, with settings; an end that nobody asked for is thrown by
 * whoever waits for its address.
 */
export function startRole(
  settings: Readonly<Record<string, string>>,
  words: readonly string[] = [],
  main = MAIN,
): PortalRole {
  const env = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...settings };
  const child = spawn(process.execPath, [main, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  let said = '';
  const origin = new Promise<string>((resolve, reject) => {
    const hear = (text: string): void => {
      said = (said + text).slice(-MOST_SAID);
      const address = /"address":"(http:[^"]+)"/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.once('close', (code) => reject(new Error(`the portal ended with ${code}: ${said.slice(-2000)}`)));
  });
  // Awaited only where there are pages.
  origin.catch(() => undefined);
  return {
    origin,
    said: () => said,
    readCost: () => readCost(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
    },
  };
}
