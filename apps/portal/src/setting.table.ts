/** Groups of settings in document order, each with an optional introduction. */
export const SETTING_GROUPS = {
  Basics: '',
  Storage: '',
  Sources: 'The address of each source is a setting too: see the end of this document.',
  'Radar and stations': 'Folders are polled: files that arrive in them are read without a restart.',
  'Mail and messages':
    'A channel is available when all its settings are set; an account that is set only in part is refused at start.',
  Payment: 'The same holds for each way to pay ([payments](operate/payments.md), with addresses of test environments).',
  'Maps and search': '',
  'Several hosts': 'Set the same `DATABASE_URL` on each host too.',
  Monitoring: '',
} as const;

/** An environment variable in the document of settings. */
interface SettingRow {
  readonly name: string;
  readonly group: keyof typeof SETTING_GROUPS;
  /** The explicit default; a test passes it to `readConfig`. */
  readonly value?: string;
  /** Effect of leaving it out, if there is no explicit default. */
  readonly unset?: string;
  /** Markdown; links are relative to `docs`. */
  readonly meaning: string;
}

/**
 * Every environment variable that `readConfig` reads by name; `npm run settings` writes them into docs/settings.md.
 * Addresses of single sources are derived from the sources.
 */
export const SETTINGS: readonly SettingRow[] = [
  { name: 'PORT', group: 'Basics', value: '3000', meaning: 'TCP port of the portal; 0 takes any free port.' },
  {
    name: 'HOST',
    group: 'Basics',
    value: '127.0.0.1',
    meaning: 'Address to listen on; `0.0.0.0` accepts connections from other machines.',
  },
  {
    name: 'PUBLIC_URL',
    group: 'Basics',
    unset: 'the address it listens on',
    meaning:
      'Public origin, used in links and sitemaps; another than a local one ends the [sandbox](product/accounts.md#local-test-inbox) of messages and payments.',
  },
  {
    name: 'TRUST_PROXY',
    group: 'Basics',
    value: 'none',
    meaning:
      'Number of proxies in front of the portal, or their addresses and ranges; only their `X-Forwarded-*` headers are trusted.',
  },
  {
    name: 'DRAIN_SECONDS',
    group: 'Basics',
    value: '0',
    meaning:
      'Seconds (0–60) that a stopping process [still serves](operate/operating.md#upgrade-and-rollback) while `/readyz` is 503.',
  },
  {
    name: 'MEMORY_MB',
    group: 'Basics',
    unset: 'no limit',
    meaning:
      'Memory limit of the process in MB, at least 448, without PostgreSQL: smaller caches, more garbage collection.',
  },
  {
    name: 'DEMO',
    group: 'Basics',
    value: 'auto',
    meaning:
      '`on` or `off` for [demo weather](data/demo-weather.md). `auto` shows it while no source, radar or blob store is configured and no scheduled source has ever published a run.',
  },
  {
    name: 'CLOCK',
    group: 'Basics',
    unset: 'clock of the machine',
    meaning:
      'Start time of the portal’s clock, such as `2024-08-03T07:00:00+07:00`; a trailing `!` stops the clock there.',
  },
  {
    name: 'NODE_ENV',
    group: 'Basics',
    unset: 'not `production`',
    meaning: '`production` writes logs as JSON lines even on a terminal.',
  },
  {
    name: 'DATA_DIR',
    group: 'Storage',
    value: 'data',
    meaning: 'Folder for everything that the portal stores.',
  },
  {
    name: 'DATABASE_URL',
    group: 'Storage',
    unset: 'bundled PostgreSQL',
    meaning:
      '[PostgreSQL](operate/database.md) 15 or later, as `postgres://user:password@host/database`; a primary and its standbys as `host1,host2`.',
  },
  {
    name: 'BACKUP_DIR',
    group: 'Storage',
    unset: 'none',
    meaning: 'Folder for daily [backups](operate/database.md#backup-and-restore) by a worker.',
  },
  { name: 'BACKUP_HOUR', group: 'Storage', value: '2', meaning: 'Hour of Vietnam for the backup, 0–23.' },
  { name: 'BACKUPS_KEPT', group: 'Storage', value: '14', meaning: 'Backups to keep, 1–30.' },
  {
    name: 'NEWS_DIR',
    group: 'Storage',
    unset: '`news` in `DATA_DIR`',
    meaning: 'Folder with the Markdown files of the [news](operate/news.md).',
  },
  {
    name: 'CONTENT_DIR',
    group: 'Storage',
    unset: '`content` in `DATA_DIR`',
    meaning:
      'Folder with facts about the [company](operate/company.md), and [verification projects](science/verification.md).',
  },
  {
    name: 'LEADS_KEPT_MONTHS',
    group: 'Storage',
    value: '24',
    meaning: 'Months after which [leads](operate/leads.md) are deleted, 1 to 120.',
  },
  {
    name: 'SOURCES',
    group: 'Sources',
    value: 'none',
    meaning:
      '[Sources](data/sources.md) to fetch automatically: a list such as `gfs,ecmwf`, or `recommended`, which is `gfs,ecmwf,gefs,ecmwf-ens-chances,ecmwf-aifs-ens-chances,ecmwf-aifs,aigfs,ecmwf-wave,gfs-wave,silam,gefs-aerosol,metar,taf,ghcnh,wmo-alert-sources,jma-satellite,jma-storms,jtwc-storms,ecmwf-tracks,ecmwf-aifs-tracks,nmme,noaa-rain-rate,noaa-isatss`, plus Open-Meteo’s air quality with `SOURCE_OPEN_METEO_KEY`.',
  },
  {
    name: 'SOURCE_OPEN_METEO_KEY',
    group: 'Sources',
    unset: 'none',
    meaning: 'Customer key of [Open-Meteo](data/open-meteo.md), whose free service is for non-commercial use only.',
  },
  {
    name: 'LEARNING',
    group: 'Sources',
    value: 'temperature,wind,humidity,cloud,chance,weights',
    meaning: 'Which corrections [learned from measurements](science/learning.md) are applied, or `off`.',
  },
  {
    name: 'RADAR_PATH',
    group: 'Radar and stations',
    unset: 'none',
    meaning: 'Folder in which [radar files](data/radar.md) arrive.',
  },
  {
    name: 'SOURCE_RADAR_URL',
    group: 'Radar and stations',
    unset: 'none',
    meaning: 'Address of radar files, with `{yyyy}{MM}{dd}{HH}{mm}` (UTC) where it contains the time of a frame.',
  },
  {
    name: 'RADAR_MINUTES',
    group: 'Radar and stations',
    value: '10',
    meaning: 'Minutes between frames at `SOURCE_RADAR_URL`; must divide 60.',
  },
  {
    name: 'RADAR_ZR',
    group: 'Radar and stations',
    value: 'vietnam',
    meaning:
      'Z–R relation for files that state none: `vietnam` (300 R^1.4 from 35 dBZ, 200 R^1.6 below 30), `marshall-palmer`, or `A/b` such as `250/1.2`.',
  },
  {
    name: 'RADAR_CREDIT',
    group: 'Radar and stations',
    unset: 'none',
    meaning: 'Credit line of the radar.',
  },
  {
    name: 'LIGHTNING_PATH',
    group: 'Radar and stations',
    unset: 'none',
    meaning: 'Folder in which [files of lightning strokes](data/radar.md) arrive.',
  },
  {
    name: 'LIGHTNING_CREDIT',
    group: 'Radar and stations',
    unset: 'none',
    meaning: 'Credit line of the lightning data.',
  },
  {
    name: 'SATELLITE_PATH',
    group: 'Radar and stations',
    unset: 'none',
    meaning: 'Folder in which [satellite images](data/satellite.md) arrive. They take precedence over `jma-satellite`.',
  },
  {
    name: 'SOURCE_SATELLITE_URL',
    group: 'Radar and stations',
    unset: 'none',
    meaning: 'Address of such images, with the placeholders of `SOURCE_RADAR_URL`.',
  },
  {
    name: 'SATELLITE_BOUNDS',
    group: 'Radar and stations',
    unset: 'required with images',
    meaning: 'Outer edges of the satellite images in degrees: `south,west,north,east`.',
  },
  {
    name: 'SATELLITE_PROJECTION',
    group: 'Radar and stations',
    value: 'degrees',
    meaning: 'Projection of the satellite images: `degrees` or `mercator`.',
  },
  {
    name: 'SATELLITE_MINUTES',
    group: 'Radar and stations',
    value: '10',
    meaning: 'Minutes between satellite images; must divide 60.',
  },
  {
    name: 'SATELLITE_CREDIT',
    group: 'Radar and stations',
    unset: 'none',
    meaning: 'Credit line of your own satellite images.',
  },
  {
    name: 'SATELLITE_KIND',
    group: 'Radar and stations',
    unset: 'none',
    meaning:
      'Channel of your own images, `infrared` or `visible`; without it the page does not explain their grey tones.',
  },
  {
    name: 'OBSERVATIONS_PATH',
    group: 'Radar and stations',
    unset: 'none',
    meaning: 'Folder in which METAR, SYNOP and tables of your own [stations](data/observations.md) arrive.',
  },
  {
    name: 'WARNINGS_DIR',
    group: 'Radar and stations',
    unset: '`warnings` in `DATA_DIR`',
    meaning: 'Folder in which [official warnings](data/warnings.md) arrive.',
  },
  {
    name: 'SMTP_URL',
    group: 'Mail and messages',
    unset: 'no e-mail is sent',
    meaning: 'Mail server, such as `smtp://user:password@host:587`.',
  },
  {
    name: 'SALES_EMAIL',
    group: 'Mail and messages',
    unset: 'leads are not mailed',
    meaning: 'Recipient of the [leads](operate/leads.md).',
  },
  {
    name: 'MAIL_FROM',
    group: 'Mail and messages',
    unset: '`SALES_EMAIL`',
    meaning: 'Sender of the portal’s e-mails.',
  },
  {
    name: 'INBOX_PORT',
    group: 'Mail and messages',
    value: '0',
    meaning:
      'Port of the [local test inbox](product/accounts.md#local-test-inbox); 0 takes any free port, which the log names.',
  },
  {
    name: 'SMS_API_KEY',
    group: 'Mail and messages',
    unset: 'none',
    meaning: 'API key at eSMS, for [alerts](operate/alert-delivery.md) and account codes by text message.',
  },
  { name: 'SMS_SECRET', group: 'Mail and messages', unset: 'none', meaning: 'Secret key at eSMS.' },
  { name: 'SMS_BRAND', group: 'Mail and messages', unset: 'none', meaning: 'Registered sender name (brandname).' },
  {
    name: 'SMS_URL',
    group: 'Mail and messages',
    unset: 'eSMS',
    meaning: 'URL of another provider with the eSMS API.',
  },
  {
    name: 'ZALO_APP_ID',
    group: 'Mail and messages',
    unset: 'none',
    meaning: 'App at Zalo Notification Service, for [alerts](operate/alert-delivery.md) on Zalo.',
  },
  { name: 'ZALO_SECRET_KEY', group: 'Mail and messages', unset: 'none', meaning: 'Secret key of this app.' },
  {
    name: 'ZALO_REFRESH_TOKEN',
    group: 'Mail and messages',
    unset: 'none',
    meaning: 'First refresh token; the portal stores its successors.',
  },
  { name: 'ZALO_TEMPLATE', group: 'Mail and messages', unset: 'none', meaning: 'Number of the approved template.' },
  {
    name: 'ZALO_TEMPLATE_EN',
    group: 'Mail and messages',
    unset: '`ZALO_TEMPLATE`',
    meaning: 'Number of the template for English.',
  },
  { name: 'ZALO_URL', group: 'Mail and messages', unset: 'Zalo', meaning: 'Base URL for messages.' },
  { name: 'ZALO_TOKEN_URL', group: 'Mail and messages', unset: 'Zalo', meaning: 'URL that refreshes tokens.' },
  {
    name: 'VAPID_PUBLIC_KEY',
    group: 'Mail and messages',
    unset: 'none',
    meaning: 'Public key for [Web Push](operate/alert-delivery.md), base64url.',
  },
  { name: 'VAPID_PRIVATE_KEY', group: 'Mail and messages', unset: 'none', meaning: 'Private key, base64url.' },
  {
    name: 'VAPID_SUBJECT',
    group: 'Mail and messages',
    unset: 'none',
    meaning: 'Contact of the operator: a `mailto:` or https address, not at a reserved domain.',
  },
  {
    name: 'CALL_PROVIDER_URL',
    group: 'Mail and messages',
    unset: 'none',
    meaning: 'URL of the provider of [automatic calls](operate/automatic-calls.md).',
  },
  {
    name: 'CALL_PROVIDER_SECRET',
    group: 'Mail and messages',
    unset: 'none',
    meaning: 'Secret with which both sides sign.',
  },
  {
    name: 'VNPAY_TMN_CODE',
    group: 'Payment',
    unset: 'none',
    meaning: 'Merchant code at VNPay.',
  },
  { name: 'VNPAY_HASH_SECRET', group: 'Payment', unset: 'none', meaning: 'Hash secret at VNPay.' },
  {
    name: 'VNPAY_PAY_URL',
    group: 'Payment',
    unset: 'VNPay, production',
    meaning: 'URL of the payment page.',
  },
  {
    name: 'VNPAY_API_URL',
    group: 'Payment',
    unset: 'VNPay, production',
    meaning: 'URL for queries.',
  },
  { name: 'MOMO_PARTNER_CODE', group: 'Payment', unset: 'none', meaning: 'Partner code at MoMo.' },
  { name: 'MOMO_ACCESS_KEY', group: 'Payment', unset: 'none', meaning: 'Access key at MoMo.' },
  { name: 'MOMO_SECRET_KEY', group: 'Payment', unset: 'none', meaning: 'Secret key at MoMo.' },
  {
    name: 'MOMO_URL',
    group: 'Payment',
    unset: 'MoMo, production',
    meaning: 'Base URL of MoMo.',
  },
  { name: 'ZALOPAY_APP_ID', group: 'Payment', unset: 'none', meaning: 'App at ZaloPay.' },
  { name: 'ZALOPAY_KEY1', group: 'Payment', unset: 'none', meaning: 'Key 1, which signs requests.' },
  { name: 'ZALOPAY_KEY2', group: 'Payment', unset: 'none', meaning: 'Key 2, which signs notifications of payments.' },
  {
    name: 'ZALOPAY_URL',
    group: 'Payment',
    unset: 'ZaloPay, production',
    meaning: 'Base URL of ZaloPay.',
  },
  {
    name: 'VIETQR_BANK_BIN',
    group: 'Payment',
    unset: 'none',
    meaning: 'Bank identification number at NAPAS, six digits, for transfers by VietQR.',
  },
  { name: 'VIETQR_ACCOUNT', group: 'Payment', unset: 'none', meaning: 'Number of the bank account.' },
  { name: 'VIETQR_ACCOUNT_NAME', group: 'Payment', unset: 'none', meaning: 'Name of the account holder.' },
  {
    name: 'BANK_FEED_SECRET',
    group: 'Payment',
    unset: 'none',
    meaning: 'Secret with which the bank feed signs incoming transfers; use at least 16 characters.',
  },
  {
    name: 'BASEMAP_PMTILES',
    group: 'Maps and search',
    unset: 'built-in map',
    meaning:
      'PMTiles file used as base map of the [weather map](develop/map.md); not together with `BASEMAP_TILES_URL`.',
  },
  {
    name: 'BASEMAP_TILES_URL',
    group: 'Maps and search',
    unset: 'built-in map',
    meaning: 'Tile URL with `{z}/{x}/{y}` used as base map.',
  },
  {
    name: 'BASEMAP_CREDIT',
    group: 'Maps and search',
    unset: 'credit in the file',
    meaning: 'Credit line of the base map; required with `BASEMAP_TILES_URL`.',
  },
  {
    name: 'GEOCODER_URL',
    group: 'Maps and search',
    unset: 'no street search',
    meaning: 'Photon’s `/api` or Nominatim’s `/search`, for [street addresses](data/search.md).',
  },
  {
    name: 'GEOCODER_RATE',
    group: 'Maps and search',
    value: '1',
    meaning: 'Requests per second to the geocoder, 1 to 1,000.',
  },
  {
    name: 'ROUTING_URL',
    group: 'Maps and search',
    unset: 'straight lines',
    meaning: 'OSRM’s `/route/v1/driving`, for the roads of trips; it gets their ends, rounded to 10 m.',
  },
  {
    name: 'ROUTING_RATE',
    group: 'Maps and search',
    value: '1',
    meaning: 'Requests per second to the router, 1 to 1,000.',
  },
  {
    name: 'BLOB_STORE',
    group: 'Several hosts',
    unset: 'none',
    meaning:
      '`s3://bucket/prefix`, `https://host/bucket/prefix` or shared folder of [several hosts](operate/operating.md#several-machines).',
  },
  {
    name: 'BLOB_STORE_STYLE',
    group: 'Several hosts',
    unset: '`host` at AWS, else `path`',
    meaning: 'Where addresses name the bucket.',
  },
  { name: 'AWS_ACCESS_KEY_ID', group: 'Several hosts', unset: 'none', meaning: 'Lasting key.' },
  { name: 'AWS_SECRET_ACCESS_KEY', group: 'Several hosts', unset: 'none', meaning: 'Its secret.' },
  { name: 'AWS_REGION', group: 'Several hosts', value: 'us-east-1', meaning: 'Region of the bucket.' },
  {
    name: 'AWS_ENDPOINT_URL',
    group: 'Several hosts',
    unset: 'AWS',
    meaning: 'Origin of the store of `s3://`.',
  },
  {
    name: 'STATUS_PROBE_URL',
    group: 'Monitoring',
    unset: 'where the process listens, or `PUBLIC_URL` without the role `web`',
    meaning: 'Origin that the [status check](operate/status.md) calls, such as that of the load balancer.',
  },
  {
    name: 'METRICS_PORT',
    group: 'Monitoring',
    unset: 'none',
    meaning: 'Port of [`/metrics`](operate/operating.md#monitoring), `/healthz` and `/readyz` of this process.',
  },
  {
    name: 'METRICS_HOST',
    group: 'Monitoring',
    value: '127.0.0.1',
    meaning: 'Address for `METRICS_PORT`; let only operators reach it.',
  },
  {
    name: 'LOG_EVERY',
    group: 'Monitoring',
    value: '1',
    meaning: 'Logs one of so many requests, and all failed ones.',
  },
  {
    name: 'METRICS_TOKEN',
    group: 'Monitoring',
    unset: 'none',
    meaning: 'Bearer token that also opens `/metrics` on the portal’s own port, which otherwise answers 404.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    group: 'Monitoring',
    unset: 'no traces',
    meaning:
      'OpenTelemetry collector (OTLP/HTTP), such as `http://127.0.0.1:4318`, for [traces](operate/operating.md#traces).',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    group: 'Monitoring',
    unset: 'none',
    meaning: 'Headers for it: `name=value,name=value`, percent-encoded.',
  },
  { name: 'OTEL_SERVICE_NAME', group: 'Monitoring', value: 'troi-viet', meaning: 'Name in traces.' },
  {
    name: 'OTEL_RESOURCE_ATTRIBUTES',
    group: 'Monitoring',
    unset: 'none',
    meaning: 'Attributes of every trace, in the same form.',
  },
  {
    name: 'OTEL_TRACES_SAMPLER',
    group: 'Monitoring',
    value: 'parentbased_always_on',
    meaning: 'Or `always_on`, `always_off`, `traceidratio`, `parentbased_always_off`, `parentbased_traceidratio`.',
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    group: 'Monitoring',
    value: '1',
    meaning: 'Share for `traceidratio`, 0 to 1.',
  },
];
