import type { RasterSize } from '#grid/regular-grid.ts';
import { addFractions, type FractionSums, toFractionSkill } from './fraction-skill.ts';
import {
  countChances,
  type Decile,
  findWorstDecile,
  makeReliability,
  RELIABILITY_PARTS,
  type Reliability,
  toDeciles,
  toSharpSkill,
} from './reliability.ts';
import { countCells, makeTally, type Tally, toBias, toBrierSkill, toCsi, toFar, toPod } from './tally.ts';

/** Scored rain threshold, mm/h. */
export const SCORED_MMH = 1;
/** Side of the squares of the fractions skill score, cells. */
const WINDOW_CELLS = 21;
/** A decile with fewer cells is not significant. */
const LEAST_CASES = 1000;

/** Sums over all starts for one lead and one method. */
export interface LeadSums {
  readonly tally: Tally;
  readonly fractions: FractionSums;
  readonly csiOfStarts: number[];
  absoluteMmh: number;
  cells: number;
}

/** One lead: ours, our motion without decay, and persistence, over the same starts. */
export interface LeadRecord {
  readonly leadMinutes: number;
  starts: number;
  readonly ours: LeadSums;
  /** The last frame advected along our own motion, without decay and filling (semi-Lagrangian extrapolation). */
  readonly extrapolation: LeadSums;
  readonly persistence: LeadSums;
  /** Persistence of a smoothed picture: the gain from smoothing alone. */
  readonly smoothed: Tally;
  readonly reliability: Reliability;
}

/** Scores of one method at a lead. */
interface Skill {
  readonly csi: number | null;
  /** Mean of the CSI of single starts. */
  readonly csiMean: number | null;
  readonly pod: number | null;
  readonly far: number | null;
  /** Cells with rain forecast per cell with rain observed. */
  readonly bias: number | null;
  /** Against the frequency of rain in the scored cells: of the chances for ours, of yes and no for the others. */
  readonly brierSkill: number | null;
  readonly fss: number | null;
  readonly maeMmh: number | null;
}

/** Scores of a lead. */
export interface LeadScore {
  readonly leadMinutes: number;
  readonly starts: number;
  readonly ours: Skill;
  readonly extrapolation: Skill;
  readonly persistence: Skill;
  /** CSI of the last frame after means over squares of 11 cells. */
  readonly smoothedPersistenceCsi: number | null;
  readonly reliability: readonly Decile[];
  /** Standard deviation of the chances. */
  readonly sharpness: number | null;
  /**
   * Largest difference between chance and frequency among deciles with 1,000 cells and more, 0…1; null if there is
   * none.
   */
  readonly worstDecile: number | null;
}

const makeSums = (): LeadSums => ({
  tally: makeTally(),
  fractions: { error: 0, worst: 0 },
  csiOfStarts: [],
  absoluteMmh: 0,
  cells: 0,
});

/** Creates a lead without starts. */
export function makeLeadRecord(leadMinutes: number): LeadRecord {
  return {
    leadMinutes,
    starts: 0,
    ours: makeSums(),
    extrapolation: makeSums(),
    persistence: makeSums(),
    smoothed: makeTally(),
    reliability: makeReliability(),
  };
}

/** The last frame known at a start: unchanged, advected to the lead, and smoothed. */
export interface LastFrame {
  readonly newest: Float32Array;
  readonly moved: Float32Array;
  readonly smoothed: Float32Array;
}

/** Adds one start to a lead: forecast, observation and last frame. */
export function addStart(
  record: LeadRecord,
  forecast: { readonly rainMmh: Float32Array; readonly chance: Float32Array | null },
  observed: Float32Array,
  { newest, moved, smoothed }: LastFrame,
  size: RasterSize,
): void {
  record.starts += 1;
  countCells(record.smoothed, smoothed, observed, SCORED_MMH);
  addRain(record.ours, forecast.rainMmh, observed, size);
  addRain(record.extrapolation, moved, observed, size);
  addRain(record.persistence, newest, observed, size);
  if (forecast.chance !== null) countChances(record.reliability, forecast.chance, observed, SCORED_MMH);
}

function addRain(sums: LeadSums, forecast: Float32Array, observed: Float32Array, size: RasterSize): void {
  const tally = makeTally();
  countCells(tally, forecast, observed, SCORED_MMH);
  sums.tally.hits += tally.hits;
  sums.tally.misses += tally.misses;
  sums.tally.falseAlarms += tally.falseAlarms;
  const csi = toCsi(tally);
  if (csi !== null) sums.csiOfStarts.push(csi);
  addFractions(sums.fractions, forecast, observed, size, { window: WINDOW_CELLS, leastMmh: SCORED_MMH });
  let absolute = 0;
  for (let cell = 0; cell < observed.length; cell += 1) {
    const expected = forecast[cell] as number;
    const observedAmount = observed[cell] as number;
    absolute += Math.abs((expected > 0 ? expected : 0) - (observedAmount > 0 ? observedAmount : 0));
  }
  sums.absoluteMmh += absolute;
  sums.cells += observed.length;
}

/** Adds the sums of other starts at the same lead, such as those of another series. */
function joinRecord(record: LeadRecord, other: LeadRecord): void {
  record.starts += other.starts;
  joinTally(record.smoothed, other.smoothed);
  for (const way of ['ours', 'extrapolation', 'persistence'] as const) joinSums(record[way], other[way]);
  for (const part of RELIABILITY_PARTS) {
    const sums = record.reliability[part];
    for (const [tenth, value] of other.reliability[part].entries()) sums[tenth] = (sums[tenth] ?? 0) + value;
  }
}

function joinSums(sums: LeadSums, other: LeadSums): void {
  joinTally(sums.tally, other.tally);
  sums.fractions.error += other.fractions.error;
  sums.fractions.worst += other.fractions.worst;
  sums.csiOfStarts.push(...other.csiOfStarts);
  sums.absoluteMmh += other.absoluteMmh;
  sums.cells += other.cells;
}

function joinTally(tally: Tally, other: Tally): void {
  for (const part of ['hits', 'misses', 'falseAlarms'] as const) tally[part] += other[part];
}

/** Pools the leads of several series by their minutes, shortest first. */
export function poolLeads(series: readonly (readonly LeadRecord[])[]): LeadRecord[] {
  const pooled = new Map<number, LeadRecord>();
  for (const lead of series.flat()) {
    const record = pooled.get(lead.leadMinutes) ?? makeLeadRecord(lead.leadMinutes);
    joinRecord(record, lead);
    pooled.set(lead.leadMinutes, record);
  }
  return [...pooled.values()].sort((a, b) => a.leadMinutes - b.leadMinutes);
}

/** The scores of a lead. */
export function toLeadScore(record: LeadRecord): LeadScore {
  const { leadMinutes, starts, ours, extrapolation, persistence, smoothed, reliability } = record;
  const deciles = toDeciles(reliability);
  const { brierSkill, sharpness } = toSharpSkill(reliability);
  return {
    leadMinutes,
    starts,
    ours: { ...toSkill(ours), brierSkill },
    extrapolation: toSkill(extrapolation),
    persistence: toSkill(persistence),
    smoothedPersistenceCsi: toCsi(smoothed),
    reliability: deciles,
    sharpness,
    worstDecile: findWorstDecile(deciles, LEAST_CASES),
  };
}

function toSkill({ tally, fractions, csiOfStarts, absoluteMmh, cells }: LeadSums): Skill {
  const { length } = csiOfStarts;
  return {
    csi: toCsi(tally),
    csiMean: length === 0 ? null : csiOfStarts.reduce((sum, value) => sum + value, 0) / length,
    pod: toPod(tally),
    far: toFar(tally),
    bias: toBias(tally),
    brierSkill: cells === 0 ? null : toBrierSkill(tally, cells),
    fss: toFractionSkill(fractions),
    maeMmh: cells === 0 ? null : absoluteMmh / cells,
  };
}
