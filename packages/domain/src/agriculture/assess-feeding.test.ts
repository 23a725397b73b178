import { describe, expect, test } from 'vitest';
import { FEEDING } from './activity-limits.table.ts';
import { assessFeeding } from './assess-feeding.ts';
import { makeFarmWork } from './farm-work.fixture.ts';

const NOON = 12;
const format = (work: ReturnType<typeof makeFarmWork>, hour = NOON) => {
  const { verdict, reasons } = assessFeeding(work, hour, FEEDING);
  return [verdict, ...reasons.map(({ kind }) => kind)];
};
const inPond = (pondC: number | null) => format(makeFarmWork({}, {}, [pondC]));
const rainIn = (hours: number, rainMm: number | null) => format(makeFarmWork({ [NOON + hours]: { rainMm } }, {}, [29]));

describe('feeding shrimp', () => {
  test('is good between 26 and 32 °C of the pond, and given up below 24 and above 34', () => {
    expect([23.9, 24, 25.9, 26, 32, 32.1, 34, 34.1].map(inPond)).toEqual([
      ['avoid', 'pondCool'],
      ['consider', 'pondCool'],
      ['consider', 'pondCool'],
      ['good', 'pondFine'],
      ['good', 'pondFine'],
      ['consider', 'pondHot'],
      ['consider', 'pondHot'],
      ['avoid', 'pondHot'],
    ]);
  });

  test('waits for the rain of three hours', () => {
    expect([rainIn(0, 1.9), rainIn(2, 2), rainIn(2, 9.9), rainIn(2, 10), rainIn(0, 10), rainIn(3, 50)]).toEqual([
      ['good', 'pondFine'],
      ['consider', 'rainSoon'],
      ['consider', 'rainSoon'],
      ['avoid', 'rainSoon'],
      ['avoid', 'rainNow'],
      ['good', 'pondFine'],
    ]);
  });

  test('is assessed from 06 to 22 h, by the pond of its own day', () => {
    const work = makeFarmWork({}, {}, [29, 23]);
    expect([5, 6, 21, 22, 29, 30].map((hour) => format(work, hour)[0])).toEqual([
      'night',
      'good',
      'good',
      'night',
      'night',
      'avoid',
    ]);
  });

  test('says nothing of an unknown pond or rain, unless the rest forbids it', () => {
    expect([inPond(null), rainIn(1, null), format(makeFarmWork(), 72)]).toEqual([[null], [null], [null]]);
    expect(format(makeFarmWork({ [NOON]: { rainMm: 10 } }, {}, [null]))).toEqual(['avoid', 'rainNow']);
  });
});
