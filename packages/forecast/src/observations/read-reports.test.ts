import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { createReportReader, type FoundReport } from './read-reports.ts';

function read(text: string) {
  const reports: FoundReport[] = [];
  const strays: string[] = [];
  const reader = createReportReader({
    onReport: (report) => reports.push(report),
    onStray: (line, stray) => strays.push(`${line} ${stray}`),
  });
  for (const line of text.split('\n')) reader.addLine(line);
  reader.finish();
  return { reports, strays, texts: reports.map((report) => `${report.line} ${report.text}`) };
}

test.each<[string, string, string[]]>([
  [
    'one a line, with and without an end',
    'METAR VVNB 210700Z CAVOK=\nMETAR VVTS 210700Z CAVOK\n',
    ['1 METAR VVNB 210700Z CAVOK', '2 METAR VVTS 210700Z CAVOK'],
  ],
  [
    'over several lines',
    'METAR VVNB 210700Z 09005KT\n   CAVOK 28/22\r\n Q1012=\r\n',
    ['1 METAR VVNB 210700Z 09005KT CAVOK 28/22 Q1012'],
  ],
  [
    'several in a line',
    'METAR VVNB 210700Z CAVOK=SPECI VVTS 210710Z 9999= VVDN 210700Z 9999=',
    ['1 METAR VVNB 210700Z CAVOK', '1 SPECI VVTS 210710Z 9999', '1 VVDN 210700Z 9999'],
  ],
  [
    'a bulletin that says its kind once',
    '\u0001\nSAVS31 VVNB 210700\nSPECI\nVVNB 210700Z 9999=\nVVTS 210700Z NIL=\n\u0003',
    ['4 SPECI VVNB 210700Z 9999', '5 SPECI VVTS 210700Z NIL'],
  ],
  [
    'a bulletin of synoptic reports',
    'SMVS01 VVNB 210600\nAAXX 21061\n48820 11458 80802\n 10185 333 70052=\n48900 11660 62206=\n48855 NIL=',
    ['3 48820 11458 80802 10185 333 70052', '5 48900 11660 62206', '6 48855 NIL'],
  ],
  [
    'synoptic reports with their own time',
    'AAXX 21061 48820 11458 80802=\nAAXX 21061 48900 11660 62206=',
    ['1 AAXX 21061 48820 11458 80802', '2 AAXX 21061 48900 11660 62206'],
  ],
  [
    'a table',
    'station,valid,metar\nVVNB,2016-01-31 23:30,VVNB 312330Z 09005KT 9999\n',
    ['2 VVNB 312330Z 09005KT 9999'],
  ],
  [
    'a table with quotes, and two ends',
    'VVNB,2016-01-31 23:30,"METAR VVNB 312330Z 9999 Q1010"\n48820,2016,01,31,18,00,AAXX 31181 48820 11458 80802==\n',
    ['1 METAR VVNB 312330Z 9999 Q1010', '2 AAXX 31181 48820 11458 80802'],
  ],
])('%s', (_, text, expected) => {
  const { texts, strays } = read(text);
  expect(texts).toEqual(expected);
  expect(strays).toEqual([]);
});

test.each([
  ['201601312330 METAR VVNB 312330Z 9999=', '2016-1-31 23:30'],
  ['2016-01-31T23:30Z METAR VVNB 312330Z 9999=', '2016-1-31 23:30'],
  ['2016/01/31 23:30\nVVNB 312330Z 9999', '2016-1-31 23:30'],
  ['48820,2016,01,31,18,00,AAXX 31181 48820 11458 80802=', '2016-1-31 18:0'],
  ['VVNB,2016-01-31 23:30,METAR VVNB 312330Z 9999', '2016-1-31 23:30'],
  ['201613312330 METAR VVNB 312330Z 9999=', null],
  ['METAR VVNB 312330Z 9999=', null],
])('the time beside %s', (text, expected) => {
  const [report] = read(text).reports;
  const stamp = report?.stamp ?? null;
  const shown = stamp === null ? null : `${stamp.year}-${stamp.month}-${stamp.day} ${stamp.hour}:${stamp.minute}`;
  expect(shown).toBe(expected);
});

it('a bulletin may correct earlier ones, and says so for its own reports only', () => {
  const { reports } = read(
    'SMVS01 VVNB 210600 CCA\nAAXX 21061\n48820 11458 80802=\nSMVS01 VVNB 210600\nAAXX 21061\n48820 11458 80802=',
  );
  expect(reports.map(({ isCorrection, header }) => [isCorrection, header?.isCorrected])).toEqual([
    [true, true],
    [false, false],
  ]);
});

it('says which lines belong to no report', () => {
  const { strays, texts } = read('hello\nMETAR VVNB 210700Z 9999=\nAAXX 99999\n48820 11458 80802=');
  expect(strays).toEqual(['1 hello', '3 AAXX 99999', '4 48820 11458 80802=']);
  expect(texts).toHaveLength(1);
});

it('no report is lost or found twice wherever lines of other kinds stand between', () => {
  const noise = fc.constantFrom('', 'SAVS31 VVNB 210700', 'METAR', '2016/01/31 23:30', 'ZCZC 123', '123', '# remark');
  const lines = fc.array(
    fc.oneof(
      noise,
      fc.nat(59).map((minute) => `METAR VVNB 2107${String(minute).padStart(2, '0')}Z 9999=`),
    ),
  );
  fc.assert(
    fc.property(lines, (all) => {
      const expected = all.filter((line) => line.endsWith('=')).map((line) => line.slice(0, -1));
      expect(read(all.join('\n')).reports.map(({ text }) => text)).toEqual(expected);
    }),
  );
});
