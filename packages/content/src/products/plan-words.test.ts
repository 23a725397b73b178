import { describe, expect, it } from 'vitest';
import { menuMessages } from '#messages/menu-messages.ts';
import { routeText } from '#messages/route-text.ts';
import { formatPlanPrice, listApiRows, listPackageNames, listPackageRows } from './plan-words.ts';

describe('the packages in words', () => {
  it('say of every field what each has, and no number where the specification shows none', () => {
    const rows = new Map(listPackageRows('vi').map(([name = '', ...cells]) => [name, cells]));
    expect([...rows.values()].every(({ length }) => length === listPackageNames('vi').length)).toBe(true);
    expect(rows.get('Giá')).toEqual([
      'miễn phí',
      '490.000 đ',
      '990.000 đ',
      '2.990.000 đ',
      '4.990.000 đ',
      'theo yêu cầu',
    ]);
    expect(rows.get('Cảnh báo trước')).toEqual(['30 phút', '1 giờ', '2 giờ', '3 giờ', '3 giờ', 'cả nước']);
    expect(rows.get('Mưa đã qua')).toEqual(['—', '12 giờ', '24 giờ', '72 giờ', '7 ngày', '30 ngày']);
    expect(rows.get('Khí hậu')?.slice(3)).toEqual(['30 ngày, 1 vùng', '3 tháng, 1 vùng', '—']);
    expect(rows.get('Thông báo')).toEqual(['email', 'email, Zalo', '—', '—', '—', 'theo yêu cầu']);
  });

  it('name the calls of the API a day and an hour', () => {
    expect(listApiRows('en')[0]).toEqual(['Community', 'free', '500', 'no limit of its own', '—', 'none', 'none']);
    expect(listApiRows('en')[4]).toEqual(['Package 4', '4,990,000 dong', '12,000', '800', '7 days', '14 days', 'yes']);
  });

  it.each(['vi', 'en'] as const)('price Happy Rain alike wherever it is named (%s)', (language) => {
    const price = formatPlanPrice('happy-rain', language);
    expect(price).toMatch(/^9[.,]000 /);
    const texts = [menuMessages, routeText].map((messages) => JSON.stringify(messages[language]));
    for (const text of texts) expect(text).toContain(price);
  });
});
