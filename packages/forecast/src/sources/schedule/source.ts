import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Grib2Message } from '#formats/grib2/message.ts';
import type { RunHeader, RunItem } from '#runs/run-content.ts';
import type { Fetching } from '#sources/fetching/fetching.ts';
import type { VariableName } from '#variables/variable.table.ts';

/**
 * A provider of forecasts that is fetched by itself. It only says what there is and how one piece of it is fetched and
 * read; when, in which order, how often again, for how long and what is published is done by the scheduler for all of them.
 */
export interface Source {
  /** Short name, also of its runs: small letters, digits and hyphens. */
  readonly name: string;
  /** Licence and credit as they must be shown with the data. */
  readonly licence: string;
  readonly timetable: Timetable;
  /** What a run consists of; sends no request. Throws where the timetable does not know the run. */
  planRun(runAt: EpochSeconds): Promise<RunPlan>;
}

/** When a source has new runs. */
type Timetable = CycleTimetable | WatchTimetable;

/** Runs that start at fixed hours of the day. */
export interface CycleTimetable {
  readonly kind: 'cycles';
  /** Hours of the day in UTC at which runs start. */
  readonly hours: readonly number[];
  /** Seconds from the start of a run until its first piece is there as a rule. */
  readonly firstAfterSeconds: number;
  /** Runs of the day that take longer than the others. */
  readonly late?: { readonly hours: readonly number[]; readonly firstAfterSeconds: number };
  /** Seconds that fetching a run may take before it is given up; a run is given up too when the next one is due. */
  readonly longestSeconds: number;
}

/** Runs that an operator puts into a folder. */
interface WatchTimetable {
  readonly kind: 'watch';
  readonly everySeconds: number;
  /** Seconds that ingesting a run may take before it is given up. */
  readonly longestSeconds: number;
  /** Starts of the runs that are there and have not been published as they are now; the oldest first. */
  listWaiting(): Promise<readonly EpochSeconds[]>;
  /** What the last check found that is not ingested, or not yet. */
  listProblems(): readonly WatchProblem[];
}

/** Something in the folder that is not ingested. */
export interface WatchProblem {
  /** One line that names it. */
  readonly line: string;
  /** Whether it passes by itself, as with a file that is still being written: it is not reported. */
  readonly isPassing: boolean;
}

/** What one run consists of, and how it is read when it is there. */
export interface RunPlan {
  /** In the order in which they are fetched; names are unique. */
  readonly pieces: readonly Piece[];
  /**
   * A run of which later pieces are missing at the end of its time is published where all pieces up to this hour
   * (and all without an hour) are there; the hours behind the first gap are left out. Null: only a whole run.
   */
  readonly wholeUpToHour: number | null;
  /** How many pieces are fetched at a time. */
  readonly together: number;
  /**
   * What the fetched pieces hold, ready for `publishRun`; `fields` may read while they are asked for. Throws
   * `GribError` or `PieceError` naming the file of a piece that cannot be used: it is then fetched again.
   */
  readRun(pieces: readonly FetchedPiece[]): Promise<RunContent>;
  /** Called when the run is published, and when the schedule has given it up: to record which files it used. */
  finish?(outcome: 'published' | 'failed'): Promise<void>;
}

/** The hours of a run that are fetched, and up to which of them it must be whole to be of use. */
export interface RunExtent {
  readonly hours: readonly number[];
  readonly wholeUpToHour: number;
}

/** A part of a run that is fetched as a whole and becomes one file. */
export interface Piece {
  /** Name of its file: letters, digits, `.`, `_` and `-`. */
  readonly name: string;
  /** Hour after the start of the run that it belongs to; null where it has no hour. Several may have the same. */
  readonly hour: number | null;
  /** What fetching it asks for, a line each, as `--dry-run` prints them. */
  readonly requests: readonly string[];
  /**
   * Fetches and checks the piece. Leaves it whole at `path`, where an earlier try, also of a killed process, may have
   * left a part that can be gone on from. Throws `FetchError` (or `GribError`, `RunError`) where it cannot be had.
   * `isLastTry`: there will be no other try, so a piece whose parts are partly optional may succeed with those that are there.
   */
  fetch(path: string, fetching: Fetching, isLastTry: boolean): Promise<void>;
  /** Of a file with an index: reads the index alone and returns the names that it has of those wanted. Throws `FetchError` as `fetch`. */
  probe?(fetching: Fetching): Promise<readonly string[]>;
}

/** A piece that is there and was checked. */
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
 * What a source knows of one variable. `has`: its own name there. `derives`: made from others of the source, with the
 * formula and where that is from.
 */
export type VariableCoverage =
  | { readonly has: string; readonly note?: string }
  | { readonly derives: string; readonly reference: string };

/** A source's variables by our names; one that is not mentioned is lacking there: null, never filled in. */
export type SourceVariables = Readonly<Partial<Record<VariableName, VariableCoverage>>>;

/** What the portal knows of a source, however its runs arrive: one value in the source's folder, one line in `registry.ts`. */
export interface SourceFacts {
  /** As it is named in the setting `SOURCES` and in its runs: small letters, digits and hyphens. */
  readonly name: string;
  /** What it is, for people: `NOAA GFS 0.25°`. */
  readonly title: string;
  /** Place among real sources that have the same value, 1 is read first; null: behind those with a rank, by name. */
  readonly rank: number | null;
  /**
   * Name of the source with the single forecast of the same model. A chance or a range of one source may stand beside a
   * value of another only where both are of one family.
   */
  readonly family: string;
  /** Licence and credit as they must be shown with its data. */
  readonly licence: string;
  /** Whether a GRIB2 message comes from it; left out where files that are ingested by hand never count as its own. */
  readonly isOrigin?: (message: Pick<Grib2Message, 'centre' | 'generatingProcess'>) => boolean;
}

/** What the portal knows of a source that it can fetch or watch by itself. */
export interface FetchedSourceFacts extends SourceFacts {
  /** Whether it is reached at an address of the web (setting `SOURCE_<NAME>_URL`) or in a folder (`SOURCE_<NAME>_PATH`). */
  readonly reachedBy: 'url' | 'folder';
  /** Address that is asked where none is set; null where one has to be set. Without a slash at the end. */
  readonly publicUrl: string | null;
  /** Of a source that may be asked with a key: the setting that holds it, and the address in place of the public one then. */
  readonly keyed?: { readonly setting: string; readonly publicUrl: string };
  /** When it has new runs; null where its folder says that. */
  readonly timetable: CycleTimetable | null;
  /** What it has, derives and lacks; null where the operator states it. */
  readonly variables: SourceVariables | null;
}

/** A source that an operator may choose, before its address is known. */
export interface SourceOffer extends FetchedSourceFacts {
  /**
   * The source at an address (no slash at the end), or in a folder, asked with a key where one is set; nothing shows the
   * key. What it stores for itself stands in `dataDir`. Loads the source's program. Rejects with `RunError` where the
   * address or the folder cannot be used.
   */
  create(address: string, key: string | null, dataDir: string): Promise<Source>;
}
