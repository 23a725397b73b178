import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Grib2Message } from '#formats/grib2/message.ts';
import type { RunHeader, RunItem } from '#runs/run-content.ts';
import type { Fetching } from '#sources/fetching/fetching.ts';
import type { VariableName } from '#variables/variable.table.ts';

/**
 * A provider of forecasts that is fetched automatically. It only defines what exists and how one piece is fetched and
 * read;
 * timing, order, retries, deadlines and publishing are the scheduler's, for all sources.
 */
export interface Source {
  /** Short name, also of its runs: lower-case letters, digits and hyphens. */
  readonly name: string;
  /** Licence and credit that must be shown with the data. */
  readonly licence: string;
  readonly timetable: Timetable;
  /** Pieces of a run; sends no request. Throws if the timetable has no such run. */
  planRun(runAt: EpochSeconds): Promise<RunPlan>;
}

/** When a source has new runs. */
type Timetable = CycleTimetable | WatchTimetable;

/** Runs that start at fixed hours of the day. */
export interface CycleTimetable {
  readonly kind: 'cycles';
  /** Hours of the day in UTC at which runs start. */
  readonly hours: readonly number[];
  /** Seconds from the start of a run until its first piece is usually available. */
  readonly firstAfterSeconds: number;
  /** Runs of the day that are available later than the others. */
  readonly late?: { readonly hours: readonly number[]; readonly firstAfterSeconds: number };
  /** Seconds after which a run is given up; it is also given up when the next one is due. */
  readonly longestSeconds: number;
}

/** Runs that an operator puts into a folder. */
interface WatchTimetable {
  readonly kind: 'watch';
  readonly everySeconds: number;
  /** Seconds after which ingesting a run is given up. */
  readonly longestSeconds: number;
  /** Starts of the available runs that are not published in their current state; oldest first. */
  listWaiting(): Promise<readonly EpochSeconds[]>;
  /** Items found by the last check that are not ingested, or not yet. */
  listProblems(): readonly WatchProblem[];
}

/** Something in the folder that is not ingested. */
export interface WatchProblem {
  /** One line that names it. */
  readonly line: string;
  /** Whether it is temporary, such as a file still being written: it is not reported. */
  readonly isPassing: boolean;
}

/** The pieces of one run, and how they are read. */
export interface RunPlan {
  /** In the order of fetching; names are unique. */
  readonly pieces: readonly Piece[];
  /**
   * If later pieces are missing at its deadline, a run is published if all pieces up to this hour (and all without an
   * hour) are fetched; hours after the first gap are left out. Null: only a complete run.
   */
  readonly wholeUpToHour: number | null;
  /** Number of pieces fetched at a time. */
  readonly together: number;
  /**
   * Content of the fetched pieces, ready for `publishRun`; `fields` may read lazily. Throws `GribError` or `PieceError`
   * naming the file of an unusable piece, which is then fetched again.
   */
  readRun(pieces: readonly FetchedPiece[]): Promise<RunContent>;
  /** Called when the run is published, and when the schedule has given it up: records which files it used. */
  finish?(outcome: 'published' | 'failed'): Promise<void>;
}

/** The hours of a run to fetch, and the hour up to which it must be complete to be useful. */
export interface RunExtent {
  readonly hours: readonly number[];
  readonly wholeUpToHour: number;
}

/** A part of a run that is fetched as a unit and becomes one file. */
export interface Piece {
  /** Name of its file: letters, digits, `.`, `_` and `-`. */
  readonly name: string;
  /** Hour after the start of the run that it belongs to; null if it has no hour. Several may have the same. */
  readonly hour: number | null;
  /** The requests for fetching it, one line each, as `--dry-run` prints them. */
  readonly requests: readonly string[];
  /**
   * Fetches and checks the piece. Leaves it complete at `path`, where an earlier attempt, also of a killed process, may
   * have left a part to resume. Throws `FetchError` (or `GribError`, `RunError`) if it is unavailable. `isLastTry`:
   * there is no further attempt, so a piece with optional parts may succeed without them.
   */
  fetch(path: string, fetching: Fetching, isLastTry: boolean): Promise<void>;
  /**
   * Asks for a small part, such as the index and one field, and reads it as `fetch` and `readRun` do; one line of what is
   * there. Throws as they do. Absent where the piece itself is small.
   */
  probe?(fetching: Fetching): Promise<string>;
}

/** A fetched and checked piece. */
export interface FetchedPiece {
  readonly name: string;
  readonly hour: number | null;
  readonly path: string;
}

/** A run ready to be published. */
export interface RunContent {
  readonly header: RunHeader;
  readonly fields: Iterable<RunItem> | AsyncIterable<RunItem>;
}

/**
 * Coverage of one variable. `has`: the source's own name for it. `derives`: computed from others of the source, with
 * the formula and its reference.
 */
export type VariableCoverage =
  | { readonly has: string; readonly note?: string }
  | { readonly derives: string; readonly reference: string };

/** A source's variables by our names; a variable not listed is lacking: null, never filled in. */
export type SourceVariables = Readonly<Partial<Record<VariableName, VariableCoverage>>>;

/** Facts of a source, however its runs arrive: one value in the source's folder, one line in `registry.ts`. */
export interface SourceFacts {
  /** Name in the setting `SOURCES` and in its runs: lower-case letters, digits and hyphens. */
  readonly name: string;
  /** Title for people: `NOAA GFS 0.25°`. */
  readonly title: string;
  /**
   * Rank among real sources with the same value, 1 is read first; null: after those with a number, by name; `last`:
   * after all others, also an operator's own files, in the order of the registry.
   */
  readonly rank: number | 'last' | null;
  /**
   * Name of the source with the single forecast of the same model. A range stands as it is next to a value of its family
   * only.
   */
  readonly family: string;
  /** Number of members behind its chances; absent if it is no ensemble. */
  readonly members?: number;
  /** Whether it is a machine-learning model, which is named as such wherever it takes part in a comparison. */
  readonly isMachineLearning?: true;
  /** Licence and credit that must be shown with its data. */
  readonly licence: string;
  /** Whether a GRIB2 message comes from it; absent if manually ingested files never count as its own. */
  readonly isOrigin?: (message: Pick<Grib2Message, 'centre' | 'generatingProcess'>) => boolean;
}

/** Facts of a source that the portal can fetch or watch automatically. */
export interface FetchedSourceFacts extends SourceFacts {
  /** Whether it has a web address (setting `SOURCE_<NAME>_URL`) or a folder (`SOURCE_<NAME>_PATH`). */
  readonly reachedBy: 'url' | 'folder';
  /** Default address; null if one has to be set. Without a trailing slash. */
  readonly publicUrl: string | null;
  /**
   * For a source with an optional key: the setting that holds it, and the address that replaces the public one then.
   */
  readonly keyed?: { readonly setting: string; readonly publicUrl: string };
  /** Times of its new runs; null for a folder. */
  readonly timetable: CycleTimetable | null;
  /** What it has, derives and lacks; null if the operator states it. */
  readonly variables: SourceVariables | null;
}

/** A source that an operator may choose, before its address is known. */
export interface SourceOffer extends FetchedSourceFacts {
  /**
   * The source at an address (no trailing slash), or in a folder, with the key if one is set; nothing reveals the key.
   * Its own state is stored in `dataDir`. Loads the source's code. Rejects with `RunError` if the address or the folder
   * is unusable.
   */
  create(address: string, key: string | null, dataDir: string): Promise<Source>;
}
