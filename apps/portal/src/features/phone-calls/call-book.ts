import type { CallPurpose, CallState, NumberHistory, RetryRules } from '@portal/domain/phone-call/call-rules';
import type { CallWindow } from '@portal/domain/phone-call/call-window';
import type { CampaignState } from '@portal/domain/phone-call/campaign-state';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';

export interface OpenCampaign extends OwnKey {
  readonly state: CampaignState;
  readonly purpose: CallPurpose;
  readonly window: CallWindow;
  readonly rules: RetryRules;
  readonly startsAt: EpochSeconds;
  readonly recordingId: string;
  readonly seconds: number;
}

/** An account's call rate, and how much of it is used. */
export interface CallPace {
  readonly callsPerMinute: number;
  readonly lines: number;
  /** Start of the minute in which calls were last placed. */
  readonly minuteAt: EpochSeconds;
  readonly placed: number;
  readonly underway: number;
}

export interface DueCall extends NumberHistory {
  readonly number: number;
  /** Digits of E.164. */
  readonly phone: number;
  readonly tries: number;
  /** On the account's or the national do-not-call list. */
  readonly isBlocked: boolean;
}

/** A call to be placed, stored as such before the provider is called. */
export interface ClaimedCall {
  readonly callId: string;
  readonly number: number;
  readonly phone: number;
}

/** Decisions about a round of due calls, stored together. */
export interface Round {
  readonly at: EpochSeconds;
  readonly claimed: readonly ClaimedCall[];
  /** Calls whose number is on a do-not-call list. */
  readonly blocked: readonly number[];
  readonly postponed: readonly { readonly number: number; readonly dueAt: EpochSeconds }[];
  readonly pace: { readonly minuteAt: EpochSeconds; readonly placed: number };
}

export interface CallTurn {
  readonly campaign: OpenCampaign;
  readonly pace: CallPace;
  readonly listDue: (now: EpochSeconds, most: number) => Promise<readonly DueCall[]>;
  readonly save: (round: Round) => Promise<void>;
}

/** A call that was, or may have been, placed. */
export interface PlacedCall extends OwnKey {
  readonly callId: string;
  readonly number: number;
  readonly phone: number;
  readonly state: CallState;
  readonly tries: number;
  readonly placedAt: EpochSeconds;
  readonly rules: RetryRules;
  readonly seconds: number;
}

export interface CallEnd {
  readonly state: CallState;
  readonly dueAt: EpochSeconds | null;
  /** Outcome of this attempt; null: unknown. */
  readonly outcome: string | null;
  readonly seconds: number | null;
  /** Whether the person asked not to be called again. */
  readonly isBlocked: boolean;
  readonly at: EpochSeconds;
}

export interface CallBook {
  /** Scheduled and running campaigns. */
  readonly listOpen: () => Promise<readonly OpenCampaign[]>;
  /** Changes a campaign's state. False if it is not in state `from`. */
  readonly move: (key: OwnKey, from: CampaignState, to: CampaignState, at: EpochSeconds) => Promise<boolean>;
  /**
   * Locks a running campaign and the account's pace for one transaction; null if it does not run or another process
   * holds it.
   */
  readonly inTurn: <Result>(key: OwnKey, work: (turn: CallTurn) => Promise<Result>) => Promise<Result | null>;
  /** Releases a claimed call that was certainly not placed. */
  readonly release: (key: OwnKey, callId: string, dueAt: EpochSeconds) => Promise<void>;
  /** Calls in progress that were placed before a time, oldest first. */
  readonly listUnderway: (before: EpochSeconds, most: number) => Promise<readonly PlacedCall[]>;
  /** A call by its id at the provider; null if there is none. */
  readonly findCall: (callId: string) => Promise<PlacedCall | null>;
  /** Ends an attempt unless it has ended already. */
  readonly end: (call: PlacedCall, end: CallEnd) => Promise<void>;
  readonly isOpen: (key: OwnKey) => Promise<boolean>;
}
