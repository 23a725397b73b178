import { RULE_KINDS } from '@portal/domain/alert/rule-kind.table';
import { describe, expect, it } from 'vitest';
import { composeSample } from './message-sample.ts';
import { createDraft } from './rule-draft.ts';

const NOW = Date.parse('2026-07-21T14:05:00+07:00') / 1000;
const START = { longestLead: 60, placeIds: [], channelIds: [] };
const PLACE = { placeName: 'Nhà', now: NOW, host: 'troiviet.vn', isDemo: false };

describe('a message as it will look', () => {
  it('is what a text message says of something that just meets the rule', () => {
    const { rule } = createDraft('rain', { ...START, language: 'vi' });
    expect(composeSample({ rule, ...PLACE })).toEqual({
      title: 'Nhà: khả năng mưa',
      sms: 'Nha: kha nang co mua vua tu khoang 14:40. To nhat khoang 14:50, 2,5 mm/gio. Co the keo dai den 15:40. Kha nang 60%. Tat: troiviet.vn/t/abcd2345',
      length: { encoding: 'gsm7', places: 143, placesOfOne: 160, parts: 1 },
    });
  });

  it.each(RULE_KINDS)('fits one part in both languages (%s)', (kind) => {
    for (const language of ['vi', 'en'] as const) {
      const { rule } = createDraft(kind, { ...START, language });
      expect(composeSample({ rule, ...PLACE, isDemo: true }).length.parts).toBe(1);
    }
  });
});
