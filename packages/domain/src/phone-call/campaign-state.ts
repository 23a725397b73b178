/** States of a campaign of calls. */
export const CAMPAIGN_STATES = ['draft', 'scheduled', 'running', 'paused', 'done', 'cancelled'] as const;

/** State of a campaign. */
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/**
 * Transition of a campaign: `start` by the clock, `finish` when no call waits or is active, the others by its owner.
 */
export type CampaignAction = 'schedule' | 'start' | 'pause' | 'resume' | 'cancel' | 'finish';

const MOVES: Readonly<Record<CampaignAction, Readonly<Partial<Record<CampaignState, CampaignState>>>>> = {
  schedule: { draft: 'scheduled' },
  start: { scheduled: 'running' },
  pause: { scheduled: 'paused', running: 'paused' },
  // The clock restarts it, immediately if its time has come.
  resume: { paused: 'scheduled' },
  cancel: { scheduled: 'cancelled', running: 'cancelled', paused: 'cancelled' },
  finish: { running: 'done' },
};

/** The state after an action; null if the state does not allow it. */
export const moveCampaign = (state: CampaignState, action: CampaignAction): CampaignState | null =>
  MOVES[action][state] ?? null;
