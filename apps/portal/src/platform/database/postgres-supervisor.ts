import type { ChildProcess } from 'node:child_process';
import { describeError } from '@portal/domain/error/describe-error';
import { DatabaseError } from './database.ts';
import { type DatabaseAccess, findAccess, findPassword, makePassword, saveAccess } from './database-access.ts';
import { type DatabaseFolders, makeDatabaseFolders, reachPrograms } from './database-folders.ts';
import { makeCluster, removeUnfinishedClusters } from './make-cluster.ts';
import { findPostmasterId, isAlive, startPostgres } from './postgres-process.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { findPostgresUser, giveTreeTo } from './postgres-user.ts';
import { countOthers } from './server-claim.ts';

export interface SupervisorOptions {
  readonly dataDir: string;
  readonly programs: PostgresPrograms;
  readonly warn: (problem: string) => void;
  /** Further settings, such as `fsync=off` for tests. */
  readonly settings?: readonly string[];
}

/** Restarts an embedded PostgreSQL when it dies. */
export interface PostgresSupervisor {
  readonly access: DatabaseAccess;
  /** Creates, starts or adopts the database; resolves when it replies. Rejects with DatabaseError. */
  start(): Promise<void>;
  /** Shuts it down. */
  stop(): Promise<void>;
  /** Leaves it running for its other users. */
  leave(): void;
  /** Stops a database that this process started, even during start; an adopted one keeps running. */
  stopOwn(): Promise<void>;
  /** Removes leftovers of killed first starts; only with the claim. */
  removeLeftovers(): void;
}

const RETRY_MS = 300;
const ASK_MS = 25;
const WATCH_MS = 500;
const RELAUNCH_MS = 5000;
/** After a crash a large database replays its log first. */
const LONGEST_START_MS = 60_000;
const LONGEST_STOP_MS = 8000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
/** Null if it has ended: its id may have been reused. */
const findRunningId = (child: ChildProcess | null) => (child === null || hasEnded(child) ? null : (child.pid ?? null));

function prepareAccess(folders: DatabaseFolders): { access: DatabaseAccess; password: string } {
  const password = findPassword(folders.access) ?? makePassword();
  saveAccess(folders.access, folders.socket, password);
  const access = findAccess(folders.access);
  if (access === null) throw new DatabaseError(`${folders.access} cannot be written to`);
  return { access, password };
}

async function endProcess(processId: number): Promise<void> {
  const until = performance.now() + LONGEST_STOP_MS;
  // Fast shutdown: rolls back open transactions and flushes.
  if (isAlive(processId)) process.kill(processId, 'SIGINT');
  while (isAlive(processId) && performance.now() < until) await sleep(ASK_MS);
  if (isAlive(processId)) process.kill(processId, 'SIGQUIT');
}

/**
 * Calls `onEnd` once when PostgreSQL has ended. Watches its process id, because an earlier portal may have started
 * it.
 */
function watchPostgres(cluster: string, hasChildEnded: () => boolean, onEnd: () => void): NodeJS.Timeout {
  const processId = findPostmasterId(cluster);
  const watch = setInterval(() => {
    if (processId !== null && isAlive(processId) && !hasChildEnded()) return;
    clearInterval(watch);
    onEnd();
  }, WATCH_MS);
  return watch.unref();
}

interface Launch {
  readonly answers: () => Promise<boolean>;
  readonly isStopped: () => boolean;
  /** Whether the last launched server has ended. */
  readonly hasEnded: () => boolean;
  readonly launch: () => void;
  /** Named in the error if the server does not start. */
  readonly logFile: string;
}

/**
 * Launches the server, again if it ends, until it replies or is stopped. Throws DatabaseError after LONGEST_START_MS.
 */
async function launchUntilAnswer({ answers, isStopped, hasEnded, launch, logFile }: Launch): Promise<void> {
  const until = performance.now() + LONGEST_START_MS;
  if (!(await answers()) && !isStopped()) launch();
  while (!isStopped() && !(await answers())) {
    if (performance.now() > until) throw new DatabaseError(`the database does not start: ${logFile}`);
    if (hasEnded()) {
      await sleep(RETRY_MS);
      if (!(await answers()) && !isStopped()) launch();
    } else await sleep(ASK_MS);
  }
}

/** Retries indefinitely, for example until a full disk has space. */
async function relaunch(start: () => Promise<void>, isStopped: () => boolean, warn: (problem: string) => void) {
  try {
    await start();
  } catch (error) {
    warn(describeError(error));
    await sleep(RELAUNCH_MS);
    if (!isStopped()) await relaunch(start, isStopped, warn);
  }
}

/** Prepares the folders of an embedded database; starts with `start`. Throws DatabaseError. */
export function supervisePostgres({ dataDir, programs, warn, settings = [] }: SupervisorOptions): PostgresSupervisor {
  const user = findPostgresUser(dataDir);
  const folders = makeDatabaseFolders(dataDir, user);
  const { access, password } = prepareAccess(folders);
  let stopped = false;
  let child: ChildProcess | null = null;
  let watch: NodeJS.Timeout | null = null;
  // Without an orderly stop, as on a second signal, the launched server shuts down by itself.
  const endWithProcess = (): void => void child?.kill('SIGINT');
  const stopWatching = (): void => {
    stopped = true;
    if (watch !== null) clearInterval(watch);
  };
  const endServer = async (processId: number | null): Promise<void> => {
    if (processId !== null) await endProcess(processId);
    process.off('exit', endWithProcess);
  };

  const answers = async () => (await countOthers(access)) !== null;
  const hasChildEnded = () => child !== null && hasEnded(child);

  function launch(reachable: PostgresPrograms): void {
    // A cluster from an earlier version or a moved folder has another owner.
    giveTreeTo(user, folders.cluster);
    child = startPostgres(folders, reachable, user, settings);
    process.off('exit', endWithProcess).once('exit', endWithProcess);
    child.on('error', (error) => warn(`postgres does not run: ${error.message}`));
  }

  /** Until it replies: processes of a killed server must be gone before a new one can start. */
  async function launchUntilReady(): Promise<void> {
    const reachable = reachPrograms(programs, folders.base, user);
    await makeCluster(folders, reachable, user, password);
    // Stopped while the cluster was created: a server launched now would outlive the portal.
    if (stopped) return;
    await launchUntilAnswer({
      answers,
      isStopped: () => stopped,
      hasEnded: hasChildEnded,
      launch: () => launch(reachable),
      logFile: `${folders.access}/postgres.log`,
    });
    if (stopped) return;
    // A busy server left by an earlier portal replies late; our child found its lock file and has exited, which means
    // nothing.
    if (hasChildEnded()) child = null;
    watch = watchPostgres(folders.cluster, hasChildEnded, startAgain);
  }

  function startAgain(): void {
    if (stopped) return;
    warn('the database ended and is started again');
    void relaunch(launchUntilReady, () => stopped, warn);
  }

  let starting: Promise<void> = Promise.resolve();
  return {
    access,
    start: () => (starting = launchUntilReady()),
    async stopOwn() {
      stopWatching();
      await starting.catch(() => undefined);
      await endServer(findRunningId(child));
    },
    removeLeftovers: () => removeUnfinishedClusters(folders.base),
    async stop() {
      stopWatching();
      await endServer((await answers()) ? findPostmasterId(folders.cluster) : findRunningId(child));
    },
    leave() {
      stopWatching();
      child?.unref();
      process.off('exit', endWithProcess);
    },
  };
}
