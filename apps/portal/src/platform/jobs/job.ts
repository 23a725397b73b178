export interface JobContext {
  /** Aborts when the process stops or the job is cancelled. */
  readonly signal: AbortSignal;
  /** Progress for `portal -- jobs` and the log. */
  readonly reportProgress: (done: number, total: number) => void;
}

export interface Job {
  /** Unique over all features, `feature.verb-noun`; key of its row. */
  readonly name: string;
  /** Seconds between the starts of two runs. */
  readonly everySeconds: number;
  /** Whether all workers run it concurrently, because it claims its own work. Default: one worker at a time. */
  readonly everyWorker?: boolean;
  /** Does the work once. A rejection is retried with back-off. */
  readonly run: (context: JobContext) => Promise<void>;
}
