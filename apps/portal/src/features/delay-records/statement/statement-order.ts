import type { StoredDay } from '@portal/domain/delay-record/verify-chain';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Everything that a statement is drawn from, as it goes to the thread that draws it. */
export interface StatementOrder {
  readonly language: Language;
  /** `2026-10` */
  readonly month: string;
  readonly name: string;
  readonly days: readonly StoredDay[];
  /** Of the day before the first one. */
  readonly previousHash: string;
  /** Of the public page with this month. */
  readonly link: string;
  readonly madeAt: EpochSeconds;
}

/** What the job's owner is told. */
export interface StatementResult {
  readonly month: string;
  readonly days: number;
  readonly lostHours: number;
  readonly unknownHours: number;
  readonly lastHash: string;
}

/** A statement that was drawn. */
export interface DrawnStatement {
  readonly result: StatementResult;
  readonly pdf: Uint8Array;
}
