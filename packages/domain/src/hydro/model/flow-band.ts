import { type Forcing, type Gr4Params, type Gr4State, type HydroStep, runGr4 } from './gr4-model.ts';

/** Quantiles of a step's flow over all members (10, 50 and 90 %), in the unit of the members. */
export interface FlowBand {
  readonly p10: Float64Array;
  readonly p50: Float64Array;
  readonly p90: Float64Array;
}

/** Least members for a band: a single run has none (domain.md §5.2.8; our own number). */
export const LEAST_MEMBERS = 5;

/**
 * Runs every member from the same warm state and returns its flow, mm per step (domain.md §5.2.8).
 *
 * @param members rain and potential evapotranspiration of each member
 */
export function runMembers(
  step: HydroStep,
  params: Gr4Params,
  warm: Gr4State,
  members: readonly Forcing[],
): readonly Float64Array[] {
  return members.map((forcing) => {
    const flowMm = new Float64Array(forcing.rainMm.length);
    runGr4(step, params, warm, forcing, flowMm);
    return flowMm;
  });
}

/** P10, P50 and P90 of the members per step, over the steps that all of them have. Null for fewer than five members. */
export function findFlowBand(members: readonly ArrayLike<number>[]): FlowBand | null {
  if (members.length < LEAST_MEMBERS) return null;
  const steps = Math.min(...members.map(({ length }) => length));
  const band = { p10: new Float64Array(steps), p50: new Float64Array(steps), p90: new Float64Array(steps) };
  const sorted = new Float64Array(members.length);
  for (let at = 0; at < steps; at++) {
    members.forEach((member, index) => {
      sorted[index] = member[at] as number;
    });
    sorted.sort();
    band.p10[at] = quantileOfSorted(sorted, 0.1);
    band.p50[at] = quantileOfSorted(sorted, 0.5);
    band.p90[at] = quantileOfSorted(sorted, 0.9);
  }
  return band;
}

/** Quantile `part`, 0–1, of sorted values, interpolated between neighbours; an infinite value stays infinite. */
export function quantileOfSorted(sorted: ArrayLike<number>, part: number): number {
  const place = part * (sorted.length - 1);
  const below = sorted[Math.floor(place)] as number;
  const above = sorted[Math.ceil(place)] as number;
  return below === above ? below : below + (above - below) * (place - Math.floor(place));
}
