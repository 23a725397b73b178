import { exportAccountJobs } from '#features/account-jobs/job-replies.ts';
import { exportAlerts } from '#features/alerts/own/export-alerts.ts';
import { PLACES } from '#features/alerts/own/place-store.ts';
import { RULES } from '#features/alerts/own/rule-store.ts';
import { exportKeys } from '#features/api-keys/keys/own-keys.ts';
import { exportUsage } from '#features/api-keys/usage/show-usage.ts';
import { showOrders as showDataOrders } from '#features/data-orders/orders.ts';
import { ACTIVITIES } from '#features/decisions/own/activity-store.ts';
import { SITES } from '#features/delay-records/site-store.ts';
import { exportSites } from '#features/delay-records/sites.ts';
import { showBulletinOrders } from '#features/expert-bulletins/orders.ts';
import { CATCHMENTS } from '#features/hydropower/catchment-store.ts';
import { exportCatchments } from '#features/hydropower/export-catchments.ts';
import { exportPhoneCalls } from '#features/phone-calls/export-phone-calls.ts';
import { exportSubscriptions } from '#features/ward-subscriptions/own-subscriptions.ts';
import type { OwnFarmNeeds } from '#features/wind/needs.ts';
import { FARMS } from '#features/wind/own/farm-store.ts';
import { exportFarms, listFarmRoutes } from '#features/wind/own/farms.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { createListCounted, type ListedResource } from '#platform/own-resource/plan-count.ts';

/**
 * What becomes of a table's rows when their account is deleted: a foreign key removes them, a statement does, they
 * stay without the account, or they expire.
 */
type Ending = 'reference' | 'statement' | 'detached' | 'expires';

/** A table with rows of accounts: the part of the account's export that shows them, or why none does. */
type AccountTable = { readonly ends: Ending } & ({ readonly shown: string } | { readonly why: string });

interface ExportNeeds {
  readonly database: Database;
  readonly publicUrl: string;
}

/** Something that accounts own. */
interface OwnThing {
  readonly tables: Readonly<Record<string, AccountTable>>;
  /** What counts towards plans. */
  readonly counted?: readonly ListedResource[];
  /** Its part of the account's export, which has the thing's name. */
  readonly exportOwn?: (needs: ExportNeeds, accountId: string) => Promise<unknown>;
  /** Its calls, unless a feature with needs of its own has them. */
  readonly routes?: (needs: OwnFarmNeeds) => readonly RawRoute[];
}

const shownAs = (shown: string): AccountTable => ({ ends: 'reference', shown });
const hidden = (why: string): AccountTable => ({ ends: 'reference', why });

const SECRET = 'only a digest or a secret';
const WORK = 'work of the portal without facts of its own';
const OTHERS = 'numbers of other people, which the export counts';
const DERIVED = 'computed from what the export has';
const UPLOADED = 'the file that its owner uploaded';

/** Everything that accounts own: tables, what counts towards plans, export and end. */
const OWN_THINGS: Readonly<Record<string, OwnThing>> = {
  user: {
    tables: {
      account_name: { ends: 'statement', shown: 'user' },
      account_session: shownAs('sessions'),
      account_link: hidden(SECRET),
      account_phone_code: hidden(SECRET),
      account_known_network: hidden(SECRET),
      account_local: shownAs('local'),
      account_notice: hidden(WORK),
    },
  },
  orders: { tables: { plan_term: shownAs('orders'), plan_order: { ends: 'detached', shown: 'orders' } } },
  alerts: {
    tables: {
      alert_place: shownAs('alerts.places'),
      alert_rule: shownAs('alerts.rules'),
      alert_channel: shownAs('alerts.channels'),
      alert_stop_code: { ends: 'statement', why: SECRET },
      alert_event: shownAs('alerts.messages'),
      alert_message: shownAs('alerts.messages'),
      alert_settings: shownAs('alerts.quietHours'),
      consent: shownAs('alerts.consents'),
      team_member: shownAs('alerts.team'),
      team_membership: shownAs('alerts.memberOf'),
    },
    counted: [PLACES, RULES],
    exportOwn: ({ database }, accountId) => exportAlerts(database, accountId),
  },
  wardBulletins: {
    tables: { ward_subscription: shownAs('wardBulletins') },
    exportOwn: ({ database }, accountId) => exportSubscriptions(database, accountId),
  },
  catchments: {
    tables: {
      catchment: shownAs('catchments'),
      catchment_series: hidden(UPLOADED),
      catchment_model: hidden(DERIVED),
      catchment_candidate: hidden(DERIVED),
      catchment_reservoir: shownAs('catchments'),
      catchment_bulletin: shownAs('catchments'),
      catchment_forecast_day: hidden(DERIVED),
    },
    counted: [CATCHMENTS],
    exportOwn: exportCatchments,
  },
  activities: {
    tables: { activity: shownAs('activities'), activity_feed: hidden(SECRET), activity_told: hidden(WORK) },
    counted: [ACTIVITIES],
    exportOwn: ({ database }, accountId) => ACTIVITIES.list(database, accountId),
  },
  apiKeys: {
    tables: {
      api_key: shownAs('apiKeys'),
      api_key_lookup: { ends: 'expires', why: SECRET },
      api_quota_use: hidden(WORK),
    },
    exportOwn: ({ database }, accountId) => exportKeys(database, accountId),
  },
  windFarms: {
    tables: { wind_farm: shownAs('windFarms') },
    counted: [FARMS],
    exportOwn: ({ database }, accountId) => exportFarms(database, accountId),
    routes: listFarmRoutes,
  },
  apiUsage: {
    tables: { api_usage: shownAs('apiUsage') },
    exportOwn: ({ database }, accountId) => exportUsage(database, accountId),
  },
  jobs: {
    tables: { account_job: shownAs('jobs') },
    exportOwn: ({ database }, accountId) => exportAccountJobs(database, accountId),
  },
  weatherRecords: {
    tables: {
      delay_site: shownAs('weatherRecords'),
      delay_site_link: { ends: 'statement', shown: 'weatherRecords' },
      delay_record: shownAs('weatherRecords'),
    },
    counted: [SITES],
    exportOwn: exportSites,
  },
  expertBulletins: {
    tables: {
      bulletin_order: shownAs('expertBulletins'),
      expert_bulletin: shownAs('expertBulletins'),
      expert_bulletin_link: { ends: 'statement', shown: 'expertBulletins' },
      bulletin_letter: hidden(WORK),
    },
    exportOwn: ({ database }, accountId) => showBulletinOrders(database, accountId),
  },
  dataOrders: {
    tables: { data_order: shownAs('dataOrders') },
    exportOwn: ({ database }, accountId) => showDataOrders(database, accountId, 'en'),
  },
  phoneCalls: {
    tables: {
      call_client: shownAs('phoneCalls.rate'),
      call_list: shownAs('phoneCalls.lists'),
      call_list_number: hidden(OTHERS),
      call_recording: shownAs('phoneCalls.recordings'),
      call_campaign: shownAs('phoneCalls.campaigns'),
      phone_call: hidden(OTHERS),
      call_history: hidden(OTHERS),
      call_block: shownAs('phoneCalls.blocked'),
    },
    exportOwn: ({ database }, accountId) => exportPhoneCalls(database, accountId),
  },
};

const THINGS = Object.values(OWN_THINGS);

/** Every table with rows of an account. */
export const ACCOUNT_TABLES: Readonly<Record<string, AccountTable>> = Object.assign(
  {},
  ...THINGS.map(({ tables }) => tables),
);

/** Tables that no foreign key empties when an account is deleted. */
export const ENDED_BY_STATEMENT = Object.entries(ACCOUNT_TABLES).flatMap(([name, { ends }]) =>
  ends === 'statement' ? [name] : [],
);

/** Every resource that counts towards plans. */
export const COUNTED = THINGS.flatMap(({ counted = [] }) => counted);

export const listCounted = createListCounted(COUNTED);

/** Calls of the things that need nothing but the account's plan and places. */
export const openOwnThings = (needs: OwnFarmNeeds): Feature => ({
  name: 'own-things',
  rawRoutes: THINGS.flatMap(({ routes }) => routes?.(needs) ?? []),
});

/** What an account owns, for its export. */
export async function exportOwnThings(needs: ExportNeeds, accountId: string): Promise<Record<string, unknown>> {
  const exported: Record<string, unknown> = {};
  for (const [name, { exportOwn }] of Object.entries(OWN_THINGS))
    if (exportOwn !== undefined) exported[name] = await exportOwn(needs, accountId);
  return exported;
}
