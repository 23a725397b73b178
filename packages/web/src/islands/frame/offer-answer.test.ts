import { describe, expect, it } from 'vitest';
import { isAnswered } from './offer-answer.ts';

const AT = 1_795_000_000_000;
const DAY_MS = 86_400_000;
const stored = JSON.stringify({ version: 0, answeredAt: AT });

describe('an answer that was stored', () => {
  it('holds for its days, and no longer', () => {
    expect(isAnswered(stored, 30, AT)).toBe(true);
    expect(isAnswered(stored, 30, AT + 30 * DAY_MS - 1)).toBe(true);
    expect(isAnswered(stored, 30, AT + 30 * DAY_MS)).toBe(false);
    expect(isAnswered(stored, Number.POSITIVE_INFINITY, AT + 4000 * DAY_MS)).toBe(true);
  });

  it('is none where nothing is stored, or nothing that can be read', () => {
    for (const text of [null, '', '{', '{"version":1,"answeredAt":1}', '{"version":0,"answeredAt":"x"}']) {
      expect(isAnswered(text, 30, AT)).toBe(false);
    }
  });
});
