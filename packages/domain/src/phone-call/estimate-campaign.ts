import { LEGAL_MINUTES, RING_SECONDS } from './call-window.ts';

/** Size of a planned campaign. */
export interface CampaignSize {
  /** Numbers to call once. */
  readonly numbers: number;
  /** Calls placed per minute. */
  readonly callsPerMinute: number;
  /** Length of the message. */
  readonly seconds: number;
}

/** Duration of a campaign that calls each number once for the whole message. */
export interface CampaignEstimate {
  /** Days with calls from 08:00 to 17:00. */
  readonly days: number;
  /** Calls per day. */
  readonly perDay: number;
  /** Talk time in minutes, excluding ringing. */
  readonly talkMinutes: number;
  /** Lines in use at once, if every phone rings for the longest time. */
  readonly lines: number;
}

/** Bounds of what the estimate takes. */
export const ESTIMATE_BOUNDS = { numbers: 100_000, callsPerMinute: 600, seconds: 120 } as const;

/** Computes how long a campaign would take within the legal hours. */
export function estimateCampaign({ numbers, callsPerMinute, seconds }: CampaignSize): CampaignEstimate {
  const secondsOfDay = (LEGAL_MINUTES.to - LEGAL_MINUTES.from) * 60 - RING_SECONDS - seconds;
  const perDay = Math.max(1, Math.floor((secondsOfDay / 60) * callsPerMinute));
  return {
    days: Math.ceil(numbers / perDay),
    perDay,
    talkMinutes: Math.ceil((numbers * seconds) / 60),
    lines: Math.max(1, Math.ceil((callsPerMinute * (RING_SECONDS + seconds)) / 60)),
  };
}
