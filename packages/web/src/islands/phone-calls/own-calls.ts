import type { CallPurpose, CallState } from '@portal/domain/phone-call/call-rules';
import type { CampaignState } from '@portal/domain/phone-call/campaign-state';

/** A phone list as returned to its owner (docs/operate/automatic-calls.md). */
export interface OwnList {
  readonly id: string;
  readonly name: string;
  readonly state: 'empty' | 'reading' | 'faulty' | 'ready';
  readonly rows: number;
  readonly numbers: number;
  readonly faulty: number;
  readonly duplicates: number;
  readonly restored: number;
  readonly hidden: number;
  /** Job that imports or imported its file. */
  readonly jobId: string | null;
  readonly consent: { readonly how: string; readonly advertising: boolean };
}

export interface OwnRecording {
  readonly id: string;
  readonly name: string;
  readonly format: string;
  readonly seconds: number;
  readonly channels: number;
}

export interface OwnCampaign {
  readonly id: string;
  readonly name: string;
  readonly purpose: CallPurpose;
  readonly state: CampaignState;
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly weekdays: readonly number[];
  readonly startsAt: string;
  readonly nextCallAt: string | null;
  readonly counts: Readonly<Record<CallState, number>>;
  /** Of the answered calls: listened to the end. */
  readonly heardToEnd: number;
}

export interface OwnBlock {
  readonly id: string;
  readonly phone: string;
  readonly source: 'owner' | 'key';
}

export interface OwnCalls {
  readonly enabled: boolean;
  readonly connected: boolean;
  readonly sandbox: boolean;
  readonly callsPerMinute: number;
  readonly lines: number;
  readonly register: { readonly numbers: number; readonly loadedAt: string } | null;
  readonly lists: readonly OwnList[];
  readonly recordings: readonly OwnRecording[];
  readonly campaigns: readonly OwnCampaign[];
  readonly blocked: number;
  readonly blocks: readonly OwnBlock[];
}
