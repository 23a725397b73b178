import { describe, expect, it } from 'vitest';
import { ENGLISH_TEXT_GENERATOR } from '#features/weather/smartgen/en/english-text-generator.ts';
import { VIETNAMESE_TEXT_GENERATOR } from '#features/weather/smartgen/vi/vietnamese-text-generator.ts';
import { getDegreeWriter } from './degree-writer.ts';
import type { NowFacts } from './facts/find-now-facts.ts';
import { atHour, makeNowFacts, makeSpell, makeWind } from './facts.fixture.ts';

const CASES: readonly (readonly [name: string, facts: NowFacts, vi: string, en: string])[] = [
  [
    'a dry afternoon',
    makeNowFacts(),
    'Trời nắng, 26°. Từ giờ đến hết đêm nay trời không mưa, thấp nhất 16°.',
    '26° and sunny. Dry through tonight, with a low of 16°.',
  ],
  [
    'a dry evening up to the small hours',
    makeNowFacts({
      nowAt: atHour(20),
      isDay: false,
      code: 5,
      rain: { spell: null, dryUntil: atHour(31), word: 'dry', rainClass: 1 },
    }),
    'Trời ít mây, 26°. Từ giờ đến hết rạng sáng mai trời không mưa, thấp nhất đêm nay 16°.',
    '26° and mostly clear. Dry through early tomorrow, with a low of 16° tonight.',
  ],
  [
    'what it feels like',
    makeNowFacts({ temperature: 33, feelsLike: 41.2, extreme: null }),
    'Trời nắng, 33° nhưng cảm giác như 41°. Từ giờ đến hết đêm nay trời không mưa.',
    '33° and sunny, but it feels like 41°. Dry through tonight.',
  ],
  [
    'heat, which two words name',
    makeNowFacts({ temperature: 36, feelsLike: 47, code: 2, extreme: null }),
    'Trời nắng nóng, 36° nhưng cảm giác như 47°. Từ giờ đến hết đêm nay trời không mưa.',
    '36°, hot and sunny, but it feels like 47°. Dry through tonight.',
  ],
  [
    'the heat of the day with its hour',
    makeNowFacts({
      nowAt: atHour(9),
      temperature: 31,
      rain: { spell: null, dryUntil: atHour(22), word: 'dry', rainClass: 1 },
      extreme: { kind: 'high', celsius: 37.2, at: atHour(13) },
    }),
    'Trời nắng, 31°. Từ giờ đến hết tối nay trời không mưa, cao nhất hôm nay 37° vào khoảng 13 giờ.',
    '31° and sunny. Dry through this evening, with a high of 37° today around 13:00.',
  ],
  [
    'the high without its hour',
    makeNowFacts({
      nowAt: atHour(9),
      rain: { spell: null, dryUntil: atHour(22), word: 'dry', rainClass: 1 },
      extreme: { kind: 'high', celsius: 34.9, at: atHour(13) },
    }),
    'Trời nắng, 26°. Từ giờ đến hết tối nay trời không mưa, cao nhất hôm nay 35°.',
    '26° and sunny. Dry through this evening, with a high of 35°.',
  ],
  [
    'severe cold by night',
    makeNowFacts({
      nowAt: atHour(22),
      code: 9,
      isDay: false,
      temperature: 8,
      rain: { spell: null, dryUntil: atHour(35), word: 'dry', rainClass: 1 },
      extreme: { kind: 'low', celsius: -0.6, at: atHour(29) },
    }),
    'Trời rét đậm, 8°. Từ giờ đến hết sáng mai trời không mưa, thấp nhất đêm nay −1°.',
    '8° and cold (severe-cold level in Vietnam). Dry through tomorrow morning, with a low of −1° tonight.',
  ],
  [
    'heavy rain with thunderstorms within hours',
    makeNowFacts({
      code: 7,
      rain: {
        spell: makeSpell(15, 18, { rainClass: 4, thunder: 2 }),
        dryUntil: atHour(28),
        word: 'good',
        rainClass: 1,
      },
    }),
    'Trời nhiều mây, 26°. Từ khoảng 15 đến 18 giờ có mưa to kèm dông. Thấp nhất đêm nay 16°.',
    '26° and overcast. Heavy rain with thunderstorms from about 15:00 to 18:00. A low of 16° tonight.',
  ],
  [
    'rain that is only possible',
    makeNowFacts({
      rain: { spell: makeSpell(16, 18, { word: 'slight' }), dryUntil: atHour(28), word: 'good', rainClass: 1 },
    }),
    'Trời nắng, 26°. Từ khoảng 16 đến 18 giờ có thể có mưa nhỏ. Thấp nhất đêm nay 16°.',
    '26° and sunny. A slight chance of light rain from about 16:00 to 18:00. A low of 16° tonight.',
  ],
  [
    'rain that may bring thunder',
    makeNowFacts({
      rain: { spell: makeSpell(16, 18, { thunder: 1 }), dryUntil: atHour(28), word: 'good', rainClass: 1 },
    }),
    'Trời nắng, 26°. Từ khoảng 16 đến 18 giờ có mưa nhỏ, có thể kèm dông. Thấp nhất đêm nay 16°.',
    '26° and sunny. Light rain from about 16:00 to 18:00, possibly with thunder. A low of 16° tonight.',
  ],
  [
    'an hour of rain',
    makeNowFacts({ rain: { spell: makeSpell(16, 17), dryUntil: atHour(28), word: 'good', rainClass: 1 } }),
    'Trời nắng, 26°. Khoảng 16 giờ có mưa nhỏ. Thấp nhất đêm nay 16°.',
    '26° and sunny. Light rain around 16:00. A low of 16° tonight.',
  ],
  [
    'rain far off by its part of the day',
    makeNowFacts({
      rain: {
        spell: makeSpell(23, 27, { rainClass: 3, isBroken: true }),
        dryUntil: atHour(28),
        word: 'good',
        rainClass: 1,
      },
    }),
    'Trời nắng, 26°. Đêm nay có lúc có mưa vừa. Thấp nhất đêm nay 16°.',
    '26° and sunny. Moderate rain at times tonight. A low of 16° tonight.',
  ],
  [
    'rain from this evening into the night',
    makeNowFacts({
      rain: { spell: makeSpell(19, 26, { isOver: false }), dryUntil: atHour(28), word: 'good', rainClass: 1 },
    }),
    'Trời nắng, 26°. Từ khoảng 19 giờ đến đêm nay có mưa nhỏ. Thấp nhất đêm nay 16°.',
    '26° and sunny. Light rain from about 19:00 into tonight. A low of 16° tonight.',
  ],
  [
    'rain that begins late and stays in its part of the day',
    makeNowFacts({
      nowAt: atHour(18),
      rain: { spell: makeSpell(23, 26), dryUntil: atHour(28), word: 'good', rainClass: 1 },
    }),
    'Trời nắng, 26°. Từ khoảng 23 giờ có mưa nhỏ. Thấp nhất đêm nay 16°.',
    '26° and sunny. Light rain from about 23:00 on. A low of 16° tonight.',
  ],
  [
    'rain that stops soon',
    makeNowFacts({ code: 13, rain: { spell: makeSpell(13, 16), dryUntil: atHour(28), word: 'good', rainClass: 1 } }),
    'Trời mưa nhỏ, 26°. Mưa tạnh khoảng 16 giờ. Thấp nhất đêm nay 16°.',
    '26° with light rain. The rain stops around 16:00. A low of 16° tonight.',
  ],
  [
    'rain that goes on for hours',
    makeNowFacts({
      code: 14,
      temperature: 24,
      rain: { spell: makeSpell(13, 19, { rainClass: 3 }), dryUntil: atHour(28), word: 'good', rainClass: 1 },
    }),
    'Trời mưa, 24°. Mưa vừa còn kéo dài đến khoảng 19 giờ. Thấp nhất đêm nay 16°.',
    '24° with rain. Moderate rain continues until about 19:00. A low of 16° tonight.',
  ],
  [
    'rain that goes on into the night, heaviest later',
    makeNowFacts({
      code: 15,
      thunder: 2,
      rain: {
        spell: makeSpell(13, 28, { rainClass: 5, thunder: 2, peakAt: atHour(17), isOver: false }),
        dryUntil: atHour(28),
        word: 'good',
        rainClass: 1,
      },
    }),
    'Trời mưa to kèm dông, 26°. Mưa rất to kèm dông còn kéo dài đến đêm nay, to nhất khoảng 17 giờ. Thấp nhất đêm nay 16°.',
    '26° with heavy rain and thunderstorms. Very heavy rain with thunderstorms continues into tonight, heaviest around 17:00. A low of 16° tonight.',
  ],
  [
    'rain that comes and goes',
    makeNowFacts({
      code: 12,
      rain: { spell: makeSpell(12, 22, { isBroken: true }), dryUntil: atHour(28), word: 'good', rainClass: 1 },
    }),
    'Trời lúc mưa lúc tạnh, 26°. Còn lúc mưa lúc tạnh đến tối nay. Thấp nhất đêm nay 16°.',
    '26° with rain at times. Light rain comes and goes into the evening. A low of 16° tonight.',
  ],
  [
    'a storm with its gusts',
    makeNowFacts({
      code: 7,
      wind: makeWind(16, { force: null, gustForce: 7, direction: null }),
      rain: {
        spell: makeSpell(15, 18, { rainClass: 4, thunder: 2 }),
        dryUntil: atHour(28),
        word: 'good',
        rainClass: 1,
      },
    }),
    'Trời nhiều mây, 26°. Từ khoảng 15 đến 18 giờ có mưa to kèm dông, có lúc gió giật cấp 7. Thấp nhất đêm nay 16°.',
    '26° and overcast. Heavy rain with thunderstorms from about 15:00 to 18:00. Gusts to force 7.',
  ],
  [
    'a strong wind on a dry day',
    makeNowFacts({ wind: makeWind(19) }),
    'Trời nắng, 26°. Từ giờ đến hết đêm nay trời không mưa, thấp nhất 16°. Gió Đông Bắc mạnh cấp 6, giật cấp 8 vào tối nay.',
    '26° and sunny. Dry through tonight, with a low of 16°. Strong northeast wind, force 6 gusting 8 this evening.',
  ],
  [
    'a wind that blows now',
    makeNowFacts({ wind: makeWind(14, { gustForce: null }) }),
    'Trời nắng, 26°. Từ giờ đến hết đêm nay trời không mưa, thấp nhất 16°. Gió Đông Bắc mạnh cấp 6.',
    '26° and sunny. Dry through tonight, with a low of 16°. Strong northeast wind, force 6.',
  ],
  [
    'wind before rain',
    makeNowFacts({
      wind: makeWind(15),
      rain: { spell: makeSpell(19, 22), dryUntil: atHour(28), word: 'good', rainClass: 1 },
    }),
    'Trời nắng, 26°. Từ khoảng 19 đến 22 giờ có mưa nhỏ. Gió Đông Bắc mạnh cấp 6, giật cấp 8 vào chiều nay.',
    '26° and sunny. Light rain from about 19:00 to 22:00. Strong northeast wind, force 6 gusting 8 this afternoon.',
  ],
  [
    'fog to come',
    makeNowFacts({
      nowAt: atHour(20),
      isDay: false,
      rain: { spell: null, dryUntil: atHour(31), word: 'dry', rainClass: 1 },
      fog: { fromAt: atHour(28), toAt: atHour(31) },
    }),
    'Trời quang, 26°. Từ giờ đến hết rạng sáng mai trời không mưa, thấp nhất đêm nay 16°. Rạng sáng mai có sương mù.',
    '26° and clear. Dry through early tomorrow, with a low of 16° tonight. Fog early tomorrow.',
  ],
  [
    'fog now',
    makeNowFacts({
      nowAt: atHour(6),
      isFoggy: true,
      code: 7,
      rain: { spell: null, dryUntil: atHour(18), word: 'dry', rainClass: 1 },
      extreme: null,
    }),
    'Trời có sương mù, 26°. Từ giờ đến hết chiều nay trời không mưa.',
    '26° with fog. Dry through this afternoon.',
  ],
  ['a temperature without a sky', makeNowFacts({ code: null, rain: null, extreme: null }), 'Nhiệt độ 26°.', '26°.'],
  [
    'a sky without a temperature',
    makeNowFacts({ temperature: null, rain: null, extreme: null }),
    'Trời nắng.',
    'Sunny.',
  ],
  ['nothing of now', makeNowFacts({ temperature: null, code: null }), '', ''],
  [
    'rain that is not known',
    makeNowFacts({ rain: null }),
    'Trời nắng, 26°. Thấp nhất đêm nay 16°.',
    '26° and sunny. A low of 16° tonight.',
  ],
];
const celsius = getDegreeWriter('C');

describe('the text for now', () => {
  it.each(CASES)('describes in Vietnamese: %s', (_name, facts, vi) => {
    expect(VIETNAMESE_TEXT_GENERATOR.now(facts, celsius).join(' ')).toBe(vi);
  });

  it.each(CASES)('describes in English: %s', (_name, facts, _vi, en) => {
    expect(ENGLISH_TEXT_GENERATOR.now(facts, celsius).join(' ')).toBe(en);
  });
});
