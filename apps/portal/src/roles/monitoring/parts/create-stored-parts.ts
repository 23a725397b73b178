import { statfsSync } from 'node:fs';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { readSatelliteScore, type SatelliteScore, SCORE_DAYS } from '@portal/forecast/radar/store/satellite-score';
import { readSourceStatus, type SourceStatus } from '@portal/forecast/sources/schedule/source-status';
import { readSharingStatus, type SharingStatus } from '@portal/forecast/store/sharing-status';
import { type AlertSourceStatus, readAlertSourceStatus } from '#features/warnings/alert-sources/alert-source-status.ts';
import { describeAlertSource } from '#features/warnings/alert-sources/watch-alert-sources.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { PartState, Parts } from '#platform/http/health.ts';

/** With less, a GFS run (about 1 GB with its downloads) soon fails; the database fails at 0. */
const LEAST_FREE_BYTES = 500_000_000;

const MEGABYTE = 1_000_000;

/** Free bytes for this user below a folder; null: unknown. */
export function readFreeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Whether `DATA_DIR` has space for the next run and visitors' data. */
export function describeDisk(freeBytes: number | null, leastBytes = LEAST_FREE_BYTES): PartState {
  if (freeBytes === null) return { ready: false, detail: 'DATA_DIR cannot be read' };
  const free = `${Math.floor(freeBytes / MEGABYTE)} MB free in DATA_DIR`;
  if (freeBytes >= leastBytes) return { ready: true, detail: free };
  return { ready: true, degraded: true, detail: `${free}, at least ${leastBytes / MEGABYTE} MB are needed` };
}

/** State of a configured source. */
interface SourceHealth {
  readonly source: string;
  readonly status: SourceStatus;
}

/** Three six-hour cycles: one may fail and the next be late before the operator is alerted. */
const LATE_SECONDS = 18 * HOUR_SECONDS;
/** An operator's own files come at least once a day. */
const LATE_FOLDER_SECONDS = 30 * HOUR_SECONDS;

/** A source's problem in a few words without its address; null: none. */
function describeTrouble({ source, status }: SourceHealth, now: EpochSeconds): string | null {
  const { success } = status;
  if (success === null) return `${source}: nothing published yet`;
  const age = now - success.publishedAt;
  const isLate = age > (source === 'folder' ? LATE_FOLDER_SECONDS : LATE_SECONDS);
  return isLate ? `${source}: last published ${Math.floor(age / HOUR_SECONDS)} hours ago` : null;
}

/** Whether every configured source publishes. Uses the sources' clock. */
export function describeSources(sources: readonly SourceHealth[], now: EpochSeconds): PartState {
  if (sources.length === 0) return { ready: true, detail: 'none configured' };
  const troubles = sources.map((source) => describeTrouble(source, now)).filter((trouble) => trouble !== null);
  if (troubles.length === 0) return { ready: true, detail: sources.map(({ source }) => source).join(', ') };
  return { ready: true, degraded: true, detail: troubles.join('; ') };
}

const MINUTE = 60;
/** Older radar no longer decides about rain. */
const OLD_SECONDS = 20 * MINUTE;

/** Whether the configured radar delivers frames. `frameAt` is null before the first. */
export function describeRadar(
  { isConfigured, everyMinutes }: { readonly isConfigured: boolean; readonly everyMinutes: number },
  frameAt: EpochSeconds | null,
  now: EpochSeconds,
): PartState {
  if (!isConfigured) return { ready: true, detail: 'none configured' };
  if (frameAt === null) return { ready: true, degraded: true, detail: 'no frame yet' };
  const minutes = Math.floor((now - frameAt) / MINUTE);
  const isOld = now - frameAt > Math.max(OLD_SECONDS, 2 * everyMinutes * MINUTE);
  const detail = `newest frame ${minutes} minutes old`;
  return isOld ? { ready: true, degraded: true, detail } : { ready: true, detail };
}

/** Whether satellite rain is used: not while airports' reports show that it has no skill. */
export function describeSatelliteRain({ heidkeSkill, isOff, pairs, wet }: SatelliteScore): PartState {
  if (heidkeSkill === null)
    return { ready: true, detail: `on; ${pairs} reports of airports (${wet} wet) judge nothing yet` };
  const score = `HSS ${heidkeSkill.toFixed(2)} by ${pairs} reports of airports (${wet} wet) in ${SCORE_DAYS} days`;
  return isOff ? { ready: true, degraded: true, detail: `off: ${score}` } : { ready: true, detail: `on: ${score}` };
}

/** The exchange updates its status every minute, but may transfer a run of a gigabyte for a while. */
const SILENT_SECONDS = 15 * MINUTE;

/** Whether this host exchanges runs and files; otherwise it continues with what it has. `now` is machine time. */
export function describeSharing(status: SharingStatus | null, now: EpochSeconds): PartState {
  if (status === null) return { ready: true, degraded: true, detail: 'nothing exchanged yet' };
  const names = status.hindered.join(', ');
  if (names !== '') return { ready: true, degraded: true, detail: `not all exchanged, see the log: ${names}` };
  const age = now - status.exchangedAt;
  if (age <= SILENT_SECONDS) return { ready: true, detail: 'exchanges with the other hosts' };
  return { ready: true, degraded: true, detail: `last exchanged ${Math.floor(age / MINUTE)} minutes ago` };
}

/** What the daily reading of the WMO's index of warning sources found. Never degrades: pages do not depend on it. */
export function describeAlertSources({ readAt, sources, problem }: AlertSourceStatus): PartState {
  const failed = problem === null ? '' : `; the last attempt failed: ${problem}`;
  if (readAt === null) return { ready: true, detail: `the index of the WMO is not read yet${failed}` };
  if (sources.length === 0) return { ready: true, detail: `the WMO lists no source of Vietnam${failed}` };
  const listed = sources.map(describeAlertSource).join('; ');
  return { ready: true, detail: `the WMO lists ${listed}; see docs/data/warnings.md${failed}` };
}

interface PartNeeds {
  readonly dataDir: string;
  /** Null: a single host. */
  readonly blobStore: object | null;
  readonly sources: readonly string[];
  readonly radarFolder: string | null;
  readonly radarAddress: string | null;
  readonly radarMinutes: number;
  readonly feeds: { readonly 'wmo-alert-sources': string | null; readonly 'noaa-rain-rate': string | null };
  readonly radar: Pick<RadarStore, 'findState'>;
  readonly clock: () => EpochSeconds;
}

/** Parts of `/readyz` stored on disk, read at each call, so that a repair shows without a restart. */
export function createStoredParts(needs: PartNeeds): Parts {
  const { dataDir, blobStore, sources, radar, clock } = needs;
  const radarSetting = {
    isConfigured: needs.radarFolder !== null || needs.radarAddress !== null,
    everyMinutes: needs.radarMinutes,
  };
  return {
    sources: () =>
      describeSources(
        sources.map((source) => ({ source, status: readSourceStatus(dataDir, source) })),
        clock(),
      ),
    radar: () => describeRadar(radarSetting, radar.findState(clock(), false)?.frameAt ?? null, clock()),
    ...(needs.feeds['wmo-alert-sources'] !== null && {
      alertSources: () => describeAlertSources(readAlertSourceStatus(dataDir)),
    }),
    ...(needs.feeds['noaa-rain-rate'] !== null && {
      satelliteRain: () => describeSatelliteRain(readSatelliteScore(dataDir, clock())),
    }),
    disk: () => describeDisk(readFreeBytes(dataDir)),
    ...(blobStore !== null && { sharing: () => describeSharing(readSharingStatus(dataDir), systemClock.now()) }),
  };
}
