import { findBasinMean } from '@portal/domain/catchment/basin-mean';
import type { BasinWeights } from '@portal/domain/catchment/cell-overlap';
import { LEAST_MEMBERS } from '@portal/domain/hydro/model/flow-band';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { isSameModelFamily } from '#sources/registry.ts';
import { planRain, sumTaps } from '#steps/hour-plan.ts';
import { listMemberAmounts } from '#store/member-bytes.ts';
import { readAroundDamage } from '#store/read-around-damage.ts';
import type { RunStore } from '#store/run-store.ts';
import type { StoredMembers, StoredRun } from '#store/stored-run.ts';
import type { BasinSeriesQuery } from './read-basin-series.ts';
import { isFresh } from './run-age.ts';

/** Catchment and hours of a query for member rain. */
export interface BasinMembersQuery extends Omit<BasinSeriesQuery, 'variables'> {
  /** Source of the main forecast; only members of the same model are read. Null: of any model. */
  readonly beside: string | null;
}

/** Hourly catchment means of each member of one run. */
export interface BasinMembers {
  readonly source: string;
  readonly runAt: EpochSeconds;
  readonly demo: boolean;
  readonly licence: string;
  /** Start of the first hour. */
  readonly startAt: EpochSeconds;
  /** Mean rain of each hour, mm, per member; all cover the same hours, without gaps. */
  readonly members: readonly Float64Array[];
}

/** Least share of the run's members for a range: four fifths, as required of an ensemble's step at ingest. */
const ENOUGH = 0.8;

/**
 * Reads an ensemble's member forecasts for a catchment, with the same weights and the same 80 % of the area as
 * `readBasinSeries`: from the best run whose members cover the first hour, up to the first hour that too few of them
 * cover. Null if no run has members of the requested model. A member with a gap is left out.
 */
export function readBasinMembers(store: RunStore, query: BasinMembersQuery): BasinMembers | null {
  return readAroundDamage(store, () => {
    for (const { runs } of store.sources()) {
      for (const run of runs) {
        const found = isAsked(run, query) ? readRun(run, query) : null;
        if (found !== null) return found;
      }
    }
    return null;
  });
}

function isAsked({ manifest: { source, runAt, demo } }: StoredRun, query: BasinMembersQuery): boolean {
  const isOfModel = query.beside === null || isSameModelFamily(query.beside, source);
  return isOfModel && isFresh({ source, runAt }, query.now) && (query.demo || !demo);
}

function readRun({ manifest, members }: StoredRun, query: BasinMembersQuery): BasinMembers | null {
  if (members === null) return null;
  const { startAt, hours } = query;
  const plan = planRain(members, startAt, hours);
  if (plan.firstHour !== 0) return null;
  const weights = query.findWeights(manifest.grid);
  const means = findMeans(members, weights);
  const courses = means.map((steps) => Float64Array.from({ length: hours }, (_, hour) => sumTaps(plan, steps, hour)));
  const least = Math.max(Math.ceil(members.numbers.length * ENOUGH), LEAST_MEMBERS);
  const isKnown = (hour: number): boolean =>
    courses.filter((course) => !Number.isNaN(course[hour] as number)).length >= least;
  let end = 0;
  while (end < hours && isKnown(end)) end++;
  const whole = courses.map((course) => course.subarray(0, end)).filter((course) => !course.some(Number.isNaN));
  if (end === 0 || whole.length < least) return null;
  const { source, runAt, demo, licence } = manifest;
  return { source, runAt, demo, licence, startAt, members: whole };
}

/** Mean of each step, per member, mm; NaN if less than 80 % of the area is known. */
function findMeans(members: StoredMembers, weights: BasinWeights): Float64Array[] {
  const amounts = listMemberAmounts(members.scale);
  const blocks = Array.from(weights.cells, (cell) => members.readCell(cell));
  const values = new Float64Array(blocks.length);
  return members.numbers.map((_, member) =>
    Float64Array.from(members.steps, (_step, step) => {
      const at = member * members.steps.length + step;
      for (const [cell, block] of blocks.entries())
        values[cell] = block === null ? Number.NaN : (amounts[block[at] as number] as number);
      return findBasinMean(values, weights).mean ?? Number.NaN;
    }),
  );
}

/** Start of the first hour that members do not cover. */
export const findMembersEnd = ({ startAt, members }: BasinMembers): EpochSeconds =>
  startAt + (members[0]?.length ?? 0) * HOUR_SECONDS;
