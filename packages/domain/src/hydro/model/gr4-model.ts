/** Step of a model and of a series: a day (GR4J) or an hour (GR4H). */
export type HydroStep = 'day' | 'hour';

/** Parameters of GR4J or GR4H, in model steps. */
export interface Gr4Params {
  /** Capacity of the production store, mm. */
  readonly x1Mm: number;
  /** Exchange with groundwater, mm per step; below 0 water is lost. */
  readonly x2Mm: number;
  /** Capacity of the routing store, mm. */
  readonly x3Mm: number;
  /** Time base of the first unit hydrograph, steps. */
  readonly x4Steps: number;
}

/** State of a catchment between two steps; plain numbers, so that it can be stored as JSON. */
export interface Gr4State {
  readonly productionMm: number;
  readonly routingMm: number;
  /** Water in the two unit hydrographs by steps ahead, the next step first, mm. */
  readonly uh1Mm: readonly number[];
  readonly uh2Mm: readonly number[];
}

/** Forcing of a model: rain and potential evapotranspiration, mm per step, of the same length and without gaps. */
export interface Forcing {
  readonly rainMm: Float64Array;
  readonly peMm: Float64Array;
}

/** Constants of the daily and the hourly model (Perrin et al. 2003; GR4H of INRAE as in airGR). */
const STEP_CONSTANTS: Readonly<Record<HydroStep, { readonly exponent: number; readonly percolation: number }>> = {
  day: { exponent: 2.5, percolation: 4 / 9 },
  hour: { exponent: 1.25, percolation: 4 / 21 },
};

/** Share of the effective rain that goes to the routing store. */
const SLOW_PART = 0.9;
/** Beyond it tanh is 1 within precision. */
const MOST_TANH = 13;
/** Initial stores of an unknown catchment, as shares of their capacity (airGR). */
const TYPICAL_FILLING = { production: 0.3, routing: 0.5 } as const;

/**
 * Ordinates of the two unit hydrographs for a time base of x4 steps: the shares of a step's water that leave in each of
 * the following steps (domain.md §5.3, “routing”). Each list sums to 1.
 */
export function computeUnitHydrographs(step: HydroStep, x4Steps: number): { uh1: Float64Array; uh2: Float64Array } {
  const { exponent } = STEP_CONSTANTS[step];
  const whole1 = (t: number): number => (t >= x4Steps ? 1 : (t / x4Steps) ** exponent);
  const whole2 = (t: number): number => {
    if (t >= 2 * x4Steps) return 1;
    const ratio = t / x4Steps;
    return t <= x4Steps ? 0.5 * ratio ** exponent : 1 - 0.5 * (2 - ratio) ** exponent;
  };
  const toOrdinates = (length: number, whole: (t: number) => number): Float64Array =>
    Float64Array.from({ length: Math.max(1, Math.ceil(length)) }, (_, at) => whole(at + 1) - whole(at));
  return { uh1: toOrdinates(x4Steps, whole1), uh2: toOrdinates(2 * x4Steps, whole2) };
}

/**
 * State of a catchment with stores filled to the given shares and empty hydrographs.
 *
 * @param filling shares of the capacities X1 and X3, 0–1; default: those of airGR
 */
export function makeGr4State(
  step: HydroStep,
  params: Gr4Params,
  filling: { readonly production: number; readonly routing: number } = TYPICAL_FILLING,
): Gr4State {
  const { uh1, uh2 } = computeUnitHydrographs(step, params.x4Steps);
  return {
    productionMm: filling.production * params.x1Mm,
    routingMm: filling.routing * params.x3Mm,
    uh1Mm: Array.from(uh1, () => 0),
    uh2Mm: Array.from(uh2, () => 0),
  };
}

/** Range of a run in its forcing, and its output besides the flow. */
interface RunOptions {
  /** First step; default 0. */
  readonly from?: number;
  /** Step before which the run ends; default: the end of the forcing. */
  readonly to?: number;
  /** Receives the actual evapotranspiration, mm per step, at the indices of the forcing. */
  readonly evaporationMm?: Float64Array;
}

/**
 * Runs GR4J (step `day`) or GR4H (step `hour`) and returns the state after the last step (domain.md §5.3; Perrin et al.
 * 2003, doi 10.1016/S0022-1694(03)00225-7; hourly percolation S{1−[1+(4S/(21·X1))⁴]^(−1/4)} and exponent 1.25 as in
 * airGR).
 *
 * @param flowMm receives the flow, mm per step, at the indices of the forcing
 */
export function runGr4(
  step: HydroStep,
  params: Gr4Params,
  start: Gr4State,
  { rainMm, peMm }: Forcing,
  flowMm: Float64Array,
  { from = 0, to = rainMm.length, evaporationMm }: RunOptions = {},
): Gr4State {
  const { x1Mm, x2Mm, x3Mm, x4Steps } = params;
  const { uh1, uh2 } = computeUnitHydrographs(step, x4Steps);
  const routed1 = toRouted(start.uh1Mm, uh1.length);
  const routed2 = toRouted(start.uh2Mm, uh2.length);
  const percolation = STEP_CONSTANTS[step].percolation;
  let production = start.productionMm;
  let routing = start.routingMm;

  for (let at = from; at < to; at++) {
    const rain = rainMm[at] as number;
    const pe = peMm[at] as number;
    const filling = production / x1Mm;
    let effective = 0;
    let evaporation: number;
    if (rain >= pe) {
      const net = rain - pe;
      const tanh = Math.tanh(Math.min(MOST_TANH, net / x1Mm));
      const stored = (x1Mm * (1 - filling * filling) * tanh) / (1 + filling * tanh);
      production += stored;
      effective = net - stored;
      evaporation = pe;
    } else {
      const tanh = Math.tanh(Math.min(MOST_TANH, (pe - rain) / x1Mm));
      const taken = (production * (2 - filling) * tanh) / (1 + (1 - filling) * tanh);
      production = Math.max(0, production - taken);
      evaporation = rain + taken;
    }
    const percolated = production * (1 - 1 / fourthRoot(1 + toFourth((percolation * production) / x1Mm)));
    production -= percolated;
    effective += percolated;

    passOn(routed1, uh1, SLOW_PART * effective);
    passOn(routed2, uh2, (1 - SLOW_PART) * effective);
    const level = routing / x3Mm;
    const exchange = x2Mm * level * level * level * Math.sqrt(level);
    routing = Math.max(0, routing + (routed1[0] as number) + exchange);
    const routed = routing * (1 - 1 / fourthRoot(1 + toFourth(routing / x3Mm)));
    routing -= routed;
    flowMm[at] = routed + Math.max(0, (routed2[0] as number) + exchange);
    if (evaporationMm !== undefined) evaporationMm[at] = evaporation;
  }
  return { productionMm: production, routingMm: routing, uh1Mm: toAhead(routed1), uh2Mm: toAhead(routed2) };
}

function toFourth(value: number): number {
  const square = value * value;
  return square * square;
}

function fourthRoot(value: number): number {
  return Math.sqrt(Math.sqrt(value));
}

/** Water in a hydrograph as the loop stores it: first the step just completed, which a state does not contain. */
function toRouted(aheadMm: readonly number[], length: number): Float64Array {
  const routed = new Float64Array(Math.max(length, aheadMm.length) + 1);
  routed.set(aheadMm, 1);
  return routed;
}

function toAhead(routed: Float64Array): number[] {
  return Array.from(routed.subarray(1));
}

/** Advances all water by one step and distributes the new water; the first cell then leaves in this step. */
function passOn(routed: Float64Array, ordinates: Float64Array, waterMm: number): void {
  const last = routed.length - 1;
  const spread = ordinates.length;
  for (let at = 0; at < last; at++)
    routed[at] = (routed[at + 1] as number) + (at < spread ? (ordinates[at] as number) * waterMm : 0);
  routed[last] = 0;
}
