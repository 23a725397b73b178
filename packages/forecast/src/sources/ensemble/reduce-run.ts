import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { CHANCE_FROM_MM, hourlyChance, memberChance } from '@portal/domain/weather/rain-chance';
import { isSameGrid, type RegularGrid } from '#grid/regular-grid.ts';
import type { RunField, RunItem } from '#runs/run-content.ts';
import { PieceError } from '#sources/schedule/fetch-pieces.ts';
import type { FetchedPiece, RunContent } from '#sources/schedule/source.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { type MemberField, type MemberStep, readMembers } from './member-file.ts';
import { createMemberRain, createRainWindows, type MemberRain, type RainAmount } from './rain-windows.ts';
import { type MemberValues, mapReaching, reduceMembers } from './reduce-members.ts';

/** The interval between a step and the previous one; empty for the first step. */
interface StepSpan {
  readonly from: EpochSeconds;
  readonly to: EpochSeconds;
}

/** Reduces the members of one run, step by step. */
interface RunReducer {
  /**
   * The fields of a step, of the days and periods that end with it, and its member rain. Values known to too few
   * members are left out.
   */
  reduceStep(members: readonly MemberStep[], span: StepSpan): Generator<RunItem>;
}

/** Half of the 0.01 mm to which members' amounts are stored. */
const HALF_STEP_MM = 0.005;

/** Shares of members with an amount in 24 hours, mm. */
const SHARES = [
  ['rain1mmProbability', 1],
  ['rain50mmProbability', 50],
] as const satisfies readonly (readonly [VariableName, number])[];

/** A variable with reduced members: the prefix of the names of its ends. */
type RangeName =
  | 'precipitation'
  | 'precipitationPeriod'
  | 'precipitationDay'
  | 'temperature2m'
  | 'windSpeed10m'
  | 'windGust10m';

/** Creates a reducer for one run; a value needs `leastMembers` members. */
export function createRunReducer(leastMembers: number): RunReducer {
  const rains = new Map<number, MemberRain>();
  const windows = createRainWindows();

  function* reduce(name: RangeName, values: MemberValues, span: StepSpan): Generator<RunField> {
    if (values.length < leastMembers) return;
    const { low, middle, high } = reduceMembers(values, leastMembers);
    const ends = [`${name}Low`, `${name}Middle`, `${name}High`] as const satisfies readonly VariableName[];
    for (const [index, field] of [low, middle, high].entries()) {
      yield { variable: ends[index] ?? ends[0], validAt: span.to, intervalStart: span.from, values: field };
    }
  }

  function* reduceInstant(name: RangeName, values: MemberValues, at: EpochSeconds): Generator<RunField> {
    yield* reduce(name, values, { from: at, to: at });
  }

  function* reduceRain(members: readonly MemberStep[], span: StepSpan): Generator<RunItem> {
    const memberMm = new Map<number, Float32Array>();
    for (const { member, fields } of members) {
      const amount = addRain(rains, member, findField(fields, 'precipitation'));
      if (amount === null) continue;
      windows.add(member, amount);
      if (amount.from === span.from && amount.to === span.to) memberMm.set(member, amount.values);
    }
    if (memberMm.size >= leastMembers) {
      const amounts = [...memberMm.values()];
      yield* reduce('precipitation', amounts, span);
      const values = reduceChance(amounts, span);
      yield { variable: 'wetHourProbability', validAt: span.to, intervalStart: span.from, values };
      yield { validAt: span.to, intervalStart: span.from, memberMm };
    }
    for (const { kind, from, to, sums } of windows.drain(span.to)) {
      if (kind === 'Evening') yield* reduceShares(sums, { from, to });
      else yield* reduce(`precipitation${kind}`, sums, { from, to });
    }
  }

  function* reduceShares(sums: MemberValues, { from, to }: StepSpan): Generator<RunField> {
    if (sums.length < leastMembers) return;
    for (const [variable, mm] of SHARES) {
      const toShare = (reaching: number, known: number): number => (100 * reaching) / known;
      const values = mapReaching(sums, mm - HALF_STEP_MM, leastMembers, toShare);
      yield { variable, validAt: to, intervalStart: from, values };
    }
  }

  /** An interval is wet more often than any hour of it (domain-2.md §21.3 and §21.4). */
  function reduceChance(amounts: MemberValues, { from, to }: StepSpan): Float32Array {
    const hours = (to - from) / HOUR_SECONDS;
    return mapReaching(amounts, CHANCE_FROM_MM - HALF_STEP_MM, leastMembers, (reaching, known) =>
      hourlyChance(memberChance(reaching, known), hours),
    );
  }

  return {
    *reduceStep(members, span) {
      yield* reduceInstant('temperature2m', listValues(members, 'temperature2m'), span.to);
      yield* reduceInstant('windSpeed10m', members.flatMap(findWindSpeed), span.to);
      yield* reduceInstant('windGust10m', listValues(members, 'windGust10m'), span.to);
      yield* reduceRain(members, span);
    },
  };
}

function addRain(rains: Map<number, MemberRain>, member: number, total: MemberField | undefined): RainAmount | null {
  // The total at the start of a run covers no time.
  if (total === undefined || total.intervalStart >= total.validAt) return null;
  const rain = rains.get(member) ?? createMemberRain();
  rains.set(member, rain);
  return rain.add(total);
}

function findField(fields: readonly MemberField[], name: MemberField['variable']): MemberField | undefined {
  return fields.find(({ variable }) => variable === name);
}

function listValues(members: readonly MemberStep[], name: MemberField['variable']): Float32Array[] {
  return members.flatMap(({ fields }) => findField(fields, name)?.values ?? []);
}

/** Wind speed per member: quantiles of components are not quantiles of speeds. */
function findWindSpeed({ fields }: MemberStep): Float32Array[] {
  const u = findField(fields, 'windU10m')?.values;
  const v = findField(fields, 'windV10m')?.values;
  return u === undefined || v === undefined ? [] : [u.map((east, cell) => Math.hypot(east, v[cell] as number))];
}

/** The run of the pieces, and the number of members required for a value. */
interface EnsembleRunFacts {
  readonly source: string;
  readonly licence: string;
  readonly runAt: EpochSeconds;
  readonly leastMembers: number;
}

/**
 * Reads a run from the files of its steps and reduces it step by step: memory holds one step of all members and their
 * open sums, whatever the length of the run. Throws `PieceError`, also while fields are read, for a file that is
 * damaged or on another grid than the first.
 */
export async function readEnsembleRun(
  { source, licence, runAt, leastMembers }: EnsembleRunFacts,
  pieces: readonly FetchedPiece[],
): Promise<RunContent> {
  const inOrder = [...pieces].sort((a, b) => (a.hour ?? 0) - (b.hour ?? 0));
  const { grid, surfaceHeightM } = findGround(inOrder);
  return {
    header: { source, runAt, demo: false, licence, grid, surfaceHeightM },
    fields: reduceAll(inOrder, { runAt, grid, reducer: createRunReducer(leastMembers) }),
  };
}

/** Grid of the run, and the model surface height if a member of the first step has it. */
function findGround([first]: readonly FetchedPiece[]): { grid: RegularGrid; surfaceHeightM: Float32Array | null } {
  if (first === undefined) throw new RangeError('a run without pieces');
  let grid: RegularGrid | null = null;
  for (const step of readMembers(first.path)) {
    grid ??= step.grid;
    const ground = step.fields.find(({ variable }) => variable === 'surfaceHeight');
    if (ground !== undefined) return { grid: step.grid, surfaceHeightM: ground.values };
  }
  if (grid === null) throw new PieceError(first.path, 'holds no member');
  return { grid, surfaceHeightM: null };
}

interface Reduction {
  readonly runAt: EpochSeconds;
  readonly grid: RegularGrid;
  readonly reducer: RunReducer;
}

function* reduceAll(pieces: readonly FetchedPiece[], { runAt, grid, reducer }: Reduction) {
  let before = runAt;
  for (const { path, hour } of pieces) {
    const at = runAt + (hour ?? 0) * HOUR_SECONDS;
    yield* reducer.reduceStep(listMembers(path, grid), { from: before, to: at });
    before = at;
  }
}

/** Every member once: of duplicates the first counts. */
function listMembers(path: string, grid: RegularGrid): MemberStep[] {
  const members = new Map<number, MemberStep>();
  for (const step of readMembers(path)) {
    if (!isSameGrid(step.grid, grid)) throw new PieceError(path, 'is on another grid than the first step of its run');
    if (!members.has(step.member)) members.set(step.member, step);
  }
  return [...members.values()];
}
