import { checkRule } from '@portal/domain/alert/check-rule';
import { describe, expect, it } from 'vitest';
import { PREVIEW } from './preview.fixture.ts';
import { countPast, findLevelField, findNeighbour, listLevels, proposeLevel } from './rule-levels.ts';

function toRule(fields: object) {
  const checked = checkRule({ kind: 'rain', threshold: 2.5, leadMinutes: 30, ...fields });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}
const { events } = PREVIEW.past;

describe('levels of a rule beside each other', () => {
  it('are chances where the rule has one, the chosen one marked', () => {
    const levels = listLevels(toRule({ chance: 60 }), events);
    expect(levels.map(({ value }) => value)).toEqual([10, 30, 45, 60, 75, 90]);
    expect(levels.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual([60]);
    expect(levels.map(({ counts: { messages, right, wrong, missed } }) => [messages, right, wrong, missed])).toEqual([
      [5, 3, 2, 0],
      [5, 3, 2, 0],
      [5, 3, 2, 0],
      [4, 2, 2, 1],
      [2, 2, 0, 1],
      [1, 1, 0, 2],
    ]);
  });

  it('leave out what begins at other hours, on other days and in quiet hours', () => {
    const count = (fields: object) => countPast(toRule({ chance: 10, ...fields }), events).messages;
    expect(count({ hours: { from: 14, to: 15 } })).toBe(4);
    expect(count({ hours: { from: 15, to: 24 } })).toBe(1);
    // 24 June and both events of 1 July fall on a Wednesday.
    expect(count({ weekdays: [3] })).toBe(3);
    expect(count({ quietHours: { from: 14, to: 15 } })).toBe(1);
    expect(count({ quietHours: { from: 0, to: 0 } })).toBe(5);
  });

  it('have the chosen one among them, also where money decides', () => {
    expect(listLevels(toRule({ chance: 52 }), events).map(({ value }) => value)).toContain(52);
    const byMoney = toRule({ costLoss: { cost: 20, loss: 100 } });
    expect(listLevels(byMoney, events).find(({ isChosen }) => isChosen)?.value).toBe(20);
    expect(countPast(byMoney, events).messages).toBe(5);
  });

  it('are amounts where the rule has no chance', () => {
    const levels = listLevels(toRule({ threshold: 10 }), events);
    expect(levels.map(({ value, isChosen }) => [value, isChosen])).toEqual([
      [0.1, false],
      [2.5, false],
      [10, true],
      [50, false],
    ]);
    expect(levels.map(({ counts }) => counts.messages)).toEqual([5, 3, 3, 0]);
  });

  it('do not exist where nobody rates', () => {
    expect(findLevelField(toRule({ kind: 'gust', threshold: 14 }))).toBeNull();
    expect(listLevels(toRule({ kind: 'officialWarning', threshold: 1 }), events)).toEqual([]);
    expect(findLevelField(toRule({ kind: 'lightning', threshold: 10 }))).toBe('threshold');
  });
});

describe('the choice beside the present one', () => {
  it.each([
    [60, 45, true],
    [25, 10, true],
    [24, 39, false],
    [10, 25, false],
  ])('of %i %% is %i %%', (chance, other, isLower) => {
    expect(findNeighbour(chance)).toEqual({ chance: other, isLower });
  });
});

describe('the level that the past speaks for', () => {
  const propose = (fields: object, past = events) => {
    const proposed = proposeLevel(toRule(fields), past);
    return proposed === null ? null : [proposed.chosen.value, proposed.better.value];
  };

  it('is the nearest with the least failures, a miss counted twice', () => {
    // Failures as above: two wrong at 10–45; two wrong and a miss at 60; one miss at 75; two misses at 90.
    expect(propose({ chance: 60 })).toEqual([60, 45]);
    expect(propose({ chance: 90 })).toEqual([90, 75]);
  });

  it('is none where the chosen one is as good', () => {
    expect(propose({ chance: 75 })).toBeNull();
    expect(propose({ chance: 45 })).toBeNull();
  });

  it('is none with few events, without a chance and where money decides', () => {
    expect(events).toHaveLength(5);
    expect(propose({ chance: 60 }, events.slice(0, 4))).toBeNull();
    expect(propose({ threshold: 10 })).toBeNull();
    expect(propose({ costLoss: { cost: 60, loss: 100 } })).toBeNull();
  });
});
