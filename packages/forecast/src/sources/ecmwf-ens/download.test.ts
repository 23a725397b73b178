import { HOUR, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, test } from 'vitest';
import { createEcmwfEns } from './download.ts';

const url = 'https://example.org';

test.each([
  [0, 85, 360],
  [6, 49, 144],
  [12, 85, 360],
  [18, 49, 144],
])('the run of %d UTC has %d steps up to hour %d', async (start, steps, last) => {
  const { pieces } = await createEcmwfEns({ url }).planRun(RUN_AT + start * HOUR);
  expect([pieces.length, pieces.at(-1)?.hour]).toEqual([steps, last]);
});

test('a step is one index and the ranges of 51 members', async () => {
  const { pieces } = await createEcmwfEns({ url }).planRun(RUN_AT + 6 * HOUR);
  expect(pieces[1]?.requests).toEqual([
    `GET ${url}/20261121/06z/ifs/0p25/enfo/20261121060000-3h-enfo-ef.index`,
    expect.stringMatching(/20261121060000-3h-enfo-ef\.grib2 \(byte ranges of 2t:sfc, .*, each of 51 members\)$/),
  ]);
});
