import { describe, expect, it } from 'vitest';
import { parseStorageTable } from './parse-storage-table.ts';

const faultsIn = (text: string) => {
  const read = parseStorageTable(text);
  return read.ok ? [] : read.errors.map(({ line, fault }) => [line, fault]);
};

describe('a table V(H)', () => {
  it('is read with names, decimal commas and tabs, as a spreadsheet gives it', () => {
    const read = parseStorageTable('Mực nước (m)\tDung tích (triệu m³)\r\n400,5\t12,25\r\n410\t40\r\n');
    expect(read).toEqual({
      ok: true,
      curve: {
        points: [
          { levelM: 400.5, volumeHm3: 12.25 },
          { levelM: 410, volumeHm3: 40 },
        ],
      },
    });
  });

  it('has every wrong line named, and is not taken in part', () => {
    expect(faultsIn('H;V\n400;10\n401;\n402;=A1\n403;abc\n404;9\n404;30\n-50;40\n405;1;2\n')).toEqual([
      [3, 'missingCell'],
      [4, 'formula'],
      [5, 'notNumber'],
      [6, 'volumeNotRising'],
      [7, 'levelNotRising'],
      [8, 'unlikelyLevel'],
      [8, 'levelNotRising'],
      [9, 'extraCell'],
    ]);
  });

  it('is not guessed where a point beside decimal commas may be one of thousands', () => {
    expect(faultsIn('400;998,5\n401;1.050\n')).toEqual([[2, 'mixedDecimals']]);
  });

  it('needs two points, and is refused whole without text', () => {
    expect(faultsIn('400;10\n')).toEqual([[null, 'tooFewPoints']]);
    expect(faultsIn(' \n')).toEqual([[null, 'empty']]);
    expect(faultsIn('400;1\ufffd\n')).toEqual([[null, 'encoding']]);
    expect(faultsIn('4;1\n'.repeat(20_000))).toEqual([[null, 'tooLarge']]);
  });
});
