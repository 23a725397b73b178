import { RULE_KINDS } from '@portal/domain/alert/rule-kind.table';
import { describe, expect, it } from 'vitest';
import {
  createDraft,
  findDraftErrors,
  isSameDraft,
  readDraft,
  readWanted,
  switchKind,
  toRuleBody,
} from './rule-draft.ts';

const START = { language: 'vi', longestLead: 60, placeIds: ['home'], channelIds: ['mail'] } as const;

describe('a rule that is being edited', () => {
  it.each(RULE_KINDS)('begins as a valid one (%s)', (kind) => {
    const draft = createDraft(kind, START);
    expect(findDraftErrors(draft).size).toBe(0);
    expect(readDraft({ ...toRuleBody(draft), id: 'x', unit: null })).toEqual(draft);
  });

  it('asks for no more lead than the plan has, but for official warnings', () => {
    expect(createDraft('rain', { ...START, longestLead: 20 }).rule.leadMinutes).toBe(20);
    expect(createDraft('rain', START).rule.leadMinutes).toBe(30);
    expect(createDraft('officialWarning', { ...START, longestLead: 20 }).rule.leadMinutes).toBe(180);
  });

  it('has the hours, days and channels of before when its kind changes, and a lead that its plan has', () => {
    const rain = createDraft('rain', START);
    const edited = { ...rain, rule: { ...rain.rule, hours: { from: 6, to: 22 }, weekdays: [1, 2], leadMinutes: 45 } };
    const gust = switchKind(edited, 'gust', START);
    expect(gust.rule).toMatchObject({ kind: 'gust', threshold: 14, chance: null, hours: { from: 6, to: 22 } });
    expect(gust.rule).toMatchObject({ weekdays: [1, 2], leadMinutes: 45 });
    expect(gust.placeIds).toEqual(['home']);
    expect(switchKind(gust, 'officialWarning', START).rule.leadMinutes).toBe(180);
    expect(switchKind(switchKind(gust, 'officialWarning', START), 'rain', START).rule.leadMinutes).toBe(30);
  });

  it('names what is wrong by field', () => {
    const draft = createDraft('rain', { ...START, placeIds: [] });
    const costly = { ...draft, rule: { ...draft.rule, costLoss: { cost: 5, loss: 5 } } };
    expect([...findDraftErrors(costly)]).toEqual([
      ['costLoss', 'costLoss'],
      ['placeIds', 'noPlace'],
    ]);
  });

  it('is the one that an address asks for, where that can be', () => {
    expect(readWanted('?from=10&hours=22-6&days=12345', START)?.rule).toMatchObject({
      kind: 'rain',
      threshold: 10,
      hours: { from: 22, to: 6 },
      weekdays: [1, 2, 3, 4, 5],
    });
    expect(readWanted('?from=0.1', START)?.rule).toMatchObject({ threshold: 0.1, hours: { from: 0, to: 24 } });
    for (const search of [
      '',
      '?hours=6-22',
      '?from=0',
      '?from=x',
      '?from=1&hours=6-25',
      '?from=1&hours=6',
      '?from=1&days=8',
    ])
      expect([search, readWanted(search, START)]).toEqual([search, null]);
  });

  it('counts as switched on where only the plan pauses it', () => {
    const shown = { ...toRuleBody(createDraft('rain', START)), active: false };
    expect(readDraft(shown)?.active).toBe(false);
    expect(readDraft({ ...shown, pausedBy: 'plan' })?.active).toBe(true);
    expect(readDraft({ kind: 'snow' })).toBeNull();
  });

  it('is the same as another only where all of it is', () => {
    const draft = createDraft('rain', START);
    expect(isSameDraft(draft, createDraft('rain', START))).toBe(true);
    expect(isSameDraft(draft, { ...draft, active: false })).toBe(false);
  });
});
