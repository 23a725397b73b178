import { describeError } from '@portal/domain/error/describe-error';
import { findGateEnd } from '@portal/domain/safety/warning-gate';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { stopsOutdoorWork } from '@portal/domain/warning/warning-kind';
import type { Database } from '#platform/database/database.ts';
import { findEnd, findMark, listWarnings } from './store.ts';
import type { Warning } from './warning.ts';
import { type Coverage, findCoverage, type WarningUnits } from './warning-coverage.ts';

export interface LiveWarning {
  readonly warning: Warning;
  readonly coverage: Coverage;
  /** When it is over: its expiry, or when it was ended earlier. */
  readonly endAt: EpochSeconds;
}

/** Current warnings in memory; nearly free while there are none. */
export interface LiveWarnings {
  /** In force, highest level first, then newest. */
  readonly list: (now: EpochSeconds) => readonly LiveWarning[];
  /** In force or to come, in the same order. */
  readonly listKnown: (now: EpochSeconds) => readonly LiveWarning[];
  /** Level 3 and more, over or ended less than a day ago: their gate is still closed. */
  readonly listOver: (now: EpochSeconds) => readonly LiveWarning[];
  /**
   * Empty without warnings; otherwise changes with the set of warnings in force, to come, or over with a closed gate.
   */
  readonly version: (now: EpochSeconds) => string;
  /** The next start or end of a warning or opening of a gate; null: none. */
  readonly nextChangeAt: (now: EpochSeconds) => EpochSeconds | null;
  readonly refresh: () => Promise<void>;
}

interface LiveOptions {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  readonly units: WarningUnits;
  readonly warn: (problem: string) => void;
}

/** The warnings between two changes. */
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

/** Caches warnings in memory; call `refresh` to read changes. */
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
      // The clock of the command that ended it may be ahead of ours: an ended warning is over now at the latest.
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
        const reason = describeError(error);
        // The database is still starting; its own code logs a failed start.
        if (mark === null) return;
        if (!isOutageLogged) warn(`Warnings: the database could not be read (${reason}); known warnings stay shown`);
        isOutageLogged = true;
      }
    },
  };
}
