import type { AlertRule } from '@portal/domain/alert/alert-rule';
import { describe, expect, it } from 'vitest';
import { summarizeRule } from './summarize-rule.ts';

const RULE: AlertRule = {
  kind: 'rain',
  compare: 'atLeast',
  threshold: 2.5,
  chance: 60,
  costLoss: null,
  leadMinutes: 30,
  hours: { from: 6, to: 22 },
  weekdays: [1, 2, 3, 4, 5],
  quietHours: null,
  severeBreaksQuiet: false,
  pauseMinutes: 60,
  maxPerDay: 10,
  language: 'vi',
  segment: null,
  windUnit: 'kmh',
  temperatureUnit: 'C',
};
const toTitle = (change: Partial<AlertRule>, language: 'vi' | 'en') =>
  summarizeRule({ ...RULE, ...change }, { language }).title.replaceAll('\u00a0', ' ');

describe('a rule in short', () => {
  it('says what it watches, and apart from that when', () => {
    expect(toTitle({}, 'vi')).toBe('Mưa vừa trở lên, từ 60%, báo trước 30 phút');
    expect(toTitle({}, 'en')).toBe('Moderate rain or heavier, 60% or more, 30 minutes ahead');
    expect(summarizeRule(RULE, { language: 'vi' }).when).toBe('6–22 giờ, T2–T6');
    expect(summarizeRule(RULE, { language: 'en' }).when).toBe('6:00–22:00, Monday to Friday');
  });

  it.each([
    ['rain', { chance: null }, 'Mưa vừa trở lên theo kịch bản nhiều khả năng nhất, báo trước 30 phút'],
    [
      'rain',
      { chance: null, costLoss: { cost: 1, loss: 4 } },
      'Mưa vừa trở lên, từ 25% (theo chi phí), báo trước 30 phút',
    ],
    ['rainChance', { threshold: 70 }, 'Khả năng mưa từ 70%, báo trước 30 phút'],
    ['thunder', { threshold: 2 }, 'Nhiều khả năng có dông, báo trước 30 phút'],
    ['lightning', { threshold: 10, compare: 'atMost' }, 'Sét đánh trong vòng 10 km'],
    ['gust', { threshold: 17 }, 'Gió giật từ 61 km/h, báo trước 30 phút'],
    ['temperature', { threshold: 35 }, 'Nhiệt độ từ 35 °C trở lên, báo trước 30 phút'],
    ['officialWarning', { threshold: 3 }, 'Cảnh báo chính thức từ cấp 3'],
    ['drying', { threshold: 15 }, 'Giờ gom lúa khi phải gom trước 15 giờ, báo trước 30 phút'],
    ['heat', { threshold: 31 }, 'Nóng đến mức việc nhẹ phải nghỉ 30 phút mỗi giờ'],
  ] as const)('of the kind %s with %j', (kind, change, title) => {
    expect(toTitle({ kind, ...change }, 'vi')).toBe(title);
  });

  it('has no hole in any kind and language', () => {
    for (const kind of [
      'rain',
      'rainChance',
      'thunder',
      'lightning',
      'gust',
      'temperature',
      'officialWarning',
      'drying',
      'heat',
    ] as const)
      for (const language of ['vi', 'en'] as const)
        expect(toTitle({ kind, threshold: kind === 'heat' ? 31 : 1 }, language)).not.toMatch(/undefined/);
  });
});
