import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEcmwfIndex } from './ecmwf-index.ts';

/** As ECMWF writes them for its open data. */
const SURFACE = `{"domain": "g", "date": "20261121", "time": "0600", "expver": "0001", "class": "od", "type": "fc", "stream": "scda", "step": "18", "levtype": "sfc", "param": "2t", "_offset": 17459800, "_length": 609046}`;
const MEMBER = `{"domain": "g", "date": "20261121", "time": "0000", "type": "pf", "stream": "enfo", "step": "0-24", "levelist": "850", "levtype": "pl", "number": "12", "param": "t", "_offset": 0, "_length": 5}`;

test('a line names place, run, name, level, step and member', () => {
  expect(parseEcmwfIndex(`${SURFACE}\n${MEMBER}\n`)).toEqual([
    {
      range: { offset: 17459800, length: 609046 },
      runAt: Date.UTC(2026, 10, 21, 6) / 1000,
      parameter: '2t',
      level: 'sfc',
      validAfter: 18 * 3600,
      startsAfter: null,
      statistic: null,
      member: null,
      details: '',
    },
    expect.objectContaining({ level: 'pl 850', member: '12', startsAfter: 0, validAfter: 24 * 3600 }),
  ]);
});

test('a text of any length is given up at its first line that is none', () => {
  expect(parseEcmwfIndex(`${SURFACE}\n${'{\n'.repeat(3_000_000)}`)).toBeNull();
});

test('anything else is no index', () => {
  const bad = ['', 'x', '[]', 'null', '1', '{}', SURFACE.replace('17459800', '-1'), SURFACE.replace('"18"', '"x"')];
  for (const text of [...bad, `${SURFACE}\nx`, SURFACE.replace('"0600"', '"6"')])
    expect(parseEcmwfIndex(text)).toBeNull();
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseEcmwfIndex(text)));
});
