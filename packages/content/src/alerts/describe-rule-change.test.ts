import { checkRule } from '@portal/domain/alert/check-rule';
import { describe, expect, it } from 'vitest';
import { describeRuleChange } from './describe-rule-change.ts';

function toEdited(fields: object, rest: { placeNames?: string[]; active?: boolean } = {}) {
  const checked = checkRule({ kind: 'rain', threshold: 2.5, chance: 45, ...fields });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const { placeNames = ['Nhà'], active = true } = rest;
  return { rule: checked.value, names: { placeNames, channelNames: ['SMS'] }, active };
}

const say = (after: ReturnType<typeof toEdited>, language: 'vi' | 'en' = 'vi') =>
  describeRuleChange(toEdited({}), after, language).replaceAll('\u00a0', ' ');

describe('what of a rule was changed', () => {
  it('is nothing where all is as it was', () => {
    expect(say(toEdited({}))).toBe('');
  });

  it('names what it was and what it is', () => {
    expect(say(toEdited({ chance: 60 }))).toBe('đổi khả năng 45% thành 60%');
    expect(say(toEdited({ chance: 60 }), 'en')).toBe('chance from 45% to 60%');
    expect(say(toEdited({}, { placeNames: ['Nhà', 'Cơ quan'] }))).toBe('đổi địa điểm Nhà thành Nhà và Cơ quan');
  });

  it('names what does not stand in the sentence', () => {
    expect(say(toEdited({ pauseMinutes: 30 }))).toBe('đổi khoảng nghỉ');
    expect(say(toEdited({ quietHours: { from: 21, to: 6 } }))).toBe('đổi giờ yên lặng');
    expect(say(toEdited({}, { active: false }))).toBe('tắt quy tắc');
    expect(say(toEdited({ maxPerDay: 3 }, { active: false }), 'en')).toBe('events per day changed and switched off');
  });

  it('counts what is more than two changes', () => {
    expect(say(toEdited({ chance: 60, leadMinutes: 30, maxPerDay: 3, language: 'en' }))).toBe(
      'đổi khả năng 45% thành 60%, đổi thời gian báo trước 60 phút thành 30 phút và 2 thay đổi khác',
    );
    expect(say(toEdited({ chance: 60, leadMinutes: 30, maxPerDay: 3 }), 'en')).toMatch(/ and 1 more change$/);
  });

  it('compares nothing of two kinds', () => {
    expect(say(toEdited({ kind: 'gust', threshold: 14, chance: null }))).toBe('đổi loại quy tắc');
  });
});
