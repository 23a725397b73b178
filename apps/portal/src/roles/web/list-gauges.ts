import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type ObservationStatus, readObservationStatus } from '@portal/forecast/observations/observation-status';
import type { RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { readSourceStatus } from '@portal/forecast/sources/schedule/source-status';
import { countWaitingMails } from '#features/leads/store.ts';
import { readAlertSourceStatus } from '#features/warnings/alert-sources/alert-source-status.ts';
import type { Database } from '#platform/database/database.ts';
import type { PortalGauge } from '#platform/metrics/portal-metrics.ts';
import { readFreeBytes } from '#roles/web/parts/create-stored-parts.ts';

interface GaugeNeeds {
  readonly dataDir: string;
  readonly sources: readonly string[];
  readonly radar: Pick<RadarStore, 'findState'>;
  readonly database: Database;
  readonly clock: () => EpochSeconds;
}

/** An unknown value has no sample, so that alarms use `absent()` and none takes it for 0. */
const known = (key: string, value: number | null): Record<string, number> => (value === null ? {} : { [key]: value });

/** Metrics of the newest year of observations, from the last import. */
function listObservationGauges(dataDir: string, clock: () => EpochSeconds): PortalGauge[] {
  const byStation = (find: (station: ObservationStatus['stations'][number]) => number) => () =>
    Object.fromEntries((readObservationStatus(dataDir)?.stations ?? []).map((station) => [station.id, find(station)]));
  return [
    {
      name: 'portal_observation_rows',
      help: 'Observations of the newest year by station',
      label: 'station',
      read: byStation(({ rows }) => rows),
    },
    {
      name: 'portal_observation_age_seconds',
      help: 'Age of the newest observation of each station',
      label: 'station',
      read: byStation(({ newestAt }) => clock() - newestAt),
    },
    {
      name: 'portal_observation_flags',
      help: 'Observed values of the newest year that did not pass quality control, by reason',
      label: 'reason',
      read: () => ({ ...readObservationStatus(dataDir)?.flags }),
    },
  ];
}

/** Metrics of sources, radar, disk and leads, read at each scrape. */
export function listGauges({ dataDir, sources, radar, database, clock }: GaugeNeeds): PortalGauge[] {
  const readStatuses = () => sources.map((source) => [source, readSourceStatus(dataDir, source)] as const);
  const bySource = (find: (status: ReturnType<typeof readSourceStatus>) => number | null) => () =>
    Object.assign({}, ...readStatuses().map(([source, status]) => known(source, find(status))));
  return [
    {
      name: 'portal_source_run_age_seconds',
      help: 'Age of the model run that each source published last',
      label: 'source',
      read: bySource(({ success }) => success && clock() - success.runAt),
    },
    {
      name: 'portal_source_publish_age_seconds',
      help: 'Time since each source published a run',
      label: 'source',
      read: bySource(({ success }) => success && clock() - success.publishedAt),
    },
    {
      name: 'portal_source_failing',
      help: '1 where something went wrong since the last published run of a source',
      label: 'source',
      read: bySource(({ success, trouble }) => Number(trouble !== null && trouble.at > (success?.publishedAt ?? 0))),
    },
    {
      name: 'portal_radar_frame_age_seconds',
      help: 'Age of the newest radar frame that a nowcast was made from',
      label: null,
      read: () => {
        const frameAt = radar.findState(clock(), false)?.frameAt;
        return known('', frameAt === undefined ? null : clock() - frameAt);
      },
    },
    ...listObservationGauges(dataDir, clock),
    {
      name: 'portal_alert_sources_vietnam',
      help: 'Sources of official warnings of Vietnam in the index of the WMO, at its last reading',
      label: null,
      read: () => {
        const { readAt, sources } = readAlertSourceStatus(dataDir);
        return known('', readAt === null ? null : sources.length);
      },
    },
    {
      name: 'portal_disk_free_bytes',
      help: 'Bytes free in DATA_DIR',
      label: null,
      read: () => known('', readFreeBytes(dataDir)),
    },
    {
      name: 'portal_leads_waiting',
      help: 'Leads that still have to be mailed',
      label: null,
      read: async () => known('', await countWaitingMails(database).catch(() => null)),
    },
  ];
}
