import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { openRadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { readSharingStatus } from '@portal/forecast/store/sharing-status';
import { createClock, systemClock } from '#platform/clock/clock.ts';
import { createMailCheck } from '#platform/mail/mailer.ts';
import { SettingError } from '#platform/settings/setting-error.ts';
import { checkBlobStore } from '#roles/monitoring/doctor/check-blob-store.ts';
import { checkDatabase } from '#roles/monitoring/doctor/check-database.ts';
import { checkFolders, type ReadPath } from '#roles/monitoring/doctor/check-folders.ts';
import { checkWeb } from '#roles/monitoring/doctor/check-web.ts';
import type { DoctorOptions } from '#roles/monitoring/doctor/doctor-command.ts';
import { checkParts, type Finding, fault, ok, warn } from '#roles/monitoring/doctor/finding.ts';
import { createStoredParts } from '#roles/monitoring/parts/create-stored-parts.ts';
import { type Config, isTriedOut, readConfig, toDatabaseOptions } from '../config.ts';
import { listSettingWarnings } from '../list-setting-warnings.ts';
import { getEngineContext } from './command-context.ts';
import { toOrigin } from './open-features.ts';

const MEGABYTE = 1024 * 1024;
const PROBE_LIMIT_MS = 60_000;

/** Settings that are valid alone, but do not go together on a portal that others reach. */
function listPublicDoubts(config: Config): Finding[] {
  const { clock, demo, sources, smtpUrl, salesEmail, radarFolder, radarAddress, blobStore } = config;
  const hasWeather = sources.length > 0 || radarFolder !== null || radarAddress !== null || blobStore !== null;
  const doubts: readonly (readonly [boolean, string, string, string])[] = [
    [clock !== null, 'CLOCK', 'readers see another time than theirs', 'remove it'],
    [demo === 'on', 'DEMO', 'readers see invented weather', 'remove it'],
    [!hasWeather, 'SOURCES', 'no source of weather is chosen', 'set SOURCES=recommended'],
    [smtpUrl === null, 'SMTP_URL', 'no e-mail is sent: no registration, no alert, no lead', 'set it'],
    [salesEmail === null, 'SALES_EMAIL', 'leads are stored, but nobody gets them', 'set it'],
    [!config.production, 'NODE_ENV', 'is not production', 'set NODE_ENV=production'],
  ];
  return doubts.filter(([isDoubtful]) => isDoubtful).map(([, name, line, todo]) => warn(name, line, todo));
}

function checkSettings(config: Config): Finding[] {
  const { memoryMb, blobStore, databaseUrl } = config;
  // Missing folders are checked below.
  const lines = listSettingWarnings(config)
    .filter((line) => !line.includes('there is no folder'))
    .map((line) => warn('settings', line, 'see docs/settings.md'));
  const machineMb = Math.floor(totalmem() / MEGABYTE);
  return [
    ok('settings', 'all can be read'),
    ...lines,
    ...(isTriedOut(config) ? [] : listPublicDoubts(config)),
    ...(memoryMb !== null && memoryMb > machineMb
      ? [warn('MEMORY_MB', `${memoryMb} MB, but the machine has ${machineMb} MB`, 'lower it')]
      : []),
    ...(blobStore !== null && databaseUrl === null
      ? [
          warn(
            'DATABASE_URL',
            'hosts share files, but each has its own accounts and leads',
            'set the same on each host',
          ),
        ]
      : []),
    existsSync(fileURLToPath(import.meta.resolve('@portal/web/server')))
      ? ok('pages', 'are built')
      : fault('pages', 'are not built', 'run npm run build'),
  ];
}

/** Paths that are read where they are set; those in `DATA_DIR` may be missing. */
function listReadPaths(config: Config): ReadPath[] {
  const { dataDir, newsDir, contentDir, warningsDir, basemap } = config;
  const unlessDefault = (path: string, name: string) => (path === `${dataDir}/${name}` ? null : path);
  const folders: readonly (readonly [string, string | null])[] = [
    ['NEWS_DIR', unlessDefault(newsDir, 'news')],
    ['CONTENT_DIR', unlessDefault(contentDir, 'content')],
    ['WARNINGS_DIR', unlessDefault(warningsDir, 'warnings')],
    ['RADAR_PATH', config.radarFolder],
    ['LIGHTNING_PATH', config.lightningFolder],
    ['SATELLITE_PATH', config.satellite?.folder ?? null],
    ['OBSERVATIONS_PATH', config.observationsFolder],
    ['SOURCE_FOLDER_PATH', config.sources.includes('folder') ? (config.sourceAddresses.folder ?? null) : null],
  ];
  return [
    ...folders.map(([setting, path]) => ({ setting, path, kind: 'folder' as const })),
    { setting: 'BASEMAP_PMTILES', path: basemap.pmtiles, kind: 'file' },
  ];
}

async function checkMail({ smtpUrl }: Config): Promise<Finding[]> {
  if (smtpUrl === null) return [];
  if (await createMailCheck(smtpUrl)()) return [ok('SMTP_URL', 'the mail server accepts the login')];
  const todo = 'check host, port, user and password, and whether the network lets port 587 out';
  return [fault('SMTP_URL', 'the mail server does not answer or refuses the login', todo)];
}

/** The probes of `sources --probe`. */
async function checkProviders(): Promise<Finding[]> {
  const { probeProviders } = await import('@portal/forecast/command-line/probe-providers');
  const probes = await Promise.all(probeProviders(getEngineContext(), PROBE_LIMIT_MS));
  const todo = 'check the network, the address and key; docs/data/sources.md';
  return probes.map(({ name, ok: isOk, line }) =>
    isOk ? ok(`source ${name}`, line) : fault(`source ${name}`, line, todo),
  );
}

function readSettings(): Config | Finding {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof SettingError) return fault('settings', error.message, 'correct it: docs/settings.md');
    throw error;
  }
}

/** Everything that the doctor checks, in the order of its report. */
export async function examine({ probe }: DoctorOptions): Promise<Finding[]> {
  const config = readSettings();
  if ('level' in config) return [config];
  const { dataDir, clock, publicUrl, trustProxy, blobStore } = config;
  const radar = openRadarStore(dataDir, () => performance.now());
  const parts = createStoredParts({ ...config, radar, clock: createClock(clock).now });
  return [
    ...checkSettings(config),
    ...checkFolders(dataDir, listReadPaths(config)),
    ...checkParts(parts),
    ...(await checkBlobStore({
      blobStore,
      hasDatabase: config.databaseUrl !== null,
      status: readSharingStatus(dataDir),
      now: systemClock.now(),
    })),
    ...(await checkDatabase({ ...toDatabaseOptions(config), warn: () => undefined })),
    ...(await checkMail(config)),
    ...(await checkWeb({
      address: publicUrl ?? toOrigin(config),
      isPublic: publicUrl !== null,
      trustProxy,
      checkedParts: [...Object.keys(parts), 'jobs'],
    })),
    ...(probe ? await checkProviders() : []),
  ];
}
