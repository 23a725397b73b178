import { readFileSync } from 'node:fs';
import type { EventMessage } from '@portal/domain/alert/alert-event';
import { RULE_KINDS, type RuleKind } from '@portal/domain/alert/alert-rule';
import { checkRule, RULE_RANGES } from '@portal/domain/alert/check-rule';
import { measureSms } from '@portal/domain/alert/sms-text';
import { describe, expect, it } from 'vitest';
import { writeLetter, writeSms } from './alert-forms.ts';
import { composeAlert } from './compose-alert.ts';

const NOW = Date.parse('2026-07-24T23:50:00+07:00') / 1000;
/** Twenty letters of host behind the scheme, and a code of eight. */
const LINKS = { origin: 'https://abcdefghi.example.vn', stopCode: 'abcd2345' };

/** Names of wards, communes and zones, the longest first. */
function listWards(): string[] {
  const folder = new URL('../../../../apps/portal/src/features/places/tables/', import.meta.url);
  const [head = '', ...lines] = readFileSync(new URL('wards.csv', folder), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const name = head.split(',').indexOf('name');
  return lines.map((line) => line.split(',')[name] ?? '').sort((a, b) => b.length - a.length);
}

function compose(kind: RuleKind, message: EventMessage['kind'], language: 'vi' | 'en', placeName: string) {
  const range = RULE_RANGES[kind];
  const threshold = 'oneOf' in range ? (range.oneOf.at(-1) ?? 1) : range.most;
  const checked = checkRule({ kind, threshold, language });
  if (!checked.ok) throw new Error(kind);
  return composeAlert({
    rule: checked.value,
    message: {
      kind: message,
      eventAt: NOW + 3600,
      endAt: NOW + 9000,
      peak: threshold - 0.4,
      peakAt: NOW + 5400,
      chance: 88,
    },
    placeName,
    path: '/thoi-tiet-x/hien-tai',
    now: NOW,
    basis: 'model',
    warning: {
      issuer: 'Đài Khí tượng Thủy văn khu vực Trung Trung Bộ',
      number: 'QNGA_DBQG_20260724_2345',
      headline: 'Mưa lớn kèm dông, lốc, sét, mưa đá và gió giật mạnh ở nhiều nơi trong tỉnh',
      level: 3,
    },
    isDemo: true,
  });
}

describe('an alert as a text message', () => {
  const longest = [...listWards().slice(0, 5), 'Nhà bà ngoại ở cuối đường ven sông Hàn🌧'];
  it('knows the longest names', () => {
    expect(longest[0]?.length).toBeGreaterThan(15);
  });

  const cases = RULE_KINDS.flatMap((kind) =>
    (['start', 'upgrade', 'end'] as const).flatMap((message) =>
      (['vi', 'en'] as const).map((language) => [kind, message, language] as const),
    ),
  );
  it.each(cases)('of %s, %s, in %s fits one part with the longest name', (kind, message, language) => {
    for (const name of longest) {
      const sms = writeSms(compose(kind, message, language, name), language, LINKS);
      expect([sms, measureSms(sms)]).toEqual([sms, expect.objectContaining({ encoding: 'gsm7', parts: 1 })]);
      expect(sms).toMatch(/: abcdefghi\.example\.vn\/t\/abcd2345$/);
    }
  });

  it('says that invented weather is invented, before anything else that has room', () => {
    expect(writeSms(compose('rain', 'start', 'vi', 'Hải Châu'), 'vi', LINKS)).toContain('So lieu minh hoa.');
    expect(writeSms(compose('rain', 'start', 'en', 'Hải Châu'), 'en', LINKS)).toContain('Demo data.');
  });
});

describe('an alert as a letter', () => {
  it('says the same in both forms, and how it is stopped', () => {
    const text = compose('thunder', 'start', 'vi', 'Nhà <b>');
    const letter = writeLetter(text, 'vi', LINKS);
    expect(letter.subject).toBe('Nhà <b>: có thể có dông');
    expect(letter.text).toContain(text.first);
    expect(letter.text).toContain('https://abcdefghi.example.vn/t/abcd2345');
    expect(letter.html).toContain('Nhà &lt;b&gt;');
    expect(letter.html).not.toContain('<b>');
    expect(letter.html).toContain('href="https://abcdefghi.example.vn/thoi-tiet-x/hien-tai"');
  });
});

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
