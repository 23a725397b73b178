import { expect, it } from 'vitest';
import { writeChangeLetter } from './change-letter.ts';

const at = (hour: number) => Date.parse('2026-08-03T00:00:00+07:00') / 1000 + hour * 3600;
const news = {
  activity: 'Đổ bê tông',
  site: 'Cầu Giấy',
  changes: [
    { fromAt: at(14), toAt: at(18), now: 'stop' },
    { fromAt: at(23), toAt: at(25), now: 'go' },
  ],
  isDemo: false,
  link: 'https://example.vn/dashboard/activities',
} as const;

it('a letter about changed advice says from when to when, before and now', () => {
  const { subject, text } = writeChangeLetter(news, 'vi');
  expect(subject).toBe('Đổ bê tông, Cầu Giấy: lời khuyên đã đổi');
  expect(text).toContain(
    '14:00–18:00: trước là nên, nay KHÔNG NÊN.\n23:00–01:00\u00a04/8: trước là không nên, nay NÊN.',
  );
  expect(text).toContain('không phải cảnh báo chính thức');
});

it('a letter on demo data says so first', () => {
  const { subject, text } = writeChangeLetter({ ...news, isDemo: true }, 'en');
  expect(subject.startsWith('Demo data: ')).toBe(true);
  expect(text.startsWith('Demo data: ')).toBe(true);
});
