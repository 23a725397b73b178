import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, parseDate, vietnamDate } from '#time/vietnam-time.ts';
import type { MonthDay, OperatingProcedure, YearSpan } from './operating-procedure.ts';

/** Current situation of the reservoir; null is unknown or not planned. */
export interface ProcedureSituation {
  readonly at: EpochSeconds;
  readonly levelM: number | null;
  readonly releaseM3S: number | null;
  /** Planned opening of the spillway. */
  readonly openingAt: EpochSeconds | null;
  /** When the notice of that opening was given. */
  readonly noticeGivenAt: EpochSeconds | null;
}

/** A span of the year with its moments, excluding the end. */
export interface DatedSpan {
  readonly begin: EpochSeconds;
  readonly end: EpochSeconds;
}

/** A requirement of the procedure, with its due moment. */
export type DueItem =
  /** Notice of an opening; late if it is overdue and was not given. */
  | { readonly kind: 'notice'; readonly at: EpochSeconds; readonly openingAt: EpochSeconds; readonly isLate: boolean }
  | { readonly kind: 'lowerToCap'; readonly at: EpochSeconds; readonly levelM: number; readonly aboveM: number | null }
  | {
      readonly kind: 'raiseRelease';
      readonly at: EpochSeconds;
      readonly releaseM3S: number;
      readonly missingM3S: number;
    }
  | { readonly kind: 'floodSeasonBegins' | 'floodSeasonEnds'; readonly at: EpochSeconds };

/** Current and next requirements of the procedure. */
export interface ProcedureClock {
  readonly isFloodSeason: boolean;
  /** The current flood season, or the next one. */
  readonly floodSeason: DatedSpan;
  /** Highest level allowed now, m, and until when; null if none is set. */
  readonly cap: { readonly levelM: number; readonly until: EpochSeconds } | null;
  /** Height of the level above the cap, m; 0 or less is within, null if either is unknown. */
  readonly aboveCapM: number | null;
  /** Minimum release now, m³/s; null if none is set. */
  readonly minimumReleaseM3S: number | null;
  /** Due items, soonest first: an item due now has the situation's moment. */
  readonly due: readonly DueItem[];
}

/** Caps that begin within this many days are announced. */
const AHEAD_DAYS = 30;

/** The moments of a span: the occurrence that contains `at`, else the next one. */
export function findSpan(span: YearSpan, at: EpochSeconds): DatedSpan {
  const { year } = vietnamDate(at);
  const spans = [year - 1, year, year + 1, year + 2].map((begins) => toDated(span, begins));
  return spans.find(({ end }) => end > at) as DatedSpan;
}

function toDated({ from, to }: YearSpan, year: number): DatedSpan {
  return { begin: startOf(year, from), end: startOf(to < from ? year + 1 : year, to) + DAY_SECONDS };
}

/** 29 February is 28 February in other years. */
function startOf(year: number, day: MonthDay): EpochSeconds {
  return parseDate(`${year}-${day}`) ?? (parseDate(`${year}-02-28`) as EpochSeconds);
}

/** The highest level that a valid procedure allows at a moment, m, and until when; null if it sets none. */
export function findLevelCap(procedure: OperatingProcedure, at: EpochSeconds): ProcedureClock['cap'] {
  for (const cap of procedure.levelCaps) {
    const { begin, end } = findSpan(cap, at);
    if (begin <= at) return { levelM: cap.levelM, until: end };
  }
  return null;
}

/** The requirements of a valid procedure in a situation (domain.md §5.4.3). */
export function readProcedureClock(procedure: OperatingProcedure, situation: ProcedureSituation): ProcedureClock {
  const { at, levelM, releaseM3S } = situation;
  const floodSeason = findSpan(procedure.floodSeason, at);
  const isFloodSeason = floodSeason.begin <= at;
  const caps = procedure.levelCaps.map((cap) => ({ ...findSpan(cap, at), levelM: cap.levelM }));
  const now = findLevelCap(procedure, at);
  const aboveCapM = now === null || levelM === null ? null : levelM - now.levelM;
  const least = procedure.minimumReleases.find((part) => findSpan(part, at).begin <= at)?.releaseM3S ?? null;
  const due: DueItem[] = [
    ...listNotices(procedure.noticeHours, situation),
    isFloodSeason
      ? { kind: 'floodSeasonEnds', at: floodSeason.end }
      : { kind: 'floodSeasonBegins', at: floodSeason.begin },
  ];
  if (now !== null && aboveCapM !== null && aboveCapM > 0)
    due.push({ kind: 'lowerToCap', at, levelM: now.levelM, aboveM: aboveCapM });
  for (const cap of caps)
    if (cap.begin > at && cap.begin <= at + AHEAD_DAYS * DAY_SECONDS)
      due.push({
        kind: 'lowerToCap',
        at: cap.begin,
        levelM: cap.levelM,
        aboveM: levelM === null ? null : levelM - cap.levelM,
      });
  if (least !== null && releaseM3S !== null && releaseM3S < least)
    due.push({ kind: 'raiseRelease', at, releaseM3S: least, missingM3S: least - releaseM3S });
  return {
    isFloodSeason,
    floodSeason,
    cap: now,
    aboveCapM,
    minimumReleaseM3S: least,
    due: due.toSorted((a, b) => a.at - b.at),
  };
}

/** The notice of a future planned opening, unless it was given in time. */
function listNotices(noticeHours: number, situation: ProcedureSituation): readonly DueItem[] {
  const { at, openingAt, noticeGivenAt } = situation;
  if (openingAt === null || openingAt < at) return [];
  const dueAt = openingAt - noticeHours * HOUR_SECONDS;
  if (noticeGivenAt !== null && noticeGivenAt <= dueAt) return [];
  return [{ kind: 'notice', at: dueAt, openingAt, isLate: (noticeGivenAt ?? at) > dueAt }];
}
