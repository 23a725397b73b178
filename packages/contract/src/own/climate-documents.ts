import { CLIMATE_ADDRESSES } from '../climate-addresses.table.ts';
import { ClimateInput } from '../climate-schema.ts';
import { Ordered } from './jobs.ts';
import { defineOwnCalls, FILE } from './own-call.ts';

/** Calls about climate bulletins as documents. */
export const CLIMATE_CALLS = defineOwnCalls('account', CLIMATE_ADDRESSES, {
  climatePrint: { summary: 'Order a climate bulletin as PDF', body: ClimateInput, reply: Ordered },
  climateFile: { summary: 'An ordered climate bulletin', reply: FILE },
});
