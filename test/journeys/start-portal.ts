import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOURNEY_SERVER } from '@portal/testing/database/empty-database';
import { endDatabase, removeDatabase } from '@portal/testing/database/end-database';
import { openTestDatabase } from '@portal/testing/database/test-database';
import { copyDemoData } from '@portal/testing/demo/copy-demo-data';
import { findCompiledCode } from '@portal/testing/demo/demo-folder';

const ROOT = join(import.meta.dirname, '..', '..');
const TIMEOUT_MS = 400_000;
const MOST_OUTPUT = 20_000;

/** False while the pages have not been built: `npm test` builds them first. */
export const PAGES_ARE_BUILT = existsSync(join(ROOT, 'packages/web/dist/server/entry-server.js'));

export interface RunningPortal {
  readonly origin: string;
  /** The folder of all its data. */
  readonly dataDir: string;
  /** Settings with which a command works on the same folder and database. */
  readonly commandSettings: Readonly<Record<string, string>>;
  /** Ends it, and takes its own folder away once nobody writes there any more. */
  readonly stop: () => Promise<void>;
  /** Lets connections be made and answers none. */
  readonly pause: () => void;
  readonly resume: () => void;
}

const AFTERNOON = '2026-11-21T14:20:00+07:00!';

interface StartedPortal extends Omit<RunningPortal, 'commandSettings'> {
  /** Ends it in good order, its database too. */
  readonly finish: () => Promise<void>;
}

async function launch(dataDir: string, settings: Readonly<Record<string, string>>): Promise<StartedPortal> {
  const chosen = { PORT: '0', DEMO: 'on', CLOCK: AFTERNOON, ...settings, DATA_DIR: dataDir };
  const env = { PATH: process.env.PATH, ...findCompiledCode(), ...chosen };
  const hasDemoRadar = env.DEMO === 'on' && !existsSync(join(dataDir, 'radar'));
  const child = spawn(process.execPath, [join(ROOT, 'apps/portal/dist/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let said = '';
  let isEnded = false;
  const stop = async (): Promise<void> => {
    isEnded = true;
    child.kill('SIGKILL');
    await closed;
    await endDatabase(dataDir);
  };
  const finish = async (): Promise<void> => {
    isEnded = true;
    child.kill('SIGTERM');
    await closed;
  };
  const origin = await new Promise<string>((resolve, reject) => {
    let address: string | undefined;
    const listen = (text: string): void => {
      said = (said + text).slice(-MOST_OUTPUT);
      address ??= /"address":"(http:[^"]+)"/.exec(said)?.[1];
      // Weather read before the first radar frame is there is other weather than a moment later.
      if (address !== undefined && (!hasDemoRadar || said.includes('"nowcast made"'))) resolve(address);
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.on('close', (code) => {
      reject(new Error(`the portal ended with ${code}: ${said}`));
      // After the start nobody awaits this: what the journey then sees is a refused connection.
      if (!isEnded) process.stderr.write(`the portal ended with ${code}: ${said}\n`);
    });
    setTimeout(() => reject(new Error(`not ready in time: ${said}`)), TIMEOUT_MS).unref();
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin, dataDir, stop, finish, pause: () => child.kill('SIGSTOP'), resume: () => child.kill('SIGCONT') };
}

async function makeDemoData(dataDir: string, clock: string): Promise<void> {
  await (await launch(dataDir, { CLOCK: clock })).finish();
  await removeDatabase(dataDir);
}

const NO_DATABASE = { settings: {}, close: async () => undefined } as const;

/**
 * A database on the server of this run of tests: making a cluster of its own is a third of a portal's start. Where the tests
 * run without one, or a journey brings a folder of its own, the portal has the bundled one.
 */
async function openJourneyDatabase() {
  const url = process.env[JOURNEY_SERVER];
  if (url === undefined) return NO_DATABASE;
  const database = await openTestDatabase({ url });
  return { settings: { DATABASE_URL: database.url }, close: database.close };
}

/**
 * The portal itself on a free local port with its demo weather and radar, the clock standing at two in the afternoon.
 * Without a `DATA_DIR` it starts on a copy of demo data that one portal of this run of tests made.
 */
export async function startPortal(settings: Readonly<Record<string, string>> = {}): Promise<RunningPortal> {
  const own = mkdtempSync(join(tmpdir(), 'troi-viet-journey-'));
  const remove = async (): Promise<void> => {
    await removeDatabase(own);
    rmSync(own, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const isPlainDemo = settings.DATA_DIR === undefined && (settings.DEMO ?? 'on') === 'on';
    // A clock that runs begins with the same weather as one that stands.
    const madeAt = (settings.CLOCK ?? AFTERNOON).replace(/!?$/, '!');
    if (isPlainDemo) await copyDemoData(own, madeAt, makeDemoData);
    const dataDir = settings.DATA_DIR ?? own;
    const database = settings.DATA_DIR === undefined ? await openJourneyDatabase() : NO_DATABASE;
    const portal = await launch(dataDir, { ...database.settings, ...settings }).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    return {
      ...portal,
      commandSettings: { ...database.settings, DATA_DIR: dataDir },
      async stop() {
        await portal.stop();
        await database.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
