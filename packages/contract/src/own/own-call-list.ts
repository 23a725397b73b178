import { ACTIVITY_CALLS } from './activities.ts';
import { ALERT_CALLS, WEBHOOK_CALLS } from './alert-calls.ts';
import { API_KEY_CALLS } from './api-keys.ts';
import { BULLETIN_ORDER_CALLS } from './bulletin-orders.ts';
import { CATCHMENT_CALLS } from './catchment-calls.ts';
import { CLIMATE_CALLS } from './climate-documents.ts';
import { DATA_ORDER_CALLS } from './data-orders.ts';
import { JOB_CALLS } from './jobs.ts';
import type { OwnCall } from './own-call.ts';
import { PHONE_CALL_CALLS } from './phone-calls.ts';
import { DELAY_RECORD_CALLS } from './records.ts';
import { WIND_FARM_CALLS } from './wind-farms.ts';

/** Every call about what the caller owns, in the order of the document. */
export const OWN_CALLS: readonly OwnCall[] = [
  ALERT_CALLS,
  WEBHOOK_CALLS,
  API_KEY_CALLS,
  ACTIVITY_CALLS,
  WIND_FARM_CALLS,
  CATCHMENT_CALLS,
  DELAY_RECORD_CALLS,
  DATA_ORDER_CALLS,
  BULLETIN_ORDER_CALLS,
  CLIMATE_CALLS,
  PHONE_CALL_CALLS,
  JOB_CALLS,
].flatMap((calls): readonly OwnCall[] => Object.values(calls));
