import { checkRule } from '@portal/domain/alert/check-rule';
import { describe, expect, it } from 'vitest';
import { describeRule, listRuleParts, listShortRuleParts, type RuleNames } from './describe-rule.ts';

const NAMES: RuleNames = { placeNames: ['Nhà'], channelNames: ['SMS', 'e-mail'] };

function toRule(fields: object) {
  const checked = checkRule({ leadMinutes: 30, ...fields });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

const say = (fields: object, names: Partial<RuleNames> = {}, language: 'vi' | 'en' = 'vi') =>
  describeRule(toRule(fields), { ...NAMES, ...names, language }).replaceAll('\u00a0', ' ');

describe('a rule as a sentence', () => {
  const whole = { kind: 'rain', threshold: 2.5, chance: 60, hours: { from: 6, to: 22 } };

  it('says all of it, in both languages', () => {
    expect(say(whole)).toBe(
      'Báo tôi khi ở Nhà có khả năng mưa vừa trở lên từ 60% trong 30 phút tới, lúc 6–22 giờ, mọi ngày, qua SMS và e-mail.',
    );
    expect(say(whole, { placeNames: ['Home'], channelNames: ['SMS', 'email'] }, 'en')).toBe(
      'Tell me when, at Home, the chance of moderate rain or heavier reaches 60% within 30 minutes, between 6:00 and 22:00, every day, by SMS and email.',
    );
  });

  it.each([
    [
      { kind: 'rain', threshold: 10 },
      'ở Nhà sắp có mưa to trở lên theo kịch bản nhiều khả năng nhất trong 30 phút tới',
    ],
    [{ kind: 'rain', threshold: 0.1, costLoss: { cost: 50, loss: 500 } }, 'mưa (kể cả mưa nhỏ) từ 10% (theo chi phí)'],
    [{ kind: 'rain', threshold: 7.5, chance: 40 }, 'có khả năng mưa từ 7,5 mm/giờ từ 40%'],
    [{ kind: 'rainChance', threshold: 60 }, 'ở Nhà khả năng mưa từ 60% trong 30 phút tới'],
    [{ kind: 'thunder', threshold: 1 }, 'ở Nhà có thể có dông trong 30 phút tới'],
    [{ kind: 'thunder', threshold: 3 }, 'ở Nhà có sét gần trong 30 phút tới'],
    [{ kind: 'lightning', threshold: 10 }, 'quanh Nhà có sét đánh trong vòng 10 km, mọi giờ'],
    [{ kind: 'gust', threshold: 15 }, 'ở Nhà có gió giật từ 54 km/h trong 30 phút tới'],
    [{ kind: 'temperature', threshold: 35 }, 'nhiệt độ từ 35 °C trở lên trong'],
    [{ kind: 'temperature', threshold: -1.5, compare: 'atMost' }, 'nhiệt độ từ −1,5 °C trở xuống trong'],
    [{ kind: 'officialWarning', threshold: 1 }, 'ở Nhà có cảnh báo chính thức bất kỳ bắt đầu hiệu lực trong 30 phút'],
    [{ kind: 'officialWarning', threshold: 3 }, 'có cảnh báo chính thức từ cấp 3 bắt đầu hiệu lực'],
    [{ kind: 'officialWarning', threshold: 5 }, 'có cảnh báo chính thức cấp 5 bắt đầu hiệu lực'],
    [{ kind: 'drying', threshold: 24 }, 'giờ gom lúa đang phơi ở Nhà mỗi ngày phơi được, trước giờ phơi 30 phút'],
    [{ kind: 'drying', threshold: 15 }, 'ở Nhà khi phải gom trước 15 giờ, trước giờ phơi'],
    [{ kind: 'heat', threshold: 30.5 }, 'buổi sáng khi ở Nhà trong ngày nóng đến mức việc nặng phải dừng, mọi giờ'],
  ])('says %j in Vietnamese', (fields, part) => {
    expect(say(fields)).toContain(part);
  });

  it.each([
    [{ kind: 'rain', threshold: 10 }, 'at Nhà, heavy or very heavy rain is the likeliest outcome within 30 minutes'],
    [{ kind: 'rain', threshold: 0.1, costLoss: { cost: 50, loss: 500 } }, 'any rain reaches 10% (by your costs)'],
    [{ kind: 'rain', threshold: 7.5, chance: 40 }, 'the chance of rain of 7.5 mm/h or more reaches 40%'],
    [{ kind: 'rainChance', threshold: 60 }, 'the chance of rain reaches 60% within 30 minutes'],
    [{ kind: 'thunder', threshold: 2 }, 'at Nhà, thunderstorms are likely within 30 minutes'],
    [{ kind: 'lightning', threshold: 10 }, 'when lightning strikes within 10 km of Nhà, at any hour'],
    [{ kind: 'gust', threshold: 15 }, 'gusts reach 54 km/h within'],
    [{ kind: 'temperature', threshold: 35 }, 'the temperature reaches 35 °C within'],
    [{ kind: 'temperature', threshold: 10, compare: 'atMost' }, 'the temperature falls to 10 °C within'],
    [{ kind: 'officialWarning', threshold: 1 }, 'at Nhà, any official warning comes into force within'],
    [{ kind: 'officialWarning', threshold: 3 }, 'an official warning of level 3 or higher comes into force'],
    [
      { kind: 'drying', threshold: 24 },
      'when to gather drying rice at Nhà on every good drying day, 30 minutes before',
    ],
    [{ kind: 'heat', threshold: 30 }, 'the day gets so hot that moderate work needs 45 min of rest an hour'],
  ])('says %j in English', (fields, part) => {
    expect(say(fields, {}, 'en')).toContain(part);
  });

  it("writes wind and temperature in the reader's units", () => {
    expect(say({ kind: 'gust', threshold: 13.9 }, { windUnit: 'ms' })).toContain('từ 13,9 m/s');
    expect(say({ kind: 'temperature', threshold: 35 }, { temperatureUnit: 'F' })).toContain('từ 95 °F trở lên');
  });

  it.each([
    [{ from: 0, to: 24 }, ', mọi giờ,', ', at any hour,'],
    [{ from: 7, to: 7 }, ', mọi giờ,', ', at any hour,'],
    [{ from: 0, to: 23 }, ', lúc 0–23 giờ,', ', between 0:00 and 23:00,'],
    [{ from: 22, to: 5 }, ', lúc 22 giờ đến 5 giờ hôm sau,', ', between 22:00 and 5:00 the next day,'],
  ])('says the hours %j', (hours, vietnamese, english) => {
    expect(say({ ...whole, hours })).toContain(vietnamese);
    expect(say({ ...whole, hours }, {}, 'en')).toContain(english);
  });

  it.each([
    [[1, 2, 3, 4, 5, 6, 7], ', mọi ngày,', ', every day,'],
    [[1, 2, 3, 4, 5], ', T2–T6,', ', Monday to Friday,'],
    [[6, 7], ', cuối tuần,', ', at weekends,'],
    [[3], ', thứ Tư,', ', on Wednesdays,'],
    [[1, 2], ', T2 và T3,', ', on Mon and Tue,'],
    [[1, 2, 3, 6], ', T2–T4 và T7,', ', on Mon–Wed and Sat,'],
    [[1, 3, 7], ', T2, T4 và CN,', ', on Mon, Wed and Sun,'],
  ])('says the days %j', (weekdays, vietnamese, english) => {
    expect(say({ ...whole, weekdays })).toContain(vietnamese);
    expect(say({ ...whole, weekdays }, {}, 'en')).toContain(english);
  });

  it('counts the places beyond three', () => {
    expect(say(whole, { placeNames: ['A', 'B', 'C'] })).toContain('ở A, B và C có');
    expect(say(whole, { placeNames: ['A', 'B', 'C', 'D'] })).toContain('ở A, B và 2 địa điểm nữa có');
    expect(say(whole, { placeNames: [] })).toContain('ở địa điểm chưa chọn có');
  });

  it('says that no channel is chosen, names each once, or leaves them out', () => {
    expect(say(whole, { channelNames: [] })).toMatch(/mọi ngày, chưa chọn kênh nhận\.$/);
    expect(say(whole, { channelNames: ['e-mail', 'e-mail'] })).toMatch(/qua e-mail\.$/);
    expect(say(whole, { channelNames: null })).toMatch(/mọi ngày\.$/);
  });

  it('says long leads in hours', () => {
    expect(say({ ...whole, leadMinutes: 60 })).toContain('trong 60 phút tới');
    expect(say({ ...whole, leadMinutes: 90 })).toContain('trong 90 phút tới');
    expect(say({ ...whole, leadMinutes: 120 })).toContain('trong 2 giờ tới');
  });
});

describe('the rule proposed to a new account', () => {
  it('has four tokens, and the rest of it in a second sentence', () => {
    const rule = toRule({ kind: 'rain', threshold: 2.5, chance: 60 });
    const { parts, rest } = listShortRuleParts(rule, NAMES, 'vi');
    expect(parts.map(({ text }) => text).join('')).toBe(
      'Báo tôi khi Nhà sắp có mưa vừa trở lên, trước 30 phút, qua SMS và e-mail.',
    );
    expect(parts.flatMap(({ token }) => token ?? [])).toEqual(['place', 'amount', 'lead', 'channels']);
    expect(rest).toBe('Khi khả năng từ 60%, mọi giờ, mọi ngày.');
    expect(listShortRuleParts(rule, NAMES, 'en').rest).toBe('From a chance of 60%, at any hour, every day.');
  });
});

describe('the pieces of the sentence', () => {
  it('are the seven tokens in their order, each by its key', () => {
    const parts = listRuleParts(toRule({ kind: 'rain', threshold: 2.5, chance: 60 }), NAMES, 'vi');
    expect(parts.flatMap(({ token }) => token ?? [])).toEqual([
      'place',
      'amount',
      'chance',
      'lead',
      'hours',
      'days',
      'channels',
    ]);
    expect(parts[0]).toEqual({ token: null, text: 'Báo tôi khi ở ' });
    expect(parts[5]).toEqual({ token: 'chance', text: '60%' });
  });

  it('have no chance where the kind has none, and no lead for lightning', () => {
    const listTokens = (fields: object) =>
      listRuleParts(toRule(fields), NAMES, 'en').flatMap(({ token }) => token ?? []);
    expect(listTokens({ kind: 'gust', threshold: 15 })).not.toContain('chance');
    expect(listTokens({ kind: 'lightning', threshold: 10 })).toEqual(['amount', 'place', 'hours', 'days', 'channels']);
  });
});
