import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '#time/vietnam-time.ts';
import type { CropRegion } from './crop.ts';
import { RICE_STAGE_DAYS, RICE_STAGES, type RiceStage, type RiceVariety } from './rice-stage.table.ts';
import { isInSeason, type SeasonWindow } from './season-window.ts';
import { proposed } from './threshold.ts';

/** How rice gets into the field; a transplanted one is sown in a nursery. */
export const RICE_PLANTINGS = ['direct', 'transplanted'] as const;
/** How a field was planted. */
export type RicePlanting = (typeof RICE_PLANTINGS)[number];

/** A field of rice as its grower describes it. `sownAt`: midnight in Vietnam of the day of sowing. */
export interface RiceField {
  readonly sownAt: EpochSeconds;
  readonly variety: RiceVariety;
  readonly planting: RicePlanting;
}

/** A stage of a field: midnight of its first day, and of the day after its last. */
export interface RiceStageSpan {
  readonly stage: RiceStage;
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
}

/** The course of a field. */
export interface RiceCourse {
  readonly stages: readonly RiceStageSpan[];
  /** Days by which every stage may come sooner or later. */
  readonly marginDays: number;
  /** Whether it was sown in a main season of its region; null where none is known. */
  readonly isMainSeason: boolean | null;
}

/** Days by which transplanting delays every stage after the nursery (the middle of domain-2.md §15.4’s 3–7). */
const TRANSPLANTED_DAYS = proposed(5, 'domain-2.md §15.4: 3–7 days');
const MARGIN_DAYS = proposed(5, 'domain-2.md §15.4');
/** Cold lengthens the growth of leaves. */
const SPRING_MARGIN_DAYS = proposed(10, 'domain-2.md §15.4');
const NORTH: readonly CropRegion[] = ['RRD', 'NM', 'NM-high', 'NC'];
/** Early to late spring rice of the north: domain-2.md §15.2.1, §15.2.2 and §15.2.6. */
const SPRING_SOWING: readonly SeasonWindow[] = [['11-15', '03-31']];

/** Days around today within which a day of sowing makes sense. */
const SOWING_DAYS = { past: 366, coming: 60 };

/** Why a day of sowing is refused: more than a year ago, or more than 60 days ahead. */
export function findSowingError(sownAt: EpochSeconds, now: EpochSeconds): 'tooOld' | 'tooFar' | null {
  const today = startOfVietnamDay(now);
  if (sownAt < today - SOWING_DAYS.past * DAY_SECONDS) return 'tooOld';
  return sownAt > today + SOWING_DAYS.coming * DAY_SECONDS ? 'tooFar' : null;
}

/** Stages of a field in a region (null: unknown) whose sowing windows are `sow`: domain-2.md §15.4. */
export function findRiceCourse(
  { sownAt, variety, planting }: RiceField,
  region: CropRegion | null,
  sow: readonly SeasonWindow[],
): RiceCourse {
  const days = RICE_STAGE_DAYS[variety];
  const delay = planting === 'transplanted' ? TRANSPLANTED_DAYS.value : 0;
  const toMoment = (day: number) => sownAt + (day + (day === 0 ? 0 : delay)) * DAY_SECONDS;
  const isSpring = region !== null && NORTH.includes(region) && isInSeason(SPRING_SOWING, sownAt);
  return {
    stages: RICE_STAGES.map((stage, index) => {
      const next = RICE_STAGES[index + 1];
      return { stage, fromAt: toMoment(days[stage]), toAt: toMoment(next === undefined ? days.end + 1 : days[next]) };
    }),
    marginDays: (isSpring ? SPRING_MARGIN_DAYS : MARGIN_DAYS).value,
    isMainSeason: sow.length === 0 ? null : isInSeason(sow, sownAt),
  };
}

/**
 * Stages that a field may be in on the day of a moment, the expected one first: neighbours count within the margin.
 * Empty before sowing and when even a late field is harvested.
 */
export function listRiceStages({ stages, marginDays }: RiceCourse, at: EpochSeconds): RiceStage[] {
  const day = startOfVietnamDay(at);
  const margin = marginDays * DAY_SECONDS;
  const [first, last] = [stages[0], stages.at(-1)];
  if (first === undefined || last === undefined || day < first.fromAt || day >= last.toAt + margin) return [];
  const expected = stages.find(({ toAt }) => day < toAt) ?? last;
  const near = stages.filter((span) => span !== expected && day >= span.fromAt - margin && day < span.toAt + margin);
  return [expected, ...near].map(({ stage }) => stage);
}

/** Where a field is today: its expected stage, or outside the field. */
export function findRiceState(course: RiceCourse, at: EpochSeconds): RiceStage | 'before' | 'after' {
  const [stage] = listRiceStages(course, at);
  if (stage !== undefined) return stage;
  return startOfVietnamDay(at) < (course.stages[0]?.fromAt ?? at) ? 'before' : 'after';
}
