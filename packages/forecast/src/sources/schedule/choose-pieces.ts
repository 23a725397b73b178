import type { FetchedPiece, RunPlan } from './source.ts';

/** What of a run may be published as it is. */
export interface PieceChoice {
  readonly pieces: readonly FetchedPiece[];
  /** Last hour that is whole, with all before it; null where the run has no hours. */
  readonly lastHour: number | null;
  /** Whether nothing is missing. */
  readonly whole: boolean;
}

/**
 * The pieces of a run that may be published: all, or those up to the hour before the first gap where that is not
 * before the plan's `wholeUpToHour`. Null where it is, and where a piece without an hour is missing.
 */
export function choosePieces(plan: RunPlan, fetched: readonly FetchedPiece[]): PieceChoice | null {
  const hours = [...new Set(plan.pieces.map(({ hour }) => hour))].filter((hour) => hour !== null);
  hours.sort((a, b) => a - b);
  const there = new Set(fetched.map(({ name }) => name));
  const gaps = plan.pieces.filter(({ name }) => !there.has(name)).map(({ hour }) => hour);
  if (gaps.length === 0) return { pieces: fetched, lastHour: hours.at(-1) ?? null, whole: true };
  const { wholeUpToHour } = plan;
  if (wholeUpToHour === null || gaps.includes(null)) return null;
  const firstGap = Math.min(...gaps.filter((hour) => hour !== null));
  const lastHour = hours.findLast((hour) => hour < firstGap);
  if (lastHour === undefined || lastHour < wholeUpToHour) return null;
  return { pieces: fetched.filter(({ hour }) => hour === null || hour <= lastHour), lastHour, whole: false };
}
