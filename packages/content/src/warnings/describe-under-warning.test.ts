import { describe, expect, it } from 'vitest';
import { describeUnderWarning, withholdDryWords } from './describe-under-warning.ts';

describe('the sentence of a model under an emergency bulletin', () => {
  it('is named as the model’s with the time of its run', () => {
    expect(describeUnderWarning('Trời mưa to, 26°.', '13:00', 'vi').text).toBe(
      'Theo mô hình lúc 13:00: Trời mưa to, 26°.',
    );
    expect(describeUnderWarning('Heavy rain, 26°.', '13:00', 'en').text).toBe(
      'From the model at 13:00: Heavy rain, 26°.',
    );
    expect(describeUnderWarning('Heavy rain, 26°.', null, 'en').text).toBe('Heavy rain, 26°.');
  });

  it.each([
    ['vi', 'Trời nắng nhẹ, 34°. Từ giờ đến hết đêm nay trời không mưa, thấp nhất 27°.', 'Trời nắng nhẹ, 34°.'],
    ['vi', 'Mưa nhỏ 0,4 mm. Mưa tạnh khoảng 10 giờ. Gió mạnh.', 'Mưa nhỏ 0,4 mm. Gió mạnh.'],
    ['en', 'Cloudy, 27°. Dry through this afternoon. Windy later.', 'Cloudy, 27°. Windy later.'],
    ['en', 'Light rain, 0.4 mm. No rain tonight.', 'Light rain, 0.4 mm.'],
    ['en', 'Light rain, 0.4 mm. Heavy rain now, over by about 16:00.', 'Light rain, 0.4 mm.'],
  ] as const)('in %s never calls a time dry: %s', (language, text, left) => {
    expect(withholdDryWords(text, language)).toBe(left);
  });

  it('says to follow the bulletin where nothing else is left', () => {
    expect(describeUnderWarning('Không mưa trong 3 giờ tới.', '13:00', 'vi').text).toBe(
      'Diễn biến có thể nhanh hơn dự báo của mô hình: hãy theo bản tin cảnh báo.',
    );
    expect(withholdDryWords('No rain in the next 3 hours.', 'en')).toContain('follow the official bulletin');
  });
});
