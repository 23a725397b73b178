import type { RunField } from '@portal/forecast/runs/run-content';
import { getVariable, type VariableName } from '@portal/forecast/variables/variable.table';

const HOUR = 3600;
export const RUN_AT = Date.UTC(2026, 10, 1) / 1000;
/** The area that the portal serves, a quarter degree. */
export const GRID = { south: 5, west: 99, latStep: 0.25, lngStep: 0.25, rows: 79, columns: 83 };

const VARIABLES: readonly VariableName[] = [
  'temperature2m',
  'dewPoint2m',
  'relativeHumidity2m',
  'windU10m',
  'windV10m',
  'windU100m',
  'windV100m',
  'windGust10m',
  'precipitation',
  'cloudCover',
  'pressureMsl',
  'visibility',
  'cape',
  'shortWaveRadiation',
];
const HOURLY_UNTIL = 120;
const EVERY_HOURS = 3;
const LAST_HOUR = 384;

/** Fields of a global model: hourly to 120 hours, then every three, to 384; 209 steps and 14 variables. */
export function* listFields(runAt: number, lastHour = LAST_HOUR): Generator<RunField> {
  const values = new Float32Array(GRID.rows * GRID.columns);
  let before = 0;
  for (let hour = 0; hour <= lastHour; hour += hour < HOURLY_UNTIL ? 1 : EVERY_HOURS) {
    for (const variable of VARIABLES) {
      const isInstant = getVariable(variable).kind === 'instant';
      if (!isInstant && hour === 0) continue;
      const level = variable === 'pressureMsl' ? 1000 : 0;
      for (let cell = 0; cell < values.length; cell += 1) values[cell] = level + ((cell * 7 + hour * 13) % 2000) / 100;
      const validAt = runAt + hour * HOUR;
      yield { variable, validAt, intervalStart: isInstant ? validAt : runAt + before * HOUR, values };
    }
    before = hour;
  }
}
