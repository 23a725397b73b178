import { HOUR, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, test } from 'vitest';
import { createGefs } from './download.ts';
import { GEFS_HALF_DEGREE, GEFS_QUARTER_DEGREE } from './source.ts';

const url = 'https://example.org';

test('a run at 0.5° has 81 three-hourly and 24 six-hourly steps, one at 0.25° the first 81', async () => {
  const half = await createGefs({ url, product: GEFS_HALF_DEGREE }).planRun(RUN_AT);
  const quarter = await createGefs({ url, product: GEFS_QUARTER_DEGREE }).planRun(RUN_AT);
  expect([half.pieces.length, half.pieces[80]?.hour, half.pieces[81]?.hour, half.pieces.at(-1)?.hour]).toEqual([
    105, 240, 246, 384,
  ]);
  expect([quarter.pieces.length, quarter.pieces.at(-1)?.hour, quarter.wholeUpToHour]).toEqual([81, 240, 120]);
});

test('runs of 06 and 18 UTC renew the first six days', async () => {
  for (const product of [GEFS_HALF_DEGREE, GEFS_QUARTER_DEGREE]) {
    const plans = await Promise.all([6, 18].map((hour) => createGefs({ url, product }).planRun(RUN_AT + hour * HOUR)));
    expect(plans.map(({ pieces }) => [pieces.length, pieces.at(-1)?.hour])).toEqual([
      [49, 144],
      [49, 144],
    ]);
  }
});

test('a step asks a filter once for each member, and for the ground of the control alone', async () => {
  const filter = 'https://example.org/cgi-bin/filter_gefs_atmos_0p50a.pl';
  const { pieces } = await createGefs({ url: filter, product: GEFS_HALF_DEGREE }).planRun(RUN_AT);
  expect(pieces.map(({ requests }) => requests.length)).toEqual(new Array(105).fill(31));
  expect(pieces[1]?.requests[30]).toBe(
    `GET ${filter}?dir=%2Fgefs.20261121%2F00%2Fatmos%2Fpgrb2ap5&file=gep30.t00z.pgrb2a.0p50.f003&var_TMP=on&var_UGRD=on&var_VGRD=on&var_APCP=on&var_GUST=on&lev_2_m_above_ground=on&lev_10_m_above_ground=on&lev_surface=on&subregion=&toplat=25&bottomlat=5&leftlon=99&rightlon=120`,
  );
  const ground = pieces.flatMap(({ requests }) => requests.filter((line) => line.includes('var_HGT')));
  expect(ground).toEqual([expect.stringContaining('gec00.t00z.pgrb2a.0p50.f000')]);
});

test('a step asks for the index and the ranges of a control and thirty members', async () => {
  const { pieces } = await createGefs({ url, product: GEFS_HALF_DEGREE }).planRun(RUN_AT + 6 * HOUR);
  const requests = pieces[1]?.requests ?? [];
  expect(requests).toHaveLength(62);
  expect(requests.slice(0, 3)).toEqual([
    `GET ${url}/gefs.20261121/06/atmos/pgrb2ap5/gec00.t06z.pgrb2a.0p50.f003.idx`,
    expect.stringMatching(/gec00\.t06z\.pgrb2a\.0p50\.f003 \(byte ranges of TMP:2 m above ground, .*APCP:surface/),
    `GET ${url}/gefs.20261121/06/atmos/pgrb2ap5/gep01.t06z.pgrb2a.0p50.f003.idx`,
  ]);
  expect(requests.at(-1)).toContain('gep30');
  expect(createGefs({ url, product: GEFS_QUARTER_DEGREE }).name).toBe('gefs-025');
});

test('the height of the ground is asked for once, of the control', async () => {
  const { pieces } = await createGefs({ url, product: GEFS_QUARTER_DEGREE }).planRun(RUN_AT);
  const ground = pieces.flatMap(({ requests }) => requests.filter((line) => line.includes('HGT:surface')));
  expect(ground).toEqual([expect.stringContaining('pgrb2sp25/gec00.t00z.pgrb2s.0p25.f000')]);
});
