import { nameInputError } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { type DueItem, readProcedureClock } from '@portal/domain/hydro/reservoir/procedure-clock';
import type { Reservoir } from '@portal/domain/hydro/reservoir/reservoir';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { FRESH_SECONDS, type Levels } from './find-levels.ts';

const MOST_TRIED = 3;
const MOST_RELEASE_M3S = 100_000;

/** Tried releases from a query `release=250,320`; null: none given. Throws `AppError` `badInput`. */
export function readTriedReleases(release: unknown, language: Language): readonly number[] | null {
  if (release === undefined || release === '') return null;
  const wrong = (name: 'repeated' | 'number' | 'maxItems' | 'minimum' | 'maximum', limit?: number) =>
    new AppError('badInput', { errors: [nameInputError('release', name, language, limit)] });
  if (typeof release !== 'string') throw wrong('repeated');
  const parts = release.split(',');
  if (parts.length > MOST_TRIED) throw wrong('maxItems', MOST_TRIED);
  return parts.map((part) => {
    if (!/^\d+(?:\.\d+)?$/.test(part)) throw wrong(/^-\d/.test(part) ? 'minimum' : 'number', 0);
    if (Number(part) > MOST_RELEASE_M3S) throw wrong('maximum', MOST_RELEASE_M3S);
    return Number(part);
  });
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
const toLevel = (levelM: number | null): number | null => (levelM === null ? null : round(levelM, 2));
const toMoment = (at: EpochSeconds | null): string | null => (at === null ? null : formatMoment(at));

/** The level forecast as the API shows it, metres and m³/s. */
export function toLevelShape(levels: Levels) {
  if (levels.state !== 'ready') return levels;
  const { state, from, isStale, deadM, range, members, courses } = levels;
  const count = courses[0]?.levelsM.length ?? 0;
  return {
    state,
    readAt: formatMoment(from),
    stale: isStale,
    dead: deadM,
    range,
    members,
    hours: Array.from({ length: count }, (_, hour) => formatMoment(from + hour * HOUR_SECONDS)),
    courses: courses.map(({ releaseM3S, levelsM, band, reaches }) => ({
      release: releaseM3S,
      levels: levelsM.map(toLevel),
      levelsLow: band?.lowM.map(toLevel) ?? null,
      levelsHigh: band?.highM.map(toLevel) ?? null,
      reaches: reaches.map((reach) => ({
        kind: reach.kind,
        level: reach.levelM,
        left: round(reach.leftM, 2),
        outsideCurve: reach.isOutside,
        middleAt: toMoment(reach.middleAt),
        earliestAt: toMoment(reach.earliestAt),
        latestAt: toMoment(reach.latestAt),
        membersReaching: reach.membersReaching,
        holdingRelease: reach.holdingM3S === null ? null : Number(reach.holdingM3S.toPrecision(3)),
      })),
    })),
  };
}

function toItemShape(item: DueItem) {
  const known = { at: formatMoment(item.at) };
  switch (item.kind) {
    case 'notice':
      return { ...known, kind: item.kind, openingAt: formatMoment(item.openingAt), late: item.isLate };
    case 'lowerToCap':
      return { ...known, kind: item.kind, level: item.levelM, above: toLevel(item.aboveM) };
    case 'raiseRelease':
      return { ...known, kind: item.kind, release: item.releaseM3S, missing: round(item.missingM3S, 3) };
    default:
      return { ...known, kind: item.kind };
  }
}

/** Requirements of the procedure, soonest first; null without a procedure. */
export function toClockShape(reservoir: Reservoir, now: EpochSeconds) {
  const { procedure, reading, releaseM3S, opening } = reservoir;
  if (procedure === null) return null;
  // A stale reading is not checked against the procedure.
  const levelM = reading !== null && now - reading.at <= FRESH_SECONDS ? reading.levelM : null;
  const { floodSeason, ...clock } = readProcedureClock(procedure, {
    at: now,
    levelM,
    releaseM3S,
    openingAt: opening?.at ?? null,
    noticeGivenAt: opening?.noticeGivenAt ?? null,
  });
  const dayOf = (at: EpochSeconds): number => Math.round((at - floodSeason.begin) / DAY_SECONDS);
  return {
    floodSeason: {
      isNow: clock.isFloodSeason,
      begin: formatMoment(floodSeason.begin),
      end: formatMoment(floodSeason.end),
      day: clock.isFloodSeason ? Math.floor((now - floodSeason.begin) / DAY_SECONDS) + 1 : null,
      days: dayOf(floodSeason.end),
    },
    level: levelM,
    cap: clock.cap && {
      level: clock.cap.levelM,
      until: formatMoment(clock.cap.until),
      above: toLevel(clock.aboveCapM),
    },
    release: releaseM3S,
    minimumRelease: clock.minimumReleaseM3S,
    noticeHours: procedure.noticeHours,
    due: clock.due.map(toItemShape),
  };
}
