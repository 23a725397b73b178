import { expect, it } from 'vitest';
import { makeIssued, makeOutlook } from '#components/weather/make-sample-weather.ts';
import { makeFarmView } from './make-sample-farm.ts';
import { tellSeason, toToldWeeks } from './tell-season.ts';

const { weeks, days } = makeOutlook(makeIssued());
const tell = (normals: (week: number) => { readonly temperature: number | null; readonly rain: number | null }) => {
  const view = makeFarmView('vi', 'rice');
  const changed = weeks.map((week, index) => ({
    ...week,
    temperatureNormal: normals(index).temperature,
    rainNormal: normals(index).rain,
  }));
  return tellSeason(toToldWeeks(changed, [], view), view);
};

it('joins weeks in a row that are alike', () => {
  const text = tell((week) => ({ temperature: 25, rain: week < 2 || week === 4 ? 70 : week > 10 ? 5 : 30 }));
  expect(text).toBe(
    'Mưa nhiều 3–16/8, 31/8–6/9: nên lo tiêu nước. Ít mưa 19/10–1/11: nên tính trước nước tưới, hợp thu hoạch và phơi.',
  );
});

it('tells cold that the crop minds, and an even season', () => {
  expect(tell((week) => ({ temperature: week === 12 ? 14 : week === 11 ? 18 : 25, rain: 30 }))).toBe(
    'Mưa vừa cả mùa: nên tưới theo dự báo gần. Còn lạnh 26/10–1/11: chưa nên gieo. Dễ lạnh 19–25/10: tránh để lúa trổ.',
  );
});

it('says nothing where nothing is known', () => {
  expect(tell(() => ({ temperature: null, rain: null }))).toBeNull();
});

it('takes the forecast of a week before its normals', () => {
  const [first, , third] = toToldWeeks(weeks, days, makeFarmView());
  expect([first?.isForecast, first?.rain]).toEqual([true, 0]);
  expect([third?.isForecast, third?.rain]).toEqual([false, 70]);
});
