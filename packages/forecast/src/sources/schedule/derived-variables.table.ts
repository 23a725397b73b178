import type { SourceVariables } from './source.ts';

/** Humidity derived from the dew point for a source without it (`series/derive-hours.ts`). */
export const HUMIDITY_FROM_DEW_POINT: SourceVariables = {
  relativeHumidity2m: {
    derives: 'from temperature2m and dewPoint2m by the Magnus formula',
    reference: 'Alduchov & Eskridge 1996',
  },
};
