import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type ObservationStatus, readObservationStatus } from '@portal/forecast/observations/observation-status';
import type { RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { findLateSeconds } from '@portal/forecast/sources/overdue';
import { readSourceStatus } from '@portal/forecast/sources/schedule/source-status';
import { readSharingStatus } from '@portal/forecast/store/sharing-status';
import { readAlertSourceStatus } from '#features/warnings/alert-sources/alert-source-status.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { type BackupSettings, listBackups } from '#platform/database/backup-folder.ts';
import { type MetricReaders, toSample, toSamples } from '#platform/metrics/portal-metrics.ts';
import { readFreeBytes } from './parts/create-stored-parts.ts';

interface StoredFigureNeeds {
  readonly dataDir: string;
  readonly sources: readonly string[];
  /** Null: a single host. */
  readonly blobStore: object | null;
  readonly backups: Pick<BackupSettings, 'folder'> | null;
  readonly radar: Pick<RadarStore, 'findState'>;
  readonly clock: () => EpochSeconds;
}

/** Metrics of the newest year of observations, from the last import. */
function listObservationFigures(dataDir: string, clock: () => EpochSeconds): MetricReaders {
  const byStation = (find: (station: ObservationStatus['stations'][number]) => number) => () =>
    toSamples(
      Object.fromEntries(
        (readObservationStatus(dataDir)?.stations ?? []).map((station) => [station.id, find(station)]),
      ),
    );
  return {
    portal_observation_rows: byStation(({ rows }) => rows),
    portal_observation_age_seconds: byStation(({ newestAt }) => clock() - newestAt),
    portal_observation_flags: () => toSamples({ ...readObservationStatus(dataDir)?.flags }),
  };
}

function listSourceFigures({ dataDir, sources, clock }: StoredFigureNeeds): MetricReaders {
  const bySource = (find: (source: string) => number | null) => () =>
    toSamples(Object.fromEntries(sources.map((source) => [source, find(source)])));
  const findSuccess = (source: string) => readSourceStatus(dataDir, source).success;
  return {
    portal_source_chosen: bySource(() => 1),
    portal_source_late_after_seconds: bySource(findLateSeconds),
    portal_source_run_age_seconds: bySource((source) => {
      const success = findSuccess(source);
      return success && clock() - success.runAt;
    }),
    portal_source_publish_age_seconds: bySource((source) => {
      const success = findSuccess(source);
      return success && clock() - success.publishedAt;
    }),
    portal_source_failing: bySource((source) => {
      const { success, trouble } = readSourceStatus(dataDir, source);
      return Number(trouble !== null && trouble.at > (success?.publishedAt ?? 0));
    }),
  };
}

/** Metrics that are read from the files in `DATA_DIR`, by every role. */
export function listStoredFigures(needs: StoredFigureNeeds): MetricReaders {
  const { dataDir, blobStore, backups, radar, clock } = needs;
  return {
    ...listSourceFigures(needs),
    ...listObservationFigures(dataDir, clock),
    portal_radar_frame_age_seconds: () => {
      const frameAt = radar.findState(clock(), false)?.frameAt;
      return toSample(frameAt === undefined ? null : clock() - frameAt);
    },
    portal_alert_sources_vietnam: () => {
      const { readAt, sources } = readAlertSourceStatus(dataDir);
      return toSample(readAt === null ? null : sources.length);
    },
    portal_disk_free_bytes: () => toSample(readFreeBytes(dataDir)),
    ...(backups !== null && {
      portal_backup_age_seconds: () =>
        toSample(systemClock.now() - (listBackups(backups.folder)[0]?.at ?? Number.NEGATIVE_INFINITY)),
    }),
    ...(blobStore !== null && {
      portal_exchange_age_seconds: () => {
        const status = readSharingStatus(dataDir);
        return toSample(status && systemClock.now() - status.exchangedAt);
      },
    }),
  };
}
