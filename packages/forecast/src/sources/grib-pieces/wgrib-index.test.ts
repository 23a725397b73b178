import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWgribIndex } from './wgrib-index.ts';

const HOUR = 3600;
const RUN_AT = Date.UTC(2026, 10, 21, 6) / 1000;

/** Lines as in NOAA's indexes of GFS and GEFS. */
const INDEX = `1:0:d=2026112106:PRMSL:mean sea level:6 hour fcst:
588:409718030:d=2026112106:APCP:surface:0-6 hour acc fcst:
589:410503034:d=2026112106:APCP:surface:0-1 day acc fcst:
590:411000000:d=2026112106:DSWRF:surface:18-24 hour ave fcst:ENS=+12
591:411000900:d=2026112106:TMP:2 m above ground:anl:
`;

test('a line names place, run, name, level and time; the last message reaches to the end of the file', () => {
  expect(parseWgribIndex(INDEX)).toEqual([
    {
      range: { offset: 0, length: 409718030 },
      runAt: RUN_AT,
      parameter: 'PRMSL',
      level: 'mean sea level',
      validAfter: 6 * HOUR,
      startsAfter: 6 * HOUR,
      statistic: 'instant',
      member: null,
      details: '',
    },
    expect.objectContaining({ parameter: 'APCP', startsAfter: 0, validAfter: 6 * HOUR, statistic: 'acc' }),
    expect.objectContaining({ parameter: 'APCP', startsAfter: 0, validAfter: 24 * HOUR, statistic: 'acc' }),
    expect.objectContaining({ startsAfter: 18 * HOUR, validAfter: 24 * HOUR, statistic: 'ave', member: '+12' }),
    expect.objectContaining({ range: { offset: 411000900, length: null }, startsAfter: 0, validAfter: 0 }),
  ]);
});

test('fields that share a message and times that are not understood are left out', () => {
  const text = `1.1:0:d=2026112106:UGRD:10 m above ground:6 hour fcst:
1.2:0:d=2026112106:VGRD:10 m above ground:6 hour fcst:
2:500:d=2026112106:TMP:surface:some day fcst:
3:900:d=2026112106:TMP:surface:6 hour fcst:`;
  expect(parseWgribIndex(text)).toEqual([expect.objectContaining({ range: { offset: 900, length: null } })]);
});

test('an index of any length and order is read at once', () => {
  const count = 300_000;
  const text = Array.from({ length: count }, (_, n) => `${n}:${(count - n) * 10}:d=2026112106:TMP:surface:anl:`).join(
    '\n',
  );
  const lines = parseWgribIndex(text) ?? [];
  expect(lines).toHaveLength(count);
  expect(lines[0]?.range).toEqual({ offset: count * 10, length: null });
  expect(lines.at(-1)?.range).toEqual({ offset: 10, length: 10 });
});

test('anything else is no index', () => {
  for (const text of ['', '\n', '<html>', '{"param": "2t"}', `${INDEX}garbage`])
    expect(parseWgribIndex(text)).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => void parseWgribIndex(text)));
});
