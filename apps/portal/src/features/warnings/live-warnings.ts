import { findGateEnd } from '@portal/domain/safety/warning-gate';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { stopsOutdoorWork } from '@portal/domain/warning/warning-kind';
import type { Database } from '#platform/database/database.ts';
import { findEnd, findMark, listWarnings } from './store.ts';
import type { Warning } from './warning.ts';
import { type Coverage, findCoverage, type WarningUnits } from './warning-coverage.ts';

/** A warning with the places that it takes in. */
export interface LiveWarning {
  readonly warning: Warning;
  readonly coverage: Coverage;
  /** When it is over: its own end, or when it was ended before. */
  readonly endAt: EpochSeconds;
}

/** The warnings that hold, from memory: asking costs nothing while there are none. */
export interface LiveWarnings {
  /** Those in force, the highest level first, then the newest. */
  readonly list: (now: EpochSeconds) => readonly LiveWarning[];
  /** Those in force or to come, in the same order. */
  readonly listKnown: (now: EpochSeconds) => readonly LiveWarning[];
  /** Those of level 3 and more that were over or ended less than a day ago: their gate is still closed. */
  readonly listOver: (now: EpochSeconds) => readonly LiveWarning[];
  /** Empty without warnings, else another text for every other set of warnings in force, to come, or over with a closed gate. */
  readonly version: (now: EpochSeconds) => string;
  /** When a warning begins or is over next, or the gate of one opens; null where none does. */
  readonly nextChangeAt: (now: EpochSeconds) => EpochSeconds | null;
  /** Reads the present rows of the database. */
  readonly refresh: () => Promise<void>;
}

interface LiveOptions {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  readonly units: WarningUnits;
  readonly warn: (problem: string) => void;
}

/** The warnings between two moments at which one begins or ends. */
interface Stretch {
  readonly from: EpochSeconds;
  readonly until: EpochSeconds;
  readonly inForce: readonly LiveWarning[];
  readonly known: readonly LiveWarning[];
  readonly over: readonly LiveWarning[];
  readonly version: string;
}

const findGateEndOf = ({ warning, endAt }: LiveWarning): EpochSeconds =>
  stopsOutdoorWork(warning) ? findGateEnd({ ...warning, expiresAt: endAt }) : endAt;

const byWeight = ({ warning: a }: LiveWarning, { warning: b }: LiveWarning): number =>
  (b.level ?? 0) - (a.level ?? 0) || b.issuedAt - a.issuedAt || (a.id < b.id ? -1 : 1);

function toStretch(listed: readonly LiveWarning[], mark: string, now: EpochSeconds): Stretch {
  const moments = listed.flatMap((one) => [one.warning.startsAt, one.endAt, findGateEndOf(one)]);
  const from = Math.max(Number.NEGATIVE_INFINITY, ...moments.filter((at) => at <= now));
  const until = Math.min(Number.POSITIVE_INFINITY, ...moments.filter((at) => at > now));
  const known = listed.filter(({ endAt }) => now < endAt).toSorted(byWeight);
  const inForce = known.filter(({ warning }) => warning.startsAt <= now);
  const over = listed.filter((one) => one.endAt <= now && now < findGateEndOf(one)).toSorted(byWeight);
  const count = known.length + over.length;
  const version = count === 0 ? '' : `${mark}.${inForce.length}.${until.toString(36)}`;
  return { from, until, inForce, known, over, version };
}

/** Caches the warnings of a database in memory; `refresh` has to be called for what changes there. */
export function createLiveWarnings({ database, clock, units, warn }: LiveOptions): LiveWarnings {
  let mark: string | null = null;
  let known: readonly LiveWarning[] = [];
  let stretch: Stretch = toStretch([], '', 0);
  let isOutageLogged = false;

  function getStretch(now: EpochSeconds): Stretch {
    if (now < stretch.from || now >= stretch.until) stretch = toStretch(known, mark?.slice(0, 8) ?? '', now);
    return stretch;
  }

  async function reload(): Promise<void> {
    const now = clock();
    const found = await findMark(database, now);
    if (found === mark) return;
    const rows = await listWarnings(database, now);
    known = rows.map((row) => ({
      warning: row.content,
      coverage: findCoverage(row.content, units),
      // A command's clock may be ahead of ours: what somebody ended is over, whenever that was.
      endAt: row.endedAt === null ? findEnd(row) : Math.min(findEnd(row), now),
    }));
    mark = found;
    stretch = toStretch(known, found.slice(0, 8), now);
  }

  return {
    list: (now) => getStretch(now).inForce,
    listKnown: (now) => getStretch(now).known,
    listOver: (now) => getStretch(now).over,
    version: (now) => getStretch(now).version,
    nextChangeAt: (now) => {
      const { until } = getStretch(now);
      return until === Number.POSITIVE_INFINITY ? null : until;
    },
    async refresh() {
      try {
        await reload();
        isOutageLogged = false;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        // A database that has not answered yet is starting; the code that opened it logs a failed start.
        if (mark === null) return;
        if (!isOutageLogged)
          warn(`Warnings: the database could not be asked (${reason}); those known go on being shown`);
        isOutageLogged = true;
      }
    },
  };
}
