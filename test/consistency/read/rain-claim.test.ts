import { formatClock } from '@portal/domain/time/vietnam-time';
import { describe, expect, it } from 'vitest';
import { readRainClaim, readStateClaim } from './rain-claim.ts';

const NOW = Date.parse('2026-11-23T15:40:00+07:00') / 1000;

describe('a claim on the rain of now', () => {
  it.each([
    ['Trời mưa nhỏ, 21°. Mưa tạnh khoảng 16 giờ.', true, '16:00'],
    ['Trời mưa to kèm dông, 25°. Mưa to còn kéo dài đến khoảng 18 giờ, có thể kèm dông.', true, '18:00'],
    ['Đang có mưa vừa, tạnh vào khoảng 18:10.', true, '18:10'],
    ['Theo mô hình dự báo, đang có mưa nhỏ, tạnh vào khoảng 16:00.', true, '16:00'],
    ['Trời mưa, 24°. Mưa vừa còn kéo dài đến tối nay.', true, '18:00'],
    ['Trời đang mưa: cất nông sản đang phơi.', true, null],
    ['It is raining: bring in what is drying.', true, null],
    ['25° with heavy rain and thunderstorms. Moderate rain continues until about 18:00.', true, '18:00'],
    ['Moderate rain now, over by about 18:10.', true, '18:10'],
    ['Không mưa trong 3 giờ tới.', false, null],
    ['Khoảng 20 phút nữa có mưa nhỏ, tạnh vào khoảng 17:00.', false, null],
    ['Trời nắng, 33°. Từ giờ đến hết đêm nay trời không mưa, thấp nhất 26°.', false, null],
    ['33° and sunny. No rain through tonight, a low of 26°.', false, null],
    ['Light rain in about 20 minutes, over by about 17:00.', false, null],
    ['No rain in the next 3 hours.', false, null],
    ['Có thể đang có mưa nhỏ, tạnh vào khoảng 17:00.', null, null],
    ['Khả năng đang có mưa nhỏ, tạnh vào khoảng 17:00.', null, null],
    ['A good chance of light rain now, over by about 17:00.', null, null],
    ['Có thể còn mưa nhỏ đến khoảng 17 giờ.', null, null],
    ['Khoảng 20 phút nữa khả năng có mưa nhỏ, tạnh vào khoảng 17:00.', false, null],
    ['A slight chance of moderate rain in about 20 minutes, over by about 17:00.', false, null],
    ['Ít khả năng mưa trong 3 giờ tới.', null, null],
    ['Mưa 1,8 mm trong 6 giờ tới: nên bón.', null, null],
    ['Trời nắng, 33°. Tối nay có mưa nhỏ.', null, null],
  ])('%s', (sentence, rainsNow, end) => {
    const claim = readRainClaim(sentence, NOW);
    expect(claim.rainsNow).toBe(rainsNow);
    expect(claim.end === null ? null : formatClock(claim.end.from)).toBe(end);
  });

  it.each([
    ['Mưa rất to', true, 4],
    ['Mưa to, có thể có dông', true, 3],
    ['Light rain, thunderstorms possible', true, 1],
    ['Nhiều mây, trời u ám, khả năng mưa 26 %, lượng mưa 0 mm', false, undefined],
    ['Overcast, chance of rain 26%', false, undefined],
    ['24° Nắng nhẹ, mây thay đổi, mưa 0,1 mm Gió 23 km/h', false, undefined],
    ['24° Light sun, 0.1 mm of rain Wind 23 km/h', false, undefined],
    ['21° Mưa nhỏ, mưa 0,1 mm', true, 1],
    ['Mưa tuyết', true, 2],
  ])('state %s', (words, rainsNow, most) => {
    const claim = readStateClaim(words);
    expect([claim.rainsNow, claim.strength?.most]).toEqual([rainsNow, most]);
  });
});
