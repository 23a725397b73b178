import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH_TEXT_GENERATOR } from '#features/weather/smartgen/en/english-text-generator.ts';
import { VIETNAMESE_TEXT_GENERATOR } from '#features/weather/smartgen/vi/vietnamese-text-generator.ts';
import { getDegreeWriter } from './degree-writer.ts';
import { findNormalRain, findNormalWarmth, type NinetyFacts } from './facts/find-ninety-facts.ts';
import { makeDaysFacts, makeDescribedDay, makeNinetyFacts, makeNormalWeek } from './facts.fixture.ts';

const CASES: readonly (readonly [name: string, facts: NinetyFacts, vi: string, en: string])[] = [
  [
    'forecast, then normals',
    makeNinetyFacts(),
    '15 ngày đầu là dự báo, có 2 ngày mưa, cao nhất 32°; từ 18/8 là trung bình nhiều năm. Sau đó mưa thường ít dần, từ khoảng 90 xuống 40 mm mỗi tuần, nhiệt độ trung bình giảm dần từ 28° xuống 22°. Năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được.',
    'The first 15 days are a forecast, with rain on 2 of them and highs of 32°; from 18 Aug on, only long-term averages. After that rain usually eases from about 90 to 40 mm a week, with mean temperatures falling from 28° to 22°. How this year will differ from average is not known yet.',
  ],
  [
    'a place of steady warmth',
    makeNinetyFacts({ weeks: [makeNormalWeek(35, 27.1, 90), makeNormalWeek(84, 27.9, 40)] }),
    '15 ngày đầu là dự báo, có 2 ngày mưa, cao nhất 32°; từ 18/8 là trung bình nhiều năm. Sau đó mưa thường ít dần, từ khoảng 90 xuống 40 mm mỗi tuần, nhiệt độ trung bình quanh 27°. Năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được.',
    'The first 15 days are a forecast, with rain on 2 of them and highs of 32°; from 18 Aug on, only long-term averages. After that rain usually eases from about 90 to 40 mm a week, with mean temperatures around 27°. How this year will differ from average is not known yet.',
  ],
  [
    'a season that warms up',
    makeNinetyFacts({ weeks: [makeNormalWeek(35, 17.1, 90), makeNormalWeek(84, 24.4, 40)] }),
    '15 ngày đầu là dự báo, có 2 ngày mưa, cao nhất 32°; từ 18/8 là trung bình nhiều năm. Sau đó mưa thường ít dần, từ khoảng 90 xuống 40 mm mỗi tuần, nhiệt độ trung bình tăng dần từ 17° lên 24°. Năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được.',
    'The first 15 days are a forecast, with rain on 2 of them and highs of 32°; from 18 Aug on, only long-term averages. After that rain usually eases from about 90 to 40 mm a week, with mean temperatures rising from 17° to 24°. How this year will differ from average is not known yet.',
  ],
  [
    'a week across two months',
    makeNinetyFacts({
      weeks: [makeNormalWeek(21, 28.1, 60), makeNormalWeek(28, 27, 120), makeNormalWeek(35, 22.4, 40)],
    }),
    '15 ngày đầu là dự báo, có 2 ngày mưa, cao nhất 32°; từ 18/8 là trung bình nhiều năm. Sau đó thường mưa nhiều nhất vào tuần 31/8–6/9 (khoảng 120 mm), nhiệt độ trung bình giảm dần từ 28° xuống 22°. Năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được.',
    'The first 15 days are a forecast, with rain on 2 of them and highs of 32°; from 18 Aug on, only long-term averages. After that the wettest week is usually 31 Aug – 6 Sep (about 120 mm), with mean temperatures falling from 28° to 22°. How this year will differ from average is not known yet.',
  ],
  [
    'weeks that are alike, warmest in their midst',
    makeNinetyFacts({
      weeks: [makeNormalWeek(21, 24, 4.2), makeNormalWeek(28, 27, 6.1), makeNormalWeek(35, 24, 5)],
    }),
    '15 ngày đầu là dự báo, có 2 ngày mưa, cao nhất 32°; từ 18/8 là trung bình nhiều năm. Sau đó mỗi tuần thường mưa 4–6 mm, nhiệt độ trung bình 24–27°. Năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được.',
    'The first 15 days are a forecast, with rain on 2 of them and highs of 32°; from 18 Aug on, only long-term averages. After that a week usually brings 4–6 mm of rain, with mean temperatures of 24–27°. How this year will differ from average is not known yet.',
  ],
  [
    'a season that becomes wet, and one without rain',
    makeNinetyFacts({ forecast: makeDaysFacts([]), weeks: [makeNormalWeek(21, 24, 12), makeNormalWeek(28, 24, 60)] }),
    'Chưa có dự báo, chỉ có trung bình nhiều năm. Mưa thường nhiều dần, từ khoảng 12 lên 60 mm mỗi tuần, nhiệt độ trung bình quanh 24°. Năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được.',
    'There is no forecast yet, only long-term averages. Rain usually increases from about 12 to 60 mm a week, with mean temperatures around 24°. How this year will differ from average is not known yet.',
  ],
  [
    'hardly any rain',
    makeNinetyFacts({ forecast: makeDaysFacts([]), weeks: [makeNormalWeek(21, 24, 0.2), makeNormalWeek(28, 24, 0.4)] }),
    'Chưa có dự báo, chỉ có trung bình nhiều năm. Thường hầu như không mưa, nhiệt độ trung bình quanh 24°. Năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được.',
    'There is no forecast yet, only long-term averages. There is usually hardly any rain, with mean temperatures around 24°. How this year will differ from average is not known yet.',
  ],
  [
    'no forecast',
    makeNinetyFacts({ forecast: makeDaysFacts([]) }),
    'Chưa có dự báo, chỉ có trung bình nhiều năm. Mưa thường ít dần, từ khoảng 90 xuống 40 mm mỗi tuần, nhiệt độ trung bình giảm dần từ 28° xuống 22°. Năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được.',
    'There is no forecast yet, only long-term averages. Rain usually eases from about 90 to 40 mm a week, with mean temperatures falling from 28° to 22°. How this year will differ from average is not known yet.',
  ],
  [
    'no normals',
    makeNinetyFacts({ weeks: [] }),
    '15 ngày đầu là dự báo, có 2 ngày mưa, cao nhất 32°.',
    'The first 15 days are a forecast, with rain on 2 of them and highs of 32°.',
  ],
  [
    'an ensemble that says how the year differs',
    makeNinetyFacts({ hasTerciles: true }),
    '15 ngày đầu là dự báo, có 2 ngày mưa, cao nhất 32°; từ 18/8 là trung bình nhiều năm. Sau đó mưa thường ít dần, từ khoảng 90 xuống 40 mm mỗi tuần, nhiệt độ trung bình giảm dần từ 28° xuống 22°.',
    'The first 15 days are a forecast, with rain on 2 of them and highs of 32°; from 18 Aug on, only long-term averages. After that rain usually eases from about 90 to 40 mm a week, with mean temperatures falling from 28° to 22°.',
  ],
  [
    'dry forecast days',
    makeNinetyFacts({ forecast: makeDaysFacts([makeDescribedDay(0), makeDescribedDay(1)]) }),
    '2 ngày đầu là dự báo, không mưa, cao nhất 32°; từ 18/8 là trung bình nhiều năm. Sau đó mưa thường ít dần, từ khoảng 90 xuống 40 mm mỗi tuần, nhiệt độ trung bình giảm dần từ 28° xuống 22°. Năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được.',
    'The first 2 days are a forecast, with no rain and highs of 32°; from 18 Aug on, only long-term averages. After that rain usually eases from about 90 to 40 mm a week, with mean temperatures falling from 28° to 22°. How this year will differ from average is not known yet.',
  ],
  ['nothing at all', makeNinetyFacts({ forecast: makeDaysFacts([]), weeks: [] }), '', ''],
];
const celsius = getDegreeWriter('C');

describe('the text for 90 days', () => {
  it.each(CASES)('describes in Vietnamese: %s', (_name, facts, vi) => {
    expect(VIETNAMESE_TEXT_GENERATOR.ninety(facts, celsius).join(' ')).toBe(vi);
  });

  it.each(CASES)('describes in English: %s', (_name, facts, _vi, en) => {
    expect(ENGLISH_TEXT_GENERATOR.ninety(facts, celsius).join(' ')).toBe(en);
  });
});

describe('the course of the normals', () => {
  const toWeeks = (amounts: readonly number[], temperatures: readonly number[] = amounts) =>
    amounts.map((amount, index) => makeNormalWeek(15 + 7 * index, temperatures[index] ?? 0, amount));
  const amounts = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 1, maxLength: 12 });

  it('names a week only where it is the wettest and stands out', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const rain = findNormalRain(toWeeks(values));
        const [least, most] = [Math.min(...values), Math.max(...values)];
        if (rain?.kind === 'peak') {
          expect(rain.week.rainMm).toBe(most);
          expect(most - least).toBeGreaterThanOrEqual(Math.max(5, most / 4));
        } else if (rain?.kind === 'alike') {
          expect(most - least).toBeLessThan(Math.max(5, most / 4));
        } else {
          const [first = 0, last = 0] = [values[0], values.at(-1)];
          expect([rain?.fromMm, rain?.toMm]).toEqual([first, last]);
          expect(Math.sign(last - first)).toBe(rain?.kind === 'rising' ? 1 : -1);
        }
      }),
    );
  });

  it('is alike just below the limit, and a fall at it', () => {
    expect(findNormalRain(toWeeks([20, 15.1]))?.kind).toBe('alike');
    expect(findNormalRain(toWeeks([20, 15]))?.kind).toBe('falling');
    expect(findNormalRain(toWeeks([100, 75.1]))?.kind).toBe('alike');
    expect(findNormalRain(toWeeks([100, 75]))?.kind).toBe('falling');
    expect(findNormalRain([])).toBeNull();
  });

  it('falls also where a week is hardly above the one before', () => {
    expect(findNormalRain(toWeeks([60, 61, 40, 30]))?.kind).toBe('falling');
    expect(findNormalRain(toWeeks([60, 64, 40, 30]))?.kind).toBe('peak');
    expect(findNormalRain(toWeeks([30, 40, 61, 60]))?.kind).toBe('rising');
  });

  it('of warmth is steady, rising, falling or none of them', () => {
    const kindOf = (...means: number[]) => findNormalWarmth(toWeeks(means, means))?.kind;
    expect(kindOf(26, 27.9, 26)).toBe('steady');
    expect(kindOf(26, 28, 26)).toBe('turning');
    expect(kindOf(26, 27, 28)).toBe('rising');
    expect(kindOf(28, 28.3, 26)).toBe('falling');
    expect(findNormalWarmth([])).toBeNull();
  });
});
