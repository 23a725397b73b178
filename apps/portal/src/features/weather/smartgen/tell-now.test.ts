import { describe, expect, it } from 'vitest';
import type { NowFacts } from './now-facts.ts';
import { tellNowInEnglish } from './tell-now-en.ts';
import { tellNowInVietnamese } from './tell-now-vi.ts';

const afternoon: NowFacts = {
  place: 'Đà Lạt',
  hour: 14,
  temperature: 22,
  feelsLike: null,
  code: 12,
  sky: 'Có lúc có mưa',
  isRaining: true,
  coming: {
    periods: [
      { id: 'afternoon', isTomorrow: false },
      { id: 'evening', isTomorrow: false },
    ],
    rainClass: 1,
    rainMm: 1.4,
    isLikely: true,
    hasThunder: false,
  },
  extreme: { kind: 'low', temperature: 17 },
};
const rain = (changes: Partial<NonNullable<NowFacts['coming']>>): NowFacts['coming'] => ({
  periods: [{ id: 'evening', isTomorrow: false }],
  rainClass: 0,
  rainMm: 0,
  isLikely: false,
  hasThunder: false,
  ...changes,
});

describe('the sentence for now', () => {
  it('tells a rainy afternoon', () => {
    expect(tellNowInVietnamese(afternoon)).toBe(
      'Đà Lạt lúc 14 giờ 22°, có lúc có mưa; chiều và tối nay còn mưa nhỏ, thấp nhất đêm nay 17°.',
    );
    expect(tellNowInEnglish({ ...afternoon, place: 'Da Lat', sky: 'Intermittent rain' })).toBe(
      'Da Lat at 2 pm: 22°, intermittent rain; more light rain this afternoon and evening, tonight’s low 17°.',
    );
  });

  it('tells a hot dry morning with what it feels like and the high to come', () => {
    const morning: NowFacts = {
      place: 'Hà Nội',
      hour: 10,
      temperature: 33,
      feelsLike: 41,
      code: 1,
      sky: 'Nắng',
      isRaining: false,
      coming: rain({
        periods: [
          { id: 'morning', isTomorrow: false },
          { id: 'afternoon', isTomorrow: false },
        ],
      }),
      extreme: { kind: 'high', temperature: 36 },
    };
    expect(tellNowInVietnamese(morning)).toBe(
      'Hà Nội lúc 10 giờ 33°, cảm giác như 41°, nắng; sáng và chiều nay không mưa, cao nhất hôm nay 36°.',
    );
    expect(tellNowInEnglish({ ...morning, place: 'Hanoi', sky: 'Sunny' })).toBe(
      'Hanoi at 10 am: 33°, feels like 41°, sunny; no rain this morning and afternoon, today’s high 36°.',
    );
  });

  it('tells a chance of heavy rain with thunder overnight', () => {
    const evening: NowFacts = {
      ...afternoon,
      hour: 23,
      isRaining: false,
      sky: 'Nhiều mây',
      coming: rain({
        periods: [
          { id: 'night', isTomorrow: true },
          { id: 'morning', isTomorrow: true },
        ],
        rainClass: 4,
        hasThunder: true,
      }),
    };
    expect(tellNowInVietnamese(evening)).toContain('; đêm nay và sáng mai có thể có mưa to, có dông, thấp');
    expect(tellNowInEnglish({ ...evening, sky: 'Cloudy' })).toContain(
      '; heavy rain possible overnight and tomorrow morning, with thunderstorms, tonight’s low',
    );
  });

  it('tells that rain ends, and the small hours by their name', () => {
    const night: NowFacts = {
      ...afternoon,
      hour: 2,
      coming: rain({
        periods: [
          { id: 'night', isTomorrow: false },
          { id: 'morning', isTomorrow: false },
        ],
      }),
    };
    expect(tellNowInVietnamese(night)).toContain('; rạng sáng và sáng nay tạnh ráo');
    expect(tellNowInEnglish(night)).toContain('2 am: 22°');
    expect(tellNowInEnglish(night)).toContain('dry in the early hours and this morning');
  });

  it('leaves out what is unknown and says nothing without anything of now', () => {
    const bare: NowFacts = { ...afternoon, temperature: -1, sky: null, coming: null, extreme: null };
    expect(tellNowInVietnamese(bare)).toBe('Đà Lạt lúc 14 giờ −1°.');
    expect(tellNowInEnglish({ ...bare, hour: 0 })).toBe('Đà Lạt at midnight: −1°.');
    expect(tellNowInEnglish({ ...bare, hour: 12 })).toBe('Đà Lạt at noon: −1°.');
    expect(tellNowInVietnamese({ ...bare, temperature: null })).toBeNull();
    expect(tellNowInEnglish({ ...bare, temperature: null })).toBeNull();
  });
});
