import { describe, expect, it } from 'vitest';
import { ENGLISH_TEXT_GENERATOR } from '#features/weather/smartgen/en/english-text-generator.ts';
import { VIETNAMESE_TEXT_GENERATOR } from '#features/weather/smartgen/vi/vietnamese-text-generator.ts';
import { getDegreeWriter } from './degree-writer.ts';
import type { HourlyFacts } from './facts/find-hourly-facts.ts';
import { atHour, makeHourlyFacts, makeSpell, makeWind } from './facts.fixture.ts';

const CASES: readonly (readonly [name: string, facts: HourlyFacts, vi: string, en: string])[] = [
  [
    'a dry day',
    makeHourlyFacts(),
    '24 giờ tới không mưa. Cao nhất 34° khoảng 14 giờ, thấp nhất 25° khoảng 5 giờ sáng mai.',
    'No rain in the next 24 hours. A high of 34° around 14:00, a low of 25° around 05:00 tomorrow.',
  ],
  [
    'the low before the high',
    makeHourlyFacts({
      nowAt: atHour(20),
      warmths: { low: { celsius: 25, at: atHour(29) }, high: { celsius: 34, at: atHour(38) } },
    }),
    '24 giờ tới không mưa. Thấp nhất 25° khoảng 5 giờ sáng mai, cao nhất 34° khoảng 14 giờ ngày mai.',
    'No rain in the next 24 hours. A low of 25° around 05:00 tomorrow, a high of 34° around 14:00 tomorrow.',
  ],
  [
    'a steady temperature',
    makeHourlyFacts({ warmths: { low: { celsius: 27.2, at: atHour(29) }, high: { celsius: 28.6, at: atHour(37) } } }),
    '24 giờ tới không mưa. Nhiệt độ quanh 28°.',
    'No rain in the next 24 hours. Temperatures around 28°.',
  ],
  [
    'heat',
    makeHourlyFacts({
      nowAt: atHour(7),
      heat: 2,
      warmths: { low: { celsius: 27, at: atHour(29) }, high: { celsius: 38, at: atHour(13) } },
    }),
    '24 giờ tới không mưa. Nắng nóng gay gắt, cao nhất 38° khoảng 13 giờ, thấp nhất 27° khoảng 5 giờ sáng mai.',
    'No rain in the next 24 hours. Very hot, with a high of 38° around 13:00, a low of 27° around 05:00 tomorrow.',
  ],
  [
    'a storm in the afternoon with its gusts',
    makeHourlyFacts({
      rain: { spells: [makeSpell(15, 18, { rainClass: 4, thunder: 2 })], word: 'good', rainClass: 1 },
      wind: makeWind(16, { force: null, gustForce: 8, direction: null }),
    }),
    'Từ khoảng 15 đến 18 giờ có mưa to kèm dông, có lúc gió giật cấp 8. Cao nhất 34° khoảng 14 giờ, thấp nhất 25° khoảng 5 giờ sáng mai.',
    'Heavy rain with thunderstorms from about 15:00 to 18:00, gusts to force 8. A high of 34° around 14:00, a low of 25° around 05:00 tomorrow.',
  ],
  [
    'two spells in their order',
    makeHourlyFacts({
      rain: { spells: [makeSpell(16, 18, { rainClass: 3 }), makeSpell(25, 27)], word: 'good', rainClass: 1 },
    }),
    'Từ khoảng 16 đến 18 giờ có mưa vừa; đêm nay lại có mưa nhỏ. Cao nhất 34° khoảng 14 giờ, thấp nhất 25° khoảng 5 giờ sáng mai.',
    'Moderate rain from about 16:00 to 18:00; light rain again tonight. A high of 34° around 14:00, a low of 25° around 05:00 tomorrow.',
  ],
  [
    'two spells of which each is only possible',
    makeHourlyFacts({
      rain: {
        spells: [makeSpell(16, 18, { word: 'slight' }), makeSpell(25, 27, { word: 'good' })],
        word: 'good',
        rainClass: 1,
      },
    }),
    'Từ khoảng 16 đến 18 giờ có thể có mưa nhỏ; đêm nay khả năng có mưa nhỏ. Cao nhất 34° khoảng 14 giờ, thấp nhất 25° khoảng 5 giờ sáng mai.',
    'A slight chance of light rain from about 16:00 to 18:00; a good chance of light rain tonight. A high of 34° around 14:00, a low of 25° around 05:00 tomorrow.',
  ],
  [
    'the two strongest of three spells',
    makeHourlyFacts({
      rain: {
        spells: [
          makeSpell(15, 16),
          makeSpell(20, 22, { rainClass: 3 }),
          makeSpell(31, 34, { rainClass: 4, thunder: 2 }),
        ],
        word: 'good',
        rainClass: 1,
      },
    }),
    'Từ khoảng 20 đến 22 giờ có mưa vừa; sáng mai lại có mưa to kèm dông. Cao nhất 34° khoảng 14 giờ, thấp nhất 25° khoảng 5 giờ sáng mai.',
    'Moderate rain from about 20:00 to 22:00; heavy rain with thunderstorms again tomorrow morning. A high of 34° around 14:00, a low of 25° around 05:00 tomorrow.',
  ],
  [
    'rain almost without a break',
    makeHourlyFacts({
      rain: { spells: [makeSpell(14, 36, { rainClass: 4, peakAt: atHour(20) })], word: 'good', rainClass: 1 },
    }),
    '24 giờ tới mưa to gần như liên tục, mưa nhiều nhất khoảng 20 giờ. Cao nhất 34° khoảng 14 giờ, thấp nhất 25° khoảng 5 giờ sáng mai.',
    'Heavy rain almost without a break for the next 24 hours, heaviest around 20:00. A high of 34° around 14:00, a low of 25° around 05:00 tomorrow.',
  ],
  [
    'rain on and off all day',
    makeHourlyFacts({
      rain: {
        spells: [makeSpell(14, 38, { rainClass: 3, isBroken: true, isOver: false, peakAt: atHour(26) })],
        word: 'good',
        rainClass: 1,
      },
    }),
    '24 giờ tới lúc mưa lúc tạnh, mưa nhiều nhất khoảng 2 giờ đêm nay. Cao nhất 34° khoảng 14 giờ, thấp nhất 25° khoảng 5 giờ sáng mai.',
    'Moderate rain on and off for the next 24 hours, heaviest around 02:00 tomorrow. A high of 34° around 14:00, a low of 25° around 05:00 tomorrow.',
  ],
  [
    'a strong wind in the night',
    makeHourlyFacts({ wind: makeWind(27) }),
    '24 giờ tới không mưa. Cao nhất 34° khoảng 14 giờ, thấp nhất 25° khoảng 5 giờ sáng mai. Gió Đông Bắc mạnh cấp 6, giật cấp 8 vào đêm nay.',
    'No rain in the next 24 hours. A high of 34° around 14:00, a low of 25° around 05:00 tomorrow. Strong northeast wind, force 6 gusting 8 tonight.',
  ],
  [
    'fog in the morning',
    makeHourlyFacts({ fog: { fromAt: atHour(28), toAt: atHour(32) } }),
    '24 giờ tới không mưa. Cao nhất 34° khoảng 14 giờ, thấp nhất 25° khoảng 5 giờ sáng mai. Rạng sáng và sáng mai có sương mù.',
    'No rain in the next 24 hours. A high of 34° around 14:00, a low of 25° around 05:00 tomorrow. Fog early tomorrow and tomorrow morning.',
  ],
  ['no temperature', makeHourlyFacts({ warmths: null }), '24 giờ tới không mưa.', 'No rain in the next 24 hours.'],
  ['nothing at all', makeHourlyFacts({ warmths: null, rain: null }), '', ''],
];
const celsius = getDegreeWriter('C');

describe('the text for the next 24 hours', () => {
  it.each(CASES)('describes in Vietnamese: %s', (_name, facts, vi) => {
    expect(VIETNAMESE_TEXT_GENERATOR.hourly(facts, celsius).join(' ')).toBe(vi);
  });

  it.each(CASES)('describes in English: %s', (_name, facts, _vi, en) => {
    expect(ENGLISH_TEXT_GENERATOR.hourly(facts, celsius).join(' ')).toBe(en);
  });
});
