import { describe, expect, it } from 'vitest';
import { parseStorageTable } from './parse-storage-table.ts';

const faultsIn = (text: string, answers = {}) => {
  const read = parseStorageTable(text, answers);
  return read.ok ? [] : read.errors.map(({ line, fault }) => [line, fault]);
};
const pointsIn = (text: string, answers = {}) => {
  const read = parseStorageTable(text, answers);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.curve.points.map(({ levelM, volumeHm3 }) => [levelM, volumeHm3]);
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
    expect(faultsIn('H (m);V (hm3)\n400;10\n401;\n402;=A1\n403;abc\n404;9\n404;30\n-50;40\n405;1;2\n')).toEqual([
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

  it('is asked about where every volume may have thousands or decimals, and read as its owner answers', () => {
    const text = '210;1.000\n211;1.050\n212;1.100\n';
    expect(parseStorageTable(text)).toEqual({
      ok: false,
      errors: [
        { line: 1, fault: 'ambiguousMark', cell: '1.000' },
        { line: 2, fault: 'ambiguousMark', cell: '1.050' },
        { line: 3, fault: 'ambiguousMark', cell: '1.100' },
      ],
    });
    expect(pointsIn(text, { decimalMark: ',' })).toEqual([
      [210, 1000],
      [211, 1050],
      [212, 1100],
    ]);
    expect(pointsIn(text, { decimalMark: '.' })).toEqual([
      [210, 1],
      [211, 1.05],
      [212, 1.1],
    ]);
  });

  it('shows itself that a point separates thousands where one number has two of them', () => {
    expect(pointsIn('Z (m);W (m³)\n210;998.000\n211;1.050.000\n')).toEqual([
      [210, 0.998],
      [211, 1.05],
    ]);
  });

  it('has its unit from its head, in either order of the columns, with counters and notes beside them', () => {
    expect(pointsIn('Mực nước (m);Dung tích (m3)\n400;900500000\n401;910000000\n')).toEqual([
      [400, 900.5],
      [401, 910],
    ]);
    expect(pointsIn('Dung tích (triệu m³);Mực nước (m)\n210;900\n220;901\n')).toEqual([
      [900, 210],
      [901, 220],
    ]);
    expect(
      pointsIn('Hồ A, sông B, xã C\nTT;Z;W;Ghi chú\n;(m);(10⁶ m³);\n1;400,5;12,5;MNC\n2;410;1 040,5;"a; b"\n'),
    ).toEqual([
      [400.5, 12.5],
      [410, 1040.5],
    ]);
  });

  it('is asked about where its head names no unit, and read as its owner answers', () => {
    const text = 'Mực nước;Dung tích\n400;10\n401;12\n';
    expect(parseStorageTable(text)).toEqual({
      ok: false,
      errors: [
        { line: 1, fault: 'unitMissing', cell: 'Mực nước' },
        { line: 1, fault: 'unitMissing', cell: 'Dung tích' },
      ],
    });
    expect(pointsIn(text, { units: ['m', 'ngan m3'] })).toEqual([
      [400, 0.01],
      [401, 0.012],
    ]);
    expect(faultsIn('H (m);V (gallon)\n400;10\n401;12\n')).toEqual([[1, 'unknownUnit']]);
    expect(faultsIn('H (m);V (hm3);V (hm3)\n400;10;10\n401;12;12\n')).toEqual([[1, 'columnTwice']]);
  });

  it('has no volume beyond any reservoir of the world', () => {
    expect(faultsIn('400;1000\n401;200001\n')).toEqual([[2, 'unlikelyVolume']]);
    expect(faultsIn('400;1000\n401;200000\n')).toEqual([]);
  });
});
