import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePastSpan } from './find-past.ts';

const at = (text: string) => Date.parse(text) / 1000;
const NOW = at('2026-11-21T10:20:00+07:00');
const DAY = 86_400;

function parse(from: string, to: string, now = NOW) {
  const span = parsePastSpan({ from, to }, now, 'en');
  return 'hours' in span ? span : span.map(({ path, message }) => `${path}: ${message}`);
}

describe('a span of past hours', () => {
  it('takes whole days of Vietnam, the last one included', () => {
    expect(parse('2026-11-19', '2026-11-20')).toEqual({ startAt: at('2026-11-19T00:00:00+07:00'), hours: 48 });
    expect(parse('2026-11-20', '2026-11-20')).toEqual({ startAt: at('2026-11-20T00:00:00+07:00'), hours: 24 });
  });

  it('ends with the last hour that is over', () => {
    expect(parse('2026-11-21', '2026-11-21')).toMatchObject({ hours: 10 });
    expect(parse('2026-11-21', '2026-11-21', at('2026-11-21T10:59:59+07:00'))).toMatchObject({ hours: 10 });
    expect(parse('2026-11-21', '2026-11-21', at('2026-11-21T11:00:00+07:00'))).toMatchObject({ hours: 11 });
    expect(parse('2026-11-21', '2026-11-21', at('2026-11-21T00:30:00+07:00'))).toMatchObject({ hours: 0 });
  });

  it('takes moments of any offset, and only hours that lie wholly between them', () => {
    expect(parse('2026-11-20T05:00:00+07:00', '2026-11-20T08:30:00+07:00')).toEqual({
      startAt: at('2026-11-20T05:00:00+07:00'),
      hours: 3,
    });
    expect(parse('2026-11-19T22:00:01Z', '2026-11-20T02:00:00Z')).toEqual({
      startAt: at('2026-11-19T23:00:00Z'),
      hours: 3,
    });
    expect(parse('2026-11-20T05:10+07:00', '2026-11-20T05:50+07:00')).toMatchObject({ hours: 0 });
  });

  it('takes a plus that an address turned into a space', () => {
    expect(parse('2026-11-20T05:00:00 07:00', '2026-11-20T08:00:00 07:00')).toMatchObject({ hours: 3 });
  });

  it('goes back forty whole days before today and not one second further', () => {
    expect(parse('2026-10-12', '2026-11-21')).toMatchObject({ hours: 40 * 24 + 10 });
    expect(parse('2026-10-12T00:00:00+07:00', '2026-10-13')).toMatchObject({ hours: 48 });
    expect(parse('2026-10-11', '2026-10-13')).toEqual(['from: Must not be before 2026-10-12.']);
    expect(parse('2026-10-11T23:59:59+07:00', '2026-10-13')).toEqual(['from: Must not be before 2026-10-12.']);
  });

  it('refuses what lies in the future', () => {
    expect(parse('2026-11-22', '2026-11-23')).toEqual([
      'from: Must not be in the future.',
      'to: Must not be in the future.',
    ]);
    expect(parse('2026-11-20', '2026-11-21T10:20:00+07:00')).toMatchObject({ hours: 34 });
    expect(parse('2026-11-20', '2026-11-21T10:20:01+07:00')).toEqual(['to: Must not be in the future.']);
  });

  it('refuses an end that does not come after the beginning', () => {
    expect(parse('2026-11-20', '2026-11-19')).toEqual(['to: to must be after from.']);
    expect(parse('2026-11-20T05:00:00+07:00', '2026-11-20T05:00:00+07:00')).toEqual(['to: to must be after from.']);
  });

  it.each([
    '2026-02-30',
    '2026-02-30T00:00:00Z',
    '2026-11-20T25:00:00Z',
    '2026-11-20T05:00:00',
    'yesterday!',
    '20261120T05Z',
  ])('refuses %s as a moment', (text) => {
    expect(parse(text, '2026-11-21')).toEqual([expect.stringMatching(/^from: Must be a date YYYY-MM-DD or/)]);
    expect(parse('2026-11-20', text)).toEqual([expect.stringMatching(/^to: Must be a date/)]);
  });

  it('answers any two texts with whole clock hours that are over, or with errors', () => {
    const day = fc.integer({ min: -60, max: 5 }).map((days) => new Date((NOW + days * DAY) * 1000).toISOString());
    const text = fc.oneof(
      day,
      day.map((moment) => moment.slice(0, 10)),
      fc.string(),
    );
    fc.assert(
      fc.property(text, text, (from, to) => {
        const span = parsePastSpan({ from, to }, NOW, 'vi');
        if (!('hours' in span)) {
          expect(span.length).toBeGreaterThan(0);
          return;
        }
        expect(span.startAt % 3600).toBe(0);
        expect(span.hours === 0 || span.startAt + span.hours * 3600 <= NOW).toBe(true);
        expect(Number.isInteger(span.hours) && span.hours <= 41 * 24).toBe(true);
      }),
    );
  });
});
