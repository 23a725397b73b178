import { makeFault, type SeriesFault } from '@portal/domain/hydro/series/series-fault';
import { describe, expect, it } from 'vitest';
import { describeCalibrationRefusal, describeSeriesFault } from './series-fault-messages.ts';

const vi = (fault: SeriesFault) => describeSeriesFault(fault, 'vi');
const en = (fault: SeriesFault) => describeSeriesFault(fault, 'en');

describe('what is wrong with a file', () => {
  it('names line, column and cell', () => {
    const fault = makeFault('noNumber', { row: 5, column: 'rain', cell: 'nhiều' });
    expect(vi(fault)).toBe('Dòng 5, cột mưa: “nhiều” không phải là số.');
    expect(en(fault)).toBe('Line 5, column rain: “nhiều” is not a number.');
  });

  it('names both lines that disagree', () => {
    const fault = makeFault('conflict', { row: 9, otherRow: 4, column: 'flow' });
    expect(vi(fault)).toBe('Dòng 9, cột lưu lượng đến: cùng thời gian mà khác giá trị. Hãy giữ một dòng (xem dòng 4).');
    expect(en(fault)).toBe(
      'Line 9, column inflow: has the same time but another value. Keep one of them (see line 4).',
    );
  });

  it('is a sentence about the whole file', () => {
    expect(vi(makeFault('empty'))).toBe('Tệp trống.');
    expect(en(makeFault('missingColumn', { row: 1, column: 'pe' }))).toBe(
      'Line 1, column evapotranspiration (PE) or temperature: this column is missing. One of the first ten lines must name the columns.',
    );
  });

  it('says how many years there are', () => {
    const refusal = { code: 'tooFewPairs', pairs: 900, years: 2.466, leastYears: 3 } as const;
    expect(describeCalibrationRefusal(refusal, 'vi')).toContain('Mới có 2,4\u00a0năm');
    expect(describeCalibrationRefusal(refusal, 'en')).toContain('Only 2.4\u00a0years');
  });
});
