import type { ErrorCode } from '@portal/contract/error-catalogue.table';
import type { InputError, PlanLimit } from '@portal/contract/errors';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** A piece of work as the code that does it gets it. */
export interface AccountJobOrder<Input = unknown> {
  /** As it was given to `addAccountJob`, after a way through JSON. */
  readonly input: Input;
  readonly accountId: string;
  /** Aborts within seconds when the job is cancelled, its account is deleted, or the process stops. */
  readonly signal: AbortSignal;
  /** Says how much of the work is done, 0 to 1. */
  readonly reportProgress: (share: number) => void;
}

/** A file that a job has made. */
export interface AccountJobFile {
  readonly bytes: Buffer;
  /** As it is saved: with its extension, without folders. */
  readonly name: string;
  readonly mediaType: string;
}

/** What a job has made. */
export interface AccountJobMade {
  /** JSON, shown to its owner as it is; null: there is only the file. */
  readonly result: unknown;
  readonly file?: AccountJobFile;
}

/**
 * A kind of work that accounts order. A worker that is killed leaves its job to another one, which restarts it: what a run
 * stores must bear that.
 */
export interface AccountJobKind<Input = unknown> {
  /** Unique over all features, `feature.verb-noun`. */
  readonly name: string;
  /**
   * Does the work. Rejects with `AppError` for an expected refusal, which ends the job with that reason; with anything else to be
   * tried again a few times.
   */
  run(order: AccountJobOrder<Input>): Promise<AccountJobMade>;
}

type AccountJobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** Why a job failed, as its owner may read it. */
export interface AccountJobError {
  readonly code: ErrorCode;
  /** Replaces the catalogue's text. */
  readonly detail?: Readonly<Record<Language, string>>;
  readonly errors?: readonly InputError[];
  readonly planLimit?: PlanLimit;
}

/** A job as its owner sees it. */
export interface AccountJob {
  readonly accountId: string;
  readonly id: string;
  readonly kind: string;
  readonly state: AccountJobState;
  /** 0 to 1. */
  readonly progress: number;
  readonly result: unknown;
  readonly error: AccountJobError | null;
  /** Null where it has made no file. */
  readonly fileName: string | null;
  readonly createdAt: EpochSeconds;
  readonly endedAt: EpochSeconds | null;
}
