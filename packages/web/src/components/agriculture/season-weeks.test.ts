import { expect, it } from 'vitest';
import { makeIssued, makeOutlook } from '#components/weather/weather.fixture.ts';
import { makeFarmReply, makeFarmView } from './farm.fixture.ts';
import { assessWeeks, describeCropSeason } from './season-weeks.tsx';

const { weeks, days } = makeOutlook(makeIssued());
const ALWAYS = makeFarmReply().season;
const format = (
  normals: (week: number) => { readonly temperature: number | null; readonly rain: number | null },
  season: Parameters<typeof assessWeeks>[2] = ALWAYS,
) => {
  const view = makeFarmView('vi', 'rice');
  const changed = weeks.map((week, index) => ({
    ...week,
    temperatureNormal: normals(index).temperature,
    rainNormal: normals(index).rain,
  }));
  return describeCropSeason(assessWeeks(changed, [], season, view), view);
};

it('joins weeks in a row that are alike', () => {
  const text = format((week) => ({ temperature: 25, rain: week < 2 || week === 4 ? 70 : week > 10 ? 5 : 30 }));
  expect(text).toBe('Mưa nhiều 3–16/8, 31/8–6/9: nên lo tiêu nước. Ít mưa 19/10–1/11: nên tính trước nước tưới.');
});

it('shows cold that the crop minds, and an even season', () => {
  expect(format((week) => ({ temperature: week === 12 ? 14 : week === 11 ? 18 : 25, rain: 30 }))).toBe(
    'Cả mùa có mưa nhưng không nhiều: nên tưới theo dự báo ngắn hạn. Còn lạnh 26/10–1/11: chưa nên gieo. Dễ lạnh 19–25/10: tránh để lúa trổ.',
  );
});

it('speaks of sowing and of rice in head in weeks of their seasons only', () => {
  const cold = () => ({ temperature: 14, rain: 30 });
  const sow = [{ from: '10-20', to: '12-31' }];
  expect(format(cold, { sow, flower: [] })).toBe(
    'Cả mùa có mưa nhưng không nhiều: nên tưới theo dự báo ngắn hạn. Còn lạnh 19/10–1/11: chưa nên gieo.',
  );
  expect(format(cold, { sow: [], flower: [] })).toBe('Cả mùa có mưa nhưng không nhiều: nên tưới theo dự báo ngắn hạn.');
});

it('says nothing where nothing is known', () => {
  expect(format(() => ({ temperature: null, rain: null }))).toBeNull();
});

it('takes the forecast of a week before its normals', () => {
  const [first, , third] = assessWeeks(weeks, days, makeFarmReply().season, makeFarmView());
  expect([first?.isForecast, first?.rain]).toEqual([true, 0]);
  expect([third?.isForecast, third?.rain]).toEqual([false, 70]);
});
