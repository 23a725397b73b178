import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFarmView } from './farm.fixture.ts';
import { describeSpells, listSpells, type WorkHour } from './work-row.tsx';

const START = Date.parse('2026-08-03T21:00:00+07:00');

function makeHours(verdicts: readonly WorkHour['verdict'][]): WorkHour[] {
  return verdicts.map((verdict, hour) => ({
    at: `${new Date(START + (hour + 7) * 3_600_000).toISOString().slice(0, 19)}+07:00`,
    verdict,
    reasons: [],
  }));
}

describe('listSpells', () => {
  it('begins a spell where the verdict changes and ends it an hour after its last', () => {
    const spells = listSpells(makeHours(['good', 'good', 'night', null, null]));
    expect(spells.map(({ first, to }) => [first.at.slice(11, 16), to.slice(0, 16)])).toEqual([
      ['21:00', '2026-08-03T23:00'],
      ['23:00', '2026-08-04T00:00'],
      ['00:00', '2026-08-04T02:00'],
    ]);
  });

  it('covers every hour once, whatever they are', () => {
    const verdict = fc.constantFrom('good' as const, 'consider' as const, 'avoid' as const, 'night' as const, null);
    fc.assert(
      fc.property(fc.array(verdict, { maxLength: 48 }), (verdicts) => {
        const hours = makeHours(verdicts);
        const spells = listSpells(hours);
        const covered = spells.reduce((sum, { first, to }) => sum + Date.parse(to) - Date.parse(first.at), 0);
        expect(covered).toBe(hours.length * 3_600_000);
        expect(spells.slice(1).every(({ first }, i) => first.verdict !== spells[i]?.first.verdict)).toBe(true);
      }),
    );
  });
});

it('shows spells in words, unknown ones too', () => {
  const hours = makeHours(['good', 'avoid', null]);
  expect(describeSpells(hours, makeFarmView('vi'))).toBe('21:00–22:00 nên; 22:00–23:00 không nên; 23:00–00:00 chưa rõ');
  expect(describeSpells(hours, makeFarmView('en'))).toBe('21:00–22:00 good; 22:00–23:00 avoid; 23:00–00:00 unknown');
});
