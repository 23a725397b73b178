import type { ErrorCode } from '@portal/contract/error-catalogue.table';
import type { InputError, PlanLimit } from '@portal/contract/errors';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

export interface AccountJobOrder<Input = unknown> {
  /** As given to `addAccountJob`, after JSON serialization. */
  readonly input: Input;
  readonly accountId: string;
  /** Aborts within seconds if the job is cancelled, its account deleted, or the process stops. */
  readonly signal: AbortSignal;
  /** Reports the share done, 0 to 1. */
  readonly reportProgress: (share: number) => void;
}

export interface AccountJobFile {
  readonly bytes: Buffer;
  /** File name with extension, without folders. */
  readonly name: string;
  readonly mediaType: string;
}

export interface AccountJobMade {
  /** JSON shown to the owner; null: only the file. */
  readonly result: unknown;
  readonly file?: AccountJobFile;
}

/** A kind of job that accounts order. If a worker dies, another starts the job again, so runs must be idempotent. */
export interface AccountJobKind<Input = unknown> {
  /** Unique over all features, `feature.verb-noun`. */
  readonly name: string;
  /**
   * Does the work. Rejects with `AppError` for an expected refusal, which ends the job with that reason; with
   * anything else to be retried a few times.
   */
  run(order: AccountJobOrder<Input>): Promise<AccountJobMade>;
}

type AccountJobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** Why a job failed, for its owner. */
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
  readonly fileName: string | null;
  readonly createdAt: EpochSeconds;
  readonly endedAt: EpochSeconds | null;
}
