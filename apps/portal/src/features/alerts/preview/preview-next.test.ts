import type { Place } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { checkRule } from '@portal/domain/alert/check-rule';
import { describe, expect, it } from 'vitest';
import type { AheadSky } from './needs.ts';
import { previewDays, previewNext } from './preview-next.ts';

/** Friday, 24 July 2026, 14:00 in Vietnam. */
const NOW = Date.parse('2026-07-24T14:00:00+07:00') / 1000;
const PLACE = { displayName: { main: 'Hải Châu', secondary: '' }, slug: null } as unknown as Place;

/** Fifteen dry, mild days except for these hours from now. */
function makeAhead(wet: Readonly<Record<number, number>>, chance = 70): AheadSky {
  const hours = Array.from({ length: 360 }, (_, hour) => ({
    at: NOW + 3600 * hour,
    rainMm: wet[hour] ?? 0,
    chancePercent: hour in wet ? chance : 5,
    thunder: hour in wet ? 2 : 0,
    temperatureC: hour in wet ? 24 : 31,
    windGustMs: hour in wet ? 18 : 6,
  }));
  const findChances = (threshold: number) =>
    hours.map(({ rainMm, chancePercent }) => (rainMm >= threshold ? chancePercent : 0));
  return { basis: 'model', hours, findChances, drying: [], listHeat: () => [], demo: false };
}

function preview(ahead: AheadSky, fields: object = {}, warnings: readonly OfficialWarning[] = []) {
  const checked = checkRule({ kind: 'rain', threshold: 1, ...fields });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const needs = { clock: () => NOW, readAhead: () => ahead, listWarnings: () => warnings };
  return previewNext(needs, PLACE, checked.value).map(({ at, ...rest }) => ({ hour: (at - NOW) / 3600, ...rest }));
}

describe('what a rule will send', () => {
  it('is each rain of the next fifteen days, with its words and its chance', () => {
    expect(preview(makeAhead({ 2: 4, 3: 5, 30: 1.2 }))).toEqual([
      { hour: 2, because: 'Hải Châu: mưa vừa từ khoảng 16:00.', chance: 70 },
      { hour: 30, because: 'Hải Châu: mưa nhỏ từ khoảng 20:00 ngày 25/7.', chance: 70 },
    ]);
    expect(preview(makeAhead({ 2: 0.9 }))).toEqual([]);
  });

  it('goes by the chance of its rate where the rule has one', () => {
    expect(preview(makeAhead({ 2: 4 }, 59), { chance: 60 })).toEqual([]);
    expect(preview(makeAhead({ 2: 4 }, 60), { chance: 60 })).toMatchObject([{ hour: 2, chance: 60 }]);
  });

  it('leaves out quiet hours, other hours, what lies in the pause and what is beyond the limit of a day', () => {
    // Event at 23:00: its message would be sent at 22:00.
    expect(preview(makeAhead({ 9: 4 }))).toEqual([]);
    expect(preview(makeAhead({ 2: 4 }), { hours: { from: 17, to: 20 } })).toEqual([]);
    expect(preview(makeAhead({ 2: 4, 5: 4 }), { pauseMinutes: 180 }).map(({ hour }) => hour)).toEqual([2]);
    expect(preview(makeAhead({ 2: 4, 5: 4 }), { pauseMinutes: 60 }).map(({ hour }) => hour)).toEqual([2, 5]);
    expect(preview(makeAhead({ 2: 4, 5: 4 }), { maxPerDay: 1 }).map(({ hour }) => hour)).toEqual([2]);
  });

  it('is of every kind that a forecast has, and of none that it has not', () => {
    const ahead = makeAhead({ 2: 4 });
    const list = (kind: string, threshold: number, more = {}) => preview(ahead, { kind, threshold, ...more });
    expect(list('rainChance', 60)).toMatchObject([{ hour: 2, chance: 70 }]);
    expect(list('thunder', 2)).toMatchObject([{ hour: 2, chance: null }]);
    expect(list('gust', 15)).toMatchObject([
      { hour: 2, because: expect.stringContaining('cấp 8 (65 km/h)'), chance: null },
    ]);
    expect(list('temperature', 25, { compare: 'atMost' })).toMatchObject([{ hour: 2, chance: null }]);
    expect(list('lightning', 10)).toEqual([]);
  });

  it('is each day that dries, from six o’clock on', () => {
    const midnight = NOW + 10 * 3600;
    const drying = [0, 1].map((index) => {
      const startAt = midnight + index * 86_400;
      const at = (hour: number) => startAt + hour * 3600;
      return {
        startAt,
        verdict: 'good' as const,
        spell: { fromAt: at(6), toAt: at(15) },
        gatherAt: at(index === 0 ? 15.5 : 18),
        gatherFor: index === 0 ? ('rain' as const) : ('dusk' as const),
        endsAt: at(index === 0 ? 16 : 18),
        chancePercent: index === 0 ? 45 : null,
        gate: null,
      };
    });
    const list = (threshold: number) => preview({ ...makeAhead({}), drying }, { kind: 'drying', threshold });
    expect(list(24)).toEqual([
      { hour: 16, because: 'Hải Châu: phơi được từ 06:00 ngày 25/7; gom lúa, phủ bạt trước 15:30.', chance: null },
      { hour: 40, because: 'Hải Châu: phơi được từ 06:00 ngày 26/7; gom lúa, phủ bạt trước 18:00.', chance: null },
    ]);
    expect(list(17)).toHaveLength(1);
  });

  it('is each day that reaches a heat, from six o’clock on, with the hour', () => {
    const midnight = NOW + 10 * 3600;
    const limits: number[] = [];
    const listHeat = (limitC: number) => {
      limits.push(limitC);
      return [{ fromAt: midnight + 11 * 3600, toAt: midnight + 15 * 3600 }];
    };
    const next = preview({ ...makeAhead({}), listHeat }, { kind: 'heat', threshold: 30.5 });
    expect(next).toEqual([
      { hour: 16, because: 'Hải Châu: từ 11:00 ngày 25/7 nóng đến mức việc nặng phải dừng.', chance: null },
    ]);
    expect(limits).toEqual([30.5]);
  });

  it('is an official warning that is in force or to come', () => {
    const warning = {
      issuer: 'Đài KTTV Trung Trung Bộ',
      number: 'TIN-12',
      headline: 'Mưa lớn ở Đà Nẵng',
      level: 2,
      startsAt: '2026-07-24T17:00:00+07:00',
      expiresAt: '2026-07-25T07:00:00+07:00',
    } as unknown as OfficialWarning;
    const rule = { kind: 'officialWarning', threshold: 2 };
    expect(preview(makeAhead({}), rule, [warning])).toMatchObject([
      { hour: 3, because: expect.stringContaining('TIN-12'), chance: null },
    ]);
    expect(preview(makeAhead({}), { ...rule, threshold: 3 }, [warning])).toEqual([]);
  });
});

describe('the days ahead', () => {
  const list = (ahead: AheadSky, fields: object) => {
    const checked = checkRule(fields);
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    return previewDays(checked.value, ahead);
  };

  it('have the highest chance of their hours, also where no message would leave', () => {
    const days = list(makeAhead({ 2: 4, 30: 0.5 }, 40), { kind: 'rainChance', threshold: 60 });
    expect(days).toHaveLength(16);
    expect(days.slice(0, 3)).toEqual([
      { date: '2026-07-24', chance: 40 },
      { date: '2026-07-25', chance: 40 },
      { date: '2026-07-26', chance: 5 },
    ]);
    expect(list(makeAhead({ 30: 0.5 }, 40), { kind: 'rain', threshold: 1 })[1]).toMatchObject({ chance: 0 });
  });

  it('are none of a rule on anything but rain', () => {
    expect(list(makeAhead({ 2: 4 }), { kind: 'gust', threshold: 15 })).toEqual([]);
  });
});
