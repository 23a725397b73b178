import { describe, expect, it } from 'vitest';
import { findFreeAt, settleCall } from './call-rules.ts';
import { CAMPAIGN_STATES, moveCampaign } from './campaign-state.ts';
import { estimateCampaign } from './estimate-campaign.ts';

const HOUR = 3600;

describe('a number', () => {
  it('is called for advertising once in 24 hours, whether it answered or not', () => {
    expect(findFreeAt({ lastPlacedAt: 1000, lastAnsweredAt: null }, 'advertising')).toBe(1000 + 24 * HOUR);
  });
  it('hears no notice within 24 hours after one that it answered, nor 30 minutes after any call', () => {
    expect(findFreeAt({ lastPlacedAt: 1000, lastAnsweredAt: null }, 'notice')).toBe(1000 + HOUR / 2);
    expect(findFreeAt({ lastPlacedAt: 9000, lastAnsweredAt: 1000 }, 'notice')).toBe(1000 + 24 * HOUR);
    expect(findFreeAt({ lastPlacedAt: null, lastAnsweredAt: null }, 'notice')).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('an outcome', () => {
  const rules = { mostTries: 2, retryMinutes: 60 };
  it('leads to another try only for busy and unanswered phones, as often as allowed', () => {
    expect(settleCall({ tries: 1, placedAt: 100 }, 'busy', rules)).toEqual({ state: 'waiting', dueAt: 3700 });
    expect(settleCall({ tries: 2, placedAt: 100 }, 'busy', rules)).toEqual({ state: 'busy', dueAt: null });
    expect(settleCall({ tries: 1, placedAt: 100 }, 'noAnswer', rules).state).toBe('waiting');
    for (const outcome of ['answered', 'failed', 'refused'] as const)
      expect(settleCall({ tries: 1, placedAt: 100 }, outcome, rules)).toEqual({ state: outcome, dueAt: null });
  });
});

describe('a campaign', () => {
  it('ends for good, and begins by the clock alone', () => {
    const actions = ['schedule', 'start', 'pause', 'resume', 'cancel', 'finish'] as const;
    for (const over of ['done', 'cancelled'] as const)
      for (const action of actions) expect(moveCampaign(over, action)).toBeNull();
    expect(CAMPAIGN_STATES.filter((state) => moveCampaign(state, 'start') !== null)).toEqual(['scheduled']);
    expect(moveCampaign('paused', 'resume')).toBe('scheduled');
    expect(moveCampaign('draft', 'cancel')).toBeNull();
  });
  it('takes as many days as its calls need between 08:00 and 17:00', () => {
    const size = { numbers: 16_162, callsPerMinute: 30, seconds: 30 };
    expect(estimateCampaign(size)).toEqual({ days: 1, perDay: 16_162, talkMinutes: 8081, lines: 38 });
    expect(estimateCampaign({ ...size, numbers: 16_163 }).days).toBe(2);
  });
});
