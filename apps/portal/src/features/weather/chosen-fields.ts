import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { HOUR_FIELDS, type HourFieldName } from '@portal/domain/weather/hour-field.table';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import type { VariableName } from '@portal/forecast/variables/variable.table';
import { HOUR_VALUES, RAIN_NEEDS } from './hour-values.table.ts';
import { markEstimate, readField } from './to-hour.ts';

const THUNDER_NEEDS = [...RAIN_NEEDS, 'cape'] as const;

const isHourField = (name: string): name is HourFieldName => Object.hasOwn(HOUR_FIELDS, name);

/** Variables that a field needs when it is read alone; null: it needs a whole hour with its sky or the sun. */
export function listFieldNeeds(name: keyof Hour): readonly VariableName[] | null {
  if (name === 'thunder') return THUNDER_NEEDS;
  if (name === 'rainBasis') return RAIN_NEEDS;
  if (!isHourField(name)) return null;
  const { named, needs = named } = HOUR_VALUES[name];
  return needs === 'wholeHour' ? null : needs;
}

/** A field with `listFieldNeeds`, the same as in a whole hour. */
export function readFieldAlone(name: keyof Hour, hour: HourWeather): Hour[keyof Hour] {
  if (name === 'thunder') return hour.thunder;
  if (name === 'rainBasis') return markEstimate([hour]).rainBasis;
  return isHourField(name) ? readField(name, hour) : undefined;
}
