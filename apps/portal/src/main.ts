import { hostname } from 'node:os';
import { join } from 'node:path';
import { BRAND } from '@portal/content/brand';
import { describeError } from '@portal/domain/error/describe-error';
import { openRadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { hasPublishedOnSchedule } from '@portal/forecast/sources/schedule/source-status';
import type { PageRenderer } from '@portal/web/server';
import { openBasemap } from '#features/basemap/open-basemap.ts';
import { openSharedStore, refuseUnusable } from '#platform/blob-store/open-shared-store.ts';
import { createClock, systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import { drainServer, stopServer } from '#platform/http/stop-server.ts';
import type { Job } from '#platform/jobs/job.ts';
import { createLog, type Log, type LogOrigin } from '#platform/log/create-log.ts';
import { countWork } from '#platform/metrics/work-counters.ts';
import { limitMemory } from '#platform/process/limit-memory.ts';
import { logCrash } from '#platform/process/log-crash.ts';
import { lowerPriority } from '#platform/process/lower-priority.ts';
import { createStopper, type Stopper } from '#platform/process/stopper.ts';
import { tuneMemory } from '#platform/process/tune-memory.ts';
import { createLeaseStore } from '#platform/rate-limit/lease-store.ts';
import { makeDataFolder } from '#platform/settings/make-data-folder.ts';
import { SettingError } from '#platform/settings/setting-error.ts';
import { createDemoSwitch } from '#roles/ingest/demo-cycle.ts';
import { parseRoles } from '#roles/role-names.ts';
import { startSharing } from '#roles/sharing/start-sharing.ts';
import { describeCurrentRun, findLastPublish } from '#roles/web/current-run.ts';
import { startWeb, type Web } from '#roles/web/start-web.ts';
import { createWarming, listFirstPages } from '#roles/web/warm-pages.ts';
import { makeBackupJob } from '#roles/worker/backup-job.ts';
import { startWorker } from '#roles/worker/start-worker.ts';
import { openCallProviders } from './compose/open-call-provider.ts';
import { openChannels } from './compose/open-channels.ts';
import { type Opening, openDatabase, openRuns } from './compose/open-data.ts';
import { openFeatures, toOrigin } from './compose/open-features.ts';
import { openGateways } from './compose/open-gateways.ts';
import { openOperations } from './compose/open-operations.ts';
import { openSenders } from './compose/open-senders.ts';
import { openServiceStatus } from './compose/open-service-status.ts';
import { startIngestRole } from './compose/start-ingest-role.ts';
import { startLocalServer } from './compose/start-local-server.ts';
import { type Config, readConfig, VERSION } from './config.ts';
import { listSettingWarnings } from './list-setting-warnings.ts';

const FINISH_REQUESTS_MS = 10_000;

function openGround({ basemap }: Config): ReturnType<typeof openBasemap> {
  try {
    return openBasemap(basemap);
  } catch (error) {
    throw new SettingError('BASEMAP_PMTILES', basemap.pmtiles ?? '', describeError(error));
  }
}

/** Loads the built server entry. Throws if the pages are not built. */
async function loadPageRenderer(): Promise<PageRenderer> {
  try {
    return (await import('@portal/web/server')).pageRenderer;
  } catch (cause) {
    throw new Error('the pages are not built: run npm run build', { cause });
  }
}

/** Opens all external providers, or simulates missing ones. */
function openPartners(
  config: Config,
  { plays, ...needs }: Pick<Parameters<typeof openChannels>[1], 'database' | 'warn'> & { readonly plays: boolean },
) {
  const clock = systemClock.now;
  const senders = openSenders(config, clock);
  return {
    senders,
    gateways: openGateways(config, clock, { plays }),
    channels: openChannels(config, { ...needs, senders, clock }),
    calls: openCallProviders(config, clock),
  };
}

/** Sends traces if a collector is set; only then is their library loaded. */
async function openTracing({ tracing }: Config, stopper: Stopper, origin: LogOrigin, log: Log) {
  if (tracing === null) return undefined;
  const { sendTraces } = await import('#platform/opentelemetry/send-traces.ts');
  const traces = sendTraces(tracing, origin, log);
  stopper.onStop(traces.stop);
  return traces;
}

/** Limits the process, opens its log and traces, which name host, roles and version. */
async function prepareProcess(config: Config, roles: ReturnType<typeof parseRoles>, stopper: Stopper) {
  const { memoryMb, production } = config;
  limitMemory(memoryMb, process.env);
  tuneMemory(memoryMb);
  if (!roles.has('web')) lowerPriority();
  const role = [...roles].join(',');
  const origin = { host: hostname(), role, version: VERSION };
  const log = createLog({ readable: process.stdout.isTTY === true && !production, origin });
  logCrash(log);
  return { role, log, tracing: await openTracing(config, stopper, origin, log) };
}

/** On a stop: serves on for a while if so set, then accepts no more and finishes what runs. */
function endWithoutLoss(stopper: Stopper, app: Web['app'], { drainSeconds }: Config, log: Log): void {
  stopper.onStop(() => stopServer(app, FINISH_REQUESTS_MS));
  stopper.onStop(() => log.info('stopping'));
  if (drainSeconds === 0) return;
  stopper.onDrain(() => {
    log.info(`draining for ${drainSeconds} s`);
    return drainServer(app, drainSeconds * 1000);
  });
}

/** Says where the portal listens, to people at a terminal without a log line around it. */
function announce(address: string, { host }: Config, log: Log): void {
  if (process.stdout.isTTY === true) process.stdout.write(`${BRAND.name}: ${address}\n`);
  else log.info({ address, listensOn: host }, `${BRAND.name} is listening`);
}

type Operating = Omit<Parameters<typeof openOperations>[1], 'radar' | 'database'>;

/** The role `ingest` alone. */
async function runWithoutDatabase(opening: Opening, operating: Operating, log: Log): Promise<void> {
  const radar = openRadarStore(opening.config.dataDir, () => performance.now());
  await openOperations(opening, { ...operating, radar, database: null });
  log.info('running without the role web');
}

function listBackupJobs({ backups: settings, blobStore }: Config, database: Database): readonly Job[] {
  const blobs = blobStore === null ? null : openSharedStore(blobStore, { leases: null }).blobs;
  return settings === null ? [] : [makeBackupJob({ database, settings, blobs, clock: systemClock.now })];
}

async function runPortal(stopper: Stopper): Promise<void> {
  const config = readConfig(process.env);
  const roles = parseRoles(process.argv.slice(2));
  const { role, log, tracing } = await prepareProcess(config, roles, stopper);
  const clock = createClock(config.clock);

  const basemap = openGround(config);
  makeDataFolder('DATA_DIR', config.dataDir);
  await refuseUnusable(config.blobStore, config.databaseUrl !== null);
  stopper.onStop(() => log.info('stopped'));
  const warn = (problem: string): void => log.warn(problem);
  for (const line of listSettingWarnings(config)) warn(line);
  const opening = { config, stopper, warn };
  const work = countWork();
  const database =
    roles.has('web') || roles.has('worker') ? await openDatabase(opening, (error) => endPortal(stopper, error)) : null;
  const { store, describeStored } = await openRuns(opening, clock.now());
  stopper.onStop(startSharing(config, log).stop);

  const demo = createDemoSwitch(config.demo, () => hasPublishedOnSchedule(config.dataDir));
  if (roles.has('ingest')) await startIngestRole(opening, { store, clock, log, demo });
  const currentRun = () => describeCurrentRun(store, clock.now(), demo());
  const warming = createWarming(config.production && roles.has('web'));
  const operating = {
    ...{ role, work, clock: clock.now },
    runs: { currentRun, storedData: describeStored, pages: warming.describe },
  };
  if (database === null) return runWithoutDatabase(opening, operating, log);

  const partners = openPartners(config, { ...database, warn, plays: roles.has('web') });
  const { gateways, ...others } = partners;
  const opened = await openFeatures({ config, ...database, store, demo, clock, warn, ...others, ...gateways });
  const status = openServiceStatus(config, { ...database, clock, servesPages: roles.has('web') });
  const features: readonly Feature[] = [basemap, ...opened.features, status];
  for (const { stop } of features) if (stop !== undefined) stopper.onStop(stop);
  await Promise.all(features.map(({ start }) => start?.()));
  if (roles.has('worker')) {
    const jobs = [...features.flatMap((feature) => feature.jobs ?? []), ...listBackupJobs(config, database.database)];
    stopper.onStop(startWorker({ ...database, jobs, clock: systemClock.now, warn }).stop);
  }
  const operations = await openOperations(opening, { ...operating, radar: opened.radar, database });
  const serveSandbox = (portal: string) =>
    startLocalServer(opening, { ...partners, sends: roles.has('worker'), portal, log });
  if (!roles.has('web')) {
    await serveSandbox(toOrigin(config));
    return log.info('running without the role web');
  }

  const { app, address } = await startWeb({
    ...config,
    ...opened.web,
    ...operations,
    tracing,
    log,
    clock,
    limitClock: createClock(config.clock && { ...config.clock, stands: false }),
    limitLeases: createLeaseStore(database.database),
    features,
    ground: basemap.ground,
    lastRunAt: () => findLastPublish(store),
    renderer: await loadPageRenderer(),
    retainedFiles: join(config.dataDir, 'assets'),
  });
  status.noteAddress(address);
  endWithoutLoss(stopper, app, config, log);
  announce(address, config, log);
  const firstPages = listFirstPages(opened.web.pagePlaces());
  warming.warm(app, firstPages, database.ready).catch((error) => warn(describeError(error)));
  // After the portal's own address, because scripts that start the portal read the first one.
  await serveSandbox(address);
}

/** Logs one line for problems that an operator can solve, and everything of a bug. */
function endPortal(stopper: Stopper, error: unknown): void {
  if (stopper.isStopping()) return;
  process.stderr.write(`${describeError(error)}\n`);
  void stopper.stop(error instanceof SettingError ? 2 : 1);
}

const stopper = createStopper();
runPortal(stopper).catch((error: unknown) => endPortal(stopper, error));
