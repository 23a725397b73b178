import type { EpochSeconds } from '#time/vietnam-time.ts';
import { humidityPercent } from '#weather/humidity.ts';
import type { Element } from './element.table.ts';
import type { Observation } from './observation-table.ts';

/**
 * How near a station must be to say something of a place. Our judgement, not yet measured: airports stand 50–150 km
 * apart, so that farther ones belong to another place; 300 m of height make 2 °C. Reports come every half hour: 90
 * minutes allow for two missing ones.
 */
export const NEAR_STATION = { distanceKm: 50, heightM: 300, ageSeconds: 5400 } as const;

/** What a station measured, of values that passed quality control; null: not measured, or failed. */
export interface Measurement {
  readonly at: EpochSeconds;
  readonly temperatureC: number;
  readonly humidityPercent: number | null;
  readonly windMs: number | null;
  /** Null also for a variable wind. */
  readonly windDirectionDeg: number | null;
  readonly gustMs: number | null;
  readonly cloudOktas: number | null;
  /** A sum of `WEATHER`; 0 for none. */
  readonly weather: number | null;
}

function toMeasurement({ at, values, flags }: Observation): Measurement | null {
  const pass = (element: Element): number | null => (flags[element] === undefined ? (values[element] ?? null) : null);
  const temperatureC = pass('temperatureC');
  if (temperatureC === null) return null;
  const dewPointC = pass('dewPointC');
  const derived = dewPointC === null ? null : humidityPercent(temperatureC, dewPointC);
  return {
    at,
    temperatureC,
    humidityPercent: pass('humidityPercent') ?? derived,
    windMs: pass('windMs'),
    windDirectionDeg: pass('windDirectionDeg'),
    gustMs: pass('gustMs'),
    cloudOktas: pass('cloudOktas'),
    weather: pass('weather'),
  };
}

/** The newest report with a temperature that passed, of a span's reports, oldest first; null if none has one. */
export function findNewestMeasurement(observations: readonly Observation[]): Measurement | null {
  for (const observation of observations.toReversed()) {
    const measurement = toMeasurement(observation);
    if (measurement !== null) return measurement;
  }
  return null;
}
