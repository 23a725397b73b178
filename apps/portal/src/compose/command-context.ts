import type { EngineContext } from '@portal/forecast/command-line/engine-context';
import { hasPublishedOnSchedule } from '@portal/forecast/sources/schedule/source-status';
import { createClock, systemClock } from '#platform/clock/clock.ts';
import type { DatabaseOptions } from '#platform/database/open-embedded.ts';
import { makeDataFolder } from '#platform/settings/make-data-folder.ts';
import { isTriedOut, readConfig, toDatabaseOptions } from '../config.ts';
import { openGateways } from './open-gateways.ts';

/** Probes of the feeds that features read; loaded when they are asked for. */
const FEED_PROBES: EngineContext['feedProbes'] = {
  'jma-satellite': async (request) =>
    (await import('#features/satellite/poll-satellite.ts')).probeJmaSatellite(request),
  nmme: async (request) => (await import('#features/climate/fetch-outlook.ts')).probeOutlook(request),
  'wmo-alert-sources': async (request) =>
    (await import('#features/warnings/alert-sources/watch-alert-sources.ts')).probeAlertSources(request),
};

export function getEngineContext() {
  const { dataDir, clock, demo, radarZr, sources, feeds, sourceAddresses, sourceKeys } = readConfig();
  return {
    dataDir,
    now: createClock(clock).now(),
    demo: demo === 'on' || (demo === 'auto' && !hasPublishedOnSchedule(dataDir)),
    radarZr,
    sources,
    feeds,
    feedProbes: FEED_PROBES,
    findSourceAddress: (name: string) => sourceAddresses[name] ?? null,
    findSourceKey: (name: string) => sourceKeys[name] ?? null,
  };
}

export function getDatabaseOptions(): DatabaseOptions {
  const config = readConfig();
  makeDataFolder('DATA_DIR', config.dataDir);
  return { ...toDatabaseOptions(config), warn: (problem: string) => void process.stderr.write(`${problem}\n`) };
}

export const getDrillContext = () => ({ options: getDatabaseOptions(), folder: readConfig().backups?.folder ?? null });

/** The configured gateways; simulated ones run in the portal with the same `DATA_DIR`. */
export const getGateways = () => openGateways(readConfig(), systemClock.now, { plays: false }).gateways;
export const getConfig = readConfig;
export const getLearning = () => readConfig().learning;
export const getDataDir = (): string => readConfig().dataDir;
export const getNow = (): number => createClock(readConfig().clock).now();
export const getNewsFolder = (): string => readConfig().newsDir;
export const getContentFolder = (): string => readConfig().contentDir;
export const getIsPublic = (): boolean => !isTriedOut(readConfig());
