import { startUpstream, type Upstream } from './upstream.ts';

/** A Sunday at 16:00 in Vietnam: the runs of all providers below are due, and no later ones. */
export const PLAYED_NOW = Date.UTC(2026, 10, 22, 9) / 1000;

/** Where a consumer stores, and whom it asks. */
export interface TrialOptions {
  readonly dataDir: string;
  readonly url: string;
  readonly signal: AbortSignal;
  /** Idle timeout of a connection. */
  readonly silenceMs: number;
}

/** The production code that fetches from one provider, on clocks of the test. */
export interface Consumer {
  /** Fetches what is due, as if the last attempt were long ago. */
  readonly pull: () => Promise<void>;
  /** What is stored, by name. */
  readonly read: () => readonly unknown[] | Promise<readonly unknown[]>;
  /** The operator's lines since the last call. */
  readonly drainLines: () => readonly string[];
}

/** Something that a provider may get wrong by itself. */
export interface OwnFailure {
  readonly what: string;
  readonly spoil: (upstream: Upstream) => void | Promise<void>;
  /** The operator's line. */
  readonly line: RegExp;
  /** Puts it right; default: the right files are there again. */
  readonly mend?: (upstream: Upstream) => void;
}

/** A public provider, played by files of a server of this machine. */
export interface PlayedProvider {
  /** Of the source or feed. */
  readonly name: string;
  /** Path of its address on the server. */
  readonly path: string;
  readonly makeFiles: () => Promise<ReadonlyMap<string, Uint8Array>>;
  /** Bodies of paths without a file of their own. */
  readonly answer?: (path: string, files: ReadonlyMap<string, Uint8Array>) => Uint8Array | undefined;
  /** Requests that may fail, by name; every one is needed. */
  readonly places: Readonly<Record<string, RegExp>>;
  readonly open: (options: TrialOptions) => Consumer;
  /** What `read` returns when all has come. */
  readonly whole: readonly unknown[];
  readonly failures?: readonly OwnFailure[];
  /** Whether all that it sends takes seconds: one consumer then outlasts the common failures one after another. */
  readonly isHeavy?: true;
}

/** Starts the server of a provider that does all right. */
export async function startProvider(
  { answer }: PlayedProvider,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Upstream> {
  const upstream: Upstream = await startUpstream(files, (path) => answer?.(path, upstream.files));
  return upstream;
}
