import { describe, expect, it } from 'vitest';
import { ENGLISH_TEXT_GENERATOR } from '#features/weather/smartgen/en/english-text-generator.ts';
import { VIETNAMESE_TEXT_GENERATOR } from '#features/weather/smartgen/vi/vietnamese-text-generator.ts';
import { getDegreeWriter } from './degree-writer.ts';
import type { DaysFacts } from './facts/find-days-facts.ts';
import { makeDaysFacts, makeDescribedDay, makeWetDay, makeWind } from './facts.fixture.ts';

const CASES: readonly (readonly [name: string, facts: DaysFacts, vi: string, en: string])[] = [
  [
    'three dry days',
    makeDaysFacts([0, 1, 2].map((day) => makeDescribedDay(day))),
    '3 ngày tới không mưa. Ban ngày 32°, ban đêm 24°.',
    'Dry for the next 3 days. Days 32°, nights 24°.',
  ],
  [
    'rain every day',
    makeDaysFacts([
      makeWetDay(0),
      makeWetDay(1, { rainMm: 60, rainClass: 4, hasThunder: true, amount: { low: 40, high: 80 } }),
      makeWetDay(2),
    ]),
    '3 ngày tới ngày nào cũng có mưa, nhiều nhất ngày mai (mưa to kèm dông, 40–80 mm). Ban ngày 32°, ban đêm 24°.',
    'Rain on each of the next 3 days, wettest tomorrow (heavy rain with thunderstorms, 40–80 mm). Days 32°, nights 24°.',
  ],
  [
    'rain on one day',
    makeDaysFacts([makeDescribedDay(0), makeDescribedDay(1), makeWetDay(2)]),
    '3 ngày tới khô ráo, riêng thứ Tư có mưa (khoảng 20 mm). Ban ngày 32°, ban đêm 24°.',
    'Dry for the next 3 days but for rain on Wednesday (about 20 mm). Days 32°, nights 24°.',
  ],
  [
    'rain today only',
    makeDaysFacts([makeWetDay(0), makeDescribedDay(1), makeDescribedDay(2)]),
    '3 ngày tới khô ráo, riêng hôm nay có mưa (khoảng 20 mm). Ban ngày 32°, ban đêm 24°.',
    'Dry for the next 3 days but for rain today (about 20 mm). Days 32°, nights 24°.',
  ],
  [
    'rain that comes',
    makeDaysFacts([
      makeDescribedDay(0),
      makeDescribedDay(1),
      makeDescribedDay(2),
      makeWetDay(3),
      makeWetDay(4, { rainMm: 30, amount: { low: 20, high: 45 } }),
    ]),
    'Khô ráo đến hết thứ Tư, từ thứ Năm có mưa, nhiều nhất vào thứ Sáu (20–45 mm). Ban ngày 32°, ban đêm 24°.',
    'Dry through Wednesday, rain from Thursday on, wettest on Friday (20–45 mm). Days 32°, nights 24°.',
  ],
  [
    'rain that ends',
    makeDaysFacts([
      makeWetDay(0),
      makeWetDay(1, { rainMm: 30 }),
      makeDescribedDay(2),
      makeDescribedDay(3),
      makeDescribedDay(4),
    ]),
    'Từ nay đến hết ngày mai có mưa, nhiều nhất ngày mai (khoảng 20 mm), sau đó khô ráo. Ban ngày 32°, ban đêm 24°.',
    'Rain through tomorrow, wettest tomorrow (about 20 mm), then dry. Days 32°, nights 24°.',
  ],
  [
    'a rainy spell',
    makeDaysFacts([makeDescribedDay(0), makeWetDay(1), makeWetDay(2, { rainMm: 30 }), makeDescribedDay(3)]),
    'Từ ngày mai đến thứ Tư có mưa, nhiều nhất vào thứ Tư (khoảng 20 mm). Ban ngày 32°, ban đêm 24°.',
    'Rain from tomorrow to Wednesday, wettest on Wednesday (about 20 mm). Days 32°, nights 24°.',
  ],
  [
    'rain now and then',
    makeDaysFacts([
      makeWetDay(0),
      makeDescribedDay(1),
      makeWetDay(2, { rainMm: 30 }),
      makeDescribedDay(3),
      makeWetDay(4),
    ]),
    'Trong 5 ngày tới có 3 ngày mưa, nhiều nhất vào thứ Tư (khoảng 20 mm). Ban ngày 32°, ban đêm 24°.',
    'Rain on 3 of the next 5 days, wettest on Wednesday (about 20 mm). Days 32°, nights 24°.',
  ],
  [
    'rain without an amount',
    makeDaysFacts([makeDescribedDay(0), makeDescribedDay(1), makeWetDay(2, { amount: null })]),
    '3 ngày tới khô ráo, riêng thứ Tư có mưa. Ban ngày 32°, ban đêm 24°.',
    'Dry for the next 3 days but for rain on Wednesday. Days 32°, nights 24°.',
  ],
  [
    'the hottest day',
    makeDaysFacts(
      [0, 1, 2].map((day) => makeDescribedDay(day)),
      { hottest: makeDescribedDay(2, { heat: 1, high: 36.4 }) },
    ),
    '3 ngày tới không mưa. Ban ngày 32°, ban đêm 24°. Nắng nóng, nóng nhất thứ Tư, 36°.',
    'Dry for the next 3 days. Days 32°, nights 24°. Hot, peaking on Wednesday at 36°.',
  ],
  [
    'especially hot days',
    makeDaysFacts(
      [0, 1, 2].map((day) => makeDescribedDay(day)),
      { hottest: makeDescribedDay(0, { heat: 3, high: 39.6 }) },
    ),
    '3 ngày tới không mưa. Ban ngày 32°, ban đêm 24°. Nắng nóng đặc biệt gay gắt, nóng nhất hôm nay, 40°.',
    'Dry for the next 3 days. Days 32°, nights 24°. Extremely hot, peaking today at 40°.',
  ],
  [
    'a fall of temperature',
    makeDaysFacts(
      [0, 1, 2, 3].map((day) => makeDescribedDay(day)),
      { drop: { day: makeDescribedDay(3), celsius: 7.4 } },
    ),
    '4 ngày tới không mưa. Ban ngày 32°, ban đêm 24°. Thứ Năm trời trở lạnh, cao nhất giảm 7°.',
    'Dry for the next 4 days. Days 32°, nights 24°. Turning cooler on Thursday, when the high falls by 7°.',
  ],
  [
    'a night of frost',
    makeDaysFacts(
      [0, 1, 2].map((day) => makeDescribedDay(day, { low: 3, high: 11 })),
      { coldest: makeDescribedDay(1, { cold: 3, low: 2.6 }) },
    ),
    '3 ngày tới không mưa. Ban ngày 11°, ban đêm 3°. Rét hại, lạnh nhất ngày mai 3°; có thể có sương muối, băng giá ở núi cao.',
    'Dry for the next 3 days. Days 11°, nights 3°. Very cold (rét hại by Vietnam’s scale), coldest tomorrow at 3°; frost and ice possible on high ground.',
  ],
  [
    'the coldest day',
    makeDaysFacts(
      [0, 1, 2].map((day) => makeDescribedDay(day, { low: 7, high: 13 })),
      { coldest: makeDescribedDay(1, { cold: 3, low: 5.6 }) },
    ),
    '3 ngày tới không mưa. Ban ngày 13°, ban đêm 7°. Rét hại, lạnh nhất ngày mai 6°.',
    'Dry for the next 3 days. Days 13°, nights 7°. Very cold (rét hại by Vietnam’s scale), coldest tomorrow at 6°.',
  ],
  [
    'a windy day',
    makeDaysFacts(
      [0, 1, 2].map((day) => makeDescribedDay(day)),
      { windiest: makeDescribedDay(1, { wind: makeWind(36) }) },
    ),
    '3 ngày tới không mưa. Ban ngày 32°, ban đêm 24°. Ngày mai gió Đông Bắc mạnh cấp 6, giật cấp 8.',
    'Dry for the next 3 days. Days 32°, nights 24°. Strong northeast wind, force 6 gusting 8 tomorrow.',
  ],
  [
    'days that are a trend',
    makeDaysFacts(Array.from({ length: 10 }, (_, day) => makeDescribedDay(day))),
    '10 ngày tới không mưa. Ban ngày 32°, ban đêm 24°. Từ thứ Hai 10/8 trở đi chỉ là xu thế; xem lại khi gần ngày.',
    'Dry for the next 10 days. Days 32°, nights 24°. From Monday 10 Aug on this is only a trend; look again nearer the day.',
  ],
  [
    'a wet day beyond the week by its date',
    makeDaysFacts(Array.from({ length: 10 }, (_, day) => (day === 8 ? makeWetDay(8) : makeDescribedDay(day)))),
    '10 ngày tới khô ráo, riêng thứ Ba 11/8 có mưa (khoảng 20 mm). Ban ngày 32°, ban đêm 24°. Từ thứ Hai 10/8 trở đi chỉ là xu thế; xem lại khi gần ngày.',
    'Dry for the next 10 days but for rain on Tuesday 11 Aug (about 20 mm). Days 32°, nights 24°. From Monday 10 Aug on this is only a trend; look again nearer the day.',
  ],
  [
    'a slight chance on one day',
    makeDaysFacts([makeDescribedDay(0), makeDescribedDay(1), makeDescribedDay(2, { word: 'slight' })]),
    '3 ngày tới khô ráo, riêng thứ Tư có thể có mưa nhỏ. Ban ngày 32°, ban đêm 24°.',
    'Dry for the next 3 days but for a slight chance of light rain on Wednesday. Days 32°, nights 24°.',
  ],
  [
    'a slight chance on some days, and on each',
    makeDaysFacts([0, 1, 2].map((day) => makeDescribedDay(day, { word: day === 1 ? 'dry' : 'slight' }))),
    '3 ngày tới có 2 ngày có thể có mưa nhỏ. Ban ngày 32°, ban đêm 24°.',
    'A slight chance of light rain on 2 of the next 3 days. Days 32°, nights 24°.',
  ],
  [
    'drizzle on each day',
    makeDaysFacts([0, 1, 2].map((day) => makeDescribedDay(day, { word: 'drizzle' }))),
    '3 ngày tới ngày nào cũng có thể có mưa phùn. Ban ngày 32°, ban đêm 24°.',
    'A slight chance of drizzle on each of the next 3 days. Days 32°, nights 24°.',
  ],
  [
    'days of a good chance among days of rain',
    makeDaysFacts([
      makeDescribedDay(0),
      makeWetDay(1, { word: 'good' }),
      makeWetDay(2, { rainMm: 60, rainClass: 4, amount: { low: 40, high: 80 } }),
    ]),
    'Khô ráo đến hết hôm nay, từ ngày mai khả năng có mưa, nhiều nhất vào thứ Tư (mưa to, 40–80 mm). Ban ngày 32°, ban đêm 24°.',
    'Dry through today, a good chance of rain from tomorrow on, wettest on Wednesday (heavy rain, 40–80 mm). Days 32°, nights 24°.',
  ],
  [
    'rain and good chances now and then',
    makeDaysFacts([
      makeWetDay(0),
      makeDescribedDay(1),
      makeWetDay(2, { word: 'good' }),
      makeDescribedDay(3),
      makeWetDay(4),
    ]),
    'Trong 5 ngày tới có 2 ngày mưa, thêm 1 ngày khả năng có mưa, nhiều nhất hôm nay (khoảng 20 mm). Ban ngày 32°, ban đêm 24°.',
    'Rain on 2 of the next 5 days and a good chance of it on another, wettest today (about 20 mm). Days 32°, nights 24°.',
  ],
  [
    'one likely day among possible ones',
    makeDaysFacts([makeDescribedDay(0, { word: 'slight' }), makeWetDay(1, { word: 'good' }), makeDescribedDay(2)]),
    'Ngày mai khả năng có mưa (khoảng 20 mm), những ngày khác có thể có mưa. Ban ngày 32°, ban đêm 24°.',
    'A good chance of rain tomorrow (about 20 mm), a slight chance of rain on other days. Days 32°, nights 24°.',
  ],
  [
    'rain that ends in doubt',
    makeDaysFacts([makeWetDay(0), makeWetDay(1, { rainMm: 30 }), makeDescribedDay(2, { word: 'slight' })]),
    'Từ nay đến hết ngày mai có mưa, nhiều nhất ngày mai (khoảng 20 mm), sau đó có thể còn mưa. Ban ngày 32°, ban đêm 24°.',
    'Rain through tomorrow, wettest tomorrow (about 20 mm), then a slight chance of rain. Days 32°, nights 24°.',
  ],
  ['no day at all', makeDaysFacts([]), '', ''],
];
const celsius = getDegreeWriter('C');

describe('the text for several days', () => {
  it.each(CASES)('describes in Vietnamese: %s', (_name, facts, vi) => {
    expect(VIETNAMESE_TEXT_GENERATOR.days(facts, celsius).join(' ')).toBe(vi);
  });

  it.each(CASES)('describes in English: %s', (_name, facts, _vi, en) => {
    expect(ENGLISH_TEXT_GENERATOR.days(facts, celsius).join(' ')).toBe(en);
  });
});
