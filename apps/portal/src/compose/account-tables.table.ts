/**
 * What becomes of a table's rows when their account is deleted: a foreign key removes them, a statement does, they
 * stay without the account, or they expire.
 */
type Ending = 'reference' | 'statement' | 'detached' | 'expires';

/** A table with rows of accounts: the part of the account's export that shows them, or why none does. */
type AccountTable = { readonly ends: Ending } & ({ readonly shown: string } | { readonly why: string });

const SECRET = 'only a digest or a secret';
const WORK = 'work of the portal without facts of its own';
const OTHERS = 'numbers of other people, which the export counts';
const DERIVED = 'computed from what the export has';
const UPLOADED = 'the file that its owner uploaded';

/** Every table with rows of an account. */
export const ACCOUNT_TABLES = {
  account_name: { ends: 'statement', shown: 'user' },
  account_session: { ends: 'reference', shown: 'sessions' },
  account_link: { ends: 'reference', why: SECRET },
  account_phone_code: { ends: 'reference', why: SECRET },
  account_known_network: { ends: 'reference', why: SECRET },
  account_local: { ends: 'reference', shown: 'local' },
  account_notice: { ends: 'reference', why: WORK },
  account_job: { ends: 'reference', shown: 'jobs' },
  plan_term: { ends: 'reference', shown: 'orders' },
  plan_order: { ends: 'detached', shown: 'orders' },
  alert_place: { ends: 'reference', shown: 'alerts.places' },
  alert_rule: { ends: 'reference', shown: 'alerts.rules' },
  alert_channel: { ends: 'reference', shown: 'alerts.channels' },
  alert_stop_code: { ends: 'statement', why: SECRET },
  alert_event: { ends: 'reference', shown: 'alerts.messages' },
  alert_message: { ends: 'reference', shown: 'alerts.messages' },
  alert_settings: { ends: 'reference', shown: 'alerts.quietHours' },
  ward_subscription: { ends: 'reference', shown: 'wardBulletins' },
  consent: { ends: 'reference', shown: 'alerts.consents' },
  team_member: { ends: 'reference', shown: 'alerts.team' },
  team_membership: { ends: 'reference', shown: 'alerts.memberOf' },
  api_key: { ends: 'reference', shown: 'apiKeys' },
  api_key_lookup: { ends: 'expires', why: SECRET },
  api_quota_use: { ends: 'reference', why: WORK },
  api_usage: { ends: 'reference', shown: 'apiUsage' },
  delay_site: { ends: 'reference', shown: 'weatherRecords' },
  delay_site_link: { ends: 'statement', shown: 'weatherRecords' },
  delay_record: { ends: 'reference', shown: 'weatherRecords' },
  activity: { ends: 'reference', shown: 'activities' },
  activity_feed: { ends: 'reference', why: SECRET },
  activity_told: { ends: 'reference', why: WORK },
  catchment: { ends: 'reference', shown: 'catchments' },
  catchment_series: { ends: 'reference', why: UPLOADED },
  catchment_model: { ends: 'reference', why: DERIVED },
  catchment_candidate: { ends: 'reference', why: DERIVED },
  catchment_reservoir: { ends: 'reference', shown: 'catchments' },
  catchment_bulletin: { ends: 'reference', shown: 'catchments' },
  catchment_forecast_day: { ends: 'reference', why: DERIVED },
  wind_farm: { ends: 'reference', shown: 'windFarms' },
  data_order: { ends: 'reference', shown: 'dataOrders' },
  bulletin_order: { ends: 'reference', shown: 'expertBulletins' },
  expert_bulletin: { ends: 'reference', shown: 'expertBulletins' },
  expert_bulletin_link: { ends: 'statement', shown: 'expertBulletins' },
  bulletin_letter: { ends: 'reference', why: WORK },
  call_client: { ends: 'reference', shown: 'phoneCalls.rate' },
  call_list: { ends: 'reference', shown: 'phoneCalls.lists' },
  call_list_number: { ends: 'reference', why: OTHERS },
  call_recording: { ends: 'reference', shown: 'phoneCalls.recordings' },
  call_campaign: { ends: 'reference', shown: 'phoneCalls.campaigns' },
  phone_call: { ends: 'reference', why: OTHERS },
  call_history: { ends: 'reference', why: OTHERS },
  call_block: { ends: 'reference', shown: 'phoneCalls.blocked' },
} as const satisfies Readonly<Record<string, AccountTable>>;

/** Tables that no foreign key empties when an account is deleted. */
export const ENDED_BY_STATEMENT = Object.entries(ACCOUNT_TABLES).flatMap(([name, { ends }]) =>
  ends === 'statement' ? [name] : [],
);
