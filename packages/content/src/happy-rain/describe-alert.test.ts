import { measureSms } from '@portal/domain/alert/sms-text';
import { describe, expect, it } from 'vitest';
import { type AlertFacts, describeAlert } from './describe-alert.ts';
import { SEGMENTS } from './segment-words.ts';

const FACTS: AlertFacts = {
  place: 'Cầu Giấy',
  starts: '14:40',
  peak: { at: '15:30', rate: '24' },
  stops: '16:30',
  chance: '85%',
  advice: null,
};
const STOP = 'troiviet.vn/t/7Q2X';

describe('the messages about coming rain', () => {
  it('say the same in every channel', () => {
    const { sms, email, push, zalo } = describeAlert(FACTS, STOP, 'vi');
    expect(sms).toBe(
      'HAPPY RAIN: Cau Giay mua luc 14:40 (85%). To nhat 15:30, khoang 24 mm/gio. Ngot sau 16:30. Tat tin: troiviet.vn/t/7Q2X',
    );
    expect(email.subject).toBe('Cầu Giấy: mưa từ 14:40, to nhất 15:30');
    expect(email.text).toBe('Mưa bắt đầu khoảng 14:40 (khả năng 85%), ngớt sau 16:30.');
    expect(push.text).toBe('To nhất 15:30, khoảng 24 mm/giờ. Ngớt sau 16:30.');
    expect(zalo.rows).toContainEqual(['To nhất', '15:30, 24 mm/giờ']);
  });

  it('name no peak, end or chance that is not known', () => {
    const { sms, email, push, zalo } = describeAlert({ ...FACTS, peak: null, stops: null, chance: null }, STOP, 'en');
    expect(sms).toBe('HAPPY RAIN: Cau Giay: rain at 14:40. Stop: troiviet.vn/t/7Q2X');
    expect(email.subject).toBe('Cầu Giấy: rain from 14:40');
    expect(push.text).toBe('Rain starts about 14:40.');
    expect(zalo.rows).toEqual([['Starts', '14:40']]);
  });

  it.each(['vi', 'en'] as const)('fit into one short message in %s for every segment and a long name', (language) => {
    for (const { words } of Object.values(SEGMENTS)) {
      const advice = words[language].advise?.('14:30', '16:30') ?? null;
      const { sms } = describeAlert(
        { ...FACTS, place: 'Phường Trần Hưng Đạo – Quang Trung', advice },
        'thoitiet.troiviet.com.vn/t/7Q2X9KMP',
        language,
      );
      expect(measureSms(sms)).toMatchObject({ encoding: 'gsm7', parts: 1 });
      expect(sms).toContain('/t/7Q2X9KMP');
    }
  });
});
