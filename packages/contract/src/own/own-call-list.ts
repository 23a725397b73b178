import type { Static } from 'typebox';
import { ACCOUNT_CALLS, GUEST_ACCOUNT_CALLS } from './account.ts';
import { ACTIVITY_CALLS } from './activities.ts';
import { ALERT_CALLS, WEBHOOK_CALLS } from './alert-calls.ts';
import { API_KEY_CALLS } from './api-keys.ts';
import { BULLETIN_ORDER_CALLS } from './bulletin-orders.ts';
import { CATCHMENT_CALLS } from './catchment-calls.ts';
import { CLIMATE_CALLS } from './climate-documents.ts';
import { DATA_ORDER_CALLS } from './data-orders.ts';
import { JOB_CALLS } from './jobs.ts';
import { ORDER_CALLS, ORDER_LINK_CALLS, PLAN_CALLS } from './orders.ts';
import type { OwnCall, ReplySchema } from './own-call.ts';
import { PHONE_CALL_CALLS } from './phone-calls.ts';
import { DELAY_RECORD_CALLS } from './records.ts';
import { RULE_PREVIEW_CALLS } from './rule-preview.ts';
import { WARD_SUBSCRIPTION_CALLS } from './ward-subscriptions.ts';
import { WIND_FARM_CALLS } from './wind-farms.ts';

const CALLS = {
  ...ALERT_CALLS,
  ...WEBHOOK_CALLS,
  ...RULE_PREVIEW_CALLS,
  ...WARD_SUBSCRIPTION_CALLS,
  ...API_KEY_CALLS,
  ...ACTIVITY_CALLS,
  ...WIND_FARM_CALLS,
  ...CATCHMENT_CALLS,
  ...DELAY_RECORD_CALLS,
  ...DATA_ORDER_CALLS,
  ...BULLETIN_ORDER_CALLS,
  ...CLIMATE_CALLS,
  ...PHONE_CALL_CALLS,
  ...JOB_CALLS,
  ...GUEST_ACCOUNT_CALLS,
  ...ACCOUNT_CALLS,
  ...PLAN_CALLS,
  // Its path is also one of an order: readers of the list take the first that fits.
  ...ORDER_LINK_CALLS,
  ...ORDER_CALLS,
};

/** Every call about what the caller owns, in the order of the document. */
export const OWN_CALLS: readonly OwnCall[] = Object.values(CALLS);

type Calls = typeof CALLS;
type CallAt<Address> = {
  [Id in keyof Calls]: Address extends Pick<Calls[Id], 'method' | 'path'> ? Calls[Id]['reply'] : never;
}[keyof Calls];

/** Value of a successful reply at an address of the tables; null: no body, or a file. Unknown for other addresses. */
export type OwnReplyAt<Address> = [CallAt<Address>] extends [never]
  ? unknown
  : CallAt<Address> extends ReplySchema
    ? Static<CallAt<Address>>
    : null;
