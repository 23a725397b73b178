import type { StoredDay } from '@portal/domain/delay-record/verify-chain';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

export interface StatementOrder {
  readonly language: Language;
  /** `2026-10` */
  readonly month: string;
  readonly name: string;
  readonly days: readonly StoredDay[];
  /** Hash of the day before the first. */
  readonly previousHash: string;
  readonly link: string;
  readonly madeAt: EpochSeconds;
}

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
