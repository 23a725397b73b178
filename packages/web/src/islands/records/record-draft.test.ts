import { expect, it } from 'vitest';
import { createRecordDraft, findWrongAmount, parseAmount, toRecordBody } from './record-draft.ts';

it.each([
  ['', null],
  [' 2,5 ', 2.5],
  ['2.5', 2.5],
  ['-1', -1],
  ['2 mm', Number.NaN],
  ['1,2,3', Number.NaN],
])('the typed amount %j is %s', (text, amount) => expect(parseAmount(text)).toEqual(amount));

it('a draft becomes the body of a call, and names what is no number', () => {
  const draft = createRecordDraft('2026-10-28');
  expect(toRecordBody({ ...draft, name: 'Kè', thunder: 2 }, { lat: 16, lng: 108 })).toEqual({
    name: 'Kè',
    lat: 16,
    lng: 108,
    thresholds: { rainMmh: 5, dayRainMm: null, gustMs: 15, windMs: null, heatC: null, coldC: null, thunder: 2 },
    workHours: { from: 7, to: 17 },
    weekdays: [1, 2, 3, 4, 5, 6],
    from: '2026-10-28',
  });
  expect(findWrongAmount(draft)).toBeNull();
  expect(findWrongAmount({ ...draft, amounts: { ...draft.amounts, heatC: 'nóng' } })).toBe('heatC');
});
