import { describe, expect, it } from 'vitest';
import { ENGLISH_TEXT_GENERATOR } from '#features/weather/smartgen/en/english-text-generator.ts';
import { VIETNAMESE_TEXT_GENERATOR } from '#features/weather/smartgen/vi/vietnamese-text-generator.ts';
import { getDegreeWriter } from './degree-writer.ts';
import type { TomorrowFacts } from './facts/find-tomorrow-facts.ts';
import { atHour, makeDayRain, makePhase, makeTomorrowFacts, makeWind } from './facts.fixture.ts';

const CASES: readonly (readonly [name: string, facts: TomorrowFacts, vi: string, en: string])[] = [
  [
    'a sunny day, warmer',
    makeTomorrowFacts(),
    'Ngày mai trời nắng, không mưa. Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'Sunny tomorrow, with no rain. Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'a sunny day with a slight chance',
    makeTomorrowFacts({ rain: makeDayRain({ wet: [], amount: { low: null, high: 0 }, word: 'slight' }) }),
    'Ngày mai trời nắng, có thể có mưa nhỏ. Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'Sunny tomorrow, with a slight chance of light rain. Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'a sunny day with a good chance of little',
    makeTomorrowFacts({ rain: makeDayRain({ wet: [], amount: { low: 0, high: 3 }, word: 'good' }) }),
    'Ngày mai trời nắng, khả năng có mưa nhỏ (tới 3 mm). Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'Sunny tomorrow, with a good chance of light rain (up to 3 mm). Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'an overcast day with rain that is likely and hardly any',
    makeTomorrowFacts({ code: 7, rain: makeDayRain({ wet: [], amount: { low: null, high: 0 }, word: 'rain' }) }),
    'Ngày mai trời nhiều mây, có mưa nhỏ (dưới 1 mm). Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'Overcast tomorrow, with light rain (less than 1 mm). Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'a day that is cold until the morning only',
    makeTomorrowFacts({ code: 5, cold: 1, isColdEarly: true, low: 15, high: 27, highToday: 25 }),
    'Đêm và sáng mai rét 15°, trưa nắng 27°, không mưa. Ban ngày ấm hơn hôm nay 2°.',
    'Cold early tomorrow at 15°, sunny and 27° by midday, no rain. By day 2° warmer than today.',
  ],
  [
    'rain on a day that is cold until the morning only',
    makeTomorrowFacts({
      code: 12,
      cold: 2,
      isColdEarly: true,
      low: 10,
      high: 23,
      highToday: 23,
      rain: makeDayRain({ wet: ['evening'], amount: { low: null, high: 2 } }, { rainClass: 1 }),
    }),
    'Sáng mai khô ráo, tối có mưa nhỏ (khoảng 2 mm). Đêm và sáng rét đậm 10°, trưa 23°, tương tự hôm nay.',
    'A dry morning tomorrow, then light rain in the evening (about 2 mm). Cold (severe-cold level in Vietnam) early at 10°, 23° by midday, much like today.',
  ],
  [
    'a day like today',
    makeTomorrowFacts({ highToday: 30.6 }),
    'Ngày mai trời nắng, không mưa. Nhiệt độ 24–31°, tương tự hôm nay.',
    'Sunny tomorrow, with no rain. Temperatures 24–31°, much like today.',
  ],
  [
    'a cooler day',
    makeTomorrowFacts({ code: 7, high: 27, low: 22, highToday: 30.2 }),
    'Ngày mai trời nhiều mây, không mưa. Nhiệt độ 22–27°, mát hơn hôm nay 3°.',
    'Overcast tomorrow, with no rain. Temperatures 22–27°, 3° cooler than today.',
  ],
  [
    'a cold day, colder still',
    makeTomorrowFacts({ code: 10, cold: 3, low: 6, high: 12, highToday: 16 }),
    'Ngày mai trời rét hại, không mưa. Nhiệt độ 6–12°, lạnh hơn hôm nay 4°.',
    'Very cold (rét hại by Vietnam’s scale) tomorrow, with no rain. Temperatures 6–12°, 4° cooler than today.',
  ],
  [
    'heat that the sky has not said',
    makeTomorrowFacts({ heat: 1, high: 35.6, low: 27, highToday: 34 }),
    'Ngày mai trời nắng, không mưa. Nắng nóng, nhiệt độ 27–36°, nóng hơn hôm nay 2°.',
    'Sunny tomorrow, with no rain. Hot, temperatures 27–36°, 2° warmer than today.',
  ],
  [
    'heat that the sky says',
    makeTomorrowFacts({ code: 3, heat: 2, high: 37.6, low: 27, highToday: 36 }),
    'Ngày mai trời nắng nóng gay gắt, không mưa. Nhiệt độ 27–38°, nóng hơn hôm nay 2°.',
    'Very hot tomorrow, with no rain. Temperatures 27–38°, 2° warmer than today.',
  ],
  [
    'a dry morning before thunderstorms',
    makeTomorrowFacts({ code: 14, rain: makeDayRain({ wet: ['afternoon', 'evening'] }, { thunder: 2 }) }),
    'Sáng mai khô ráo, chiều và tối có mưa vừa kèm dông (10–25 mm). Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'A dry morning tomorrow, then moderate rain with thunderstorms in the afternoon and evening (10–25 mm). Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'a wet morning, then dry',
    makeTomorrowFacts({
      code: 13,
      rain: makeDayRain({ wet: ['morning'], amount: { low: 0, high: 4 } }, { rainClass: 1 }),
    }),
    'Sáng mai có mưa nhỏ (tới 4 mm), từ trưa khô ráo. Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'Light rain tomorrow morning (up to 4 mm), dry from midday. Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'rain before dawn only',
    makeTomorrowFacts({
      code: 5,
      rain: makeDayRain({ wet: ['early'], amount: { low: null, high: 2 } }, { rainClass: 1 }),
    }),
    'Rạng sáng mai có mưa nhỏ (khoảng 2 mm), ban ngày khô ráo. Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'Light rain before dawn tomorrow (about 2 mm), then a dry day. Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'rain most of the day',
    makeTomorrowFacts({
      code: 15,
      rain: makeDayRain(
        {
          wet: ['morning', 'afternoon', 'evening'],
          allDay: makePhase(['morning', 'afternoon'], { rainClass: 4 }),
          amount: { low: 40, high: 80 },
        },
        { rainClass: 4 },
      ),
    }),
    'Ngày mai gần như cả ngày có mưa to (40–80 mm). Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'Heavy rain most of tomorrow (40–80 mm). Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'rain in three parts of the day',
    makeTomorrowFacts({ code: 14, rain: makeDayRain({ wet: ['early', 'morning', 'afternoon'] }) }),
    'Rạng sáng, sáng và chiều mai có mưa vừa (10–25 mm). Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'Moderate rain overnight, then tomorrow morning and afternoon (10–25 mm). Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'rain at both ends of the day',
    makeTomorrowFacts({ code: 12, rain: makeDayRain({ wet: ['morning', 'evening'], amount: null }, { rainClass: 2 }) }),
    'Sáng và tối mai có mưa. Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'Rain tomorrow morning and evening. Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'more rain before dawn than by day, and that not all the time',
    makeTomorrowFacts({
      code: 12,
      rain: makeDayRain({
        wet: ['early', 'morning'],
        phases: [
          makePhase(['early'], { amount: { low: null, high: 9 } }),
          makePhase(['morning'], { rainClass: 1, isBroken: true, amount: { low: null, high: 0 } }),
        ],
        amount: { low: 8, high: 19 },
      }),
    }),
    'Rạng sáng mai có mưa vừa (khoảng 9 mm), sáng có lúc có mưa nhỏ (dưới 1 mm). Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'Moderate rain before dawn tomorrow (about 9 mm), light rain at times in the morning (less than 1 mm). Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'rain at times from morning to evening',
    makeTomorrowFacts({
      code: 12,
      rain: makeDayRain({ wet: ['morning', 'afternoon', 'evening'] }, { rainClass: 1, isBroken: true }),
    }),
    'Ngày mai có lúc có mưa nhỏ (10–25 mm). Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'Light rain at times tomorrow (10–25 mm). Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'an afternoon that is neither wet nor surely dry',
    makeTomorrowFacts({
      code: 13,
      rain: makeDayRain({ wet: ['morning'], dry: ['early', 'evening'] }, { rainClass: 1 }),
    }),
    'Sáng mai có mưa nhỏ (10–25 mm). Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'Light rain tomorrow morning (10–25 mm). Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'rain that is only possible',
    makeTomorrowFacts({
      code: 12,
      rain: makeDayRain({ amount: { low: 0, high: 8 } }, { word: 'slight', thunder: 1, rainClass: 1 }),
    }),
    'Sáng mai khô ráo, chiều có thể có mưa nhỏ và dông (tới 8 mm). Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'A dry morning tomorrow, then a slight chance of light rain and thunder in the afternoon (up to 8 mm). Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'a day whose state is rain although no part of it gets enough to be named',
    makeTomorrowFacts({ code: 13, rain: makeDayRain({ wet: [], amount: { low: null, high: 0 }, word: 'rain' }) }),
    'Ngày mai có mưa nhỏ (dưới 1 mm). Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'Light rain (less than 1 mm) tomorrow. Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'an hour of heavy rain in a day of moderate rain',
    makeTomorrowFacts({ code: 14, rain: makeDayRain({}, { hourClass: 4, thunder: 2, isBroken: true }) }),
    'Sáng mai khô ráo, chiều có mưa vừa kèm dông, có lúc mưa to (10–25 mm). Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'A dry morning tomorrow, then moderate rain with thunderstorms in the afternoon, heavy at times (10–25 mm). Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'cold rain',
    makeTomorrowFacts({
      code: 18,
      cold: 2,
      low: 13,
      high: 16,
      highToday: 21,
      rain: makeDayRain(
        {
          wet: ['early', 'morning', 'afternoon', 'evening'],
          allDay: makePhase(['morning', 'afternoon'], { rainClass: 1 }),
          amount: { low: null, high: 5 },
        },
        { rainClass: 1 },
      ),
    }),
    'Ngày mai gần như cả ngày có mưa nhỏ (khoảng 5 mm). Rét đậm, nhiệt độ 13–16°, lạnh hơn hôm nay 5°.',
    'Light rain most of tomorrow (about 5 mm). Cold (severe-cold level in Vietnam), temperatures 13–16°, 5° cooler than today.',
  ],
  [
    'a strong wind',
    makeTomorrowFacts({ wind: makeWind(36, { gustForce: null }) }),
    'Ngày mai trời nắng, không mưa. Nhiệt độ 24–31°, nóng hơn hôm nay 2°. Gió Đông Bắc mạnh cấp 6.',
    'Sunny tomorrow, with no rain. Temperatures 24–31°, 2° warmer than today. Strong northeast wind, force 6.',
  ],
  [
    'fog at dawn',
    makeTomorrowFacts({ fog: { fromAt: atHour(26), toAt: atHour(31) } }),
    'Ngày mai trời nắng, không mưa. Nhiệt độ 24–31°, nóng hơn hôm nay 2°. Rạng sáng mai có sương mù.',
    'Sunny tomorrow, with no rain. Temperatures 24–31°, 2° warmer than today. Fog early tomorrow.',
  ],
  [
    'a forecast that may change',
    makeTomorrowFacts({ confidence: 'low' }),
    'Ngày mai trời nắng, không mưa. Nhiệt độ 24–31°, nóng hơn hôm nay 2°. Dự báo còn có thể thay đổi nhiều, nên xem lại.',
    'Sunny tomorrow, with no rain. Temperatures 24–31°, 2° warmer than today. This forecast may still change a good deal, so look again.',
  ],
  [
    'rain that is not known',
    makeTomorrowFacts({ rain: null }),
    'Ngày mai trời nắng. Nhiệt độ 24–31°, nóng hơn hôm nay 2°.',
    'Sunny tomorrow. Temperatures 24–31°, 2° warmer than today.',
  ],
  [
    'no temperature',
    makeTomorrowFacts({ low: null }),
    'Ngày mai trời nắng, không mưa.',
    'Sunny tomorrow, with no rain.',
  ],
  ['nothing at all', makeTomorrowFacts({ code: null, rain: null, low: null, high: null }), '', ''],
];
const celsius = getDegreeWriter('C');

describe('the text for tomorrow', () => {
  it('compares the highs as they are written, in °F too', () => {
    const facts = makeTomorrowFacts({ high: 20.6, low: 12.8, highToday: 22.1 });
    expect(ENGLISH_TEXT_GENERATOR.tomorrow(facts, celsius).join(' ')).toContain('13–21°, 1° cooler than today');
    const fahrenheit = getDegreeWriter('F');
    expect(ENGLISH_TEXT_GENERATOR.tomorrow(facts, fahrenheit).join(' ')).toContain('55–69°, 3° cooler than today');
  });

  it.each(CASES)('describes in Vietnamese: %s', (_name, facts, vi) => {
    expect(VIETNAMESE_TEXT_GENERATOR.tomorrow(facts, celsius).join(' ')).toBe(vi);
  });

  it.each(CASES)('describes in English: %s', (_name, facts, _vi, en) => {
    expect(ENGLISH_TEXT_GENERATOR.tomorrow(facts, celsius).join(' ')).toBe(en);
  });
});
