import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privacyText } from '@portal/content/legal/privacy';
import { expect, it } from 'vitest';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Columns that say whose a row is. */
const PERSONAL =
  /^((account|owner|member)_id|email|phone|address|username|visitor|networks?|(address|caller|name|network|subject)_digest)$/;

/** The facts of the privacy page with the tables they describe. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  'Forms you send': ['lead'],
  'IP address of API calls': ['rate_limit_use'],
  'When you report rain': ['rain_report'],
  Profile: ['account', 'account_name', 'account_link', 'account_phone_code', 'account_notice'],
  'Plan and orders': ['plan_term', 'plan_order'],
  'Logged-in devices': ['account_session', 'account_known_network'],
  'Places and settings': ['account_local'],
  'Failed log-ins': ['attempt_count'],
  'Requests to delete an app account': ['app_removal'],
  'Places and rules': ['alert_place', 'alert_rule', 'alert_settings'],
  Channels: ['alert_channel', 'alert_stop_code', 'consent'],
  'Daily ward bulletins': ['ward_subscription'],
  'Messages sent': ['alert_event', 'alert_message'],
  'Team members': ['team_member', 'team_membership'],
  'Do-not-contact list': ['do_not_contact'],
  'Activities, catchments, wind farms': [
    'activity',
    'activity_feed',
    'activity_told',
    'catchment',
    'catchment_series',
    'catchment_model',
    'catchment_candidate',
    'catchment_reservoir',
    'catchment_bulletin',
    'catchment_forecast_day',
    'wind_farm',
  ],
  'Weather delay records': ['delay_site', 'delay_site_link', 'delay_record'],
  'Files and bulletins made to order': [
    'account_job',
    'data_order',
    'bulletin_order',
    'expert_bulletin',
    'expert_bulletin_link',
    'bulletin_letter',
  ],
  'API keys': ['api_key', 'api_key_lookup', 'api_quota_use', 'api_usage'],
  'Automatic calls': [
    'call_client',
    'call_list',
    'call_list_number',
    'call_recording',
    'call_campaign',
    'phone_call',
    'call_history',
    'call_block',
    'call_register',
  ],
};

function listPersonalTables(): readonly string[] {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  const text = files.map((name) => readFileSync(join(MIGRATIONS, name), 'utf8')).join('\n');
  return [...text.matchAll(/^create (?:unlogged )?table (\w+) \((.*?)^\)/gms)].flatMap(([, table = '', body = '']) =>
    [...body.matchAll(/^ {2}(\w+) /gm)].some(([, column = '']) => PERSONAL.test(column)) ? [table] : [],
  );
}

const listFacts = (language: 'vi' | 'en') =>
  privacyText[language].parts.map((part) => ('facts' in part ? (part.facts ?? []).map(({ name }) => name) : []));

it('names every table that holds something of a person', () => {
  expect(listPersonalTables().length).toBeGreaterThan(40);
  expect(Object.values(TABLES).flat().toSorted()).toEqual(expect.arrayContaining(listPersonalTables().toSorted()));
});

it('has each of these facts, in both languages', () => {
  expect(listFacts('en').flat()).toEqual(expect.arrayContaining(Object.keys(TABLES)));
  expect(listFacts('vi').map((facts) => facts.length)).toEqual(listFacts('en').map((facts) => facts.length));
});
