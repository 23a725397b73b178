import { Literal, Object as ObjectOf, Optional, String as Text, Union } from 'typebox';
import { ClimateArea } from '#endpoints/verification.ts';
import { CLIMATE_ADDRESSES } from './climate-addresses.table.ts';
import { Ordered } from './jobs.ts';
import { defineOwnCalls, FILE } from './own-call.ts';

/**
 * Parameters of a climate bulletin. `month` such as `2026-12`: first month of a monthly bulletin, default the next one.
 * `region`: `country` or a climate region.
 */
export const ClimateInput = ObjectOf({
  kind: Union([
    Literal('30-days'),
    Literal('45-days'),
    Literal('1-month'),
    Literal('3-months'),
    Literal('6-months'),
    Literal('12-months'),
  ]),
  month: Optional(Text({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })),
  region: ClimateArea,
  language: Optional(Union([Literal('vi'), Literal('en')])),
});

/** Calls about climate bulletins as documents. */
export const CLIMATE_CALLS = defineOwnCalls('account', CLIMATE_ADDRESSES, {
  climatePrint: { summary: 'Order a climate bulletin as PDF', body: ClimateInput, reply: Ordered },
  climateFile: { summary: 'An ordered climate bulletin', reply: FILE },
});
