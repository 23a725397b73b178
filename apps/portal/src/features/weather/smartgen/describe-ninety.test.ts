import { describe, expect, it } from 'vitest';
import { ENGLISH_TEXT_GENERATOR } from '#features/weather/smartgen/en/english-text-generator.ts';
import { VIETNAMESE_TEXT_GENERATOR } from '#features/weather/smartgen/vi/vietnamese-text-generator.ts';
import { getDegreeWriter } from './degree-writer.ts';
import type { NinetyFacts } from './facts/find-ninety-facts.ts';
import { makeDaysFacts, makeDescribedDay, makeNinetyFacts, makeNormalWeek } from './facts.fixture.ts';

const CASES: readonly (readonly [name: string, facts: NinetyFacts, vi: string, en: string])[] = [
  [
    'forecast, then normals',
    makeNinetyFacts(),
    '15 ngày đầu là dự báo, có 2 ngày mưa, cao nhất 32°; từ 18/8 là trung bình nhiều năm. Sau đó thường mưa nhiều nhất vào tuần 7–13/9 (khoảng 90 mm), nhiệt độ trung bình giảm dần từ 28° xuống 22°. Năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được.',
    'The first 15 days are a forecast, with rain on 2 of them and highs of 32°; from 18 Aug on, only long-term averages. After that the wettest week is usually 7–13 Sep (about 90 mm), with mean temperatures falling from 28° to 22°. How this year will differ from average is not known yet.',
  ],
  [
    'a place of steady warmth',
    makeNinetyFacts({ weeks: [makeNormalWeek(35, 27.1, 90), makeNormalWeek(84, 27.9, 40)] }),
    '15 ngày đầu là dự báo, có 2 ngày mưa, cao nhất 32°; từ 18/8 là trung bình nhiều năm. Sau đó thường mưa nhiều nhất vào tuần 7–13/9 (khoảng 90 mm), nhiệt độ trung bình quanh 27°. Năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được.',
    'The first 15 days are a forecast, with rain on 2 of them and highs of 32°; from 18 Aug on, only long-term averages. After that the wettest week is usually 7–13 Sep (about 90 mm), with mean temperatures around 27°. How this year will differ from average is not known yet.',
  ],
  [
    'a season that warms up',
    makeNinetyFacts({ weeks: [makeNormalWeek(35, 17.1, 90), makeNormalWeek(84, 24.4, 40)] }),
    '15 ngày đầu là dự báo, có 2 ngày mưa, cao nhất 32°; từ 18/8 là trung bình nhiều năm. Sau đó thường mưa nhiều nhất vào tuần 7–13/9 (khoảng 90 mm), nhiệt độ trung bình tăng dần từ 17° lên 24°. Năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được.',
    'The first 15 days are a forecast, with rain on 2 of them and highs of 32°; from 18 Aug on, only long-term averages. After that the wettest week is usually 7–13 Sep (about 90 mm), with mean temperatures rising from 17° to 24°. How this year will differ from average is not known yet.',
  ],
  [
    'a week across two months',
    makeNinetyFacts({ wettest: makeNormalWeek(28, 27, 120) }),
    '15 ngày đầu là dự báo, có 2 ngày mưa, cao nhất 32°; từ 18/8 là trung bình nhiều năm. Sau đó thường mưa nhiều nhất vào tuần 31/8–6/9 (khoảng 120 mm), nhiệt độ trung bình giảm dần từ 28° xuống 22°. Năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được.',
    'The first 15 days are a forecast, with rain on 2 of them and highs of 32°; from 18 Aug on, only long-term averages. After that the wettest week is usually 31 Aug – 6 Sep (about 120 mm), with mean temperatures falling from 28° to 22°. How this year will differ from average is not known yet.',
  ],
  [
    'no forecast',
    makeNinetyFacts({ forecast: makeDaysFacts([]) }),
    'Chưa có dự báo, chỉ có trung bình nhiều năm. Thường mưa nhiều nhất vào tuần 7–13/9 (khoảng 90 mm), nhiệt độ trung bình giảm dần từ 28° xuống 22°. Năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được.',
    'There is no forecast yet, only long-term averages. The wettest week is usually 7–13 Sep (about 90 mm), with mean temperatures falling from 28° to 22°. How this year will differ from average is not known yet.',
  ],
  [
    'no normals',
    makeNinetyFacts({ weeks: [], wettest: null }),
    '15 ngày đầu là dự báo, có 2 ngày mưa, cao nhất 32°.',
    'The first 15 days are a forecast, with rain on 2 of them and highs of 32°.',
  ],
  [
    'an ensemble that says how the year differs',
    makeNinetyFacts({ hasTerciles: true }),
    '15 ngày đầu là dự báo, có 2 ngày mưa, cao nhất 32°; từ 18/8 là trung bình nhiều năm. Sau đó thường mưa nhiều nhất vào tuần 7–13/9 (khoảng 90 mm), nhiệt độ trung bình giảm dần từ 28° xuống 22°.',
    'The first 15 days are a forecast, with rain on 2 of them and highs of 32°; from 18 Aug on, only long-term averages. After that the wettest week is usually 7–13 Sep (about 90 mm), with mean temperatures falling from 28° to 22°.',
  ],
  [
    'dry forecast days',
    makeNinetyFacts({ forecast: makeDaysFacts([makeDescribedDay(0), makeDescribedDay(1)]) }),
    '2 ngày đầu là dự báo, không mưa, cao nhất 32°; từ 18/8 là trung bình nhiều năm. Sau đó thường mưa nhiều nhất vào tuần 7–13/9 (khoảng 90 mm), nhiệt độ trung bình giảm dần từ 28° xuống 22°. Năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được.',
    'The first 2 days are a forecast, with no rain and highs of 32°; from 18 Aug on, only long-term averages. After that the wettest week is usually 7–13 Sep (about 90 mm), with mean temperatures falling from 28° to 22°. How this year will differ from average is not known yet.',
  ],
  ['nothing at all', makeNinetyFacts({ forecast: makeDaysFacts([]), weeks: [], wettest: null }), '', ''],
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
