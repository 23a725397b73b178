import type { SourceVariables } from './source.ts';

/** What the engine makes of the dew point where a source has it and no humidity (`series/derive-hours.ts`). */
export const HUMIDITY_FROM_DEW_POINT: SourceVariables = {
  relativeHumidity2m: {
    derives: 'from temperature2m and dewPoint2m by the Magnus formula',
    reference: 'Alduchov & Eskridge 1996',
  },
};
