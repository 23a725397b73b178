import { findVolumeHm3, type StorageCurve } from './storage-curve.ts';

/** An operator's readings at a moment; null is unknown. */
export interface ReservoirReading {
  readonly levelM: number | null;
  /** Outflows, m³/s, averaged over the time until the next reading. */
  readonly turbineM3S: number | null;
  readonly spillM3S: number | null;
  /** Other outflows, such as the minimum flow or withdrawals, m³/s; 0 if there are none. */
  readonly otherM3S: number | null;
}

const M3_OF_HM3 = 1e6;
const SMOOTHED_SECONDS = 3 * 3600;

/**
 * Inflow between readings by the balance Qin = Qturbine + Qspill + Qother + ΔV/Δt (domain.md §5.2.3), m³/s: one value
 * less than readings. NaN if one of the two levels or an outflow is missing or a level is outside the table. Ignores
 * evaporation from the lake. May be below 0, because errors of levels are amplified: see `smoothInflow`.
 *
 * @param stepSeconds time between two readings
 */
export function computeInflowByBalance(
  curve: StorageCurve,
  readings: readonly ReservoirReading[],
  stepSeconds: number,
): Float64Array {
  const toVolume = ({ levelM }: ReservoirReading): number =>
    (levelM === null ? null : findVolumeHm3(curve, levelM)) ?? NaN;
  return Float64Array.from({ length: Math.max(0, readings.length - 1) }, (_, at) => {
    const [reading, next] = [readings[at] as ReservoirReading, readings[at + 1] as ReservoirReading];
    const { turbineM3S, spillM3S, otherM3S } = reading;
    if (turbineM3S === null || spillM3S === null || otherM3S === null) return NaN;
    const gainedM3 = (toVolume(next) - toVolume(reading)) * M3_OF_HM3;
    return turbineM3S + spillM3S + otherM3S + gainedM3 / stepSeconds;
  });
}

/**
 * Three-hour mean around each step (domain.md §5.2.3) over the known steps; negative results become 0. NaN if the step
 * itself is unknown. Steps of three hours or more are not averaged, only clamped to 0.
 */
export function smoothInflow(inflowM3S: Float64Array, stepSeconds: number): Float64Array {
  const reach = Math.max(0, Math.floor((SMOOTHED_SECONDS / stepSeconds - 1) / 2));
  return inflowM3S.map((own, at) => {
    if (Number.isNaN(own)) return NaN;
    const known = inflowM3S.subarray(Math.max(0, at - reach), at + reach + 1).filter((flow) => !Number.isNaN(flow));
    return Math.max(0, known.reduce((sum, flow) => sum + flow, 0) / known.length);
  });
}
