import { describe, expect, it } from 'vitest';
import { composeMissed } from './compose-missed.ts';

const AT = Date.parse('2026-07-24T14:20:00+07:00') / 1000;
const FACTS = {
  language: 'vi',
  placeName: 'Hải Châu',
  quantity: 'rain',
  event: { at: AT, endAt: AT + 3600, peak: 12.34, peakAt: AT + 1200 },
  path: '/',
  isDemo: false,
} as const;

describe('something that nobody was told of', () => {
  it('stands in the log as it was seen, and as missed', () => {
    expect(composeMissed(FACTS)).toMatchObject({
      first: 'Hải Châu: mưa từ 14:20, to nhất 12,3 mm/giờ lúc 14:40.',
      more: ['Chúng tôi đã không báo trước.'],
    });
    expect(composeMissed({ ...FACTS, language: 'en', isDemo: true })).toMatchObject({
      first: 'Hải Châu: rain from 14:20, heaviest 12.3 mm/h at 14:40.',
      more: ['We gave you no warning.', 'Demo data.'],
    });
  });

  it('of lightning has its distance', () => {
    const event = { ...FACTS.event, peak: 6 };
    expect(composeMissed({ ...FACTS, quantity: 'strokeKm', event }).first).toBe(
      'Hải Châu: có sét từ 14:20, gần nhất cách 6 km lúc 14:40.',
    );
  });
});
