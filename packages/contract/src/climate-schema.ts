import { Literal, Object as ObjectOf, Optional, String as Text, Union } from 'typebox';

/** The whole country, or a climate region. */
export const ClimateArea = Union([
  Literal('country'),
  Literal('northwest'),
  Literal('northeast'),
  Literal('redRiverDelta'),
  Literal('northCentral'),
  Literal('southCentral'),
  Literal('highlands'),
  Literal('south'),
]);

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
