import { type FlowBand, findFlowBand, runMembers } from './flow-band.ts';
import { flowM3SOfMm } from './flow-depth.ts';
import type { Forcing, Gr4Params, Gr4State, HydroStep } from './gr4-model.ts';
import { spreadDays } from './spread-days.ts';

/** A fitted model of a catchment with known area. Without one there is no flow (domain.md §5.3). */
export interface InflowModel {
  readonly step: HydroStep;
  readonly params: Gr4Params;
  readonly areaKm2: number;
  /** State at the start of the forecast. */
  readonly warm: Gr4State;
}

/** Forecast inflow, m³/s. */
export interface InflowForecast {
  /** Mean flow per model step, for each member. */
  readonly steps: readonly Float64Array[];
  /** Mean flow per hour, for each member. */
  readonly hours: readonly Float64Array[];
  /** True for a daily model: the hours are interpolated and must be labelled so. */
  readonly hoursInterpolated: boolean;
  /** By hour; null for a single model and for fewer than five members (domain.md §5.2.8). */
  readonly hourBand: FlowBand | null;
  /** By model step; null as `hourBand`. */
  readonly stepBand: FlowBand | null;
}

/**
 * Runs the members of a forecast from the current state.
 *
 * @param members forecast rain and potential evapotranspiration, mm per step, of each member; a single model is a list
 * of one
 */
export function forecastInflow(model: InflowModel, members: readonly Forcing[]): InflowForecast {
  const factor = flowM3SOfMm(model.step, model.areaKm2);
  const steps = runMembers(model.step, model.params, model.warm, members).map((flow) => flow.map((mm) => mm * factor));
  const isDaily = model.step === 'day';
  const hours = isDaily ? steps.map((days) => spreadDays(days).hours) : steps;
  return {
    steps,
    hours,
    hoursInterpolated: isDaily,
    hourBand: findFlowBand(hours),
    stepBand: findFlowBand(steps),
  };
}
