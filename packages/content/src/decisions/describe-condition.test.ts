import type { DecisionCondition } from '@portal/domain/decision/decision-condition';
import type { DecisionReason } from '@portal/domain/decision/explain-hour';
import { describe, expect, it } from 'vitest';
import { describeCondition, describeConditions } from './describe-condition.ts';
import { describeAction, describeReason } from './describe-reason.ts';

const strong: DecisionCondition = { quantity: 'windSpeed100', compare: 'above', threshold: 12, near: 10, hours: 2 };
const dry: DecisionCondition = { quantity: 'rain', compare: 'atMost', threshold: 2.5, near: 0.5, hours: 4 };
const thunder: DecisionCondition = { quantity: 'thunder', compare: 'atMost', threshold: 1, near: 0, hours: 1 };

describe('a condition in words', () => {
  it('reads as people say it', () => {
    expect(describeCondition(strong, 'vi')).toBe('gió 100\u00a0m trên 12\u00a0m/s trong 2 giờ');
    expect(describeCondition(strong, 'en')).toBe('wind at 100\u00a0m above 12\u00a0m/s for 2 hours');
    expect(describeCondition(dry, 'vi')).toBe('mưa không quá 2,5\u00a0mm/giờ trong 4 giờ');
    expect(describeCondition(thunder, 'vi')).toBe('dừng khi nhiều khả năng có dông');
    expect(describeCondition({ ...dry, threshold: null }, 'vi')).toBeNull();
  });

  it('names those that stop', () => {
    expect(describeConditions([dry, strong], 'vi')).toBe(
      'mưa không quá 2,5\u00a0mm/giờ trong 4 giờ · dừng khi gió 100\u00a0m trên 12\u00a0m/s trong 2 giờ',
    );
  });
});

describe('a reason in words', () => {
  const startAt = Date.parse('2026-08-03T14:00:00+07:00') / 1000;
  const tell = (reason: DecisionReason, hour = 0) =>
    describeReason(reason, { startAt, hour, findChance: () => 85, language: 'vi' });
  const limit = { kind: 'limit', condition: dry, value: 14, valueHour: 1, fromHour: 0, isNear: false } as const;

  it('says from when a value is beyond its limit, and how far', () => {
    expect(tell(limit)).toBe(
      'Mưa vượt ngưỡng từ 14:00 (85%), 14\u00a0mm/giờ lúc 15:00. Cần mưa không quá 2,5\u00a0mm/giờ trong 4 giờ.',
    );
    expect(tell({ ...limit, valueHour: 11, fromHour: 10 })).toContain('từ 00:00\u00a04/8');
    expect(tell({ ...limit, valueHour: 0 })).toBe(
      'Mưa 14\u00a0mm/giờ (85%). Cần mưa không quá 2,5\u00a0mm/giờ trong 4 giờ.',
    );
  });

  it('says what comes close, what is short and what lasts', () => {
    expect(tell({ ...limit, value: 2, isNear: true })).toBe(
      'Mưa 2\u00a0mm/giờ (85%) lúc 15:00, sát ngưỡng 2,5\u00a0mm/giờ.',
    );
    // Below four fifths of a limit a value is not close to it, whatever the template marks as consider.
    expect(tell({ ...limit, value: 1.9, isNear: true })).toBe(
      'Mưa 1,9\u00a0mm/giờ (85%) lúc 15:00, còn trong ngưỡng 2,5\u00a0mm/giờ nhưng nên lưu ý.',
    );
    const wind = { ...limit, condition: strong, value: 13, valueHour: 0 } as const;
    expect(tell({ ...wind, isNear: true })).toContain('không kéo dài');
    expect(tell(wind)).toBe(
      'Gió 100\u00a0m đến 13\u00a0m/s lúc 14:00. Dừng khi gió 100\u00a0m trên 12\u00a0m/s trong 2 giờ.',
    );
  });

  it('quotes the number of a warning, and says what is not known', () => {
    const warning = { id: 'a', number: '14', kind: 'storm', level: 3, startsAt: 0, expiresAt: 1 } as const;
    expect(tell({ kind: 'gate', gate: { kind: 'warning', warning } })).toContain('số 14');
    expect(tell({ kind: 'unknown', quantity: 'waveHeight' })).toBe('Chưa rõ: chưa có sóng cho giờ này.');
  });

  it('weighs a chance against cost and loss', () => {
    expect(describeAction({ act: 'act', fromPercent: 10, saving: 1 }, 25, 'vi')).toBe(
      'Xác suất không đạt 25% ≥ 10% của bạn: nên che chắn hoặc dời.',
    );
  });
});
