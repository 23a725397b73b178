import { parseTaf } from '@portal/domain/observation/taf/parse-taf';
import { describe, expect, it } from 'vitest';
import { describeTaf } from './taf-words.ts';

const NOW = Date.parse('2026-11-29T14:05:00+07:00') / 1000;

function say(text: string, language: 'vi' | 'en', now = NOW) {
  const parsed = parseTaf(text, NOW);
  if (!parsed.ok) throw new Error(parsed.code);
  return describeTaf(parsed.taf, now, language).map(({ when, text: what }) => `${when}: ${what}`);
}

const WHOLE =
  'TAF VVTS 290500Z 2906/3012 09010G30KT 9999 SCT020 TEMPO 2908/2912 3500 -TSRA BKN017CB BECMG 2922/3000 VRB02KT 0800 FG ' +
  'PROB30 TEMPO 3006/3010 +SHRA FM301100 18005KT CAVOK';

describe('an airport’s forecast in words', () => {
  it('says when each part applies and what it states', () => {
    expect(say(WHOLE, 'vi')).toEqual([
      'Đến 18:00 mai: gió đông cấp 3, giật cấp 7, tầm nhìn từ 10 km, mây rải rác',
      'Có lúc 15:00–19:00: tầm nhìn 3,5 km, mưa nhỏ kèm dông',
      'Chuyển dần 05:00–07:00 mai: gió cấp 1, tầm nhìn 800 m, sương mù',
      'Khả năng 30%, có lúc 13:00–17:00 mai: mưa rào to',
      'Từ 18:00 mai: gió nam cấp 2, tầm nhìn từ 10 km, không có hiện tượng đáng kể',
    ]);
    expect(say(WHOLE, 'en')).toEqual([
      'Until 18:00 tomorrow: east wind, force 3, gusting to force 7, visibility 10 km or more, scattered clouds',
      'At times, 15:00–19:00: visibility 3.5 km, light rain with thunder',
      'Gradually, 05:00–07:00 tomorrow: wind force 1, visibility 800 m, fog',
      '30% chance, at times 13:00–17:00 tomorrow: heavy showers',
      'From 18:00 tomorrow: south wind, force 2, visibility 10 km or more, no significant weather',
    ]);
  });

  it('names the days of a span over midnight, and never calls a time dry', () => {
    const night = 'TAF VVNB 290500Z 2906/3006 00000KT 9999 NSW TEMPO 2915/2919 BR';
    expect(say(night, 'vi')).toEqual([
      'Đến 13:00 mai: lặng gió, tầm nhìn từ 10 km, không có hiện tượng đáng kể',
      'Có lúc 22:00–02:00 mai: sương mù nhẹ',
    ]);
    const midnight = 'TAF VVNB 290500Z 2906/3017 00000KT 9999 TEMPO 2914/2917 BR TEMPO 3014/3017 BR';
    expect(say(midnight, 'vi').map((line) => line.split(':').slice(0, -1).join(':'))).toEqual([
      'Đến 24:00 mai',
      'Có lúc 21:00–24:00',
      'Có lúc 21:00–24:00 mai',
    ]);
    expect([...say(night, 'vi'), ...say(night, 'en'), ...say(WHOLE, 'en')].join()).not.toMatch(/không mưa|no rain|dry/);
  });
});
