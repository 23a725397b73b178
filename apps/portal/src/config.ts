import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEAD_RETENTION_MONTHS } from '@portal/domain/lead/lead';
import { LEARNED_PARTS, type LearnedPart } from '@portal/forecast/learning/open-learned';
import type { ZrRelation } from '@portal/forecast/radar/zr-relation';
import { FEEDS, type FeedName } from '@portal/forecast/sources/feeds.table';
import { findSourceOffer, RECOMMENDED_SOURCES, SOURCE_OFFERS } from '@portal/forecast/sources/registry';
import { type BackupSettings, readBackupSettings } from '#platform/settings/backup-settings.ts';
import { type BlobStoreSetting, readBlobStoreSetting } from '#platform/settings/blob-store-setting.ts';
import { type CallSettings, readCallSettings } from '#platform/settings/call-settings.ts';
import { type ChannelSettings, readChannelSettings } from '#platform/settings/channel-settings.ts';
import { type GatewaySettings, readGatewaySettings } from '#platform/settings/gateway-settings.ts';
import { type MapServiceSettings, readMapServiceSettings } from '#platform/settings/map-service-settings.ts';
import {
  isLoopbackHost,
  parseAddress,
  parseDatabaseUrl,
  parseEmail,
  parseHost,
  parsePublicUrl,
  parseSmtpUrl,
  parseTileAddress,
  parseTimedAddress,
  parseTrustProxy,
  type TrustProxy,
} from '#platform/settings/parse-addresses.ts';
import {
  type Bounds,
  type ClockSetting,
  parseBounds,
  parseClock,
  parseDrain,
  parseFolder,
  parseKey,
  parseLine,
  parseLogEvery,
  parseMemory,
  parseMinutes,
  parsePort,
  parseZr,
} from '#platform/settings/parse-values.ts';
import type { Read } from '#platform/settings/read-together.ts';
import { SettingError } from '#platform/settings/setting-error.ts';
import { readTracingSettings, type TracingSettings } from '#platform/settings/tracing-settings.ts';

type DemoSetting = 'auto' | 'on' | 'off';

/** The validated settings. */
export interface Config extends MapServiceSettings {
  readonly port: number;
  readonly host: string;
  /** Null: the listening address. */
  readonly publicUrl: string | null;
  /** Origin for status probes; null: where this process listens, or `publicUrl` if it serves no pages. */
  readonly statusProbeUrl: string | null;
  readonly trustProxy: TrustProxy;
  readonly dataDir: string;
  /** PostgreSQL 15 or newer; null: bundled, in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Daily backups; null: none. */
  readonly backups: BackupSettings | null;
  /** Shared by several hosts; null: a single host. A bucket's secret is never printed. */
  readonly blobStore: BlobStoreSetting | null;
  /** Folder of the editors' posts; it need not exist. */
  readonly newsDir: string;
  readonly contentDir: string;
  /** Folder of official warnings; it need not exist. */
  readonly warningsDir: string;
  /** Folder of radar files; null: the demonstration's radar, or none. */
  readonly radarFolder: string | null;
  /** URL of radar frames; null: none. */
  readonly radarAddress: string | null;
  /** Minutes between frames of `radarAddress`. */
  readonly radarMinutes: number;
  /** Z–R relation of the operator's radar. */
  readonly radarZr: ZrRelation;
  /** Required credit of the operator's radar; null: none. */
  readonly radarCredit: string | null;
  /** Folder of lightning strokes; null: none. */
  readonly lightningFolder: string | null;
  /** Required credit of the operator's lightning data; null: none. */
  readonly lightningCredit: string | null;
  /** Folder of METAR, SYNOP and station tables; null: none. */
  readonly observationsFolder: string | null;
  /** The operator's satellite images; null: the demonstration's, or none. */
  readonly satellite: SatelliteSetting | null;
  /** Required credit of the operator's satellite images; null: none. */
  readonly satelliteCredit: string | null;
  /** Channel of the images; null: not stated. */
  readonly satelliteKind: 'infrared' | 'visible' | null;
  /** The operator's base map; empty: the portal's own only. */
  readonly basemap: BasemapSetting;
  /** Learned corrections to apply. */
  readonly learning: ReadonlySet<LearnedPart>;
  /** `auto` only if neither source nor radar is configured. */
  readonly demo: DemoSetting;
  /** Null: the machine clock. */
  readonly clock: ClockSetting | null;
  /** Mail server; null: no e-mail. Never printed. */
  readonly smtpUrl: string | null;
  /** Sender of e-mails; null: `salesEmail`. */
  readonly mailFrom: string | null;
  /** Port of the sandbox's inbox on 127.0.0.1; 0: any free port. */
  readonly inboxPort: number;
  /** Recipient of leads; null: not e-mailed. */
  readonly salesEmail: string | null;
  readonly leadRetentionMonths: number;
  /** Accounts at payment gateways. Never printed. */
  readonly gateways: GatewaySettings;
  /** Providers of alerts. Never printed. */
  readonly channels: ChannelSettings;
  readonly calls: CallSettings | null;
  /** Seconds that a stopping process goes on serving while it reports not to be ready. */
  readonly drainSeconds: number;
  /** Memory limit in megabytes, without PostgreSQL; null: no limit. */
  readonly memoryMb: number | null;
  readonly production: boolean;
  /** One of so many request lines is logged; those of failures always are. */
  readonly logEvery: number;
  /** Port of `/metrics` and health of any role; null: none. */
  readonly metricsPort: number | null;
  /** Address that `metricsPort` listens on. */
  readonly metricsHost: string;
  /** Token for `/metrics` on the portal's own port; null: not served there. Never printed. */
  readonly metricsToken: string | null;
  /** Traces of requests and jobs; null: none are sent. */
  readonly tracing: TracingSettings | null;
  /** Sources of model runs. */
  readonly sources: readonly string[];
  /** URL per chosen feed; null if it is not chosen. */
  readonly feeds: Readonly<Record<FeedName, string | null>>;
  /** URL per source; null if it has no public one and none is set. */
  readonly sourceAddresses: Readonly<Record<string, string | null>>;
  /** Key per source; null: not set. Never printed. */
  readonly sourceKeys: Readonly<Record<string, string | null>>;
}

/** Source (`folder`, `address` or both) and projection of satellite images. */
interface SatelliteSetting {
  readonly folder: string | null;
  readonly address: string | null;
  readonly bounds: Bounds;
  readonly projection: 'degrees' | 'mercator';
  readonly everyMinutes: number;
}

/** At most one of a file and a tile URL, which needs a credit. */
interface BasemapSetting {
  readonly pmtiles: string | null;
  readonly tilesUrl: string | null;
  readonly credit: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MOST_MONTHS = 120;
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** Version of the program. */
export const VERSION: string = JSON.parse(readFileSync(resolve(PROJECT, 'package.json'), 'utf8')).version;
const MIGRATIONS = resolve(PROJECT, 'apps/portal/migrations');

function parseDemo(setting: string, value: string): DemoSetting {
  if (value === 'auto' || value === 'on' || value === 'off') return value;
  throw new SettingError(setting, value, 'is not one of auto, on, off');
}

function listRecommended(keys: Readonly<Record<string, string | null>>): string[] {
  const { always, withKey } = RECOMMENDED_SOURCES;
  return [...always, ...withKey.filter((name) => (keys[name] ?? null) !== null)];
}

function parseSources(setting: string, value: string, keys: Readonly<Record<string, string | null>>): string[] {
  if (value === 'none') return [];
  if (value === 'recommended') return listRecommended(keys);
  const names = [...new Set(value.split(',').map((name) => name.trim()))];
  if (names.every((name) => findSourceOffer(name) !== null || FEEDS.some((feed) => feed.name === name))) return names;
  const known = [...SOURCE_OFFERS, ...FEEDS].map(({ name }) => name).join(', ');
  throw new SettingError(setting, value, `is not "none", "recommended" or a list of sources (${known})`);
}

function parseLearning(setting: string, value: string): ReadonlySet<LearnedPart> {
  if (value === 'off') return new Set();
  const names = value.split(',').map((name) => name.trim());
  const parts = LEARNED_PARTS.filter((part) => names.includes(part));
  if (names.every((name) => parts.some((part) => part === name))) return new Set(parts);
  throw new SettingError(setting, value, `is not "off" or a list of ${LEARNED_PARTS.join(', ')}`);
}

function parseProjection(setting: string, value: string): SatelliteSetting['projection'] {
  if (value === 'degrees' || value === 'mercator') return value;
  throw new SettingError(setting, value, 'is not one of degrees, mercator');
}

function parseImageKind(setting: string, value: string): 'infrared' | 'visible' {
  if (value === 'infrared' || value === 'visible') return value;
  throw new SettingError(setting, value, 'is not one of infrared, visible');
}

function parseMonths(setting: string, value: string): number {
  const months = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (months >= 1 && months <= MOST_MONTHS) return months;
  throw new SettingError(setting, value, `is not a number of months (1–${MOST_MONTHS})`);
}

/** `SOURCE_ECMWF_ENS_URL` for `ecmwf-ens`, `SOURCE_FOLDER_PATH` for `folder`. */
export function nameAddressSetting({
  name,
  reachedBy,
}: {
  readonly name: string;
  readonly reachedBy?: 'url' | 'folder';
}): string {
  return `SOURCE_${name.toUpperCase().replaceAll('-', '_')}_${reachedBy === 'folder' ? 'PATH' : 'URL'}`;
}

interface ChosenSource {
  readonly name: string;
  readonly address: string;
  readonly key: string | null;
}

/** The configured sources with their addresses. Throws SettingError for one without. */
export function listChosenSources({ sources, sourceAddresses, sourceKeys }: Config): ChosenSource[] {
  return SOURCE_OFFERS.filter(({ name }) => sources.includes(name)).map((offer) => {
    const address = sourceAddresses[offer.name] ?? null;
    if (address !== null) return { name: offer.name, address, key: sourceKeys[offer.name] ?? null };
    throw new SettingError('SOURCES', sources.join(','), `needs ${nameAddressSetting(offer)} for ${offer.name}`);
  });
}

/** Null if neither folder nor address is set. Throws SettingError without bounds. */
function readSatellite(read: Read): SatelliteSetting | null {
  const folder = read('SATELLITE_PATH', parseFolder, null);
  const address = read('SOURCE_SATELLITE_URL', parseTimedAddress, null);
  const bounds = read('SATELLITE_BOUNDS', parseBounds, null);
  const projection = read('SATELLITE_PROJECTION', parseProjection, 'degrees');
  const everyMinutes = read('SATELLITE_MINUTES', parseMinutes, 10);
  if (folder === null && address === null) return null;
  if (bounds === null)
    throw new SettingError('SATELLITE_BOUNDS', '', 'is required with satellite images: south,west,north,east');
  return { folder, address, bounds, projection, everyMinutes };
}

/** Throws SettingError for contradictory settings or a missing credit. */
function readBasemap(read: Read): BasemapSetting {
  const pmtiles = read('BASEMAP_PMTILES', parseFolder, null);
  const tilesUrl = read('BASEMAP_TILES_URL', parseTileAddress, null);
  const credit = read('BASEMAP_CREDIT', parseLine, null);
  if (pmtiles !== null && tilesUrl !== null)
    throw new SettingError('BASEMAP_TILES_URL', tilesUrl, 'cannot be combined with BASEMAP_PMTILES');
  if (tilesUrl !== null && credit === null)
    throw new SettingError('BASEMAP_CREDIT', '', 'is required with BASEMAP_TILES_URL: the credit of the tiles');
  return { pmtiles, tilesUrl, credit };
}

/** URL of each source by name. */
function readSourceAddresses(read: Read, sourceKeys: Config['sourceKeys']): Config['sourceAddresses'] {
  const entries = SOURCE_OFFERS.map((offer) => {
    const parse = offer.reachedBy === 'url' ? parseAddress : parseFolder;
    const hasKey = offer.keyed !== undefined && sourceKeys[offer.name] !== null;
    const defaultUrl = hasKey ? offer.keyed.publicUrl : offer.publicUrl;
    return [offer.name, read(nameAddressSetting(offer), parse, defaultUrl)] as const;
  });
  return Object.fromEntries(entries);
}

/** URL of each chosen feed. An own address of METAR is enough to choose it. */
function readFeeds(read: Read, chosen: readonly string[]): Config['feeds'] {
  const entries = FEEDS.map(({ name, publicUrl }) => {
    const own = read(nameAddressSetting({ name }), parseTimedAddress, null);
    return [name, chosen.includes(name) ? (own ?? publicUrl) : name === 'metar' ? own : null] as const;
  });
  return Object.fromEntries(entries) as Config['feeds'];
}

/** Payment gateways, message channels and the call provider. */
const readPartners = (read: Read): Pick<Config, 'gateways' | 'channels' | 'calls'> => ({
  gateways: readGatewaySettings(read),
  channels: readChannelSettings(read),
  calls: readCallSettings(read),
});

type MonitoringName = 'logEvery' | 'metricsPort' | 'metricsHost' | 'metricsToken' | 'tracing';

const readMonitoring = (read: Read): Pick<Config, MonitoringName> => ({
  logEvery: read('LOG_EVERY', parseLogEvery, 1),
  metricsPort: read('METRICS_PORT', parsePort, null),
  metricsHost: read('METRICS_HOST', parseHost, '127.0.0.1'),
  metricsToken: read('METRICS_TOKEN', parseKey, null),
  tracing: readTracingSettings(read),
});

/**
 * Reads and validates the settings described in `setting.table.ts`. An empty value counts as not set. Throws
 * SettingError for the first invalid one.
 */
export function readConfig(env: Environment = process.env): Config {
  const read: Read = (name, parse, otherwise) => {
    const text = env[name];
    return text === undefined || text === '' ? otherwise : parse(name, text);
  };
  const sourceKeys = Object.fromEntries(
    SOURCE_OFFERS.map(({ name, keyed }) => [name, keyed === undefined ? null : read(keyed.setting, parseKey, null)]),
  );
  const dataDir = read('DATA_DIR', parseFolder, resolve(PROJECT, 'data'));
  const chosen = read('SOURCES', (name, value) => parseSources(name, value, sourceKeys), []);
  const blobStore = readBlobStoreSetting(read, parseFolder);
  const radarFolder = read('RADAR_PATH', parseFolder, null);
  const radarAddress = read('SOURCE_RADAR_URL', parseTimedAddress, null);
  // With real weather configured, demonstration weather is never shown.
  const hasRealWeather = chosen.length > 0 || blobStore !== null || radarFolder !== null || radarAddress !== null;
  const demo = read('DEMO', parseDemo, 'auto');
  const config: Config = {
    port: read('PORT', parsePort, 3000),
    host: read('HOST', parseHost, '127.0.0.1'),
    publicUrl: read('PUBLIC_URL', parsePublicUrl, null),
    statusProbeUrl: read('STATUS_PROBE_URL', parsePublicUrl, null),
    trustProxy: read('TRUST_PROXY', parseTrustProxy, false),
    dataDir,
    databaseUrl: read('DATABASE_URL', parseDatabaseUrl, null),
    backups: readBackupSettings(read),
    blobStore,
    newsDir: read('NEWS_DIR', parseFolder, join(dataDir, 'news')),
    contentDir: read('CONTENT_DIR', parseFolder, join(dataDir, 'content')),
    warningsDir: read('WARNINGS_DIR', parseFolder, join(dataDir, 'warnings')),
    radarFolder,
    radarAddress,
    radarMinutes: read('RADAR_MINUTES', parseMinutes, 10),
    radarZr: read('RADAR_ZR', parseZr, 'vietnam'),
    radarCredit: read('RADAR_CREDIT', parseLine, null),
    lightningFolder: read('LIGHTNING_PATH', parseFolder, null),
    lightningCredit: read('LIGHTNING_CREDIT', parseLine, null),
    observationsFolder: read('OBSERVATIONS_PATH', parseFolder, null),
    satellite: readSatellite(read),
    satelliteCredit: read('SATELLITE_CREDIT', parseLine, null),
    satelliteKind: read('SATELLITE_KIND', parseImageKind, null),
    basemap: readBasemap(read),
    learning: read('LEARNING', parseLearning, new Set(LEARNED_PARTS)),
    demo: demo === 'auto' && hasRealWeather ? 'off' : demo,
    clock: read('CLOCK', parseClock, null),
    ...readMapServiceSettings(read),
    smtpUrl: read('SMTP_URL', parseSmtpUrl, null),
    mailFrom: read('MAIL_FROM', parseEmail, null),
    inboxPort: read('INBOX_PORT', parsePort, 0),
    salesEmail: read('SALES_EMAIL', parseEmail, null),
    leadRetentionMonths: read('LEADS_KEPT_MONTHS', parseMonths, LEAD_RETENTION_MONTHS),
    ...readPartners(read),
    drainSeconds: read('DRAIN_SECONDS', parseDrain, 0),
    memoryMb: read('MEMORY_MB', parseMemory, null),
    production: env.NODE_ENV === 'production',
    ...readMonitoring(read),
    sources: chosen.filter((name) => findSourceOffer(name) !== null),
    feeds: readFeeds(read, chosen),
    sourceAddresses: readSourceAddresses(read, sourceKeys),
    sourceKeys,
  };
  listChosenSources(config);
  return config;
}

/**
 * Whether the portal is reachable from this machine only, according to its settings; then missing providers are
 * simulated. A proxy, or another listening address without `PUBLIC_URL`, means it is public.
 */
export function isTriedOut({
  publicUrl,
  host,
  trustProxy,
}: Pick<Config, 'publicUrl' | 'host' | 'trustProxy'>): boolean {
  if (publicUrl !== null) return isLoopbackHost(new URL(publicUrl).hostname);
  return trustProxy === false && isLoopbackHost(host);
}

export function toDatabaseOptions({ databaseUrl, dataDir }: Config): {
  url: string | null;
  dataDir: string;
  migrations: string;
} {
  return { url: databaseUrl, dataDir, migrations: MIGRATIONS };
}
