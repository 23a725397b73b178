import { mayUse } from '@portal/domain/plan/may-use';
import { describe, expect, it } from 'vitest';
import { menuMessages } from '#messages/menu-messages.ts';
import { routeText } from '#messages/route-text.ts';
import { formatPlanPrice, listApiRows, listPackageNames, listPackageRows, listPlanIds } from './plan-words.ts';

describe('the packages in words', () => {
  it('say of every field what each has: nothing is left as a dash, and every way of notifying is one that the plan has', () => {
    const rows = new Map(listPackageRows('vi').map(([name = '', ...cells]) => [name, cells]));
    expect([...rows.values()].every(({ length }) => length === listPackageNames('vi').length)).toBe(true);
    expect(rows.get('Giá')).toEqual([
      'miễn phí',
      '9.000 đ',
      '490.000 đ',
      '990.000 đ',
      '2.990.000 đ',
      '4.990.000 đ',
      'theo yêu cầu',
    ]);
    expect(rows.get('Cảnh báo trước')).toEqual(['30 phút', '1 giờ', '1 giờ', '2 giờ', '3 giờ', '3 giờ', 'cả nước']);
    expect(rows.get('Mưa đã qua')).toEqual(['không', 'không', '12 giờ', '24 giờ', '72 giờ', '7 ngày', '30 ngày']);
    expect(rows.get('Khí hậu')?.slice(4)).toEqual(['30 ngày, 1 vùng', '3 tháng, 1 vùng', 'theo yêu cầu']);
    const names = { email: 'email', sms: 'SMS', zalo: 'Zalo', push: 'thông báo đẩy' };
    expect(rows.get('Thông báo')).toEqual(
      listPlanIds().map((id) =>
        (['email', 'sms', 'zalo', 'push'] as const)
          .filter((channel) => mayUse(id, { field: 'notification', channel }))
          .map((channel) => names[channel])
          .join(', '),
      ),
    );
    expect(listPackageRows('vi').flat()).not.toContain('—');
  });

  it('name the calls of the API a day and an hour', () => {
    const rows = listApiRows(
      ['Per month', 'Calls per day', 'Calls per hour', 'Past hours', 'Sea', 'Many places'],
      'en',
    );
    expect(rows.map(([name, community]) => [name, community])).toEqual([
      ['Per month', 'free'],
      ['Calls per day', '500'],
      ['Calls per hour', 'no separate limit'],
      ['Past hours', 'none'],
      ['Sea', 'none'],
      ['Many places', 'none'],
    ]);
    expect(rows.map((row) => row[6])).toEqual(['4,990,000 dong', '12,000', '800', '7 days', '14 days', 'yes']);
  });

  it.each(['vi', 'en'] as const)('price Happy Rain alike wherever it is named (%s)', (language) => {
    const price = formatPlanPrice('happy-rain', language);
    expect(price).toMatch(/^9[.,]000 /);
    const texts = [menuMessages, routeText].map((messages) => JSON.stringify(messages[language]));
    for (const text of texts) expect(text).toContain(price);
  });
});
