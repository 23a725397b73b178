/** A metric as Prometheus knows it. */
interface MetricRow {
  /** A histogram is observed by the program; gauges and counters are read at each scrape. */
  readonly kind: 'gauge' | 'counter' | 'histogram';
  readonly help: string;
  readonly labels: readonly string[];
}

/**
 * Every metric of the portal, besides those of the process. Alarms and boards name only these. An unknown value has no
 * sample, so that alarms use `absent()` and none takes it for 0.
 */
export const METRICS = {
  http_request_duration_seconds: {
    kind: 'histogram',
    help: 'Time from a request to the end of its reply',
    labels: ['method', 'route', 'status'],
  },
  portal_build_info: { kind: 'gauge', help: '1; version and roles of the process', labels: ['version', 'role'] },
  portal_part_state: {
    kind: 'gauge',
    help: 'Parts of /readyz: 1 ready, 0.5 degraded, 0 missing',
    labels: ['part'],
  },
  portal_cache_requests_total: {
    kind: 'counter',
    help: 'Requests to a reply cache: hit, joined (another request was making it), miss',
    labels: ['cache', 'outcome'],
  },
  portal_cache_bytes: { kind: 'gauge', help: 'Bytes in a reply cache', labels: ['cache'] },
  portal_renders_waiting: { kind: 'gauge', help: 'Replies that wait for their turn to be made', labels: ['rank'] },
  portal_renders_shed_total: {
    kind: 'counter',
    help: 'Replies refused with 503 because a caller had too many waiting, or waited too long',
    labels: ['rank'],
  },
  portal_database_connections: {
    kind: 'gauge',
    help: 'Connections of the pool: busy, idle, and callers waiting for one',
    labels: ['state'],
  },
  portal_jobs: {
    kind: 'gauge',
    help: 'Scheduled jobs: due, running, failing (five times in a row or more), cancelled',
    labels: ['state'],
  },
  portal_account_jobs: { kind: 'gauge', help: 'Unfinished jobs of accounts: queued, running', labels: ['state'] },
  portal_queue_overdue_seconds: {
    kind: 'gauge',
    help: 'How long the oldest due row of a queue has waited: jobs, accountJobs, outbox, deliveries',
    labels: ['queue'],
  },
  portal_outbox_messages: {
    kind: 'gauge',
    help: 'Undelivered messages by topic: waiting, retrying, dead (given up)',
    labels: ['topic', 'state'],
  },
  portal_deliveries_waiting: { kind: 'gauge', help: 'Queued alert messages by channel', labels: ['channel'] },
  portal_deliveries_total: {
    kind: 'counter',
    help: 'Alerts and ward bulletins that this process handled, by channel: sent, retry, failed, withheld',
    labels: ['channel', 'outcome'],
  },
  portal_leads_waiting: { kind: 'gauge', help: 'Leads that still have to be mailed', labels: [] },
  portal_fetch_requests_total: {
    kind: 'counter',
    help: 'Requests to providers by source: ok, later (not published yet), failed',
    labels: ['source', 'outcome'],
  },
  portal_fetch_bytes_total: { kind: 'counter', help: 'Bytes received by source', labels: ['source'] },
  portal_fetch_seconds_total: { kind: 'counter', help: 'Duration of all requests by source', labels: ['source'] },
  portal_nowcasts_total: { kind: 'counter', help: 'Nowcasts made by origin', labels: ['origin'] },
  portal_nowcast_seconds_total: { kind: 'counter', help: 'Time spent on nowcasts by origin', labels: ['origin'] },
  portal_lease_held: { kind: 'gauge', help: '1 while this process holds a lease, 0 after it', labels: ['lease'] },
  portal_blob_requests_total: {
    kind: 'counter',
    help: 'Requests to the bucket of BLOB_STORE: read, list, write, delete',
    labels: ['request'],
  },
  portal_exchange_age_seconds: {
    kind: 'gauge',
    help: 'Time since this host last exchanged files through BLOB_STORE',
    labels: [],
  },
  portal_source_chosen: { kind: 'gauge', help: '1 for each source in SOURCES', labels: ['source'] },
  portal_source_run_age_seconds: {
    kind: 'gauge',
    help: 'Age of the model run that each source published last',
    labels: ['source'],
  },
  portal_source_late_after_seconds: {
    kind: 'gauge',
    help: 'Age of a run at which its successor is overdue by the timetable of the source',
    labels: ['source'],
  },
  portal_source_publish_age_seconds: {
    kind: 'gauge',
    help: 'Time since each source published a run',
    labels: ['source'],
  },
  portal_source_failing: {
    kind: 'gauge',
    help: '1 where something went wrong since the last published run of a source',
    labels: ['source'],
  },
  portal_radar_frame_age_seconds: {
    kind: 'gauge',
    help: 'Age of the newest radar frame that a nowcast was made from',
    labels: [],
  },
  portal_observation_rows: { kind: 'gauge', help: 'Observations of the newest year by station', labels: ['station'] },
  portal_observation_age_seconds: {
    kind: 'gauge',
    help: 'Age of the newest observation of each station',
    labels: ['station'],
  },
  portal_observation_flags: {
    kind: 'gauge',
    help: 'Observed values of the newest year that did not pass quality control, by reason',
    labels: ['reason'],
  },
  portal_alert_sources_vietnam: {
    kind: 'gauge',
    help: 'Sources of official warnings of Vietnam in the index of the WMO, at its last reading',
    labels: [],
  },
  portal_backup_age_seconds: {
    kind: 'gauge',
    help: 'Age of the newest backup in BACKUP_DIR; +Inf: there is none',
    labels: [],
  },
  portal_disk_free_bytes: { kind: 'gauge', help: 'Bytes free in DATA_DIR', labels: [] },
} as const satisfies Readonly<Record<string, MetricRow>>;

type MetricName = keyof typeof METRICS;

/** A metric that is read at each scrape. */
export type ReadMetricName = {
  [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends 'histogram' ? never : Name;
}[MetricName];
