/** What a running job may use. */
export interface JobContext {
  /** Aborts when the process stops or the job is cancelled. */
  readonly signal: AbortSignal;
  /** Records how far the work is, for `portal -- jobs` and the log. */
  readonly reportProgress: (done: number, total: number) => void;
}

/** A piece of work that the worker role does on a schedule. */
export interface Job {
  /** Unique over all features, `feature.verb-noun`: names its row in the table of jobs. */
  readonly name: string;
  /** Seconds from the start of one run to the start of the next. */
  readonly everySeconds: number;
  /** Whether every worker runs it at the same time, because it claims what it works on by itself. Absent: one worker at a time. */
  readonly everyWorker?: boolean;
  /** Does the work once. Rejects to be tried again with back-off. */
  readonly run: (context: JobContext) => Promise<void>;
}
