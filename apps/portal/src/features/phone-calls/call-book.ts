import type { CallPurpose, CallState, NumberHistory, RetryRules } from '@portal/domain/phone-call/call-rules';
import type { CallWindow } from '@portal/domain/phone-call/call-window';
import type { CampaignState } from '@portal/domain/phone-call/campaign-state';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Names a campaign of an account. */
export interface CampaignKey {
  readonly accountId: string;
  readonly id: string;
}

/** A campaign as it is worked on. */
export interface OpenCampaign extends CampaignKey {
  readonly state: CampaignState;
  readonly purpose: CallPurpose;
  readonly window: CallWindow;
  readonly rules: RetryRules;
  readonly startsAt: EpochSeconds;
  readonly recordingId: string;
  /** Length of the recording. */
  readonly seconds: number;
}

/** How fast an account may call, and how far it is. */
export interface CallPace {
  readonly callsPerMinute: number;
  readonly lines: number;
  /** Start of the minute that calls were last placed in. */
  readonly minuteAt: EpochSeconds;
  readonly placed: number;
  /** Calls on their way now. */
  readonly underway: number;
}

/** A call whose turn has come. */
export interface DueCall extends NumberHistory {
  readonly number: number;
  /** Figures of E.164. */
  readonly phone: number;
  readonly tries: number;
  /** On the account's list or the national one. */
  readonly isBlocked: boolean;
}

/** A call that will be placed: stored as such before anybody is asked. */
export interface ClaimedCall {
  readonly callId: string;
  readonly number: number;
  readonly phone: number;
}

/** What is stored of a round of due calls, at once. */
export interface Round {
  readonly at: EpochSeconds;
  readonly claimed: readonly ClaimedCall[];
  /** Numbers of calls on a do-not-call list. */
  readonly blocked: readonly number[];
  readonly postponed: readonly { readonly number: number; readonly dueAt: EpochSeconds }[];
  readonly pace: { readonly minuteAt: EpochSeconds; readonly placed: number };
}

/** A campaign while nobody else changes it, nor calls for its account. */
export interface CallTurn {
  readonly campaign: OpenCampaign;
  readonly pace: CallPace;
  /** Calls that are due, in order. */
  readonly listDue: (now: EpochSeconds, most: number) => Promise<readonly DueCall[]>;
  readonly save: (round: Round) => Promise<void>;
}

/** A call that was placed, or may have been. */
export interface PlacedCall extends CampaignKey {
  readonly callId: string;
  readonly number: number;
  readonly phone: number;
  readonly state: CallState;
  readonly tries: number;
  readonly placedAt: EpochSeconds;
  readonly rules: RetryRules;
  /** Length of the recording. */
  readonly seconds: number;
}

/** What becomes of a call that ended. */
export interface CallEnd {
  readonly state: CallState;
  /** Null where it is not tried again. */
  readonly dueAt: EpochSeconds | null;
  /** The outcome of this try; null where nobody knows it. */
  readonly outcome: string | null;
  readonly seconds: number | null;
  /** Whether the person is not to be called again. */
  readonly isBlocked: boolean;
  readonly at: EpochSeconds;
}

/** Where campaigns and their calls are stored. */
export interface CallBook {
  /** Campaigns that are scheduled or run. */
  readonly listOpen: () => Promise<readonly OpenCampaign[]>;
  /** Moves a campaign that is still in a state to another one. False where it is not. */
  readonly move: (key: CampaignKey, from: CampaignState, to: CampaignState, at: EpochSeconds) => Promise<boolean>;
  /** Holds a running campaign and the pace of its account, all of the work or nothing; null where it does not run or another process holds it. */
  readonly inTurn: <Result>(key: CampaignKey, work: (turn: CallTurn) => Promise<Result>) => Promise<Result | null>;
  /** Lets a call that was claimed and surely not placed wait again. */
  readonly release: (key: CampaignKey, callId: string, dueAt: EpochSeconds) => Promise<void>;
  /** Calls on their way that were placed before a moment, those longest on their way first. */
  readonly listUnderway: (before: EpochSeconds, most: number) => Promise<readonly PlacedCall[]>;
  /** A call by the id that the provider knows; null where there is none. */
  readonly findCall: (callId: string) => Promise<PlacedCall | null>;
  /** Ends a try that nobody has ended before. */
  readonly end: (call: PlacedCall, end: CallEnd) => Promise<void>;
  /** Whether calls of a campaign wait or are on their way. */
  readonly isOpen: (key: CampaignKey) => Promise<boolean>;
}
