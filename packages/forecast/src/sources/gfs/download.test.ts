import { RUN_AT } from '@portal/testing/runs/small-run';
import { expect, test } from 'vitest';
import { createGfs } from './download.ts';

test('a run consists of 121 hourly and 88 three-hourly steps, each a file with its index', async () => {
  const { pieces, wholeUpToHour } = await createGfs({ url: 'https://example.org' }).planRun(RUN_AT);
  const hours = pieces.map(({ hour }) => hour);
  expect([pieces.length, hours[120], hours[121], hours.at(-1), wholeUpToHour]).toEqual([209, 120, 123, 384, 120]);
  expect(pieces[6]?.requests).toEqual([
    'GET https://example.org/gfs.20261121/00/atmos/gfs.t00z.pgrb2.0p25.f006.idx',
    expect.stringMatching(/^GET https:\/\/example\.org\/gfs\.20261121\/00\/atmos\/gfs\.t00z\.pgrb2\.0p25\.f006 \(byte/),
  ]);
});

test('the height of the ground is asked for once', async () => {
  const { pieces } = await createGfs({ url: 'https://example.org' }).planRun(RUN_AT);
  const withGround = pieces.filter(({ requests }) => requests.some((line) => line.includes('HGT:surface')));
  expect(withGround.map(({ hour }) => hour)).toEqual([0]);
});
