import { readFileSync } from 'node:fs';
import { composeAlert } from '@portal/content/alerts/compose-alert';
import type { EventMessage } from '@portal/domain/alert/alert-event';
import { ALERT_SEGMENTS, type AlertSegment } from '@portal/domain/alert/alert-rule';
import type { AlertText } from '@portal/domain/alert/alert-text';
import { checkRule } from '@portal/domain/alert/check-rule';
import { getRuleFacts, RULE_KINDS, type RuleKind } from '@portal/domain/alert/rule-kind.table';
import { measureSms, toPlainLetters } from '@portal/domain/alert/sms-text';
import { describe, expect, it } from 'vitest';
import { type Form, writeSms } from './write-forms.ts';

const NOW = Date.parse('2026-07-24T23:50:00+07:00') / 1000;
/** An alert as SMS, with a 20-letter host and an 8-letter code in its link. */
function toSms(content: AlertText, language: 'vi' | 'en'): string {
  const delivery = { content, language } as Form['delivery'];
  const target = { stopCode: 'abcd2345' } as Form['target'];
  return writeSms({ delivery, target, publicUrl: 'https://abcdefghi.example.vn' });
}

/** Names of wards, communes and special zones, longest first. */
function listWards(): string[] {
  const folder = new URL('../../places/tables/', import.meta.url);
  const [head = '', ...lines] = readFileSync(new URL('wards.csv', folder), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const name = head.split(',').indexOf('name');
  return lines.map((line) => line.split(',')[name] ?? '').sort((a, b) => b.length - a.length);
}

function compose(
  kind: RuleKind,
  message: EventMessage['kind'],
  language: 'vi' | 'en',
  placeName: string,
  segment: AlertSegment | null = null,
) {
  const range = getRuleFacts(kind).thresholds;
  const threshold = 'oneOf' in range ? (range.oneOf.at(-1) ?? 1) : range.most;
  const checked = checkRule({ kind, threshold, language, segment });
  if (!checked.ok) throw new Error(kind);
  return composeAlert({
    rule: checked.value,
    message: {
      kind: message,
      eventAt: NOW + 3600,
      endAt: NOW + 9000,
      peak: threshold - 0.4,
      peakAt: NOW + 5400,
      mayGrow: false,
      chance: 88,
    },
    placeName,
    path: '/thoi-tiet-x/hien-tai',
    now: NOW,
    basis: 'model',
    isOutsideRadar: true,
    gate: null,
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
      for (const segment of [null, ...ALERT_SEGMENTS]) {
        const sms = toSms(compose(kind, message, language, name, segment), language);
        expect([sms, measureSms(sms)]).toEqual([sms, expect.objectContaining({ encoding: 'gsm7', parts: 1 })]);
        expect(sms).toMatch(/: abcdefghi\.example\.vn\/t\/abcd2345$/);
      }
    }
  });

  it('has room for advice beside the name of a ward', () => {
    for (const language of ['vi', 'en'] as const)
      for (const segment of ALERT_SEGMENTS) {
        const plain = compose('rain', 'start', language, longest[4] ?? '').more;
        const content = compose('rain', 'start', language, longest[4] ?? '', segment);
        const advice = content.more.filter((sentence) => !plain.includes(sentence));
        expect(advice).toHaveLength(1);
        expect(toSms(content, language)).toContain(toPlainLetters(advice[0] ?? ''));
      }
  });

  it('says that invented weather is invented, before anything else that has room', () => {
    expect(toSms(compose('rain', 'start', 'vi', 'Hải Châu'), 'vi')).toContain('So lieu minh hoa.');
    expect(toSms(compose('rain', 'start', 'en', 'Hải Châu'), 'en')).toContain('Demo data.');
  });
});
