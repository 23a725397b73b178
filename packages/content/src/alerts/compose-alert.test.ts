import type { RuleKind } from '@portal/domain/alert/alert-rule';
import { checkRule } from '@portal/domain/alert/check-rule';
import { describe, expect, it } from 'vitest';
import { composeAlert } from './compose-alert.ts';

const NOW = Date.parse('2026-07-24T23:50:00+07:00') / 1000;

describe('what an alert says', () => {
  const say = (
    fields: Partial<Parameters<typeof composeAlert>[0]> & { peak?: number; kind?: RuleKind; threshold?: number },
  ) => {
    const { peak = 12, kind = 'rain', threshold = 1, ...rest } = fields;
    const checked = checkRule({ kind, threshold });
    if (!checked.ok) throw new Error(kind);
    return composeAlert({
      rule: checked.value,
      message: { kind: 'start', eventAt: NOW + 1200, endAt: NOW + 3000, peak, peakAt: NOW + 1800, chance: null },
      placeName: 'Hải Châu',
      path: '/',
      now: NOW,
      basis: 'radar',
      warning: null,
      isDemo: false,
      ...rest,
    });
  };

  it('names strength, hour and day', () => {
    expect(say({}).first).toBe('Hải Châu: mưa to từ khoảng 00:10 25/7.');
    expect(say({ peak: 0.4 }).first).toBe('Hải Châu: mưa nhỏ từ khoảng 00:10 25/7.');
    expect(say({}).more).toContain('To nhất khoảng 00:20 25/7, 12 mm/giờ.');
  });

  it('says where a model stands in for the radar, and that it is no bulletin', () => {
    expect(say({ basis: 'model' }).more).toContain('Theo mô hình, ở đây chưa có radar.');
    expect(say({}).more).not.toContain('Theo mô hình, ở đây chưa có radar.');
    expect(say({}).more).toContain('Tin tự động, không thay bản tin chính thức.');
  });

  it('quotes a warning with its issuer and number, and adds nothing of its own', () => {
    const warning = { issuer: 'Đài KTTV Trung Trung Bộ', number: 'TIN-12', headline: 'Mưa lớn ở Đà Nẵng', level: 2 };
    const { first, more } = say({ kind: 'officialWarning', warning, basis: 'official' });
    expect(first).toBe('Hải Châu: Mưa lớn ở Đà Nẵng (Đài KTTV Trung Trung Bộ, TIN-12, cấp 2).');
    expect(more).not.toContain('Tin tự động, không thay bản tin chính thức.');
  });
});
