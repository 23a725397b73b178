import { BRAND } from '@portal/content/brand';
import { type EarlierForecastsQuery, readEarlierForecasts } from '@portal/forecast/archive/read-earlier-forecasts';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { watchStoredData } from '@portal/forecast/integrity/watch-stored-data';
import { openLightningStore } from '@portal/forecast/lightning/store/open-lightning-store';
import { openRadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { cleanUpRuns } from '@portal/forecast/runs/clean-up';
import { findExpectedRunAt } from '@portal/forecast/sources/schedule/cycles';
import { hasPublishedOnSchedule } from '@portal/forecast/sources/schedule/source-status';
import { SOURCE_OFFERS } from '@portal/forecast/sources/source-offers';
import { openBasemap } from '#features/basemap/open-basemap.ts';
import { openBulletins } from '#features/bulletins/open-bulletins.ts';
import { openCompany } from '#features/company/open-company.ts';
import { startLeads } from '#features/leads/start-leads.ts';
import { openNews } from '#features/news/open-news.ts';
import { createSkyReader } from '#features/nowcast/create-sky-reader.ts';
import { createNowcast, type Nowcast } from '#features/nowcast/service.ts';
import { createGeocoder } from '#features/places/geocoder/create-geocoder.ts';
import { openLiveAtlas } from '#features/places/open-live-atlas.ts';
import { createPlaces } from '#features/places/service.ts';
import { openSatelliteStore } from '#features/satellite/satellite-store.ts';
import { createSatellite, type Satellite } from '#features/satellite/service.ts';
import { openWarnings } from '#features/warnings/open-warnings.ts';
import { toPlaceRain } from '#features/weather/find-rain.ts';
import { createFrameFinder } from '#features/weather/map/frames/create-frame-finder.ts';
import type { WeatherNeeds } from '#features/weather/needs.ts';
import { createPlaceWeatherReader } from '#features/weather/place-weather-reader.ts';
import { createWeather } from '#features/weather/service.ts';
import { createSourceCoverage } from '#features/weather/source-coverage.ts';
import { createClock, systemClock } from '#platform/clock/clock.ts';
import { openServerDatabase } from '#platform/database/open-database.ts';
import type { Parts } from '#platform/http/health.ts';
import { stopServer } from '#platform/http/stop-server.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createPortalMetrics } from '#platform/metrics/portal-metrics.ts';
import { serveMetricsOnPort } from '#platform/metrics/serve-metrics.ts';
import { logCrash } from '#platform/process/log-crash.ts';
import { createProgress } from '#platform/process/progress.ts';
import { createStopper, type Stopper } from '#platform/process/stopper.ts';
import { tuneMemory } from '#platform/process/tune-memory.ts';
import { makeDataFolder } from '#platform/settings/make-data-folder.ts';
import { SettingError } from '#platform/settings/setting-error.ts';
import { createDemoSwitch, findNextDemoRunAt } from '#roles/ingest/demo-cycle.ts';
import { startKeepingRadar } from '#roles/ingest/radar-keeper.ts';
import { startKeepingSatellite } from '#roles/ingest/satellite-keeper.ts';
import { type IngestNeeds, startIngest } from '#roles/ingest/start-ingest.ts';
import { parseRoles } from '#roles/role-names.ts';
import { startSharingRuns } from '#roles/sharing/start-sharing-runs.ts';
import {
  createNextRunFinder,
  describeCurrentRun,
  describeStoredData,
  findLastPublish,
} from '#roles/web/current-run.ts';
import { listGauges } from '#roles/web/list-gauges.ts';
import { listRoutes } from '#roles/web/list-routes.ts';
import { loadPageRenderer } from '#roles/web/page-renderer.ts';
import { createStoredParts } from '#roles/web/parts/create-stored-parts.ts';
import { startWeb, type WebNeeds } from '#roles/web/start-web.ts';
import { type Config, listChosenSources, readConfig, toDatabaseOptions } from './config.ts';
import { listSettingWarnings } from './list-setting-warnings.ts';

const FINISH_REQUESTS_MS = 10_000;
const readTimer = (): number => performance.now();

/** How leads reach the sales people; null where one of the two settings is missing. */
function findSalesMail({ smtpUrl, salesEmail, mailFrom }: Config) {
  if (smtpUrl === null || salesEmail === null) return null;
  return { salesEmail, send: createMailer(smtpUrl, mailFrom ?? salesEmail) };
}

/** What visitors send by forms, dated by the machine's clock. */
function openLeads(
  stopper: Stopper,
  config: Config,
  deps: Pick<Parameters<typeof startLeads>[0], 'database' | 'ready' | 'warn'>,
) {
  const { leadsKeptMonths: retentionMonths } = config;
  const leads = startLeads({ ...deps, clock: systemClock.now, mail: findSalesMail(config), retentionMonths });
  stopper.onStop(leads.stop);
  return leads;
}

/** The terminal; where there is none, a line of the log for each text. */
function openScreen(log: IngestRoom['log']): Pick<NodeJS.WriteStream, 'isTTY'> & { write(text: string): unknown } {
  if (process.stdout.isTTY === true) return process.stdout;
  return { isTTY: false, write: (text) => log.info(text.trimEnd()) };
}

type IngestRoom = Pick<IngestNeeds, 'store' | 'clock' | 'log' | 'demo'>;

/** Resolves when there is a run to show. */
async function startIngestRole(stopper: Stopper, config: Config, shared: IngestRoom): Promise<void> {
  const onProgress = createProgress(openScreen(shared.log), 'Making the demo run');
  const { dataDir, clock: clockSetting } = config;
  const databaseUrl = config.blobStore === null ? null : config.databaseUrl;
  const sources = listChosenSources(config);
  const ingest = startIngest({ ...shared, dataDir, sources, clockSetting, databaseUrl, onProgress });
  stopper.onStop(ingest.stop);
  await ingest.ready;
  const {
    radarFolder: folder,
    radarAddress: address,
    radarMinutes,
    radarZr: zr,
    lightningFolder,
    demo,
    satellite,
  } = config;
  const common = { dataDir, demo, clock: clockSetting };
  const pulled = address === null ? null : { address, everyMinutes: radarMinutes };
  stopper.onStop(startKeepingRadar({ ...common, zr, folder, pulled, lightningFolder }, shared.log).stop);
  stopper.onStop(startKeepingSatellite({ ...common, source: satellite }, shared.log).stop);
}

/** Opens the database; the portal ends where it cannot be made ready. */
async function openDatabase(stopper: Stopper, config: Config, warn: (line: string) => void) {
  const database = await openServerDatabase({ ...toDatabaseOptions(config), warn });
  stopper.onStop(database.close);
  database.ready.catch((error: unknown) => endPortal(stopper, error));
  return database;
}

/** Cleans up, opens what is stored, and watches over it. */
async function openStore(stopper: Stopper, { dataDir, demo }: Config, now: number, warn: (line: string) => void) {
  const dropDemo = demo !== 'on' && hasPublishedOnSchedule(dataDir);
  const { problems } = await cleanUpRuns(dataDir, { now, dropDemo });
  for (const problem of problems) warn(problem);
  const store = openWeatherStore(dataDir);
  stopper.onStop(() => store.close());
  const watch = watchStoredData({ dataDir, store, onDamage: warn });
  stopper.onStop(watch.stop);
  return { store, storedData: () => describeStoredData(watch.problems()) };
}

function openPlaces(
  stopper: Stopper,
  { dataDir, geocoderUrl: url, geocoderRate }: Config,
  warn: (line: string) => void,
) {
  const atlas = openLiveAtlas(dataDir, warn);
  stopper.onStop(atlas.stop);
  const geocoder = url && createGeocoder({ url, perSecond: geocoderRate, nowMs: readTimer, warn });
  return { atlas, places: createPlaces(atlas.get, geocoder) };
}

/** Weather and nowcast read one course of rain: radar and sensors are read for the weather, which the nowcast tells. */
function openForecast({ dataDir, radarCredit, lightningCredit }: Config, known: Omit<WeatherNeeds, 'sky' | 'earlier'>) {
  const base = { ...known, earlier: (query: EarlierForecastsQuery) => readEarlierForecasts(dataDir, query) };
  const instruments = {
    radar: openRadarStore(dataDir, readTimer),
    lightning: openLightningStore(dataDir, readTimer),
  };
  const sky = createSkyReader({ ...base, ...instruments, radarCredit });
  const needs: WeatherNeeds = { ...base, sky };
  const readPlace = createPlaceWeatherReader(needs);
  const nowcast = createNowcast({
    ...base,
    ...instruments,
    credits: { radar: radarCredit, lightning: lightningCredit },
    readRain: (place) => toPlaceRain(readPlace(place, 'hours')),
  });
  return {
    needs,
    weather: createWeather(needs, readPlace),
    nowcast,
    skyVersion: sky.version,
    radar: instruments.radar,
  };
}

function openSatellite(
  { dataDir, satelliteCredit: credit, satelliteKind: kind }: Config,
  { clock, demo }: WeatherNeeds,
): Satellite {
  return createSatellite({ clock, demo, credit, kind, satellite: openSatelliteStore(dataDir, readTimer) });
}

function openGround({ basemap }: Config): ReturnType<typeof openBasemap> {
  try {
    return openBasemap(basemap);
  } catch (error) {
    throw new SettingError('BASEMAP_PMTILES', basemap.pmtiles ?? '', error instanceof Error ? error.message : '');
  }
}

type ServeFiles = NonNullable<WebNeeds['serveFiles']>;

const serveAll = (...parts: readonly ServeFiles[]): ServeFiles => {
  return (app, publicUrl) => {
    for (const serve of parts) serve(app, publicUrl);
  };
};

/** Frames of the map by their paths, of radar and of the model. */
function joinFrames({ findFrame, findPresentFrame, nextFrameAt }: Nowcast, needs: WeatherNeeds) {
  const findHour = createFrameFinder(needs);
  return { findFrame: (path: string) => findFrame(path) ?? findHour(path), findPresentFrame, nextFrameAt };
}

/** When the next run may be there, of the demonstration or of a source, and what the sources bring. */
function watchSources({ dataDir, sources }: Config, { store, demo, clock }: WeatherNeeds) {
  const nextRunAt = createNextRunFinder({
    findDemoRunAt: () => (demo() ? findNextDemoRunAt(store.listRuns(), clock()) : null),
    findSourceRunAt: () => findExpectedRunAt(dataDir, clock()),
    readTimer,
  });
  const offers = SOURCE_OFFERS.filter(({ name }) => sources.includes(name));
  return { nextRunAt, bringsAny: createSourceCoverage({ offers, listRuns: store.listRuns, demo }) };
}

type GaugeSources = Pick<Parameters<typeof listGauges>[0], 'radar' | 'clock' | 'database'>;

/** What `/readyz` names, and figures for a monitoring system where `METRICS_PORT` or `METRICS_TOKEN` is set. */
async function openOperations(stopper: Stopper, config: Config, known: Parts, needs: GaugeSources) {
  const parts = { ...known, ...createStoredParts({ ...config, ...needs }) };
  const { metricsPort: port, metricsToken: token } = config;
  if (port === null && token === null) return { parts };
  const figures = createPortalMetrics(parts, listGauges({ ...config, ...needs }));
  if (port !== null) {
    const server = await serveMetricsOnPort(figures, port);
    stopper.onStop(() => server.close());
  }
  return { parts, metrics: { figures, token } };
}

type ContentDeps = Omit<Parameters<typeof openNews>[0], 'folder' | 'viewClock'>;

/** What people and rules write: posts, the company, bulletins. */
async function openContent(config: Config, deps: ContentDeps, { weatherDays15 }: ReturnType<typeof createWeather>) {
  // People's data are dated and deleted by the machine's clock: a portal once run with CLOCK must not make them look old.
  const news = await openNews({ ...deps, folder: config.newsDir, viewClock: systemClock.now });
  const company = await openCompany({ ...deps, folder: config.contentDir });
  const bulletins = openBulletins({ ...config, ...deps, findDays: weatherDays15 });
  const contentVersion = () => `${news.version()}-${company.version()}-${bulletins.version()}`;
  return { news, company, bulletins, contentVersion };
}

async function runPortal(stopper: Stopper): Promise<void> {
  tuneMemory();
  const config = readConfig(process.env);
  const roles = parseRoles(process.argv.slice(2));
  const log = createLog({ readable: process.stdout.isTTY === true && !config.production });
  const clock = createClock(config.clock);
  logCrash(log);

  const { ground, serveFiles: serveGround } = openGround(config);
  makeDataFolder('DATA_DIR', config.dataDir);
  stopper.onStop(() => log.info('stopped'));
  const warn = (problem: string): void => log.warn(problem);
  for (const line of listSettingWarnings(config)) warn(line);
  const database = roles.has('web') ? await openDatabase(stopper, config, warn) : null;

  const { store, storedData } = await openStore(stopper, config, clock.now(), warn);
  stopper.onStop(startSharingRuns(config, log).stop);

  const demo = createDemoSwitch(config.demo, () => hasPublishedOnSchedule(config.dataDir));
  if (roles.has('ingest')) await startIngestRole(stopper, config, { store, clock, log, demo });
  if (database === null) return log.info('running without the role web');
  const { atlas, places } = openPlaces(stopper, config, warn);
  const shared = { clock: clock.now, places, warn, onStop: stopper.onStop };
  const warnings = openWarnings({ ...config, ...database, ...shared });
  const base = { store, places, clock: clock.now, demo, warnings: warnings.listKnownFor };
  const { needs, weather, nowcast, skyVersion, radar } = openForecast(config, base);
  const satellite = openSatellite(config, needs);
  const { news, company, bulletins, contentVersion } = await openContent(config, { ...database, ...shared }, weather);
  const limitClock = createClock(config.clock && { ...config.clock, stands: false });
  const leads = openLeads(stopper, config, { ...database, warn });
  const currentRun = () => describeCurrentRun(store, clock.now(), demo());
  const known = { database: database.describe, currentRun, storedData };
  const operations = await openOperations(stopper, config, known, { radar, clock: clock.now, ...database });

  const { app, address } = await startWeb({
    ...config,
    log,
    clock,
    limitClock,
    version: () => `${store.version()}${demo() ? '-demo' : ''}-${atlas.version()}-${contentVersion()}`,
    ...watchSources(config, needs),
    lastRunAt: () => findLastPublish(store),
    pagePlaces: places.pagePlaces,
    warnings,
    routes: [...listRoutes({ places, weather, news: news.calls, nowcast, satellite }), ...bulletins.routes],
    ground,
    ...joinFrames(nowcast, needs),
    frameVersion: () => `${skyVersion()}-${satellite.version()}`,
    leads,
    renderer: await loadPageRenderer(),
    ...news.web,
    company: company.get,
    serveFiles: serveAll(
      news.web.serveFiles,
      company.serveFiles,
      satellite.serveFiles,
      warnings.serveFiles,
      serveGround,
    ),
    ...operations,
  });
  stopper.onStop(() => stopServer(app, FINISH_REQUESTS_MS));
  stopper.onStop(() => log.info('stopping'));
  if (process.stdout.isTTY === true) process.stdout.write(`${BRAND.name}: ${address}\n`);
  else log.info({ address }, `${BRAND.name} is listening`);
}

/** One line for what a person can mend; the whole of anything else is a bug. */
function endPortal(stopper: Stopper, error: unknown): void {
  if (stopper.isStopping()) return;
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  void stopper.stop(error instanceof SettingError ? 2 : 1);
}

const stopper = createStopper();
runPortal(stopper).catch((error: unknown) => endPortal(stopper, error));
