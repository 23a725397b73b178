import type { StoredDay } from '@portal/domain/delay-record/verify-chain';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Input of the drawing thread. */
export interface StatementOrder {
  readonly language: Language;
  /** `2026-10` */
  readonly month: string;
  readonly name: string;
  readonly days: readonly StoredDay[];
  /** Hash of the day before the first. */
  readonly previousHash: string;
  /** Public page of this month. */
  readonly link: string;
  readonly madeAt: EpochSeconds;
}

/** Result shown to the owner. */
export interface StatementResult {
  readonly month: string;
  readonly days: number;
  readonly lostHours: number;
  readonly unknownHours: number;
  readonly lastHash: string;
}

export interface DrawnStatement {
  readonly result: StatementResult;
  readonly pdf: Uint8Array;
}
